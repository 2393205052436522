import Foundation
import Screen
import TestSupport
import Testing

@Suite("Other terminals")
struct TerminalKindTests {
  /// The colours that a terminal was told to use, by their kind.
  private struct Colours: OptionSet {
    let rawValue: Int
    static let eight = Colours(rawValue: 1)
    static let bright = Colours(rawValue: 2)
    static let many = Colours(rawValue: 4)
    static let direct = Colours(rawValue: 8)

    init(rawValue: Int) { self.rawValue = rawValue }

    /// Reads all sequences that set a rendition.
    init(in output: String) {
      self = []
      for part in output.components(separatedBy: "\u{1B}[").dropFirst() {
        let body = part.prefix { $0.isNumber || $0 == ";" || $0 == ":" }
        guard part.dropFirst(body.count).first == "m" else { continue }
        var codes = body.split { $0 == ";" || $0 == ":" }.compactMap { Int($0) }[...]
        while let code = codes.popFirst() {
          switch code {
          case 30...37, 40...47: insert(.eight)
          case 90...97, 100...107: insert(.bright)
          case 38, 48:
            insert(codes.first == 2 ? .direct : .many)
            codes = codes.dropFirst(codes.first == 2 ? 4 : 2)
          default: break
          }
        }
      }
    }
  }

  /// Pays, and gives what colours it took.
  private func colours(
    _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) throws -> Colours {
    let talk = try Talk(arguments, environment: environment)
    try talk.askForMaria()
    try talk.type(KeyBytes.down, read: "Maria Lopez")
    try talk.type(KeyBytes.function(3), read: "whether the device is locked")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("whether the device is locked")
    talk.terminal.write(KeyBytes.control("c") + KeyBytes.control("c"))
    #expect(talk.terminal.waitForEnd() == .exited(0))
    talk.expectRestored()
    return Colours(in: talk.terminal.text)
  }

  @Test("NO_COLOR and --color never mean none at all")
  func noColour() throws {
    #expect(try colours([], ["NO_COLOR": "1"]) == [])
    #expect(try colours([], ["NO_COLOR": "1", "COLORTERM": "truecolor"]) == [])
    #expect(try colours(["--color", "never"], ["COLORTERM": "truecolor"]) == [])
    // An empty variable asks for nothing.
    #expect(try colours([], ["NO_COLOR": ""]) != [])
  }

  @Test("a flag outweighs NO_COLOR")
  func flag() throws {
    #expect(try colours(["--color", "256", "--theme", "dark"], ["NO_COLOR": "1"]).contains(.many))
  }

  @Test("16 colours are enough, and no more than the terminal has are used")
  func sixteen() throws {
    for theme in ["default", "dark", "high-contrast"] {
      for (term, flag) in [("xterm-256color", "16"), ("xterm", "auto"), ("linux", "always")] {
        let used = try colours(["--theme", theme, "--color", flag], ["TERM": term])
        #expect(used != [] && used.isDisjoint(with: [.many, .direct]), "\(term) \(theme)")
      }
    }
  }

  @Test("24-bit themes use 24 bits where COLORTERM tells of them, else 256 colours")
  func direct() throws {
    #expect(try colours(["--theme", "dark"], ["COLORTERM": "truecolor"]).contains(.direct))
    let many = try colours(["--theme", "dark"])
    #expect(many.contains(.many) && !many.contains(.direct))
  }

  @Test("the choice stays visible without colours")
  func monochrome() throws {
    let talk = try Talk(environment: ["NO_COLOR": "1"])
    try talk.askForMaria()
    try talk.type(KeyBytes.down, read: "▌  1  Maria Lopez")
    let place = try #require(talk.screen.place(of: "Maria Lopez"))
    let other = try #require(talk.screen.place(of: "Maria Chen"))
    let look = talk.screen.rendition(column: place.column, row: place.row).attributes
    #expect(look != talk.screen.rendition(column: other.column, row: other.row).attributes)
    talk.terminal.write(KeyBytes.control("c") + KeyBytes.control("c"))
    #expect(talk.terminal.waitForEnd() == .exited(0))
  }

  @Test("a VT100 can do everything but colours and the mouse")
  func vt100() throws {
    let talk = try Talk(environment: ["TERM": "vt100"])
    try talk.askForMaria()
    try talk.type("\u{1B}OB\u{1B}OB", read: "2  Maria Chen")
    try talk.type(KeyBytes.enter, read: "Send $20.00 to Maria Chen?")
    try talk.type("/device\r", read: "whether the device is locked")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("whether the device is locked")
    try talk.type("yes\r", read: "You sent $20.00 to Maria Chen.")
    #expect(Colours(in: talk.terminal.text) == [])
    #expect(talk.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
    #expect(talk.screen.title == "")
    talk.leave()
  }

  @Test("an unknown type falls back to a known one, and says so afterwards")
  func unknownType() throws {
    let talk = try Talk(environment: ["TERM": "nonsense"])
    try talk.askForMaria()
    talk.terminal.write(KeyBytes.control("c") + KeyBytes.control("c"))
    #expect(talk.terminal.waitForEnd() == .exited(0))
    talk.expectRestored()
    #expect(talk.screen.contains("the terminal type 'nonsense' is not known here"))
    #expect(talk.terminal.text.contains("xterm-256color"))
  }

  @Test("in a locale without UTF-8 only ASCII is drawn", arguments: ["C", "POSIX", ""])
  func ascii(locale: String) throws {
    let talk = try Talk(
      environment: ["LANG": locale, "LC_ALL": locale], columns: 120, rows: 40)
    try talk.type("Send $20 to Maria\r", read: "* Which Maria?", "Maria Jos? Ruiz")
    try talk.type(KeyBytes.down, read: "1  Maria Lopez")
    try talk.type(KeyBytes.tab, read: " LOG ")
    try talk.type(KeyBytes.enter, read: "Event 7")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("Event 7")
    try talk.type(KeyBytes.escape, read: "F2 behaviour")
    try talk.type("/statistics\r", read: "no request has ended yet")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("no request has ended yet")
    try talk.type("2\r", read: "Send $20.00 to Maria Chen?")
    try talk.type("/language zh-Hans\r", read: "????")
    try talk.type(KeyBytes.function(1), read: "Help")
    talk.terminal.write(KeyBytes.escape + KeyBytes.control("l"))
    talk.terminal.write(String(repeating: KeyBytes.control("c"), count: 4))
    #expect(talk.terminal.waitForEnd() == .exited(0))
    #expect(talk.terminal.output.allSatisfy { $0 < 0x80 })
    talk.expectRestored()
  }

  @Test("TERM=dumb, no TERM and ACCESSIBLE get lines and no control at all", arguments: 0..<3)
  func dumb(way: Int) throws {
    let changes = [["TERM": "dumb"], ["TERM": ""], ["ACCESSIBLE": "1"]][way]
    let talk = try Talk(environment: changes, ready: "// /help lists commands")
    try talk.type("Send $20 to Maria\r", read: "Siri: Which Maria?", "  2. Maria Chen")
    try talk.type("2\r", read: "Siri: Send $20.00 to Maria Chen?", "[Cancel] [Send]")
    try talk.type("[Send]\r", read: "Siri: You sent $20.00 to Maria Chen.", "= done")
    #expect(talk.terminal.isCooked)
    talk.terminal.write(KeyBytes.control("d"))
    #expect(talk.terminal.waitForEnd() == .exited(0))
    #expect(!talk.terminal.output.contains(0x1B))
  }

  @Test("works inside tmux")
  func tmux() throws {
    let folder = try TemporaryFolder()
    func tmux(_ words: String...) throws -> String {
      let run = try ProgramRun(
        "/usr/bin/tmux", arguments: ["-S", folder.path + "/socket", "-f", "/dev/null"] + words,
        environment: [
          "TMUX_TMPDIR": folder.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm",
          "SHELL": "/bin/sh", "SWIFT_BACKTRACE": "enable=no",
        ])
      #expect(run.status == 0, "\(words): \(run.errors)")
      return run.output
    }
    func read(_ text: String, isThere: Bool = true) throws {
      let clock = ContinuousClock()
      let end = clock.now + .seconds(10)
      var seen = ""
      repeat {
        seen = try tmux("capture-pane", "-p")
        if seen.contains(text) == isThere { return }
        usleep(20_000)
      } while clock.now < end
      Issue.record("“\(text)” in\n\(seen)")
    }
    _ = try tmux(
      "new-session", "-d", "-x", "120", "-y", "40", "'\(Talk.program)'; echo left=$?; exec cat")
    try read("Say something")
    _ = try tmux("send-keys", "-l", "Send $20 to Maria with DemoPay")
    _ = try tmux("send-keys", "Enter")
    try read("Which Maria?")
    _ = try tmux("send-keys", "Down", "Down", "Enter")
    try read("Send $20.00 to Maria Chen?")
    _ = try tmux("send-keys", "F3")
    try read("whether the device is locked")
    _ = try tmux("send-keys", "Escape")
    try read("whether the device is locked", isThere: false)
    _ = try tmux("send-keys", "-l", "yes")
    _ = try tmux("send-keys", "Enter")
    try read("You sent $20.00 to Maria Chen.")
    _ = try tmux("send-keys", "C-d")
    try read("left=0")
    _ = try tmux("kill-server")
  }
}
