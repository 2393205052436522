import Conversation
import Screen
import Session
import SiriKit
import Wording

/// Makes the rows of the conversation pane from events.
struct ConversationLines {
  var wording: Wording
  var second: Wording?
  var columns: Int
  var glyphs: GlyphSet
  /// How Siri answered when the event at hand happened.
  var mode = Device.SpeakingMode.spokenAndShown
  var showsSpoken = false
  /// More room between what is said, and nothing for developers.
  var isPresenting = false
  /// What of the pending question is marked.
  var marked: Model.Element?
  /// The number of the event whose question is pending.
  var pendingEvent: Int?
  var events: [Event] = []

  /// Columns before Siri's text.
  static let indent = 4

  private var textColumns: Int { max(8, min(columns - ConversationLines.indent - 2, 72)) }
  private var bubbleColumns: Int { max(8, columns * 7 / 10) }

  /// The rows of one event, a blank one before them.
  func lines(of event: Event) -> [StyledLine] {
    var maker = self
    maker.mode = event.speakingMode
    var lines = maker.content(of: event)
    if isPresenting, lines.first == .blank { lines.insert(.blank, at: 0) }
    for index in lines.indices { lines[index].event = event.number - 1 }
    return lines
  }

  private func content(of event: Event) -> [StyledLine] {
    switch event.happening {
    case .heard(let text): you(text.isEmpty ? "(silence)" : text)
    case .tapped(let button): you("[\(text(button.title))]")
    case .chose(_, let option): you(option.label)
    case .said(let line): [.blank] + siri([line])
    case .asked(let question): self.question(question, isPending: event.number == pendingEvent)
    case .showed(let card): mode == .spokenOnly ? [] : self.card(card)
    case .launched(let launch): self.launch(launch)
    case .appShowed(let page): self.page(page, isPending: event.number == pendingEvent)
    case .authenticationAsked(let prompt): sheet(prompt, isPending: event.number == pendingEvent)
    case .ended(let ending): self.ending(ending, event)
    default: []
    }
  }

  // MARK: - Words

  func text(_ line: Line) -> String { clean(wording.render(line).shown) }

  /// What is heard or shown, by the speaking mode.
  private func words(_ lines: [Line], _ wording: Wording) -> String {
    clean(
      lines.map {
        let rendered = wording.render($0)
        return mode == .spokenOnly ? rendered.spoken : rendered.shown
      }.joined(separator: separator(wording)))
  }

  private func separator(_ wording: Wording) -> String {
    wording.separatesSentences ? " " : ""
  }

  func clean(_ text: String) -> String { TextLayout.sanitize(text) }

  private func you(_ text: String) -> [StyledLine] {
    let rows = TextLayout.wrap(clean(text), columns: bubbleColumns - 4)
    let width = rows.map { TextLayout.width($0) }.max() ?? 0
    let style = Style(.onYou, on: .you)
    return [.blank]
      + rows.map { row in
        StyledLine(
          indent: max(0, columns - width - 6),
          [Segment("  " + TextLayout.pad(row, to: width) + "  ", style)])
      }
  }

  private func siri(_ lines: [Line]) -> [StyledLine] {
    let rows = TextLayout.wrap(words(lines, wording), columns: textColumns)
    var result = rows.enumerated().map { index, row in
      index == 0
        ? StyledLine(
          indent: 2, [Segment("\(glyphs.siri) ", Style(.siri)), Segment(row, Style(.strong))])
        : StyledLine(indent: ConversationLines.indent, [Segment(row, Style(.strong))])
    }
    if showsSpoken, mode != .spokenOnly { result += aside(spokenTwin(lines)) }
    if let second { result += aside(words(lines, second)) }
    return result
  }

  /// What is said where it differs from what is shown.
  private func spokenTwin(_ lines: [Line]) -> String? {
    let rendered = lines.map { wording.render($0) }
    guard rendered.contains(where: { $0.spoken != $0.shown }) else { return nil }
    return "“" + clean(rendered.map(\.spoken).joined(separator: separator(wording))) + "”"
  }

  private func aside(_ text: String?) -> [StyledLine] {
    guard let text else { return [] }
    return TextLayout.wrap(text, columns: textColumns).map {
      StyledLine(indent: ConversationLines.indent, [Segment($0, Style(.dim))])
    }
  }

  // MARK: - Questions

  private func question(_ question: Question, isPending: Bool) -> [StyledLine] {
    var lines: [StyledLine] = [.blank]
    lines += siri([question.lead, question.line].compactMap { $0 })
    if mode != .spokenOnly {
      lines += options(question, isPending: isPending)
      if let card = question.card {
        return lines + self.card(card, buttons: question.buttons, isPending: isPending)
      }
    }
    if !question.buttons.isEmpty, mode != .spokenOnly || isPending {
      lines += [.blank, buttonRow(question.buttons, isPending: isPending)]
    }
    return lines
  }

  private func options(_ question: Question, isPending: Bool) -> [StyledLine] {
    guard !question.options.isEmpty else { return [] }
    let room = textColumns - 10
    let labels = question.options.map { clean($0.label) }
    let details = question.options.map { clean($0.detail ?? "") }
    let labelWidth = min(room * 2 / 3, max(12, labels.map { TextLayout.width($0) }.max() ?? 0))
    let detailWidth = min(
      room - labelWidth, max(0, details.map { TextLayout.width($0) }.max() ?? 0))
    var rows = labels.indices.map { index in
      let element = Model.Element.option(question.firstOption + index)
      let isMarked = isPending && marked == element
      let surface: Surface = isMarked ? .selection : .card
      let number = TextLayout.width("\(index + 1)") == 1 ? " \(index + 1)" : "\(index + 1)"
      return StyledLine(
        indent: ConversationLines.indent,
        [
          Segment(
            "\(isMarked ? String(glyphs.marker) : " ") \(number)  ",
            Style(isPending ? .call : .dim, on: surface, isMarked ? [.bold] : [])),
          Segment(
            TextLayout.pad(labels[index], to: labelWidth),
            Style(.text, on: surface, isMarked ? [.bold] : [])),
          Segment(
            "   " + TextLayout.pad(details[index], to: detailWidth) + "  ",
            Style(.dim, on: surface)),
        ].map { segment in
          var segment = segment
          segment.hit = isPending ? element.hit : nil
          return segment
        })
    }
    if let page = question.page {
      rows.append(
        StyledLine(indent: ConversationLines.indent, [Segment(text(page), Style(.dim))]))
    }
    return rows
  }

  // MARK: - Cards

  var cardColumns: Int { max(20, min(columns - ConversationLines.indent - 4, 46)) }

  /// A row of a card: the surface goes from edge to edge.
  func cardLine(_ segments: [Segment], on surface: Surface) -> StyledLine {
    let used = segments.reduce(0) { $0 + TextLayout.width($1.text) }
    let fill = String(repeating: " ", count: max(0, cardColumns - used - 2))
    return StyledLine(
      indent: ConversationLines.indent,
      [edge(of: surface)] + segments + [Segment(fill, Style(on: surface))])
  }

  /// What is the app's has a bar at its left; a colour alone would not tell it apart.
  private func edge(of surface: Surface) -> Segment {
    surface == .app
      ? Segment("\(glyphs.marker) ", Style(.appName, on: .app)) : Segment("  ", Style(on: surface))
  }

  /// The card that leads to the app looks like the app, not like Siri.
  private func card(_ card: Card, buttons: [Button] = [], isPending: Bool = false)
    -> [StyledLine]
  {
    let surface: Surface = card.kind == .openApp ? .app : .card
    let kind = text(Line("card.\(card.intentName)"))
    let name = TextLayout.clip(clean(card.appName), to: cardColumns - TextLayout.width(kind) - 6)
    let gap = cardColumns - 4 - TextLayout.width(name) - TextLayout.width(kind)
    let title = [
      Segment(name, Style(.appName, on: surface, [.bold])),
      Segment(String(repeating: " ", count: max(1, gap)), Style(on: surface)),
      Segment(kind, Style(.dim, on: surface)),
    ]
    var lines = [cardLine(title, on: surface)] + rows(card.rows, on: surface)
    if !buttons.isEmpty {
      lines += [
        cardLine([], on: surface), cardButtons(buttons, isPending: isPending, on: surface),
      ]
    }
    return lines
  }

  func rows(_ rows: [Card.Row], on surface: Surface) -> [StyledLine] {
    let labels = rows.map { text($0.label) }
    let width = min(cardColumns / 2, labels.map { TextLayout.width($0) }.max() ?? 0) + 3
    let room = max(4, cardColumns - width - 4)
    return zip(rows, labels).flatMap { row, label in
      TextLayout.wrap(clean(wording.content(of: row)), columns: room).enumerated().map {
        index, part in
        cardLine(
          [
            Segment(
              TextLayout.pad(index == 0 ? label : "", to: width), Style(.dim, on: surface)),
            Segment(part, Style(.text, on: surface)),
          ], on: surface)
      }
    }
  }

  func cardButtons(_ buttons: [Button], isPending: Bool, on surface: Surface)
    -> StyledLine
  {
    let row = buttonSegments(buttons, isPending: isPending, gapStyle: Style(on: surface))
    let used = row.reduce(0) { $0 + TextLayout.width($1.text) }
    let lead = String(repeating: " ", count: max(0, cardColumns - used - 4))
    return cardLine([Segment(lead, Style(on: surface))] + row, on: surface)
  }

  private func buttonRow(_ buttons: [Button], isPending: Bool) -> StyledLine {
    StyledLine(
      indent: ConversationLines.indent,
      buttonSegments(buttons, isPending: isPending, gapStyle: Style()))
  }

  private func buttonSegments(_ buttons: [Button], isPending: Bool, gapStyle: Style)
    -> [Segment]
  {
    var segments: [Segment] = []
    for button in buttons {
      if !segments.isEmpty { segments.append(Segment("  ", gapStyle)) }
      let isMarked = isPending && marked == .button(button.role)
      let title = text(button.title)
      segments.append(
        Segment(
          isMarked ? "\(glyphs.marker) \(title) " : "  \(title)  ",
          style(of: button, isPending: isPending, isMarked: isMarked),
          hit: isPending ? .button(button.role) : nil))
      if isMarked { segments.append(Segment(" ", segments[segments.count - 1].style)) }
    }
    return segments
  }

  private func style(of button: Button, isPending: Bool, isMarked: Bool) -> Style {
    guard isPending else { return Style(.dim, on: .button) }
    let attributes: Attributes = isMarked ? [.bold, .underline] : []
    return button.isPrimary
      ? Style(.onPrimary, on: .primary, attributes.union(.bold))
      : Style(.onButton, on: .button, attributes)
  }

  // MARK: - The app and the end

  private func launch(_ launch: Launch) -> [StyledLine] {
    guard !launch.isInBackground else { return [] }
    return [.blank]
      + siri([launch.opening])
  }

  private func ending(_ ending: Ending, _ event: Event) -> [StyledLine] {
    var arguments: [String: Line.Argument] = [:]
    if case .failed(let code) = ending { arguments["code"] = .text(code) }
    let parts = [text(Line(ending.key, arguments))] + (isPresenting ? [] : effort(before: event))
    return [
      .blank,
      StyledLine(
        indent: ConversationLines.indent,
        [Segment(parts.joined(separator: " \(glyphs.dot) "), Style(.faint))]),
    ]
  }

  /// How long the request took and how many calls it made.
  private func effort(before event: Event) -> [String] {
    var calls = 0
    for earlier in events[..<(event.number - 1)].reversed() {
      switch earlier.happening {
      case .called: calls += 1
      case .intentStarted:
        let seconds = Event.seconds(event.time - earlier.time)
        return [
          text(Line("effort.seconds", ["seconds": .text(seconds)])),
          text(Line("effort.calls", ["count": .count(calls)])),
        ]
      case .ended: return []
      default: break
      }
    }
    return []
  }
}

extension Button {
  /// The one that leaves the prompt.
  var isCancelling: Bool {
    [.cancel, .dontAllow, .leaveApp, .cancelAuthentication].contains(role)
  }

  /// The one that goes on; it stands out.
  var isPrimary: Bool {
    switch role {
    case .confirm, .unlock, .openApp, .retry, .yes, .allow, .pay, .signIn, .agree, .subscribe,
      .retryInApp, .match:
      true
    case .cancel, .no, .dontAllow, .webSearch, .leaveApp, .noMatch, .usePasscode,
      .cancelAuthentication:
      false
    }
  }
}
