import Foundation
import Screen
import ScreenNcurses
import TestSupport
import Testing

/// ncurses on a file: what it sends can be counted, and read by the emulated terminal.
@Suite("ncurses on files", .serialized)
@MainActor
struct NcursesFileTests {
  private let size = Size(columns: 80, rows: 24)

  /// Runs with a terminal of that type and gives back what was written between the steps.
  private func outputs(
    _ frames: [Frame], term: String = "xterm-256color", environment: [String: String] = [:],
    themes: [Theme] = [.standard], beforeEach: (NcursesTerminal) -> Void = { _ in }
  ) throws -> [[UInt8]] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let output = try FileHandle(forUpdating: file)
    let input = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    var options = TerminalOptions()
    options.input = input.fileDescriptor
    options.output = output.fileDescriptor
    options.size = size
    options.handlesSignals = false
    options.parksErrors = false
    let variables = environment.merging(["TERM": term]) { $1 }
    options.environment = { variables[$0] }
    var ends = [0]
    try withTerminal(options) { terminal in
      ends.append(try Data(contentsOf: file).count)
      for (index, frame) in frames.enumerated() {
        beforeEach(terminal)
        try terminal.present(frame, theme: themes[min(index, themes.count - 1)])
        ends.append(try Data(contentsOf: file).count)
      }
      #expect(try terminal.next(timeout: nil) == .hangup)
      #expect(try terminal.next(timeout: 0) == nil)
    }
    let all = try Data(contentsOf: file)
    ends.append(all.count)
    return zip(ends, ends.dropFirst()).map { Array(all[$0..<$1]) }
  }

  private func frame(_ lines: [String], style: Style = Style(), cursor: Point? = nil) -> Frame {
    var screen = Screen(size: size)
    for (row, line) in lines.enumerated() {
      screen.put(line, at: Point(column: 0, row: row), style)
    }
    return Frame(screen: screen, cursor: cursor, modes: Modes(mouse: false))
  }

  private func shown(_ parts: [[UInt8]]) -> EmulatedScreen {
    var screen = EmulatedScreen(columns: size.columns, rows: size.rows)
    // Not the last part, which leaves the screen.
    screen.feed(parts.dropLast().joined())
    return screen
  }

  @Test(
    "draws the same text on every kind of terminal",
    arguments: ["xterm-256color", "vt100", "linux", "tmux-256color", "screen", "xterm", "rxvt"])
  func everyTerminal(term: String) throws {
    let lines = ["first row", "", "  third: a long row of words that goes on and on", "end"]
    let parts = try outputs([frame(["other", "text"]), frame(lines)], term: term)
    let screen = shown(parts)
    #expect(screen.lines == lines + Array(repeating: "", count: 20))
    #expect(screen.unknown == [])
  }

  @Test("sends hardly more than the key for a key")
  func bytesPerKey() throws {
    let before = frame(["› hell"], cursor: Point(column: 6, row: 0))
    let after = frame(["› hello"], cursor: Point(column: 7, row: 0))
    let parts = try outputs([before, after, after])
    #expect(parts[2].count <= 4, "\(parts[2].count)")
    #expect(parts[3].isEmpty)
  }

  @Test("sends nothing for an equal frame, and fills the last corner too")
  func equalFrames() throws {
    let full = frame(Array(repeating: String(repeating: "x", count: 80), count: 24))
    let parts = try outputs([full, full])
    #expect(parts[2].isEmpty)
    #expect(shown(parts).lines.allSatisfy { $0 == String(repeating: "x", count: 80) })
  }

  @Test("uses as many colours as there are")
  func colours() throws {
    let theme = Theme(
      name: "test", inks: [.siri: .init(.rgb(0xB3, 0x88, 0xFF))],
      surfaces: [.card: .init(.rgb(0x1D, 0x1F, 0x27))])
    let cells = [frame(["x"], style: Style(.siri, on: .card, .bold))]
    func rendition(_ term: String, _ environment: [String: String] = [:]) throws
      -> EmulatedScreen.Rendition
    {
      let screen = try shown(
        outputs(cells, term: term, environment: environment, themes: [theme]))
      #expect(screen.unknown == [])
      return screen.rendition(column: 0, row: 0)
    }
    let direct = try rendition("xterm-256color", ["COLORTERM": "truecolor"])
    #expect(direct.foreground == .rgb(0xB3, 0x88, 0xFF))
    #expect(direct.background == .rgb(0x1D, 0x1F, 0x27))
    #expect(direct.attributes == .bold)
    let indexed = try rendition("xterm-256color")
    #expect(indexed.foreground == .indexed(141) && indexed.background == .indexed(234))
    let none = try rendition("xterm-256color", ["NO_COLOR": "1", "COLORTERM": "truecolor"])
    #expect(none.foreground == .standard && none.attributes == .bold)
    let old = try rendition("vt100", ["COLORTERM": "truecolor"])
    #expect(old.foreground == .standard)
  }

  @Test("keeps the palette beside 24 bits")
  func paletteAndDirect() throws {
    let theme = Theme(
      name: "test", inks: [.siri: .init(.indexed(15)), .dim: .init(.indexed(200))],
      surfaces: [.card: .init(.rgb(0, 0, 3))])
    var screen = Screen(size: size)
    screen.put("a", at: Point(column: 0, row: 0), Style(.siri, on: .card))
    screen.put("b", at: Point(column: 1, row: 0), Style(.dim))
    let shown = try shown(
      outputs([Frame(screen: screen)], environment: ["COLORTERM": "24bit"], themes: [theme]))
    #expect(shown.rendition(column: 0, row: 0).foreground == .indexed(15))
    // The 16 darkest blues stand for the palette, so this one is a shade lighter.
    #expect(shown.rendition(column: 0, row: 0).background == .rgb(0, 0, 16))
    #expect(shown.rendition(column: 1, row: 0).foreground == .rgb(255, 0, 215))
  }

  @Test("falls back to a common type where the terminal's own is unknown")
  func unknownType() throws {
    let parts = try outputs([frame(["here"])], term: "no-such-terminal")
    #expect(shown(parts).lines[0] == "here")
  }

  @Test("switches off what it has switched on")
  func modes() throws {
    var mouse = frame(["x"])
    mouse.modes = Modes(mouse: true, title: "a title\u{1B}\u{07}")
    let parts = try outputs([mouse])
    var screen = shown(parts)
    #expect(screen.modes.isSuperset(of: [1000, 1002, 1006, 2004, 1004]))
    #expect(screen.title == "a title␛␇" && screen.isAlternate)
    screen.feed(parts.last ?? [])
    #expect(screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006, 2004, 1004, 2026]))
    #expect(!screen.isAlternate && screen.isCursorVisible)
  }

  @Test("draws all again after a redraw")
  func redraw() throws {
    let text = frame(["text"])
    let parts = try outputs([text, text]) { $0.redraw() }
    #expect(String(decoding: parts[2], as: UTF8.self).contains("text"))
  }

  @Test("draws all again with another theme")
  func otherTheme() throws {
    let text = frame(["text"], style: Style(.siri))
    let other = Theme(name: "other", inks: [.siri: .init(.indexed(2))], surfaces: [:])
    let parts = try outputs([text, text], themes: [.standard, other])
    #expect(shown([parts[0], parts[1], []]).rendition(column: 0, row: 0).foreground == .indexed(5))
    #expect(shown(parts).rendition(column: 0, row: 0).foreground == .indexed(2))
  }

  @Test("opens only one terminal at a time")
  func onlyOne() throws {
    _ = try outputs([frame(["a"])], term: "vt100")
    var options = TerminalOptions()
    options.environment = { _ in "vt100" }
    options.handlesSignals = false
    options.parksErrors = false
    let input = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    let output = try #require(FileHandle(forWritingAtPath: "/dev/null"))
    options.input = input.fileDescriptor
    options.output = output.fileDescriptor
    let terminal = try NcursesTerminal(options)
    #expect(throws: TerminalError.alreadyOpen) { _ = try NcursesTerminal(options) }
    terminal.close()
    terminal.close()
  }
}
