import Screen
import Testing

@testable import Interface

@Suite("The layout")
struct LayoutTests {
  @Test("no areas overlap, none leaves the screen, at any size")
  func anySize() {
    for columns in stride(from: 0, through: 250, by: 3) {
      for rows in 0...100 {
        for isLogFocused in [false, true] {
          for showsLog in [false, true] {
            check(
              Layout(
                size: Size(columns: columns, rows: rows), share: 25 + (columns + rows) % 51,
                isLogFocused: isLogFocused, showsLog: showsLog), columns, rows)
          }
        }
      }
    }
  }

  private func check(_ layout: Layout, _ columns: Int, _ rows: Int) {
    let whole = Rect(Size(columns: columns, rows: rows))
    let areas = layout.areas.filter { !$0.isEmpty }
    for (index, area) in areas.enumerated() {
      if area.intersection(whole) != area {
        Issue.record("\(area) leaves \(columns)×\(rows)")
      }
      for other in areas[(index + 1)...] where !area.intersection(other).isEmpty {
        Issue.record("\(area) overlaps \(other) at \(columns)×\(rows)")
      }
    }
    if layout.arrangement != .tooSmall {
      if layout.input.isEmpty || layout.conversation.isEmpty && layout.log.isEmpty {
        Issue.record("nothing to read at \(columns)×\(rows)")
      }
    }
  }

  @Test(
    "the arrangement follows the columns",
    arguments: [
      (200, Layout.Arrangement.wide), (120, .wide), (119, .stacked), (80, .stacked), (79, .single),
      (40, .single), (39, .tooSmall),
    ])
  func arrangement(columns: Int, expected: Layout.Arrangement) {
    let layout = Layout(
      size: Size(columns: columns, rows: 24), share: 48, isLogFocused: false)
    #expect(layout.arrangement == expected)
  }
}
