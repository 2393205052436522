import Screen
import Testing

@Suite("The terminal in memory")
@MainActor
struct MemoryTerminalTests {
  private func frame(_ text: String) -> Frame {
    var screen = Screen(size: Size(columns: 10, rows: 2))
    screen.put(text, at: Point(column: 0, row: 0), Style())
    return Frame(screen: screen)
  }

  @Test("keeps frames that differ, and counts their cells")
  func frames() throws {
    let terminal = MemoryTerminal(size: Size(columns: 10, rows: 2))
    try terminal.present(frame("abc"), theme: .standard)
    try terminal.present(frame("abd"), theme: .standard)
    try terminal.present(frame("abd"), theme: .standard)
    #expect(terminal.frames.count == 2 && terminal.presentCount == 3)
    #expect(terminal.changedCells == 21)
    #expect(terminal.lines == ["abd", ""])
    terminal.redraw()
    try terminal.present(frame("abd"), theme: .standard)
    #expect(terminal.changedCells == 41)
  }

  @Test("hands out inputs in order, and a wake first")
  func inputs() throws {
    let size = Size(columns: 4, rows: 3)
    let terminal = MemoryTerminal(
      size: Size(columns: 10, rows: 2), inputs: [.key(.enter), .resize(size)])
    #expect(try terminal.next(timeout: 0) == .key(.enter))
    terminal.wake()
    #expect(try terminal.next(timeout: nil) == .wake)
    #expect(try terminal.next(timeout: nil) == .resize(size))
    #expect(terminal.size == size)
    #expect(try terminal.next(timeout: 5) == nil)
    try terminal.suspend()
    #expect(try terminal.next(timeout: 0) == .suspendResumed)
    terminal.write(clipboard: "x")
    terminal.close()
    #expect(terminal.clipboard == ["x"] && terminal.isClosed && terminal.suspendCount == 1)
  }
}
