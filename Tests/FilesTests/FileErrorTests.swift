import Files
import FoundationEssentials
import Testing

@Suite("A fault in a file is told with its place and a remedy")
struct FileErrorTests {
  struct Settings: Decodable {
    enum Theme: String, Decodable, CaseIterable { case dark, light }

    struct Person: Decodable {
      var name: String
      var age: Int?
    }

    struct Code: Decodable {
      init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard text == "ready" else {
          throw decoder.fileError("no such code '\(text)'", remedy: "write ready")
        }
      }
    }

    var name: String
    var theme: Theme?
    var people: [Person]?
    var isOn: Bool?
    var amount: Decimal?
    var small: UInt8?
    var code: Code?
    var nested: [String: [String: Int]]?
  }

  static let known = "name, theme, people, isOn, amount, small, code, nested"

  static let faults: [(String, String)] = [
    (
      "name: n\nthem: dark",
      "2:1: unknown key 'them'; did you mean 'theme'? Known here: \(known)"
    ),
    ("name: n\nqqqqqq: 1", "2:1: unknown key 'qqqqqq'; known here: \(known)"),
    ("# c\nnmae: n", "2:1: unknown key 'nmae'; did you mean 'name'? Known here: name"),
    ("theme: dark", "1:1: the key 'name' is missing here; write 'name: …'"),
    (
      "name: n\npeople:\n  - name: a\n    aeg: 3",
      "4:5: unknown key 'aeg'; did you mean 'age'? Known here: name, age"
    ),
    (
      "name: n\ntheme: drak",
      "2:8: unknown name 'drak'; did you mean 'dark'? Known here: dark, light"
    ),
    ("name: n\ntheme: mauve", "2:8: unknown name 'mauve'; known here: dark, light"),
    ("name: [n]", "1:7: a text is expected here, found a list"),
    (
      "name: n\nisOn: \"yes\"",
      "2:7: true or false is expected here, found 'yes'; remove the quotes"
    ),
    ("name: n\nisOn: 1", "2:7: true or false is expected here, found '1'; write true or false"),
    (
      "name: n\nsmall: 256",
      "2:8: a whole number from 0 to 255 is expected here, found '256'; write digits, such as 3"
    ),
    (
      "name: n\namount: 12abc",
      "2:9: a decimal number is expected here, found '12abc'; "
        + "write digits with a point, such as 20.00"
    ),
    (
      "name: n\npeople: {a: b}",
      "2:9: a list is expected here, found a mapping; write '- …' lines or […]"
    ),
    (
      "name: n\npeople: [a]",
      "2:10: a mapping is expected here, found 'a'; write 'key: value' lines or {…}"
    ),
    ("", "1:1: a mapping is expected here, found nothing; write 'key: value' lines or {…}"),
    ("name: n\ncode: raedy", "2:7: no such code 'raedy'; write ready"),
    (
      "name: n\nnested: {a: {b: c}}",
      "2:17: a whole number is expected here, found 'c'; write digits, such as 3"
    ),
    ("name: n\n\"name\": m", "2:1: the key 'name' is already on line 1; keep one of them"),
    ("name: n\n---\nname: m", "2:1: a second document begins here; keep one document in a file"),
    (
      "<<: {a: b}",
      "1:1: merge keys (<<) are not read; write the keys out, or quote the key \"<<\""
    ),
    ("[a]: b", "1:1: a key is a list; a key is one word or one text"),
    ("name: !app n", "1:7: the tag '!app' means nothing here; remove it"),
    (
      "name: *who",
      "1:7: the alias '*who' stands before the end of its anchor, or has none; "
        + "write '&who' before a value further up"
    ),
    (
      "name: &who [*who]",
      "1:13: the alias '*who' stands before the end of its anchor, or has none; "
        + "write '&who' before a value further up"
    ),
    (
      "name: a: b",
      "1:8: mapping values are not allowed in this context; "
        + "put a text with ': ' in it in quotes, or line the key up with its neighbours"
    ),
    (
      "name: n\ntheme:\n\tdark",
      "3:1: found character that cannot start any token while scanning for the next token "
        + "that begins at 3:1; "
        + "indent with spaces, and put a text that begins with @, ` or % in quotes"
    ),
    (
      "name: \"n\ntheme: dark",
      "2:12: found unexpected end of stream while scanning a quoted scalar "
        + "that begins at 1:7; close the quote"
    ),
    (
      "name: [n",
      "1:9: did not find expected ',' or ']' while parsing a flow sequence "
        + "that begins at 1:7; close the list with ']'"
    ),
  ]

  @Test("every kind of fault", arguments: faults)
  func fault(text: String, expected: String) {
    let error = #expect(throws: FileError.self) {
      try YAMLDecoder().decode(Settings.self, from: text, file: "a.yaml")
    }
    #expect(error?.description == "a.yaml:\(expected)")
  }

  @Test(
    "an enum with values takes exactly one key",
    arguments: [
      ("- {sya: {text: hi}}", "1:4: unknown key 'sya'; did you mean 'say'? Known here: say, wait"),
      ("- {}", "1:3: exactly one key is expected here, found 0; known here: say, wait"),
      (
        "- say: {text: hi}\n  wait: {seconds: 1}",
        "1:3: exactly one key is expected here, found 2; known here: say, wait"
      ),
      (
        "- say: {txet: hi}", "1:9: unknown key 'txet'; did you mean 'text'? Known here: text"
      ),
    ])
  func enumWithValues(text: String, expected: String) {
    enum Step: Decodable {
      case say(text: String)
      case wait(seconds: Int)

      enum CodingKeys: CodingKey, CaseIterable { case say, wait }
    }
    let error = #expect(throws: FileError.self) {
      try YAMLDecoder().decode([Step].self, from: text, file: "a.yaml")
    }
    #expect(error?.description == "a.yaml:\(expected)")
  }

  @Test("a type may try one reading after the other, and each is strict")
  func alternatives() throws {
    struct Plain: Decodable { var text: String }
    struct Rich: Decodable {
      var text: String
      var sound: String
    }
    enum Either: Decodable {
      case plain(Plain)
      case rich(Rich)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let plain = try? container.decode(Plain.self) {
          self = .plain(plain)
        } else {
          self = .rich(try container.decode(Rich.self))
        }
      }
    }
    let decoder = YAMLDecoder()
    let rich = try decoder.decode(Either.self, from: "{text: a, sound: b}", file: "a.yaml")
    guard case .rich(let value) = rich else {
      Issue.record("an unknown key was passed over")
      return
    }
    #expect(value.sound == "b")
    let error = #expect(throws: FileError.self) {
      try decoder.decode(Either.self, from: "{text: a, sound: b, x: c}", file: "a.yaml")
    }
    #expect(error?.description == "a.yaml:1:21: unknown key 'x'; known here: text, sound")
  }

  @Test("bytes that are no text are found where they are")
  func bytes() {
    let cases: [([UInt8], Int, Int)] = [
      (Array("a: é\nb: ".utf8) + [0xFF], 2, 4),
      (Array("a: é".utf8) + [0xC3], 1, 5),
      (Array("a: b\r\nc: ".utf8) + [0xC0, 0x80], 2, 4),
      (Array("é\u{0}".utf8), 1, 2),
      (Array("a: \u{7}".utf8), 1, 4),
      ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], 1, 2),
      ([0xFF, 0xFE, 0x61, 0x00], 1, 1),
    ]
    for (bytes, line, column) in cases {
      let error = #expect(throws: FileError.self, "\(bytes)") {
        try YAMLDecoder().decode(YAMLNode.self, from: bytes, file: "a.yaml")
      }
      #expect(error?.line == line, "\(bytes)")
      #expect(error?.column == column, "\(bytes)")
      #expect(error?.remedy == "save the file as UTF-8 text")
    }
  }
}
