import Foundation
import Screen
import TestSupport
import Testing

/// The real thing: a program in a terminal, with signals, crashes and a shell around it.
@Suite("A program in a terminal", .serialized)
struct TerminalProbeTests {
  private static let probe = PseudoTerminal.product("terminal-probe")

  private func start(
    _ environment: [String: String] = [:], arguments: [String] = []
  ) throws -> PseudoTerminal {
    let standard = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
      // Older than the window's own size, so without effect.
      "LINES": "99", "COLUMNS": "33",
    ]
    let terminal = try PseudoTerminal(
      Self.probe, arguments: arguments, environment: standard.merging(environment) { $1 })
    try #require(terminal.wait(for: "READY"), "\(terminal.text)")
    return terminal
  }

  /// What every ending owes to the shell.
  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.isCooked)
    #expect(!terminal.screen.isAlternate && terminal.screen.isCursorVisible)
    #expect(terminal.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006, 2004, 1004, 2026, 1]))
  }

  @Test("draws wide and joined text, and takes a visible cursor along")
  func drawing() throws {
    let terminal = try start()
    #expect(terminal.wait(for: "you 作 é 👩 →"))
    #expect(terminal.screen.lines[0] == " READY indexed256")
    #expect(terminal.screen.column == 1 && terminal.screen.row == 2)
    #expect(terminal.screen.title == "probe ␛]2;evil␇")
    #expect(terminal.screen.unknown == [])
  }

  @Test("gives the terminal back when it leaves, and when an error is thrown")
  func leaving() throws {
    for (key, words, status) in [("q", "left in peace", Int32(0)), ("x", "left with", 3)] {
      let terminal = try start()
      terminal.write(key)
      #expect(terminal.waitForEnd() == .exited(status))
      #expect(terminal.screen.contains(words))
      expectRestored(terminal)
    }
  }

  @Test(
    "gives the terminal back when it crashes, and shows what the crash said",
    arguments: [("f", "the probe fails"), ("a", ""), ("r", "")])
  func crashing(key: String, words: String) throws {
    let terminal = try start()
    terminal.write(key)
    guard case .signalled = terminal.waitForEnd() else {
      Issue.record("it did not crash")
      return
    }
    expectRestored(terminal)
    // The stack trace may have scrolled it away.
    #expect(words.isEmpty || terminal.text.contains(words))
  }

  @Test("keeps stderr for the time after the screen")
  func standardError() throws {
    let terminal = try start()
    terminal.write("e")
    #expect(terminal.wait(for: "character(\"e\")"))
    #expect(!terminal.screen.contains("a word to stderr"))
    terminal.write("q")
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.screen.contains("a word to stderr"))
  }

  @Test("hears when it is to end", arguments: [SIGTERM, SIGINT, SIGHUP])
  func ending(signal: Int32) throws {
    let terminal = try start()
    terminal.kill(signal)
    #expect(terminal.waitForEnd() == .exited(0))
    expectRestored(terminal)
  }

  @Test("ends when its window is closed")
  func closedWindow() throws {
    let terminal = try start()
    terminal.hangUp()
    #expect(terminal.waitForEnd() != nil)
  }

  @Test("follows its window's size, whatever the environment says")
  func resizing() throws {
    let terminal = try start()
    terminal.resize(columns: 60, rows: 12)
    #expect(terminal.wait(for: "size Size(columns: 60, rows: 12)"))
    for columns in 40...60 {
      terminal.resize(columns: columns, rows: 10)
    }
    #expect(terminal.wait(for: "size Size(columns: 60, rows: 10)"))
    terminal.kill(SIGWINCH)
    terminal.settle()
    #expect(terminal.screen.lines[0].hasPrefix(" READY"))
  }

  @Test("takes ten thousand pasted lines at once")
  func pasting() throws {
    let terminal = try start()
    #expect(terminal.screen.modes.contains(2004))
    let lines = String(repeating: "a line of pasted text that is not short\r", count: 10_000)
    terminal.write("\u{1B}[200~" + lines + "\u{1B}[201~")
    #expect(terminal.wait(for: "paste of 400000 bytes, 10000 line ends"))
  }

  @Test("hears keys, a lone Escape, the mouse and the focus")
  func inputs() throws {
    let terminal = try start()
    for (bytes, words) in [
      ("\u{1B}OA", "key(Screen.Key.up)"), ("\u{1B}", "key(Screen.Key.escape)"),
      ("\u{1B}[<0;3;4M", "press(Screen.Point(column: 2, row: 3))"),
      ("\u{1B}[I", "focus(true)"), ("作", "character(\"作\")"),
    ] {
      terminal.write(bytes)
      #expect(terminal.wait(for: words), "\(words)")
    }
  }

  @Test("switches the mouse off and on, and writes to the clipboard")
  func mouseAndClipboard() throws {
    let terminal = try start()
    #expect(terminal.wait { $0.screen.modes.contains(1006) })
    terminal.write("m")
    #expect(terminal.wait { !$0.screen.modes.contains(1006) })
    terminal.write("my")
    #expect(terminal.wait { $0.screen.modes.contains(1006) && !$0.screen.clipboard.isEmpty })
    let payload = terminal.screen.clipboard[0].dropFirst(2)
    let text = Data(base64Encoded: String(payload)).map { String(decoding: $0, as: UTF8.self) }
    #expect(text == "copied é␛")
  }

  @Test("stops and goes on under a shell's job control", arguments: ["key", "signal"])
  func suspending(by way: String) throws {
    let script = "set -m; '\(Self.probe)'; echo STOPPED; fg; echo DONE"
    let terminal = try PseudoTerminal(
      "/bin/bash", arguments: ["-c", script],
      environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"])
    try #require(terminal.wait(for: "READY"))
    if way == "key" {
      terminal.write("\u{1A}")
    } else {
      terminal.write("1")
      #expect(terminal.wait(for: "character(\"1\")"))
      system("pkill -TSTP -P \(terminal.process)")
    }
    #expect(terminal.wait { $0.text.contains("STOPPED") })
    #expect(terminal.wait(for: "suspendResumed"))
    #expect(terminal.screen.isAlternate && terminal.screen.modes.contains(2004))
    #expect(terminal.screen.lines[0] == " READY indexed256")
    terminal.write("q")
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.screen.contains("DONE"))
    expectRestored(terminal)
  }

  @Test("comes back after somebody stopped it from outside")
  func stoppedOutside() throws {
    let terminal = try start()
    terminal.kill(SIGSTOP)
    terminal.kill(SIGCONT)
    #expect(terminal.wait(for: "suspendResumed"))
    #expect(terminal.screen.isAlternate)
    terminal.write("q")
    #expect(terminal.waitForEnd() == .exited(0))
    expectRestored(terminal)
  }

  @Test("draws ASCII where the locale has nothing else", arguments: ["", "C", "POSIX"])
  func asciiOnly(locale: String) throws {
    let terminal = try start(["LANG": locale])
    #expect(terminal.wait(for: "you ?? ? ?? >"))
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test("takes UTF-8 from a locale that is not installed")
  func foreignLocale() throws {
    let terminal = try start(["LANG": "xx_YY.UTF-8"])
    #expect(terminal.wait(for: "you 作 é 👩 →"))
  }

  @Test("says when it took another terminal type")
  func unknownType() throws {
    let terminal = try start(["TERM": "no-such-terminal"])
    terminal.write("q")
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.text.contains("'no-such-terminal' is not known here"))
  }

  @Test(
    "uses the colours that there are",
    arguments: [
      (["COLORTERM": "truecolor"], "direct"), (["NO_COLOR": "1"], "none"),
      (["TERM": "vt100"], "none"), (["TERM": "xterm"], "ansi16"), ([:], "indexed256"),
    ])
  func colours(environment: [String: String], depth: String) throws {
    let terminal = try start(environment, arguments: ["--dark"])
    #expect(terminal.wait(for: "READY \(depth)"))
    #expect(terminal.wait(for: "you 作"))
    let written = terminal.screen.rendition(column: 1, row: 1)
    #expect((written.background == .rgb(10, 20, 120)) == (depth == "direct"))
    #expect((written.background == .standard) == (depth == "none"))
    #expect(terminal.screen.unknown == [])
  }

  @Test("writes little for a key and nothing while idle")
  func quiet() throws {
    let terminal = try start()
    terminal.settle(200)
    let before = terminal.output.count
    #expect(!terminal.read(timeout: 400))
    terminal.write("\u{0C}")
    #expect(terminal.wait(for: "control"))
    terminal.settle(50)
    #expect(terminal.output.count > before)
  }
}
