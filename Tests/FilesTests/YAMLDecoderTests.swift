import Files
import FoundationEssentials
import Testing

@Suite("Values are decoded from YAML as they are written")
struct YAMLDecoderTests {
  struct App: Decodable, Hashable {
    enum Kind: String, Decodable, CaseIterable { case scripted, process }

    struct Account: Decodable, Hashable {
      var balance: Decimal
      var currency: String
    }

    var name: String
    var otherNames: [String]?
    var kind: Kind
    var account: Account?
    var retries: Int
    var isSignedIn: Bool
    var ratio: Double?
  }

  static let text = """
    name: yes
    otherNames: [Demo Pay, null]
    kind: process
    account:
      balance: 20.000000000000000000000000000000001
      currency: "USD"
    retries: 3
    isSignedIn: no
    ratio:
    """

  @Test("every kind of value")
  func values() throws {
    let app = try YAMLDecoder().decode(App.self, from: Self.text, file: "a.yaml")
    let balance = try #require(Decimal(string: "20.000000000000000000000000000000001"))
    #expect(
      app
        == App(
          name: "yes", otherNames: ["Demo Pay", "null"], kind: .process,
          account: App.Account(balance: balance, currency: "USD"), retries: 3, isSignedIn: false,
          ratio: nil))
  }

  @Test("JSON is YAML")
  func json() throws {
    let text = #"{"name": "a\u00e9\/", "kind": "scripted", "retries": 0, "isSignedIn": true}"#
    let app = try YAMLDecoder().decode(App.self, from: text, file: "a.json")
    #expect(app.name == "aé/")
    #expect(app.otherNames == nil)
  }

  @Test("a byte order mark and CRLF change neither values nor places")
  func windows() throws {
    let text = "\u{FEFF}a: one\r\nb: two\r\nc: 3\r\n"
    let decoder = YAMLDecoder()
    let values = try decoder.decode([String: String].self, from: text, file: "a.yaml")
    #expect(values == ["a": "one", "b": "two", "c": "3"])
    let node = try decoder.node(from: text, file: "a.yaml")
    #expect(node["a"].map { [$0.line, $0.column] } == [1, 4])
    #expect(node["c"].map { [$0.line, $0.column] } == [3, 4])
  }

  @Test(
    "a decimal keeps every digit",
    arguments: [
      "0", "-0.10", "20.00", "\"20.00\"", "1e3", "12345678901234567890123456789012345678",
      ".5",
    ])
  func decimals(text: String) throws {
    let digits = text.filter { $0 != "\"" }
    let value = try YAMLDecoder().decode([Decimal].self, from: "[\(text)]", file: "a.yaml")
    #expect(value == [try #require(Decimal(string: digits))])
  }

  @Test("aliases share what their anchor stands for")
  func aliases() throws {
    let text = """
      one: &account {balance: 1, currency: EUR}
      two: *account
      """
    let accounts = try YAMLDecoder().decode(
      [String: App.Account].self, from: text, file: "a.yaml")
    #expect(accounts["two"] == App.Account(balance: 1, currency: "EUR"))
  }

  @Test("nested containers, superclasses and enums with values are read")
  func containers() throws {
    class Base: Decodable { var name = "" }
    final class Derived: Base {
      enum Keys: String, CodingKey { case points, name }
      var points: [Int] = []

      required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        var list = try container.nestedUnkeyedContainer(forKey: .points)
        while !list.isAtEnd { points.append(try list.decode(Int.self)) }
        try super.init(from: container.superDecoder())
      }
    }
    enum Step: Decodable, Equatable {
      case say(String)
      case wait(seconds: Int)

      enum SayCodingKeys: String, CodingKey { case _0 = "text" }
    }
    let derived = try YAMLDecoder().decode(
      Derived.self, from: "points: [1, 2]\nname: n", file: "a.yaml")
    #expect(derived.points == [1, 2])
    #expect(derived.name == "n")
    let steps = try YAMLDecoder().decode(
      [Step].self, from: "- say: {text: hi}\n- wait: {seconds: 2}", file: "a.yaml")
    #expect(steps == [.say("hi"), .wait(seconds: 2)])
  }

  @Test("values can know their place, and mappings their order")
  func places() throws {
    struct Reply: Decodable {
      var texts: OrderedEntries<Located<String>>
    }
    let text = """
      texts:
        zebra: z
        "apple":   a
      """
    let reply = try YAMLDecoder().decode(Reply.self, from: text, file: "a.yaml")
    #expect(
      reply.texts.entries == [
        .init(key: "zebra", line: 2, column: 3, value: Located("z", line: 2, column: 10)),
        .init(key: "apple", line: 3, column: 3, value: Located("a", line: 3, column: 14)),
      ])
  }

  @Test("an empty file is nothing")
  func empty() throws {
    for text in ["", "\u{FEFF}", "# only a comment\n", "---\n", "\r\n"] {
      let value = try YAMLDecoder().decode(Int?.self, from: text, file: "a.yaml")
      #expect(value == nil, "\(text)")
    }
  }
}
