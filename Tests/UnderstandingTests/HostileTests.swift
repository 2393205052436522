import Conversation
import TestSupport
import Testing
import Understanding

@Suite("Nothing that is typed can harm")
struct HostileTests {
  static let words =
    """
    send pay to Maria 20 dollars for with DemoPay and the a hundred thousand fifty cents please \
    from request not no instead make it change $ € , . " “ ” ' ( ) - 1,000 1.000 .5 五 十 块 给 转 \
    玛丽亚 万 零 两 半 的 备注 👍 👩‍👩‍👧‍👦 🇩🇪 é ﬁ \u{1B}[31m \u{202E} \u{200D} \u{0} ﷽ ｆｕｌｌ
    """.split(separator: " ").map(String.init)

  static let kinds: [Pending.Kind] = [
    .request, .value("payee"), .value("currencyAmount"), .value("note"), .value("nothing"),
    .choice(World.marias), .choice([]), .confirmation("payee"), .goAhead, .unlock, .openApp,
    .retry, .permission, .working,
  ]

  @Test("word salad is read within bounds", arguments: [1, 2, 3, 4])
  func salad(_ seed: UInt64) throws {
    var lottery = Lottery(seed: seed)
    let recognizers = [try World.english.get(), try World.chinese.get()]
    for _ in 0..<300 {
      let count = Int.random(in: 0...30, using: &lottery)
      let glue = Bool.random(using: &lottery) ? " " : ""
      let text = (0..<count).compactMap { _ in Self.words.randomElement(using: &lottery) }
        .joined(separator: glue)
      let kind = Self.kinds.randomElement(using: &lottery) ?? .request
      for recognizer in recognizers {
        let found = recognizer.interpret(text, expecting: Pending(kind, intent: World.payment))
        check(found, of: text)
      }
    }
  }

  @Test("random characters are read within bounds", arguments: [11, 12])
  func noise(_ seed: UInt64) throws {
    var lottery = Lottery(seed: seed)
    let recognizer = try World.english.get()
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0...80, using: &lottery) {
        let value = UInt32.random(in: 0...0x2FFFF, using: &lottery)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      check(recognizer.interpret(text, expecting: Pending(.request)), of: text)
    }
  }

  private func check(_ found: Interpretation, of text: String) {
    #expect(found.text == text)
    for span in found.spans {
      #expect(span.start >= 0 && span.start <= span.end && span.end <= text.count)
      #expect(!span.text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
    }
  }

  @Test(
    "a text that is too long is not read",
    arguments: [
      String(repeating: "send ", count: 2000), String(repeating: "给", count: 10_000),
      String(repeating: "a\u{301}\u{302}", count: 20_000),
    ])
  func long(_ text: String) throws {
    let found = try World.english.get().interpret(text, expecting: Pending(.request))
    #expect(found.meaning == .notUnderstood)
    #expect(found.notes == ["longer than 2000 characters: not read"])
  }

  @Test(
    "a text that is just short enough is read in bounded steps",
    arguments: ["for ", "send ", "Maria ", "please ", "20 ", "five hundred ", "um ", "👍 ", "not "])
  func repetition(_ word: String) throws {
    let text = String(
      ("send 20 dollars to Maria for " + String(repeating: word, count: 1000)).prefix(2000))
    for recognizer in [try World.english.get(), try World.chinese.get()] {
      check(recognizer.interpret(text, expecting: Pending(.request)), of: text)
      check(
        recognizer.interpret(text, expecting: Pending(.goAhead, intent: World.payment)), of: text)
    }
  }

  @Test("controls do not reach the values")
  func controls() throws {
    let found = try World.english.get().interpret(
      "send 20 dollars to Maria for \u{1B}[31mred\u{202E} wine\u{7}", expecting: Pending(.request))
    #expect(Notation.text(found.meaning) == "send to Maria, 20 USD, \"31mred wine\"")
    #expect(found.notes.contains("control characters were left out"))
  }
}
