/// A block of cells; never of negative size.
package struct Rect: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The block that a whole screen of that size is.
  package init(_ size: Size) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// The first column right of the block.
  package var maxColumn: Int { column + columns }
  /// The first row below the block.
  package var maxRow: Int { row + rows }
  package var isEmpty: Bool { columns == 0 || rows == 0 }
  package var size: Size { Size(columns: columns, rows: rows) }
  package var origin: Point { Point(column: column, row: row) }

  /// Whether the cell is inside.
  package func contains(_ point: Point) -> Bool {
    point.column >= column && point.column < maxColumn && point.row >= row && point.row < maxRow
  }

  /// What both blocks share; empty when they do not touch.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Rect(
      column: left, row: top,
      columns: min(maxColumn, other.maxColumn) - left, rows: min(maxRow, other.maxRow) - top)
  }

  /// The block without a margin on all four sides.
  package func inset(columns: Int = 0, rows: Int = 0) -> Rect {
    let sideways = min(max(0, columns), self.columns / 2)
    let upright = min(max(0, rows), self.rows / 2)
    return Rect(
      column: column + sideways, row: row + upright,
      columns: self.columns - 2 * sideways, rows: self.rows - 2 * upright)
  }

  /// Cuts up to `count` rows off the top.
  package func takeTop(_ count: Int) -> (taken: Rect, rest: Rect) {
    let cut = min(max(0, count), rows)
    return (
      Rect(column: column, row: row, columns: columns, rows: cut),
      Rect(column: column, row: row + cut, columns: columns, rows: rows - cut)
    )
  }

  /// Cuts up to `count` rows off the bottom.
  package func takeBottom(_ count: Int) -> (taken: Rect, rest: Rect) {
    let (rest, taken) = takeTop(rows - min(max(0, count), rows))
    return (taken, rest)
  }

  /// Cuts up to `count` columns off the left side.
  package func takeLeft(_ count: Int) -> (taken: Rect, rest: Rect) {
    let cut = min(max(0, count), columns)
    return (
      Rect(column: column, row: row, columns: cut, rows: rows),
      Rect(column: column + cut, row: row, columns: columns - cut, rows: rows)
    )
  }

  /// Cuts up to `count` columns off the right side.
  package func takeRight(_ count: Int) -> (taken: Rect, rest: Rect) {
    let (rest, taken) = takeLeft(columns - min(max(0, count), columns))
    return (taken, rest)
  }
}
