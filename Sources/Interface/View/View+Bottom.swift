import Conversation
import DialogEngine
import Screen
import Session
import Wording

// The bottom: the input line, what completes it, the footer.
extension Model {
  func drawInput(_ drawing: inout Drawing, _ layout: Layout) {
    if !isPresenting {
      drawing.screen.horizontalRule(
        at: layout.inputRule.origin, columns: layout.inputRule.columns, glyphs.horizontal,
        Style(.border))
    }
    let area = layout.input
    drawing.mark(area, .input)
    let wave = self.wave
    drawing.draw(StyledLine(indent: 2, wave), in: area, row: area.row)
    let start = area.column + 2 + wave.reduce(0) { $0 + TextLayout.width($1.text) }
    let field = Rect(
      column: start, row: area.row, columns: max(1, area.maxColumn - start - 2), rows: 1)
    if let notice, input.isEmpty,
      TextLayout.width(TextLayout.sanitize(notice.text)) <= field.columns
    {
      drawing.screen.put(
        TextLayout.sanitize(notice.text), at: field.origin,
        Style(notice.isError ? .error : .accent), clippedTo: field)
      placeCursor(&drawing, field, column: field.column)
    } else if input.isEmpty {
      drawing.screen.put(prompt, at: field.origin, Style(.faint), clippedTo: field)
      placeCursor(&drawing, field, column: field.column)
      if let notice { draw(notice, above: layout.inputRule, &drawing) }
    } else {
      drawTyped(&drawing, field)
      if let notice { draw(notice, above: layout.inputRule, &drawing) }
    }
  }

  /// While something is typed, a notice stands above it: it is often about that text. One that
  /// is too long for the rule takes as many rows as it needs.
  private func draw(_ notice: Notice, above rule: Rect, _ drawing: inout Drawing) {
    let room = max(1, rule.columns - 8)
    let rows = TextLayout.wrap(TextLayout.sanitize(notice.text), columns: room)
      .suffix(max(1, rule.row - 3))
    let style = Style(notice.isError ? .error : .accent)
    guard rows.count > 1 else {
      let text = rows.first ?? ""
      drawing.screen.put(
        " \(text) ",
        at: Point(column: rule.maxColumn - TextLayout.width(text) - 4, row: rule.row), style,
        clippedTo: rule)
      return
    }
    let area = Rect(
      column: 3, row: rule.row - rows.count, columns: rule.columns - 6, rows: rows.count)
    drawEdge(&drawing, around: area)
    drawing.screen.fill(area, Style(on: .popup))
    for (offset, text) in rows.enumerated() {
      drawing.screen.put(
        text, at: Point(column: area.column + 1, row: area.row + offset),
        Style(notice.isError ? .error : .accent, on: .popup), clippedTo: area)
    }
  }

  private func drawTyped(_ drawing: inout Drawing, _ field: Rect) {
    let head = TextLayout.sanitize(input.head)
    let width = TextLayout.width(head)
    let shift = max(0, width - field.columns + 2)
    drawing.screen.put(
      TextLayout.sanitize(input.text), at: Point(column: field.column - shift, row: field.row),
      Style(.strong), clippedTo: field)
    placeCursor(&drawing, field, column: field.column + width - shift)
  }

  private func placeCursor(_ drawing: inout Drawing, _ field: Rect, column: Int) {
    guard focus == .conversation, finder == nil, pickers.isEmpty, comparison == nil else { return }
    drawing.cursor = Point(column: min(column, field.maxColumn - 1), row: field.row)
  }

  /// The sign that Siri listens, or works.
  private var wave: [Segment] {
    let heights = [1, 2, 4, 2, 0]
    let inks: [Ink] = [.accent, .accent, .siri, .siri, .error]
    var segments: [Segment] = []
    if size.columns >= 60, capabilities.isUTF8 {
      for (height, ink) in zip(heights, inks) {
        segments.append(
          Segment(
            String(glyphs.bars[showsWorking ? 0 : height]),
            Style(focus == .conversation ? ink : .faint)))
      }
      segments.append(Segment(" "))
    }
    segments.append(
      Segment(
        "\(glyphs.prompt) ", Style(focus == .conversation ? .accent : .faint, on: .base, [.bold])))
    return segments
  }

  private var prompt: String {
    if comparison != nil { return "Two ways side by side" }
    if playback?.isPaused ?? false { return "Paused" }
    if showsWorking { return "The handler is working." }
    if playback != nil { return "" }
    if let marked = markedElement { return hint(on: marked) }
    switch session.engine.question?.kind {
    case .value: return "Say or type the answer"
    case .choice: return "Say which one, or pick a number"
    case .confirmation: return "Yes or no"
    case .goAhead: return "Say yes or no, change something, or press a button with \(arrows)"
    case .unlock: return "Unlock, or cancel"
    case .openApp: return "Open the app, or not now"
    case .retry: return "Try again, or say something else"
    case .page: return "The app is in front; press one of its buttons"
    case .authentication: return "What the device sees: a match, none, a cancel"
    case .permission: return "Allow, or don't"
    case nil: return "Say something; / lists commands"
    }
  }

  /// What Enter would do with the mark.
  private func hint(on element: Element) -> String {
    let enter = capabilities.isUTF8 ? "↵" : "Enter"
    switch element {
    case .option(let index):
      let options = session.engine.question?.options ?? []
      let place = index - (session.engine.question?.firstOption ?? 0)
      let label = options.indices.contains(place) ? options[place].label : ""
      return "\(enter) takes \(TextLayout.sanitize(label))"
    case .button(let role):
      let button = session.engine.question?.buttons.first { $0.role == role }
      let title = button.map { TextLayout.sanitize(wording.render($0.title).shown) } ?? ""
      return "\(enter) presses “\(title)”; \(arrows) the next; Esc takes the mark away"
    case .example: return "\(enter) says it"
    }
  }

  private var arrows: String { capabilities.isUTF8 ? "← →" : "the arrows" }

  // MARK: - Caption

  /// The caption's rows: three at most, as wide as reads well from afar.
  var captionLines: [String] {
    guard let caption, !caption.isEmpty else { return [] }
    let columns = max(8, min(size.columns - 8, 76))
    return Array(TextLayout.wrap(TextLayout.sanitize(caption), columns: columns).prefix(3))
  }

  func drawCaption(_ drawing: inout Drawing, _ layout: Layout) {
    let area = layout.caption
    guard !area.isEmpty else { return }
    for (offset, text) in captionLines.enumerated() {
      let column = area.column + max(0, (area.columns - TextLayout.width(text)) / 2)
      drawing.screen.put(
        text, at: Point(column: column, row: area.row + offset), Style(.dim), clippedTo: area)
    }
  }

  // MARK: - Completion

  /// Commands that the typed beginning may become.
  var completions: [Command] {
    guard input.text.hasPrefix("/"), !input.text.contains(" ") else { return [] }
    let typed = input.text.dropFirst()
    return Command.all.filter { $0.name.rawValue.hasPrefix(typed) }
  }

  func drawCompletion(_ drawing: inout Drawing, _ layout: Layout) {
    let commands = completions
    guard focus == .conversation, pickers.isEmpty, !commands.isEmpty else { return }
    let rows = min(commands.count, max(0, layout.inputRule.row - 4))
    let area = Rect(
      column: 3, row: layout.inputRule.row - rows, columns: min(88, size.columns - 6), rows: rows)
    drawEdge(&drawing, around: area)
    drawing.screen.fill(area, Style(on: .popup))
    for (offset, command) in commands.prefix(rows).enumerated() {
      let name = "/\(command.name.rawValue) \(command.arguments)"
      let line = StyledLine(
        indent: 1,
        [
          Segment(TextLayout.pad(name, to: 30), Style(.key, on: .popup, [.bold])),
          Segment(
            TextLayout.clip(
              command.summary, to: max(1, area.columns - 32), ellipsis: String(glyphs.ellipsis)),
            Style(.dim, on: .popup)),
        ])
      drawing.draw(line, in: area, row: area.row + offset)
    }
  }

  // MARK: - Footer

  func drawFooter(_ drawing: inout Drawing, _ layout: Layout) {
    let area = layout.footer
    guard !area.isEmpty else { return }
    drawing.screen.fill(area, Style(on: .bar))
    var line = StyledLine(indent: 2)
    for (key, label) in footerKeys {
      let width = TextLayout.width(key) + TextLayout.width(label) + 4
      guard line.width + width <= area.columns - 2 else {
        line.segments.append(Segment(String(glyphs.ellipsis), Style(.dim, on: .bar)))
        break
      }
      line.segments += [
        Segment(key, Style(.key, on: .bar, [.bold])),
        Segment(" \(label)   ", Style(.dim, on: .bar)),
      ]
    }
    drawing.draw(line, in: area, row: area.row)
  }

  /// The keys that are most useful now.
  private var footerKeys: [(String, String)] {
    if let playback {
      return [
        ("Space", playback.isPaused ? "go on" : "pause"), ("←→", "step"), ("- +", "pace"),
        ("Esc", "take over"),
        ("", "\(playback.isPaused ? "paused at" : "playing") \(playback.progress)"),
      ].map(plain)
    }
    if comparison != nil, pickers.isEmpty {
      return [
        ("↑↓", "scroll"), ("n", "next difference"), ("↵", "go on with the branch"),
        ("Esc", "close"),
      ].map(plain)
    }
    if finder != nil { return [("↵", "go to the hit"), ("Esc", "stop searching")].map(plain) }
    if let picker = pickers.last { return pickerKeys(picker).map(plain) }
    if focus == .log {
      return keys([
        .inspect, .find, .filter, .nextError, .nextTurn, .bubble, .statistics, .copyEvent,
        .closeLog,
      ])
    }
    var list: [(String, String)] = [("↵", markedElement == nil ? "send" : "press")]
    if !elements.isEmpty, input.isEmpty { list.append(("↑↓", "mark")) }
    list.append(("⇥", "log"))
    list.append(("/", "commands"))
    list.append(("?", "help"))
    return list.map(plain) + keys([.behaviour, .device, .rewind, .language])
  }

  private func pickerKeys(_ picker: Picker) -> [(String, String)] {
    switch picker.kind {
    case .device: [("←→", "change"), ("↑↓", "move"), ("Esc", "close")]
    case .event:
      [("Space", "fold"), ("- +", "fold all, none"), ("y", "copy JSON"), ("Esc", "close")]
    case .branches:
      [("↵", "go there"), ("⇥", "compare"), ("Space", "fold"), ("↑↓", "move"), ("Esc", "close")]
    case .reasons: [("Space", "fold"), ("↑↓", "move"), ("Esc", "close")]
    case .statistics: [("Esc", "close")]
    default: [("↵", "choose"), ("↑↓", "move"), ("a–z", "filter"), ("Esc", "close")]
    }
  }

  private func keys(_ actions: [Binding.Action]) -> [(String, String)] {
    actions.compactMap { action in
      keymap.binding(of: action).flatMap { binding in
        binding.keys.first.map { plain(($0.name, binding.label)) }
      }
    }
  }

  /// Key names without signs that the terminal cannot draw.
  private func plain(_ key: (String, String)) -> (String, String) {
    guard !capabilities.isUTF8 else { return key }
    let names = ["↵": "Enter", "⇥": "Tab", "↑↓": "Up/Down", "←→": "Left/Right", "a–z": "a-z"]
    return (names[key.0] ?? key.0, key.1)
  }
}
