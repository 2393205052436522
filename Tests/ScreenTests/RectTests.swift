import Screen
import Testing

@Suite("Blocks of cells")
struct RectTests {
  private let block = Rect(column: 2, row: 3, columns: 10, rows: 4)

  @Test("are cut without loss on every side", arguments: [-1, 0, 1, 3, 4, 5, 10, 11])
  func cutting(count: Int) {
    let top = block.takeTop(count)
    let bottom = block.takeBottom(count)
    let left = block.takeLeft(count)
    let right = block.takeRight(count)
    #expect(top.taken.rows == min(max(0, count), 4))
    #expect(top.taken.maxRow == top.rest.row && top.rest.maxRow == block.maxRow)
    #expect(bottom.taken.rows == top.taken.rows)
    #expect(bottom.rest.maxRow == bottom.taken.row && bottom.taken.maxRow == block.maxRow)
    #expect(left.taken.columns == min(max(0, count), 10))
    #expect(left.taken.maxColumn == left.rest.column && left.rest.maxColumn == block.maxColumn)
    #expect(right.rest.maxColumn == right.taken.column)
    #expect(right.taken.maxColumn == block.maxColumn)
  }

  @Test("share what they share, and nothing when apart")
  func intersection() {
    let other = Rect(column: 5, row: 0, columns: 20, rows: 5)
    #expect(block.intersection(other) == Rect(column: 5, row: 3, columns: 7, rows: 2))
    #expect(block.intersection(Rect(column: 50, row: 0, columns: 2, rows: 2)).isEmpty)
  }

  @Test("shrink from all sides, never below nothing")
  func inset() {
    #expect(
      block.inset(columns: 1, rows: 1) == Rect(column: 3, row: 4, columns: 8, rows: 2))
    #expect(block.inset(columns: 40, rows: 40).isEmpty)
    #expect(block.contains(Point(column: 2, row: 3)))
    #expect(!block.contains(Point(column: 12, row: 3)))
  }
}
