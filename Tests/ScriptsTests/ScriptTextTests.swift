import TestSupport
import Testing

@testable import Scripts

/// What is written is read, and what is read is written, byte by byte.
struct ScriptTextTests {
  private static let pieces = [
    "a", "é", "收", "👩‍👩‍👧", " ", "  ", "\\", "{", "}", "{any}", "{who}", "~", "|", "[", "]", "|or|",
    "\u{1B}", "\u{202E}", "\u{A0}", "\n", "\t", "\u{FEFF}", ">", "*", "#", "@", "!", "//", "or:",
    "Siri: ", "= ", "u{41}", "n", "\u{7F}", "-", "known: x", "strict: log",
  ]

  private func anyText(_ lottery: inout Lottery) -> String {
    (0..<lottery.number(0...7)).map { _ in Self.pieces[lottery.number(0...Self.pieces.count - 1)] }
      .joined()
  }

  @Test func anyTextIsKeptByItsNotation() {
    var lottery = Lottery(seed: 7)
    for _ in 0..<10_000 {
      let text = anyText(&lottery)
      var names: [String: String] = [:]
      for line in ["Siri: \(text)", "= \(text)", "9. \(text)"] {
        let pattern = LinePattern(ScriptText.expected(line))
        #expect(pattern.names.isEmpty && pattern.matches(line, binding: &names), "\(line)")
      }
      let user = UserLine(ScriptText.user(text))
      let spoken = text.isEmpty || text.allSatisfy { $0 == " " }
      #expect(spoken || user.actions == [.words(text)], "\(text.debugDescription)")
      let script = Script(
        "> x\n  \(ScriptText.indented(text))\n> \(ScriptText.user(text))\n", file: "t")
      #expect(script.faults.isEmpty, "\(text.debugDescription)")
      if text.contains(where: { $0 != " " }) {
        guard case .seen(let seen) = script.lines[1].kind, case .line(let pattern) = seen.form
        else {
          Issue.record("\(text.debugDescription) is taken for something else")
          continue
        }
        let trimmed = String(text.drop { $0 == " " })
        let isKept = pattern.matches(trimmed, binding: &names)
        #expect(isKept, "\(text.debugDescription): \(script.lines[1].text)")
      }
    }
  }

  @Test func anyFileIsGivenBackAsItWas() {
    var lottery = Lottery(seed: 11)
    for _ in 0..<10_000 {
      let end = lottery.number(0...4) == 0 ? "\r\n" : "\n"
      var lines = (0..<lottery.number(0...8)).map { _ in anyText(&lottery) }
      if lottery.number(0...5) == 0 { lines = ["---", "app: demopay", "---"] + lines }
      let text = lines.joined(separator: end) + (lottery.number(0...1) == 0 ? end : "")
      #expect(Script(text, file: "t").text == text)
    }
  }
}
