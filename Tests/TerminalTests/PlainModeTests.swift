import TestSupport
import Testing

@Suite("Line by line")
struct PlainModeTests {
  private func run(
    _ input: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try run(bytes: Array(input.utf8), arguments, environment: environment)
  }

  private func run(
    bytes: [UInt8], _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> ProgramRun {
    let run = try ProgramRun(
      Talk.program, arguments: arguments,
      environment: Talk.environment.merging(environment) { $1 }, input: bytes)
    #expect(!run.output.contains("\u{1B}"))
    return run
  }

  @Test("a piped conversation in English")
  func english() throws {
    let run = try run("Send $20 to Maria with DemoPay\n2\nyes\n")
    #expect(
      run.output == """
        > Send $20 to Maria with DemoPay
        Siri: Which Maria?
          1. Maria Lopez  (mobile)
          2. Maria Chen  (work)
          3. Maria José Ruiz  (home)
        > 2
        Siri: Send $20.00 to Maria Chen?
          | To      | Maria Chen       |
          | Amount  | $20.00           |
          | Fee     | none             |
          | Account | Checking ·· 4417 |
          [Cancel] [Send]
        > yes
        Siri: You sent $20.00 to Maria Chen.
          | To      | Maria Chen       |
          | Amount  | $20.00           |
          | Fee     | none             |
          | Account | Checking ·· 4417 |
        = done

        """)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test("a theme that does not exist is told without a screen too")
  func unknownTheme() throws {
    let run = try run("Send $20 to Maria\n", ["--theme", "drak"])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("there is no theme drak; did you mean dark?"), "\(run.errors)")
  }

  @Test("a piped conversation in Chinese, whatever the process's locale")
  func chinese() throws {
    let run = try run(
      "用DemoPay给王小明转20元\n付款\n", ["--locale", "zh-Hans"], environment: ["LANG": "C"])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "> 用DemoPay给王小明转20元")
    #expect(lines.contains("Siri: 向王小明付款 ¥20.00，手续费 ¥0.20？"), "\(run.output)")
    #expect(lines.contains("  [取消] [付款]"))
    #expect(lines.contains("Siri: 已向王小明付款 ¥20.00。"))
    #expect(lines.last == "= done")
    #expect(run.status == 0)
  }

  @Test("what it prints can be given to it again, and leads to the same")
  func printed() throws {
    let first = try run("Send $20 to Maria with DemoPay\n2\nyes\n")
    let said = first.output.split(separator: "\n").filter { $0.hasPrefix("> ") }
      .joined(separator: "\n")
    #expect(try run(said).output == first.output)
  }

  @Test(
    "the status tells how the last request ended",
    arguments: [
      ("", 0), ("\n\n", 0), ("# a remark\n", 0), ("Send $20 to Maria\n", 0),
      ("Send $20 to John Appleseed\nno\n", 0), ("Send $20 to John Appleseed\nyes\n", 0),
      ("what a day\n", 1), ("Send $900 to John Appleseed\nyes\n", 1),
      ("what a day\nSend $20 to John Appleseed\nyes\n", 0),
    ])
  func status(input: String, status: Int32) throws {
    let run = try run(input)
    #expect(run.status == status, "\(run.output)")
  }

  @Test("line ends of every kind, and none at the end")
  func lineEnds() throws {
    let wanted = try run("Send $20 to Maria\n2\nyes\n").output
    for end in ["\r\n", "\n"] {
      let input = ["Send $20 to Maria", "2", "yes"].joined(separator: end)
      #expect(try run(input).output == wanted)
      #expect(try run(input + end).output == wanted)
    }
  }

  @Test("bytes that are no UTF-8, zeros and lines without end are taken, and cannot steer")
  func anyBytes() throws {
    let wrong = try run(bytes: [0xFF, 0xFE, 0x20, 0x68, 0x69, 0x0A, 0x00, 0x0A, 0xC3, 0x0A])
    #expect(wrong.status == 1)
    #expect(wrong.output.hasPrefix("> \u{FFFD}\u{FFFD} hi\nSiri: "))
    let escapes = try run("\u{1B}[2J\u{1B}]0;x\u{7}Send $20 to Maria\u{202E}\n")
    #expect(!escapes.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!escapes.output.contains("\u{202E}"))
    let long = try run(bytes: Array(repeating: UInt8(ascii: "a"), count: 1_000_000) + [0x0A])
    #expect(long.output.utf8.count < 200_000)
    #expect(long.status == 1)
  }

  @Test("ten thousand lines are taken one by one")
  func manyLines() throws {
    let run = try run(String(repeating: "/device locked\n", count: 10_000))
    #expect(run.output == String(repeating: "// locked no\n", count: 10_000))
    #expect(run.status == 0)
  }

  @Test("commands have the same names as on the screen; wrong ones have a nearest one")
  func commands() throws {
    let run = try run(
      """
      /device locked yes
      Send $20 to John Appleseed
      [Unlock]
      /behaviour confirm failureInsufficientFunds
      /rewind
      /devise
      /theme dark
      /language zh-Hans
      /quit
      Send $20 to Maria

      """)
    for line in [
      "! device.locked = yes", "> [Unlock]", "! behaviour.confirm = failureInsufficientFunds",
      "// ! there is no command /devise; did you mean /device?", "// ! /theme needs the screen",
      "! locale = zh-Hans",
    ] {
      #expect(run.output.contains(line + "\n"), "\(run.output)")
    }
    #expect(!run.output.contains("Which Maria"))
  }

  @Test(
    "--plain in a terminal greets, prompts, and touches no mode",
    arguments: ["--plain", "--linear"])
  func inTerminal(flag: String) throws {
    let talk = try Talk([flag], ready: "// /help lists commands")
    try talk.read("// Parley · DemoPay · en-US", "//   Send $20 to Anna Schmidt with DemoPay")
    try talk.type("Send $20 to Maria\r", read: "Siri: Which Maria?", "  3. Maria José Ruiz")
    try talk.type("3\r", read: "Siri: Send $20.00 to Maria José Ruiz?")
    // What the terminal has echoed is not printed again.
    #expect(
      !talk.screen.lines.contains("> > Send $20 to Maria") && !talk.screen.contains("> 3\n> 3"))
    try talk.type("yes\r", read: "= done")
    #expect(talk.terminal.isCooked && !talk.terminal.output.contains(0x1B))
    talk.terminal.write(KeyBytes.control("d"))
    #expect(talk.terminal.waitForEnd() == .exited(0))
  }

  @Test("--log holds the events here as well")
  func log() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/events"
    let run = try run("Send $20 to Maria\n", ["--log", path])
    #expect(run.status == 0)
    let lines = String(decoding: try folder.bytes(of: "events"), as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines.last?.contains("\"kind\":\"asked\"") == true)
  }
}
