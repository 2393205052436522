import Conversation
import DialogEngine
import Screen
import Session
import SiriKit

// The developer's side: the log, the intent panel, the status row.
extension Model {
  func drawLog(_ drawing: inout Drawing, _ layout: Layout) {
    let area = layout.log
    guard !area.isEmpty else { return }
    drawing.mark(area, .log)
    let listed = self.listed
    guard listed.count > 0 else { return drawEmptyLog(&drawing, area) }
    let end = max(0, listed.count - area.rows)
    let top = logState.top.map { min(listed.place(atOrBefore: $0), end) } ?? end
    let hits = Set(visibleHits)
    for row in 0..<min(area.rows, listed.count - top) {
      let index = listed[top + row]
      draw(session.log.events[index], index, &drawing, area, row: area.row + row, hits)
    }
    drawScrollBar(&drawing, area, top: top, count: listed.count)
  }

  /// Where one is in the log, and where hits and marked events are.
  private func drawScrollBar(_ drawing: inout Drawing, _ area: Rect, top: Int, count: Int) {
    guard count > area.rows, area.rows > 2 else { return }
    let column = area.maxColumn - 1
    func row(of place: Int) -> Int { area.row + place * area.rows / count }
    for row in row(of: top)...max(row(of: top), row(of: top + area.rows - 1)) {
      drawing.screen.put(
        String(glyphs.scrollTrack), at: Point(column: column, row: row), Style(.dim))
    }
    guard !logState.isFiltering else { return }
    for hit in logState.hits where hit < count {
      drawing.screen.put(
        String(glyphs.bullet), at: Point(column: column, row: row(of: hit)), Style(.accent))
    }
    for mark in logState.bookmarks where mark < count {
      drawing.screen.put(
        String(glyphs.on), at: Point(column: column, row: row(of: mark)), Style(.warning))
    }
  }

  private var visibleHits: [Int] {
    guard !logState.search.isEmpty else { return [] }
    // New events are searched with the next key in the log; the hits so far stay.
    return logState.hits
  }

  private func drawEmptyLog(_ drawing: inout Drawing, _ area: Rect) {
    let text =
      session.log.count == 0
      ? "The log of what happens underneath." : "Nothing of that kind. f shows the rest."
    drawing.screen.put(
      text, at: Point(column: area.column + 2, row: area.row + 1), Style(.dim), clippedTo: area)
  }

  private func draw(
    _ event: Event, _ index: Int, _ drawing: inout Drawing, _ area: Rect, row: Int,
    _ hits: Set<Int>
  ) {
    let isSelected = logState.selected == index && focus == .log
    let surface: Surface =
      isSelected ? .selection : .base
    let line = Rect(column: area.column, row: row, columns: area.columns, rows: 1)
    if surface != .base { drawing.screen.fill(line, Style(on: surface)) }
    let entry = event.row
    let clock = event.clock
    var column = area.column + 2
    func put(_ text: String, _ style: Style, width: Int) {
      drawing.screen.put(text, at: Point(column: column, row: row), style, clippedTo: line)
      column += width
    }
    if isSelected {
      drawing.screen.put(
        String(glyphs.marker), at: Point(column: area.column, row: row),
        Style(.accent, on: surface))
    }
    if hits.contains(index) {
      drawing.screen.put(
        String(glyphs.bullet), at: Point(column: area.column + 1, row: row),
        Style(.accent, on: surface, [.bold]))
    }
    if logState.bookmarks.contains(index) {
      drawing.screen.put(
        String(glyphs.on), at: Point(column: area.column + 1, row: row),
        Style(.warning, on: surface))
    }
    if area.columns >= 40 {
      put(clock, Style(.faint, on: surface), width: max(8, clock.count + 2))
    }
    put(
      ascii(entry.label), Style(entry.tone.labelInk, on: surface, entry.tone.labelAttributes),
      width: 8)
    let text = TextLayout.sanitize(entry.text, limit: 1_000)
    let scrolled =
      logState.column == 0
      ? text : String(text.dropFirst(logState.column))
    let room = max(0, line.maxColumn - column - 1)
    put(
      TextLayout.clip(ascii(scrolled), to: room, ellipsis: String(glyphs.ellipsis)),
      Style(entry.tone.ink, on: surface, entry.tone == .user ? [.bold] : []), width: 0)
    drawing.mark(line, .event(index))
  }

  /// The log's own arrows have twins where the terminal cannot draw them.
  private func ascii(_ text: String) -> String {
    guard !capabilities.isUTF8 else { return text }
    return String(
      text.map { character in
        switch character {
        case "→": ">"
        case "←": "<"
        case "✗": "x"
        case "·": "."
        default: character
        }
      })
  }

  // MARK: - The intent panel

  func drawPanel(_ drawing: inout Drawing, _ layout: Layout) {
    let area = layout.panel
    guard !area.isEmpty else { return }
    drawing.screen.horizontalRule(
      at: layout.panelRule.origin, columns: layout.panelRule.columns, glyphs.horizontal,
      Style(.border))
    let inner = Rect(
      column: area.column + 2, row: area.row, columns: max(0, area.columns - 4), rows: area.rows)
    var lines = intentLines(columns: inner.columns)
    var finding = findingLines(columns: inner.columns)
    // The cure of a long one goes on in the inspector, so that the parameters keep their rows.
    let room = max(5, area.rows - lines.count)
    if finding.count > room {
      finding = finding.prefix(room - 1) + [more(indent: finding.last?.indent ?? 0)]
    }
    lines = Array(lines.prefix(max(2, area.rows - finding.count)))
    for (row, line) in (lines + finding).prefix(area.rows).enumerated() {
      drawing.draw(line, in: inner, row: inner.row + row)
    }
  }

  private func more(indent: Int) -> StyledLine {
    let key = capabilities.isUTF8 ? "↵" : "Enter"
    return StyledLine(
      indent: indent, [Segment("\(glyphs.ellipsis) \(key) in the log shows all", Style(.faint))])
  }

  private func intentLines(columns: Int) -> [StyledLine] {
    guard let intentClass = session.engine.intentClass else {
      return [
        .blank, StyledLine([Segment("No intent yet.", Style(.dim))]),
        StyledLine([
          Segment("Here you see its parameters, and how far the handler is.", Style(.dim))
        ]),
      ]
    }
    let stage = session.engine.stageName
    let gap = columns - TextLayout.width(intentClass.name) - TextLayout.width(stage)
    var lines = [
      StyledLine([
        Segment(intentClass.name, Style(.intent, on: .base, [.bold])),
        Segment(String(repeating: " ", count: max(1, gap))),
        Segment(stage, Style(session.engine.stage.ink)),
      ]),
      .blank,
    ]
    let width = min(
      columns / 2, (intentClass.parameters.map { TextLayout.width($0.name) }.max() ?? 0) + 3)
    for parameter in intentClass.parameters {
      lines.append(parameterLine(parameter, width: width, columns: columns))
    }
    return lines
  }

  private func parameterLine(_ parameter: Parameter, width: Int, columns: Int) -> StyledLine {
    let value = session.engine.intent?.values[parameter.name]
    let isAsked = session.engine.question?.parameter == parameter.name
    let isResolved = session.engine.resolvedParameters.contains(parameter.name)
    let mark: Character = isAsked ? "?" : isResolved && value != nil ? glyphs.check : glyphs.dot
    let ink: Ink = isAsked ? .warning : isResolved && value != nil ? .success : .dim
    let text = value.map { TextLayout.sanitize($0.summary, limit: 500) } ?? "not given"
    return StyledLine([
      Segment(TextLayout.pad(parameter.name, to: width), Style(.dim)),
      Segment("\(mark)  ", Style(ink)),
      Segment(
        TextLayout.clip(text, to: max(4, columns - width - 3), ellipsis: String(glyphs.ellipsis)),
        Style(value == nil ? .dim : .text)),
    ])
  }

  /// The diagnosis that is selected, or the last one of this request.
  private func findingLines(columns: Int) -> [StyledLine] {
    guard let finding = presentFinding else { return [] }
    let facts = finding.diagnosis.facts
    let id = finding.diagnosis.rawValue
    let ink: Ink = facts.severity == .error ? .error : .warning
    let indent = TextLayout.width(id) + 2
    let room = max(8, columns - indent)
    var lines: [StyledLine] = [.blank]
    let message = TextLayout.sanitize(finding.message, limit: 1_000)
    for (index, row) in TextLayout.wrap(message, columns: room).enumerated() {
      lines.append(
        StyledLine(
          indent: index == 0 ? 0 : indent,
          (index == 0 ? [Segment(id + "  ", Style(ink, on: .base, [.bold]))] : [])
            + [Segment(row, Style(.text))]))
    }
    let fix = TextLayout.sanitize(Diagnosis.fill(facts.fix, finding.arguments), limit: 1_000)
    lines += TextLayout.wrap(fix, columns: room).map {
      StyledLine(indent: indent, [Segment($0, Style(.dim))])
    }
    return lines
  }

  private var presentFinding: Finding? {
    let events = session.log.events
    if focus == .log, let selected = logState.selected, events.indices.contains(selected),
      case .diagnosed(let finding) = events[selected].happening
    {
      return finding
    }
    var last: Finding?
    for event in events.reversed() {
      switch event.happening {
      case .diagnosed(let finding):
        // The gravest of a request counts, the latest of equals.
        if last.map({ !$0.isError && finding.isError }) ?? true { last = finding }
      case .intentStarted, .rewound: return last
      default: break
      }
    }
    return last
  }

  // MARK: - Status

  func drawStatus(_ drawing: inout Drawing, _ layout: Layout) {
    let area = layout.status
    guard !area.isEmpty else { return }
    var left = StyledLine(indent: 2)
    if focus == .log {
      left.segments.append(Segment(" LOG ", Style(.onPrimary, on: .primary, [.bold])))
      left.segments.append(Segment("  "))
    }
    left.segments.append(Segment(statusText, Style(.dim)))
    drawing.draw(left, in: area, row: area.row)
    var right = StyledLine(statusRight)
    right.indent = max(left.width + 4, area.columns - right.width - 2)
    drawing.draw(right, in: area, row: area.row)
    if let finder {
      drawing.cursor = Point(
        column: min(
          area.maxColumn - 1,
          area.column + right.indent + 6 + TextLayout.width(finder.head)), row: area.row)
    }
  }

  private var statusText: String {
    let count = session.log.count
    let listed = self.listed.count
    var parts = [count == 1 ? "1 event" : "\(count) events"]
    if logState.isFiltering { parts = ["\(listed) of \(count) events"] }
    let warnings = session.log.warningCount
    if warnings > 0 { parts.append(warnings == 1 ? "1 warning" : "\(warnings) warnings") }
    if !logState.isFollowing {
      let new = count - logState.countWhenStopped
      if new > 0 { parts.append("\(new) new below") }
    }
    return parts.joined(separator: " \(glyphs.dot) ")
  }

  private var statusRight: [Segment] {
    if let finder {
      return [
        Segment(" find ", Style(.onButton, on: .button)),
        Segment(finder.text + " ", Style(.text, on: .field)),
        Segment(
          finder.isEmpty
            ? "  re: for a pattern" : "  \(logState.hits.count) hits\(isSearching ? "…" : "")",
          Style(.dim)),
      ]
    }
    var segments: [Segment] = []
    if !logState.search.isEmpty {
      let place = logState.selected.flatMap { logState.hits.firstIndex(of: $0) }
      let count = logState.hits.count
      segments.append(
        Segment(
          "“\(logState.search)” " + (place.map { "\($0 + 1) of \(count)" } ?? "\(count) hits")
            + "   ",
          Style(.dim)))
    }
    let filter = logState.include.isEmpty ? logState.filter.rawValue : "“\(logState.include)”"
    segments.append(Segment("\(filter) \(glyphs.menu)   / find", Style(.dim)))
    return segments
  }
}

extension Finding {
  fileprivate var isError: Bool { diagnosis.facts.severity == .error }
}

extension LogRow.Tone {
  var ink: Ink {
    switch self {
    case .user: .strong
    case .quiet: .dim
    case .plain: .text
    case .intent: .intent
    case .call: .text
    case .success: .success
    case .question: .warning
    case .warning: .warning
    case .failure: .error
    }
  }

  var labelInk: Ink {
    switch self {
    case .call, .success: .call
    case .warning: .warning
    case .failure: .error
    case .user, .quiet, .plain, .intent, .question: .dim
    }
  }

  var labelAttributes: Attributes {
    switch self {
    case .warning, .failure: [.bold]
    case .user, .quiet, .plain, .intent, .call, .success, .question: []
    }
  }
}

extension DialogEngine {
  /// The stage as the panel names it.
  var stageName: String {
    switch stage {
    case .listening: "listening"
    case .routing: "routing"
    case .unlocking: "locked"
    case .resolving: "resolving"
    case .confirming: "confirming"
    case .askingGoAhead: "waiting for the go-ahead"
    case .handling: "handling"
    case .offeringApp: "offering the app"
    case .ended: "ended"
    }
  }
}

extension DialogEngine.Stage {
  var ink: Ink {
    switch self {
    case .listening, .routing, .ended: .dim
    case .unlocking, .askingGoAhead, .offeringApp: .warning
    case .resolving, .confirming, .handling: .call
    }
  }
}
