import Conversation
import Foundation
import Session
import SiriKit
import Testing

@Suite("An event's record is one harmless line of JSON")
struct RecordTests {
  /// Texts that harm a terminal, a reader or a line of JSON, where they are not written out.
  static let texts: [(name: String, text: String)] = [
    ("escape sequences", "Send \u{1B}[2J\u{1B}[31m$20\u{1B}]0;title\u{7} to Maria"),
    ("eight-bit controls", "Send $20 to \u{9B}31mMaria\u{85}\u{90}"),
    ("delete", "Send $20 to Mar\u{7F}ia"),
    ("all controls", String(String.UnicodeScalarView((1..<32).compactMap { Unicode.Scalar($0) }))),
    ("direction overrides", "Send $20 to \u{202E}airaM\u{202C} \u{2066}x\u{2069}\u{200F}\u{61C}"),
    ("line separators", "Send $20 to Maria\u{2028}Send $20 to Anna\u{2029}"),
    ("line feeds", "Send $20\r\nto Maria\n"),
    ("quotes", "Send $20 to \"Maria\" \\ {payee} ⟨x⟩ </script>"),
    ("joined emoji", "Send $20 to 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️"),
    ("nul", "Send $20\u{0} to Maria"),
    ("only nul", "\u{0}"),
    ("empty", ""),
    ("spaces", " \t \u{A0}\u{3000}"),
    ("marks", "a" + String(repeating: "\u{301}", count: 500)),
    ("ten thousand", String(repeating: "Send $20 to Maria ", count: 556)),
    ("ten thousand Han", String(repeating: "给", count: 10_000)),
    ("a byte order mark", "\u{FEFF}Send $20 to Maria"),
    ("right to left", "שלח 20 דולר למריה"),
  ]

  /// To each kind of question.
  private static let stages: [[Tour.Step]] = [
    [], [.say("Send money", "转账")], [.say("Send $20 to Maria", "给Maria转20美元")],
    [.say("Pay Johnny with DemoPay", "用DemoPay给Johnny转账")],
    [.behave("resolveNote", "needsValue"), .say("Send $20 to Johnny", "给Johnny转20美元")],
    [.say("Send $20 to Jonny", "给Jonny转20美元")],
    [.say("Send $20 to Johnny", "给Johnny转20美元")],
    [.device("locked", "yes"), .say("Send $20 to Johnny", "给Johnny转20美元")],
  ]

  @Test(
    "whatever is typed stays as it is, and harms nobody", arguments: Tongue.allCases,
    texts.indices)
  func hostile(_ tongue: Tongue, _ index: Int) throws {
    let text = Self.texts[index].text
    for stage in Self.stages {
      var talk = try Talk(in: tongue)
      try talk.play(stage)
      talk.checksWords = false
      talk.say(text)
      #expect(talk.news.first == .heard(text))
      let event = try #require(talk.events.first { $0.happening == .heard(text) })
      let fields = try decode(event.record.json)
      #expect(
        (fields["text"] as? String).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
      for event in talk.events { check(event.record.json) }
      #expect(talk.session.nextMoment == nil)
      // The conversation is not broken by it.
      talk.say("cancel", "取消")
      #expect(talk.question == nil)
    }
  }

  @Test("every event of long conversations", arguments: Tongue.allCases)
  func tour(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    try talk.play(Tour.steps + Tour.faults)
    for (index, event) in talk.events.enumerated() {
      let json = event.record.json
      check(json)
      let fields = try decode(json)
      #expect(fields["event"] as? Int == index + 1)
      #expect(fields["milliseconds"] as? Int == event.time)
      #expect(fields["turn"] as? Int == event.turn)
      #expect(fields["kind"] as? String == event.happening.kind)
      #expect(fields["summary"] as? String == event.row.text)
    }
  }

  private func decode(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private func check(_ json: String) {
    let isHarmless = json.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
      default: true
      }
    }
    #expect(
      isHarmless, "\(json.unicodeScalars.filter { $0.properties.generalCategory == .control })")
    #expect(json.hasPrefix("{") && json.hasSuffix("}"))
    #expect(KeyOrder.isSorted(json), "\(json.prefix(300))")
  }

  // MARK: - Values

  @Test(
    "numbers are plain decimals",
    arguments: [
      ("20", "20"), ("0.05", "0.05"), ("1234567890123456789.01", "1234567890123456789.01"),
      ("-3", "-3"), ("1000000000000000000000000000000", "1000000000000000000000000000000"),
      ("0.000000000001", "0.000000000001"),
    ])
  func decimals(_ text: String, _ json: String) throws {
    let number = try #require(Decimal(string: text))
    #expect(Record.number(number).json == json)
  }

  @Test("what JSON lacks is null, not the loss of the whole line")
  func notANumber() {
    let record = Record.object([.init("a", .number(.nan)), .init("b", .text("kept"))])
    #expect(record.json == #"{"a":null,"b":"kept"}"#)
    #expect(
      Event(number: 1, time: 2, turn: 0, happening: .heard("x")).record.json
        == #"{"event":1,"kind":"heard","milliseconds":2,"summary":"x","text":"x","turn":0}"#)
  }

  @Test("every shape of record")
  func shapes() {
    let record = Record.object([
      .init("z", .list([.bool(true), .null, .list([]), .object([])])), .init("é", .text("a/b")),
      .init("a", .text("\u{7F}\u{85}\u{202E}\u{2028}\u{1}\"\\")),
    ])
    #expect(
      record.json
        == #"{"a":"\u007f\u0085\u202e\u2028\u0001\"\\","z":[true,null,[],{}],"é":"a/b"}"#)
  }

  @Test("lengths of lists and offsets are those of the conversation")
  func question() throws {
    var talk = try Talk(in: .english)
    talk.say("Send $20 to Maria")
    let event = try #require(talk.events.last)
    let question = try #require(try decode(event.record.json)["question"] as? [String: Any])
    #expect(question["kind"] as? String == "choice")
    #expect(question["parameter"] as? String == "payee")
    let options = try #require(question["options"] as? [[String: Any]])
    #expect(
      options.map { $0["label"] as? String } == ["Maria Lopez", "Maria Chen", "Maria José Ruiz"])
    #expect(options.map { $0["detail"] as? String } == ["mobile", "work", "home"])
    #expect(question["optionCount"] as? Int == 3)
  }
}

/// Reads JSON only as far as it takes to see whether each object's keys are in order.
struct KeyOrder {
  private var rest: Substring.UTF8View

  static func isSorted(_ json: String) -> Bool {
    var order = KeyOrder(rest: json[...].utf8)
    return order.value() && order.rest.isEmpty
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character.asciiValue else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      bytes.append(byte)
      if byte == UInt8(ascii: "\\"), let next = rest.popFirst() { bytes.append(next) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func value() -> Bool {
    switch rest.first.map({ Character(Unicode.Scalar($0)) }) {
    case "{": return object()
    case "[":
      _ = take("[")
      if take("]") { return true }
      repeat { guard value() else { return false } } while take(",")
      return take("]")
    case "\"": return string() != nil
    default:
      rest = rest.drop { !",]}".utf8.contains($0) }
      return true
    }
  }

  private mutating func object() -> Bool {
    _ = take("{")
    if take("}") { return true }
    var last: String?
    repeat {
      guard let key = string(), take(":") else { return false }
      if let last, !Array(last.utf8).lexicographicallyPrecedes(Array(key.utf8)) { return false }
      last = key
      guard value() else { return false }
    } while take(",")
    return take("}")
  }
}
