/// A grid of cells: what a terminal is to show.
package struct Screen: Equatable, Sendable {
  package let size: Size
  /// Row by row.
  private var cells: [Cell]

  package init(size: Size, style: Style = Style()) {
    self.size = size
    cells = Array(repeating: Cell(" ", style), count: size.columns * size.rows)
  }

  /// The whole of it.
  package var bounds: Rect { Rect(size) }

  /// A cell; blank outside, where writing does nothing.
  ///
  /// Writing over one half of a wide cluster blanks its other half, so that no half is left.
  package subscript(column column: Int, row row: Int) -> Cell {
    get {
      guard bounds.contains(Point(column: column, row: row)) else { return Cell() }
      return cells[row * size.columns + column]
    }
    set {
      guard bounds.contains(Point(column: column, row: row)) else { return }
      replace(row * size.columns + column, isLastColumn: column == size.columns - 1, with: newValue)
    }
  }

  /// The cells of a row, for those who compare or send them.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Whether both screens have the same cells in a row; compared here, where it is fast.
  package func isRow(_ row: Int, equalIn other: Screen) -> Bool {
    guard size.columns == other.size.columns, row < size.rows, row < other.size.rows else {
      return false
    }
    for index in row * size.columns..<(row + 1) * size.columns
    where cells[index] != other.cells[index] {
      return false
    }
    return true
  }

  private mutating func replace(_ index: Int, isLastColumn: Bool, with cell: Cell) {
    if cells[index].width == 0 {
      blank(index - 1)
    }
    if cells[index].width == 2 {
      blank(index + 1)
    }
    guard cell.width == 2 else {
      cells[index] = cell.width == 1 ? cell : Cell(" ", cell.style)
      return
    }
    guard !isLastColumn else {
      cells[index] = Cell(" ", cell.style)
      return
    }
    if cells[index + 1].width == 2 {
      blank(index + 2)
    }
    cells[index] = cell
    cells[index + 1] = .rightHalf(cell.style)
  }

  private mutating func blank(_ index: Int) {
    cells[index] = Cell(" ", cells[index].style)
  }

  /// Changes the styles of a block and leaves its text.
  package mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.row..<area.maxRow {
      for index in row * size.columns + area.column..<row * size.columns + area.maxColumn {
        change(&cells[index].style)
      }
    }
  }
}
