import Files
import Testing

@Suite("A hostile file is refused at once, and nothing crashes")
struct HostileFileTests {
  private func refusal(_ text: String) -> String? {
    do {
      _ = try YAMLDecoder().node(from: text, file: "x")
      return nil
    } catch {
      return error.description
    }
  }

  @Test("aliases that expand to billions")
  func billionLaughs() {
    var lines = ["a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      lines.append("a\(level): &a\(level) [\(aliases)]")
    }
    #expect(
      refusal(lines.joined(separator: "\n"))
        == "x:6:10: the aliases stand for more than 100000 values; write the values out")
  }

  @Test("aliases that nest")
  func nestedAliases() {
    var lines = ["a0: &a0 [x]"]
    for level in 1...80 { lines.append("a\(level): &a\(level) [*a\(level - 1)]") }
    #expect(
      refusal(lines.joined(separator: "\n"))
        == "x:63:12: nested deeper than 64 levels; flatten it")
  }

  @Test("deep nesting", arguments: [("[", 65), ("{a: ", 254), ("- ", 129)])
  func deepNesting(opening: String, column: Int) {
    let text = String(repeating: opening, count: 100_000)
    #expect(refusal(text) == "x:1:\(column): nested deeper than 64 levels; flatten it")
  }

  @Test("64 levels are not too deep")
  func allowedNesting() {
    let lists = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(refusal(lists) == nil)
  }

  @Test("50 MB")
  func large() {
    let text = String(repeating: "- a\n", count: 13_000_000)
    #expect(refusal(text) == "x:1:1: the file is larger than 16 MiB; split it")
  }

  @Test("a million values")
  func manyValues() {
    let text = String(repeating: "- a\n", count: 1_000_001)
    #expect(
      refusal(text) == "x:1000000:3: more than 1000000 values in one file; split the file")
  }

  @Test("directives that libyaml would compare with each other", arguments: ["", "a\n...\n"])
  func tagDirectives(start: String) {
    let lines = (0..<100_000).map { "%TAG !a\($0)! x\n" }.joined()
    #expect(refusal(start + lines + "---\nb") == "x:1:1: more than 256 %TAG lines; remove them")
    #expect(refusal("%TAG !e! tag:yaml.org,2002:\n---\n!e!str b") == nil)
  }

  @Test("every beginning of a good file is read or refused, with a place inside it")
  func truncations() {
    let text = """
      app: &app {name: "Demo\\u00e9", on: yes, list: [1, 'two', *x]}
      text: |
        some
        lines
      ? key
      : *app
      # end
      """
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      do {
        _ = try YAMLDecoder().node(from: Array(bytes.prefix(length)), file: "x")
      } catch {
        let lines = bytes.prefix(length).split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect((1...lines.count).contains(error.line), "\(length): \(error)")
        #expect(error.column >= 1)
      }
    }
  }

  @Test("every single byte changed to every kind of sign")
  func mutations() {
    let bytes = Array("a: &b [1, {c: 'd'}]\ne: *b\nf: \"g\\n\"\n- h\n".utf8)
    var refusals = 0
    for index in bytes.indices {
      for byte: UInt8 in [0, 9, 10, 13, 0x22, 0x25, 0x26, 0x2A, 0x3A, 0x5B, 0x7D, 0x80, 0xFF] {
        var changed = bytes
        changed[index] = byte
        do { _ = try YAMLDecoder().node(from: changed, file: "x") } catch { refusals += 1 }
      }
    }
    #expect(refusals > bytes.count)
  }

  @Test("long words and long keys make short messages")
  func longWords() {
    let word = String(repeating: "w", count: 1_000_000)
    struct Value: Decodable { var number: Int? }
    for text in ["number: \(word)", "? \(word)\n: 1"] {
      let error = #expect(throws: FileError.self) {
        try YAMLDecoder().decode(Value.self, from: text, file: "x")
      }
      #expect((error?.description.count ?? .max) < 200)
    }
  }

  @Test("a mapping with very many keys")
  func manyKeys() throws {
    let text = (0..<50_000).map { "key\($0): \($0)\n" }.joined()
    let values = try YAMLDecoder().decode([String: Int].self, from: text, file: "x")
    #expect(values.count == 50_000)
    #expect(values["key49999"] == 49_999)
  }
}

@Suite("The nearest name is the one that was meant")
struct NearestTests {
  @Test(
    "near and far",
    arguments: [
      ("nmae", "name"), ("Name", "name"), ("payeee", "payee"), ("currencyAmuont", "currencyAmount"),
      ("note", "note"), ("xyz", nil), ("", nil), ("na", nil),
      (String(repeating: "name", count: 40), nil),
    ] as [(String, String?)])
  func near(word: String, expected: String?) {
    #expect(nearest(word, among: ["payee", "currencyAmount", "note", "name"]) == expected)
  }

  @Test("the nearest come first, and no more than asked for")
  func several() {
    let words = ["payees", "pay", "payee", "paye", "note"]
    #expect(nearest("payee", among: words, limit: 3) == ["payee", "payees", "paye"])
    #expect(nearest("zzz", among: words, limit: 3).isEmpty)
  }
}

@Suite("The program carries files inside itself")
struct EmbeddedTests {
  @Test("by name")
  func names() throws {
    #expect(Embedded.names.contains("apps/demopay.app.yaml"))
    for name in Embedded.names {
      let bytes = try #require(Embedded.bytes(name))
      #expect(Embedded.text(name).map { Array($0.utf8) } == Array(bytes))
    }
    #expect(Embedded.text("apps/none.yaml") == nil)
  }
}
