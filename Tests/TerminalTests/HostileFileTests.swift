import TestSupport
import Testing

@Suite("Hostile files")
struct HostileFileTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    /// What follows the file's name.
    var message: String

    var testDescription: String { name }
  }

  private static let head = "app:\n  name: X\n  bundleIdentifier: a.b\n"
  private static let complete = head + "  intents: [INSendPaymentIntent]\n"

  private static let cases = [
    Case(name: "empty", text: "", message: ":1:1: a mapping is expected here"),
    Case(name: "no mapping", text: "- 1\n", message: ":1:1: "),
    Case(name: "cut short", text: "app:\n  name: [\n", message: ":3:1: "),
    Case(name: "an open quote", text: "app:\n  name: \"X\n", message: ":3:1: "),
    Case(name: "a tab", text: "app:\n\tname: X\n", message: ":2:1: "),
    Case(name: "wrong type", text: "app:\n  name: {a: b}\n  intents: []\n", message: ":2:9: "),
    Case(
      name: "an unknown key", text: complete + "contcts: []\n",
      message: ":5:1: unknown key 'contcts'"),
    Case(
      name: "an unknown intent", text: head + "  intents: [INSendPaymentIntnt]\n",
      message: ":4:13: "),
    Case(name: "a key twice", text: complete + "app: {}\n", message: ":5:1: "),
    Case(
      name: "an empty name", text: complete + "contacts:\n  - {displayName: \"\"}\n",
      message: ":6:19: the text is empty"),
    Case(
      name: "a name of another kind", text: complete + "contacts: [{displayName: [1]}]\n",
      message: ":5:26: "),
    Case(
      name: "exploding anchors",
      text: (0..<12).map { level in
        let inner = level == 0 ? "x" : "*a\(level - 1)"
        return "a\(level): &a\(level) ["
          + Array(repeating: inner, count: 10).joined(separator: ",") + "]\n"
      }.joined(), message: ":5:38: the aliases stand for more than"),
    Case(name: "an endless anchor", text: "a: &a [*a]\n", message: ":1:"),
    Case(
      name: "deeply nested", text: String(repeating: "[", count: 100_000),
      message: ":1:65: nested deeper than 64 levels"),
    Case(
      name: "large", text: complete + "x: \"" + String(repeating: "0123456789", count: 5_200_000),
      message: ":1:1: the file is larger than 16 MiB"),
    Case(
      name: "controls in a name", text: complete + "\"\\e[2J\\e]0;x\\a\": 1\n",
      message: ":5:1: unknown key '␛[2J␛]0;x␇'"),
  ]

  @Test("are refused with place and status 2, and the terminal stays untouched", arguments: cases)
  func refused(_ file: Case) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(file.text, to: "a.app.yaml")
    let terminal = try PseudoTerminal(
      Talk.program, arguments: [path], environment: Talk.environment, columns: 400)
    #expect(terminal.waitForEnd() == .exited(2))
    #expect(terminal.text.contains("a.app.yaml\(file.message)"), "\(terminal.text)")
    #expect(terminal.text.contains { $0.isNumber })
    #expect(terminal.isCooked && !terminal.output.contains(0x1B))
    #expect(terminal.output.count < 2_000)
  }

  @Test(
    "bytes that are no text are refused as well",
    arguments: [
      [0xFF, 0xFE, 0x00], [0x00], [0x61, 0x3A, 0x20, 0xC3, 0x28],
      Array(repeating: 0x00, count: 4096),
    ])
  func bytes(_ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "a.app.yaml")
    let run = try ProgramRun(Talk.program, arguments: [path], environment: Talk.environment)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix(path + ":1:"), "\(run.errors)")
  }

  @Test(
    "no file, a folder, an endless device: told without a place",
    arguments: [
      ("/none.app.yaml", "No such file or directory"), ("/.", "Is a directory"),
    ])
  func unreadable(name: String, message: String) throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(
      Talk.program, arguments: [folder.path + name], environment: Talk.environment)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(message))
  }

  @Test("a theme file is held to the same")
  func theme() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("base00: [\n", to: "theme.yaml")
    let terminal = try PseudoTerminal(
      Talk.program, arguments: ["--theme", path], environment: Talk.environment, columns: 400)
    #expect(terminal.waitForEnd() == .exited(2))
    #expect(terminal.text.contains("theme.yaml:2:1: "), "\(terminal.text)")
    #expect(terminal.isCooked && !terminal.output.contains(0x1B))
  }
}
