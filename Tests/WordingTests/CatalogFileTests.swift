import Files
import Testing

@testable import Wording

@Suite("A String Catalog is read with positions")
struct CatalogFileTests {
  static let shipped = Embedded.text("texts/Siri.xcstrings") ?? ""

  @Test("The shipped catalog is read without an error")
  func shippedCatalog() throws {
    let texts = try StringCatalog(text: Self.shipped, file: "Siri.xcstrings")
    #expect(texts.keys == StringCatalog.siri.keys)
    #expect(texts.keys.count > 500)
    #expect(texts.languages == ["en", "zh-Hans"])
    #expect(texts.sourceLanguage == "en")
  }

  @Test("Every text says what is fact and what is approximation")
  func comments() {
    let texts = StringCatalog.siri
    let marks = ["P", "D", "O", "Apple", "en ", "Voice"]
    for key in texts.keys {
      let comment = texts[key]?.comment ?? ""
      #expect(marks.contains(where: comment.hasPrefix), "\(key)")
    }
  }

  @Test("A key remembers its line")
  func lines() throws {
    let texts = try StringCatalog(
      text: "{\n\"strings\": {\n\"a\": {},\n\n\"b\": {}}}", file: "x")
    #expect(texts["a"]?.line == 3)
    #expect(texts["b"]?.line == 5)
    #expect(texts["c"] == nil)
  }

  @Test("Escapes are read, and members that Xcode may add are passed over")
  func escapes() throws {
    let texts = try StringCatalog(
      text: #"""
        {"future": [1, -2.5e3, true, null, {"a": []}, "x"], "strings": {"k": {
          "extractionState": "manual", "shouldTranslate": false,
          "localizations": {"en": {"stringUnit": {"state": "new",
            "value": "a\"b\\c\/d\n\t\u00e9\u4F60\ud83d\ude00"}}}}}}
        """#, file: "x")
    #expect(texts.localizations("k") == ["en": .plain("a\"b\\c/d\n\té你😀")])
  }

  @Test("Of texts for several devices the iPhone's is taken")
  func devices() throws {
    let texts = try StringCatalog(
      text: """
        {"strings": {"k": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"value": "m"}}, "iphone": {"stringUnit": {"value": "i"}},
          "other": {"stringUnit": {"value": "o"}}}}}}}}}
        """, file: "x")
    let text = try #require(texts.text("k", in: "en"))
    #expect(text.pattern(count: nil, language: "en") == "i")
    #expect(text.patterns == ["i", "m", "o"])
  }

  @Test(
    "A fault is told with its place",
    arguments: [
      ("", "x:1:1: an object is missing here"),
      ("[]", "x:1:1: an object is missing here"),
      ("{}", "x:1:3: this is no String Catalog; it needs a member \"strings\""),
      ("{\"strings\": {}} x", "x:1:17: something follows the end of the catalog"),
      ("{\"strings\": {\n  \"a\": {\"comment\": 5}}}", "x:2:20: a text in quotes is missing here"),
      ("{\"strings\": {\n \"a\" {}}}", "x:2:6: a colon is missing here"),
      (
        "{\"strings\": {\"a\": {}\n\"b\": {}}}",
        "x:2:1: a comma or the end of the object is missing here"
      ),
      ("{\"strings\": {\"你好\": }}", "x:1:20: an object is missing here"),
      ("{\"x\": }", "x:1:7: a value is missing here"),
      (
        "{\"x\": \"a\\",
        "x:1:10: the text has no closing quote on its line; write a line break as \\n"
      ),
      ("{\"x\": [1 2]}", "x:1:10: a comma or the end of the list is missing here"),
      (
        "{\"x\": \"a\nb\"}",
        "x:1:9: the text has no closing quote on its line; write a line break as \\n"
      ),
      ("{\"sourceLanguage\": \"a\\q\"}", "x:1:24: \\q is no escape of JSON"),
      ("{\"sourceLanguage\": \"\\u+12a\"}", "x:1:23: \\u needs four hexadecimal digits"),
      ("{\"sourceLanguage\": \"\\ud83d!\"}", "x:1:27: half of a surrogate pair is missing"),
      ("{\"sourceLanguage\": \"\\ud83d\\u0041\"}", "x:1:33: half of a surrogate pair is missing"),
      ("{\"sourceLanguage\": \"\\ude00\"}", "x:1:27: \\u… names no character"),
      ("{\"sourceLanguage\": \"\\", "x:1:22: the text ends in the middle of an escape"),
      (
        "{\"strings\": {\"a\": {}, \"a\": {}}}", "x:1:27: the key a is here twice; keep one of them"
      ),
      (
        "{\"strings\": {\"a\": {\"localizations\": {\"en\": {\"variations\": {\"plural\": {}}}}}}}",
        "x:1:72: the variation lacks the case for all the rest; add \"other\""
      ),
    ])
  func faults(text: String, expected: String) {
    let error = #expect(throws: FileError.self) { try StringCatalog(text: text, file: "x") }
    #expect(error?.description == expected)
  }

  @Test("A file that is not UTF-8 is refused")
  func notUTF8() {
    let bytes = Array("{\"x\": \"".utf8) + [0xFF] + Array("\"}".utf8)
    #expect(throws: FileError.self) { try StringCatalog(bytes: bytes, file: "x") }
  }

  @Test(
    "Nesting without end is refused, not followed",
    arguments: [
      ("{\"x\": ", "["), ("{\"x\": ", "{\"a\":"),
      (
        "{\"strings\": {\"k\": {\"localizations\": {\"en\": ",
        "{\"variations\": {\"plural\": {\"other\": "
      ),
    ])
  func depth(beginning: String, opening: String) {
    let text = beginning + String(repeating: opening, count: 100_000)
    #expect(throws: FileError.self) { try StringCatalog(text: text, file: "x") }
  }

  @Test("A file that was cut off anywhere is refused")
  func truncation() {
    let whole = #"{"a": [1, "\n"], "strings": {"k": {"comment": "\u00e9\ud83d\ude00"}}}"#
    #expect(throws: Never.self) { try StringCatalog(text: whole, file: "x") }
    for length in 0..<whole.count {
      #expect(throws: FileError.self, "\(length)") {
        try StringCatalog(text: String(whole.prefix(length)), file: "x")
      }
    }
  }
}
