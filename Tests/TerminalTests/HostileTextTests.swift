import Foundation
import TestSupport
import Testing

@Suite("Hostile text on the screen")
struct HostileTextTests {
  /// What must never reach a terminal from outside.
  private static let evil: [(name: String, text: String)] = [
    ("clears and colours", "Eve \u{1B}[2J\u{1B}[31mred\u{1B}[?1049l"),
    ("sets the title", "Eve \u{1B}]0;pwned\u{7}"),
    ("writes the clipboard", "Eve \u{1B}]52;c;cHduZWQ=\u{7}"),
    ("asks the terminal", "Eve \u{1B}[c\u{1B}P$qm\u{1B}\\\u{1B}[6n"),
    ("eight bits", "Eve \u{9B}31m\u{9D}0;pwned\u{9C}"),
    ("turns around", "Eve \u{202E}gpj.exe\u{2066}"),
    ("hides", "Eve \u{200B}\u{FEFF}\u{2060}\u{AD}\u{E0041}"),
    ("emoji", "Eve 👨‍👩‍👧 👍🏽 🇸🇬 ❤️ 1️⃣"),
    ("right to left", "Eve שלום عليكم"),
    ("marks", "Eve a" + String(repeating: "\u{301}", count: 3000)),
    ("long", "Eve " + String(repeating: "0123456789", count: 1000)),
    ("long and wide", "Eve " + String(repeating: "作", count: 10_000)),
    ("controls", "Eve \u{1}\u{8}\u{B}\u{C}\u{E}\u{F}\u{7F}"),
  ]

  /// As YAML writes it between quotes: every scalar that is not plain as its number.
  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
        && scalar.value != 0x7F
        ? String(scalar) : "\\U" + hexadecimal(scalar)
    }
    return "\"" + scalars.joined() + "\""
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private func appFile(
    in folder: TemporaryFolder, _ names: Range<Int> = 0..<6
  ) throws -> String {
    let contacts = Self.evil[names].enumerated().map { number, evil in
      """
        - displayName: \(Self.quoted(evil.text + " Smith"))
          givenName: Eve
          identifier: eve-\(number)
          handles: [{value: "+1 555 01\(number + 10)", label: \(Self.quoted(evil.text))}]

      """
    }
    return try folder.write(
      """
      app:
        name: \(Self.quoted("Pay\u{1B}]2;pwned\u{7}\u{202E}"))
        bundleIdentifier: com.example.evil
        intents: [INSendPaymentIntent]
      locales: [en-US]
      examples:
        en-US: [\(Self.quoted("Send $5 to Eve\u{1B}[2J")), "Send $5 to Eve"]
      contacts:
      \(contacts.joined())accounts:
        - {name: \(Self.quoted("Acc\u{1B}]2;pwned\u{7}")), currency: USD, balance: 100}

      """, to: "evil.app.yaml")
  }

  @Test("names, labels and texts of an app file are shown and cannot steer")
  func appFile() throws {
    let folder = try TemporaryFolder()
    let talk = try Talk([appFile(in: folder)], columns: 120, rows: 50)
    // Its own way of clearing the screen is no evil.
    talk.terminal.settle()
    let start = talk.terminal.output.count
    try talk.type("Send $5 to Eve\r", read: "Which Eve?")
    try talk.read("Eve ␛[2J␛[31mred␛[?1", "Eve ␛]0;pwned␇ Smith", "Eve gpj.exe Smith")
    for _ in 0..<6 { talk.terminal.write(KeyBytes.down) }
    try talk.type("1\r", read: "Send $5.00 to Eve ␛[2J␛[31mred␛[?1049l")
    try talk.type("yes\r", read: "You sent $5.00 to Eve ␛[2J")
    try talk.type(KeyBytes.tab + KeyBytes.home + "jj" + KeyBytes.enter, read: "Event 3")
    for _ in 0..<30 { talk.terminal.write(KeyBytes.down) }
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("Event 3")
    try talk.type(KeyBytes.escape, read: "F2 behaviour")
    try talk.type("/why\r", read: "was taken so")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("was taken so")
    let text = String(decoding: talk.terminal.output[start...], as: UTF8.self)
    #expect(!text.contains("\u{1B}[2J") && !text.contains("\u{1B}[?1049l"))
    #expect(talk.screen.title.hasPrefix("Parley · Pay␛]2;pwned␇"))
    #expect(talk.screen.unknown == [] && talk.screen.clipboard == [])
    talk.leave()
  }

  @Test("every name can be asked about and paid", arguments: 0..<13)
  func everyName(number: Int) throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(
      Talk.program, arguments: [appFile(in: folder, number..<number + 1)],
      environment: Talk.environment, input: Array("Send $5 to Eve\nyes\n".utf8))
    #expect(run.status == 0, "\(run.output.prefix(2000))")
    #expect(run.output.hasSuffix("= done\n"))
    #expect(!run.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!run.output.unicodeScalars.contains { (0x7F..<0xA0).contains($0.value) })
  }

  @Test("typed and pasted text is shown and cannot steer")
  func typed() throws {
    let talk = try Talk(columns: 100, rows: 30)
    talk.terminal.settle()
    let start = talk.terminal.output.count
    for evil in Self.evil + HostileText.all {
      // The end of the paste may not come from inside.
      talk.terminal.paste(evil.text.replacingOccurrences(of: "\u{1B}[201~", with: ""))
      talk.terminal.write(KeyBytes.enter)
      try talk.catchUp()
    }
    let text = String(decoding: talk.terminal.output[start...], as: UTF8.self)
    for wrong in ["\u{1B}[2J", "\u{1B}[31m", "\u{1B}]0;", "\u{1B}[c", "\u{1B}[6n", "\u{1B}]52"] {
      #expect(!text.contains(wrong + "red") && !text.contains(wrong + "pwned"))
    }
    #expect(!text.contains("\u{202E}") && !text.contains("\u{9B}"))
    #expect(talk.screen.title == "Parley · DemoPay")
    #expect(talk.screen.unknown == [] && talk.screen.clipboard == [])
    talk.leave()
  }

  @Test("the clipboard gets the text without its controls")
  func clipboard() throws {
    let folder = try TemporaryFolder()
    let talk = try Talk([appFile(in: folder)], columns: 120, rows: 50)
    try talk.type("Send $5 to Eve\r", read: "Which Eve?")
    talk.terminal.write("/copy\r")
    #expect(talk.terminal.wait { !$0.screen.clipboard.isEmpty }, talk.picture)
    let payload = talk.screen.clipboard.last ?? ""
    let text = try Base64.text(payload)
    #expect(text.hasPrefix("> Send $5 to Eve\nSiri: Which Eve?"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!text.contains("\u{202E}"))
  }
}
