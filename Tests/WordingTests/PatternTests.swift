import Conversation
import SiriKit
import Testing

@testable import Wording

@Suite("A pattern's holes are filled with values")
struct PatternTests {
  @Test(
    "Only a name in braces is a hole",
    arguments: [
      ("plain", "plain"), ("", ""), ("{a}", "1"), ("{a}{a}", "11"), ("x {a} y {b} z", "x 1 y 2 z"),
      ("{c}", "⟨c⟩"), ("{}", "{}"), ("{ a}", "{ a}"), ("{a", "{a"), ("a}", "a}"),
      ("{{a}}", "{1}"), ("{a?}", "{a?}"), ("{é}", "{é}"), ("{a{b}", "{a2"),
    ])
  func holes(pattern: String, expected: String) {
    let filled = TextPattern(pattern).filled(spacesHan: false) { ["a": "1", "b": "2"][$0] }
    #expect(filled == expected)
  }

  @Test(
    "An empty value leaves no two spaces",
    arguments: [
      ("to {a} now", "to now"), ("{a} now", "now"), ("now {a}", "now"), ("Which {a}?", "Which?"),
      ("{a}", ""), ("{a}{a} x", "x"), ("({a})", "()"),
    ])
  func emptyValue(pattern: String, expected: String) {
    #expect(TextPattern(pattern).filled(spacesHan: false) { _ in "" } == expected)
  }

  @Test(
    "In Chinese a space parts Han characters from Latin letters, digits and currency signs",
    arguments: [
      ("Maria", "向 Maria 付款"), ("李娜", "向李娜付款"), ("20", "向 20 付款"), ("¥5", "向 ¥5 付款"),
      ("“A”", "向“A”付款"), ("", "向付款"), (" A ", "向 A 付款"), ("😀", "向😀付款"),
    ])
  func hanSpacing(value: String, expected: String) {
    #expect(TextPattern("向{a}付款").filled(spacesHan: true) { _ in value } == expected)
  }

  static let hostile = [
    "\u{1B}[31mred\u{1B}[0m", "{payee} {app} {", "}}{{", "⟨payee⟩", "%@ %1$s \\n", "\0", "\r\n\t",
    "\u{202E}evil", "👩‍👩‍👧‍👦", "e\u{301}", String(repeating: "长a", count: 5000),
    String(repeating: "{app}", count: 2000),
  ]

  @Test("Hostile values come through unharmed, and are not read again", arguments: hostile)
  func hostileValues(value: String) throws {
    let wording = Wording(locale: "en-US", catalogs: [try catalog(["a": "To {payee} with {app}."])])
    let arguments: [String: Line.Argument] = [
      "payee": .value(.person(Person(displayName: value))), "app": .text(value),
    ]
    #expect(wording.render(Line("a", arguments)).shown == "To \(value) with \(value).")
    #expect(wording.format(.text(value)) == value)
  }

  @Test("A hostile key is shown, too", arguments: hostile)
  func hostileKeys(key: String) throws {
    let wording = Wording(locale: "en-US", catalogs: [try catalog([:])])
    #expect(wording.render(Line(key)).shown == "⟨\(key)⟩")
  }

  @Test(
    "A text can vary with the count",
    arguments: [
      ("en", 1, "one more"), ("en", 2, "2 more"), ("en", 0, "0 more"), ("zh-Hans", 1, "1 个"),
    ])
  func plural(locale: String, count: Int, expected: String) throws {
    let texts = try StringCatalog(
      text: """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"more": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "one more"}},
            "other": {"stringUnit": {"state": "translated", "value": "{count} more"}}}}},
          "zh-Hans": {"variations": {"plural": {
            "other": {"stringUnit": {"state": "translated", "value": "{count} 个"}}}}}}}}}
        """, file: "Test.xcstrings")
    let wording = Wording(locale: locale, catalogs: [texts])
    #expect(wording.render(Line("more", ["count": .count(count)])).shown == expected)
  }

  @Test(
    "Plural categories follow the CLDR",
    arguments: [
      ("en", [0: "other", 1: "one", 2: "other", -1: "one"]),
      ("zh-Hans", [1: "other"]),
      ("fr-FR", [0: "one", 1: "one", 2: "other"]),
      ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 112: "many", 22: "few"]),
      ("pl", [1: "one", 2: "few", 5: "many", 21: "many", 22: "few"]),
      ("cs", [1: "one", 4: "few", 5: "other"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
    ])
  func categories(language: String, expected: [Int: String]) {
    for (count, category) in expected {
      #expect(PluralCategory.of(count, language: language) == category, "\(count)")
    }
  }
}
