import Conversation
import Handlers
package import Screen
import Session
import SiriKit

extension Model {
  /// The frame that shows the model.
  package func view() -> Frame {
    let drawing = self.drawing()
    return Frame(
      screen: drawing.screen, cursor: drawing.cursor, cursorVisible: drawing.cursor != nil,
      modes: Modes(mouse: hasMouse && !isPlainView, title: "Parley · \(session.appFile.app.name)"))
  }

  /// The frame, and what can be clicked on it.
  func drawing() -> Drawing {
    let layout = self.layout
    guard layout.arrangement != .tooSmall, !isPlainView else {
      var drawing = Drawing(size: size)
      if isPlainView, layout.arrangement != .tooSmall {
        drawPlainView(&drawing)
      } else {
        drawTooSmall(&drawing)
      }
      return drawing
    }
    var drawing = backdrop.drawing(for: backdropKey) {
      var drawing = Drawing(size: size)
      drawHeader(&drawing, layout)
      drawConversation(&drawing, layout)
      drawDivider(&drawing, layout)
      drawLog(&drawing, layout)
      drawPanel(&drawing, layout)
      drawStatus(&drawing, layout)
      return drawing
    }
    if let comparison { draw(comparison, &drawing, layout) }
    drawCaption(&drawing, layout)
    drawInput(&drawing, layout)
    drawFooter(&drawing, layout)
    drawCompletion(&drawing, layout)
    for picker in pickers.suffix(1) { draw(picker, &drawing) }
    return drawing
  }

  private func drawTooSmall(_ drawing: inout Drawing) {
    let minimum = Layout.minimum
    let text =
      "Parley needs \(minimum.columns)×\(minimum.rows), now \(size.columns)×\(size.rows). "
      + "Nothing is lost; ^C leaves."
    for (row, line) in TextLayout.wrap(text, columns: max(1, size.columns)).enumerated() {
      drawing.screen.put(line, at: Point(column: 0, row: row), Style())
    }
  }

  // MARK: - Plain view

  /// The lines of the focused pane without any decoration.
  private var plainLines: [String] {
    let lines =
      focus == .log
      ? (0..<listed.count).map { place in
        let event = session.log.events[listed[place]]
        return "\(event.clock)  \(event.row.label)  \(event.row.text)"
      }
      : transcript.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.flatMap { TextLayout.wrap(TextLayout.sanitize($0), columns: max(8, size.columns)) }
  }

  /// The first row of the plain view.
  var plainStart: Int {
    let end = max(0, plainLines.count - size.rows)
    return min(end, plainTop ?? end)
  }

  private func drawPlainView(_ drawing: inout Drawing) {
    for (row, line) in plainLines.dropFirst(plainStart).prefix(size.rows).enumerated() {
      drawing.screen.put(line, at: Point(column: 0, row: row), Style())
    }
  }

  // MARK: - Header

  private func drawHeader(_ drawing: inout Drawing, _ layout: Layout) {
    let area = layout.header
    guard !area.isEmpty else { return }
    drawing.screen.fill(area, Style(on: .bar))
    var line = StyledLine(indent: 2)
    line.segments = [
      Segment("Parley", Style(.accent, on: .bar, [.bold])),
      Segment(
        "  " + TextLayout.sanitize(session.appFile.app.name), Style(.strong, on: .bar, .bold)),
    ]
    let right = headerRight
    let hasRight = area.columns >= 60
    line.segments += headerState(
      room: area.columns - line.width - 4 - (hasRight ? right.width + 4 : 0))
    drawing.draw(line, in: area, row: area.row)
    if hasRight {
      var end = right
      end.indent = max(0, area.columns - right.width - 2)
      drawing.draw(end, in: area, row: area.row)
    }
    drawing.screen.horizontalRule(
      at: layout.headerRule.origin, columns: layout.headerRule.columns, glyphs.horizontal,
      Style(.border))
  }

  private var headerRight: StyledLine {
    StyledLine([
      Segment("handler ", Style(.dim, on: .bar)), Segment("scripted", Style(.text, on: .bar)),
    ])
  }

  private func headerState(room: Int) -> [Segment] {
    let device = session.device
    var parts: [[Segment]] = [[Segment(session.locale, Style(.dim, on: .bar))]]
    parts.append(light(!device.isLocked, device.isLocked ? "locked" : "unlocked"))
    parts.append(light(device.biometry.isReady, device.biometry.label))
    parts.append(light(device.appState != .notRunning, device.appState.label))
    if !device.isOnline { parts.append(light(false, "offline")) }
    if device.permission != .authorized {
      parts.append(light(false, "Siri \(device.permission.rawValue)"))
    }
    if device.speakingMode != .spokenAndShown {
      parts.append([Segment(device.speakingMode.label, Style(.warning, on: .bar))])
    }
    var segments: [Segment] = []
    var used = 0
    for part in parts {
      let width = part.reduce(2) { $0 + TextLayout.width($1.text) }
      guard used + width <= room else { break }
      used += width
      segments.append(Segment(segments.isEmpty ? "     " : "  ", Style(on: .bar)))
      segments += part
    }
    return segments
  }

  private func light(_ isOn: Bool, _ text: String) -> [Segment] {
    [
      Segment(
        "\(isOn ? glyphs.on : glyphs.off) ", Style(isOn ? .success : .dim, on: .bar)),
      Segment(text, Style(.dim, on: .bar)),
    ]
  }

  // MARK: - Conversation

  private func drawConversation(_ drawing: inout Drawing, _ layout: Layout) {
    let area = layout.conversation
    guard !area.isEmpty else { return }
    let lines =
      session.log.shown.isEmpty ? welcome(area) : visibleConversation(rows: area.rows)
    let linked = focus == .log ? linkedItem : nil
    for (offset, line) in lines.prefix(area.rows).enumerated() {
      let row = area.row + offset
      drawing.draw(line, in: area, row: row)
      guard let event = line.event else { continue }
      if event == linked {
        drawing.screen.put(
          String(glyphs.marker), at: Point(column: area.column, row: row), Style(.accent))
      }
      if line.segments.allSatisfy({ $0.hit == nil }) {
        drawing.mark(
          Rect(column: area.column, row: row, columns: area.columns, rows: 1), .event(event))
      }
    }
    if conversationTop != nil { drawMore(&drawing, area) }
  }

  private func drawMore(_ drawing: inout Drawing, _ area: Rect) {
    let text = " \(glyphs.down) more "
    drawing.screen.put(
      text, at: Point(column: area.maxColumn - TextLayout.width(text) - 1, row: area.maxRow - 1),
      Style(.onButton, on: .button))
  }

  /// The event in the conversation that belongs to the one selected in the log.
  private var linkedItem: Int? {
    guard let selected = logState.selected else { return nil }
    return session.log.shown.last { Int($0) <= selected }.map(Int.init)
  }

  private func welcome(_ area: Rect) -> [StyledLine] {
    var lines: [StyledLine] = [
      .blank,
      StyledLine(
        indent: 2,
        [
          Segment("\(glyphs.siri) ", Style(.siri)),
          Segment("Say what you would say to Siri.", Style(.strong)),
        ]),
      .blank,
    ]
    let columns = max(10, area.columns - ConversationLines.indent - 3)
    let texts = examples.map { TextLayout.clip(TextLayout.sanitize($0), to: columns - 7) }
    let width = texts.map { TextLayout.width($0) }.max() ?? 0
    for (index, text) in texts.enumerated() {
      let isMarked = markedElement == .example(index)
      let surface: Surface = isMarked ? .selection : .card
      lines.append(
        StyledLine(
          indent: ConversationLines.indent,
          [
            Segment(
              "\(isMarked ? String(glyphs.marker) : " ") \(index + 1)  ", Style(.call, on: surface),
              hit: .example(index)),
            Segment(
              TextLayout.pad(text, to: width) + "  ",
              Style(.text, on: surface, isMarked ? [.bold] : []), hit: .example(index)),
          ]))
    }
    let hints = [
      "Type a sentence, or pick one with \(glyphs.down) and \(glyphs.enter).",
      "\(placeOfLog) you see what the handler is asked, and what it answers.",
      "F2 changes its answers, F3 the device. ? shows every key.",
    ]
    lines.append(.blank)
    lines += hints.flatMap { TextLayout.wrap($0, columns: columns) }.map {
      StyledLine(indent: ConversationLines.indent, [Segment($0, Style(.dim))])
    }
    return lines
  }

  private var placeOfLog: String {
    switch layout.arrangement {
    case .wide: "On the right"
    case .stacked: "Below"
    case .single, .tooSmall: "With Tab"
    }
  }

  private func drawDivider(_ drawing: inout Drawing, _ layout: Layout) {
    let area = layout.divider
    guard !area.isEmpty else { return }
    let style = Style(.border)
    if layout.arrangement == .wide {
      drawing.screen.verticalRule(at: area.origin, rows: area.rows, glyphs.vertical, style)
    } else {
      drawing.screen.horizontalRule(
        at: area.origin, columns: area.columns, glyphs.horizontal, style)
    }
  }
}

extension Device.Biometry {
  fileprivate var isReady: Bool { self == .faceID || self == .touchID }

  fileprivate var label: String {
    switch self {
    case .faceID: "Face ID"
    case .touchID: "Touch ID"
    case .none: "no biometrics"
    case .notEnrolled: "not enrolled"
    case .lockedOut: "locked out"
    case .notAvailable: "biometrics off"
    }
  }
}

extension Device.AppState {
  fileprivate var label: String {
    switch self {
    case .notRunning: "app not running"
    case .background: "app in background"
    case .foreground: "app in front"
    }
  }
}

extension Device.SpeakingMode {
  fileprivate var label: String {
    switch self {
    case .spokenAndShown: "spoken and shown"
    case .shownOnly: "silent"
    case .spokenOnly: "voice only"
    }
  }
}
