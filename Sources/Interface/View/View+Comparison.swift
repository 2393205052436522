import Conversation
import Screen
import Session

/// A row of two ways side by side.
struct ComparedRow: Hashable, Sendable {
  var left: StyledLine?
  var right: StyledLine?
  var differs: Bool
}

// Two ways of the conversation side by side.
extension Model {
  private func columns(of area: Rect) -> (left: Rect, divider: Rect, right: Rect) {
    let (left, rest) = area.takeLeft((area.columns - 1) / 2)
    let (divider, right) = rest.takeLeft(1)
    return (left, divider, right)
  }

  /// All rows, the same number on both sides for what faces each other.
  var comparedRows: [ComparedRow] {
    guard let comparison else { return [] }
    let width = columns(of: layout.body).left.columns - 1
    let left = comparedLines(columns: width, of: session.log)
    let right = comparedLines(columns: width, of: log(of: comparison) ?? session.log)
    var rows: [ComparedRow] = []
    if comparison.sharedCount > 0 {
      let text = "\(glyphs.ellipsis) what came before is the same"
      let line = StyledLine(indent: ConversationLines.indent, [Segment(text, Style(.faint))])
      rows.append(ComparedRow(left: line, right: line, differs: false))
    }
    for pair in comparison.pairs {
      let one = pair.left.map { left.lines(of: comparison.left[$0]) } ?? []
      let other = pair.right.map { right.lines(of: comparison.right[$0]) } ?? []
      rows += (0..<max(one.count, other.count)).map { index in
        ComparedRow(
          left: one.indices.contains(index) ? one[index] : nil,
          right: other.indices.contains(index) ? other[index] : nil, differs: !pair.isSame)
      }
    }
    return rows
  }

  private func log(of comparison: Comparison) -> EventLog? {
    session.branches.first { $0.name == comparison.rightName }?.log
  }

  private func comparedLines(columns: Int, of log: EventLog) -> ConversationLines {
    var maker = conversationLines
    maker.columns = columns
    maker.events = log.events
    maker.marked = nil
    maker.pendingEvent = nil
    return maker
  }

  func draw(_ comparison: Comparison, _ drawing: inout Drawing, _ layout: Layout) {
    let area = layout.body
    drawing.screen.fill(area, Style())
    drawing.hits.removeAll { !$0.area.intersection(area).isEmpty }
    drawing.cursor = nil
    let (left, divider, right) = columns(of: area)
    drawing.screen.verticalRule(
      at: divider.origin, rows: divider.rows, glyphs.vertical, Style(.border))
    drawTitle(comparison.leftName, &drawing, left)
    drawTitle(comparison.rightName, &drawing, right)
    let rows = comparedRows
    for (offset, row) in rows.dropFirst(comparison.top).prefix(comparisonRows).enumerated() {
      draw(row.left, differs: row.differs, &drawing, left, row: area.row + 2 + offset)
      draw(row.right, differs: row.differs, &drawing, right, row: area.row + 2 + offset)
    }
    if comparison.top + comparisonRows < rows.count {
      let text = " \(glyphs.down) more "
      drawing.screen.put(
        text,
        at: Point(column: area.maxColumn - TextLayout.width(text) - 1, row: area.maxRow - 1),
        Style(.onButton, on: .button))
    }
  }

  private func drawTitle(_ name: String, _ drawing: inout Drawing, _ area: Rect) {
    let text = TextLayout.clip(
      TextLayout.sanitize(name), to: max(1, area.columns - 4), ellipsis: String(glyphs.ellipsis))
    drawing.screen.put(
      text, at: Point(column: area.column + 2, row: area.row), Style(.title, on: .base, [.bold]),
      clippedTo: area)
  }

  /// What differs has a bar at its left, on both sides; a colour alone would not tell it.
  private func draw(
    _ line: StyledLine?, differs: Bool, _ drawing: inout Drawing, _ area: Rect, row: Int
  ) {
    if differs {
      drawing.screen.put(
        String(glyphs.marker), at: Point(column: area.column, row: row), Style(.warning))
    }
    guard let line else { return }
    drawing.draw(line, in: area, row: row)
  }
}
