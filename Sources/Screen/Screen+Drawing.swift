extension Screen {
  /// Covers a block with one cluster, a space unless told otherwise.
  package mutating func fill(_ rect: Rect, _ style: Style, with text: Character = " ") {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let cell = Cell(text, style)
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        self[column: column, row: row] = cell
      }
    }
  }

  /// Writes one row of text and tells how many columns it took; nothing outside the block changes.
  ///
  /// A wide cluster that is cut by an edge of the block becomes a space there.
  @discardableResult
  package mutating func put(
    _ text: some StringProtocol, at point: Point, _ style: Style, clippedTo rect: Rect? = nil
  ) -> Int {
    let area = rect.map { $0.intersection(bounds) } ?? bounds
    guard point.row >= area.row, point.row < area.maxRow else { return 0 }
    var column = point.column
    TextLayout.forEachGlyph(in: Substring(of: text)) { glyph in
      guard column < area.maxColumn else { return false }
      put(glyph, column: column, row: point.row, style, within: area)
      column += glyph.width
      return true
    }
    return min(column, max(area.maxColumn, point.column)) - point.column
  }

  private mutating func put(
    _ glyph: Glyph, column: Int, row: Int, _ style: Style, within area: Rect
  ) {
    if column >= area.column && column + glyph.width <= area.maxColumn {
      self[column: column, row: row] = Cell(glyph.text, style, width: UInt8(glyph.width))
      return
    }
    for half in column..<column + glyph.width where half >= area.column && half < area.maxColumn {
      self[column: half, row: row] = Cell(" ", style)
    }
  }

  /// Draws a line of one glyph to the right.
  package mutating func horizontalRule(
    at point: Point, columns: Int, _ glyph: Character, _ style: Style, clippedTo rect: Rect? = nil
  ) {
    let line = Rect(column: point.column, row: point.row, columns: columns, rows: 1)
    fill(rect.map { line.intersection($0) } ?? line, style, with: glyph)
  }

  /// Draws a line of one glyph downwards.
  package mutating func verticalRule(
    at point: Point, rows: Int, _ glyph: Character, _ style: Style, clippedTo rect: Rect? = nil
  ) {
    let line = Rect(column: point.column, row: point.row, columns: 1, rows: rows)
    fill(rect.map { line.intersection($0) } ?? line, style, with: glyph)
  }
}
