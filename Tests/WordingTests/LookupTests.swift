import Conversation
import Testing

@testable import Wording

@Suite("A text is looked for under the line's key, then under more general ones")
struct LookupTests {
  @Test(
    "The candidates come with fewer wildcards first, those further left first",
    arguments: [
      ("problem", ["problem"]),
      ("button.send", ["button.send", "button"]),
      ("ask.INFoo.bar", ["ask.INFoo.bar", "ask.*.bar", "ask"]),
      (
        "code.INFoo.handle.failure",
        [
          "code.INFoo.handle.failure", "code.*.handle.failure", "code.INFoo.*.failure",
          "code.*.*.failure", "code",
        ]
      ),
      (
        "a.b.c.d.e",
        [
          "a.b.c.d.e", "a.*.c.d.e", "a.b.*.d.e", "a.b.c.*.e", "a.*.*.d.e", "a.*.c.*.e",
          "a.b.*.*.e", "a.*.*.*.e", "a",
        ]
      ),
      ("", [""]),
      (".", [".", ""]),
    ])
  func candidates(key: String, expected: [String]) {
    #expect(keyCandidates(key) == expected)
  }

  @Test("A key with very many segments has few candidates")
  func manySegments() {
    let key = Array(repeating: "a", count: 1000).joined(separator: ".")
    #expect(keyCandidates(key) == [key, "a"])
  }

  @Test(
    "The languages are the locale, its parents, then English",
    arguments: [
      ("en-US", ["en-US", "en"]),
      ("en-GB", ["en-GB", "en"]),
      ("en", ["en"]),
      ("zh-Hans", ["zh-Hans", "zh", "en"]),
      ("zh-Hans-CN", ["zh-Hans-CN", "zh-Hans", "zh", "en"]),
      ("zh_CN.UTF-8", ["zh-CN", "zh-Hans", "zh", "en"]),
      ("zh-TW", ["zh-TW", "zh-Hant", "zh", "en"]),
      ("zh", ["zh-Hans", "zh", "en"]),
      ("de_DE@euro", ["de-DE", "de", "en"]),
      ("FR-fr", ["fr-FR", "fr", "en"]),
      ("C", ["en"]),
      ("", ["en"]),
    ])
  func languages(locale: String, expected: [String]) {
    #expect(languageChain(locale) == expected)
  }

  @Test("The key that was really used is told")
  func usedKey() throws {
    let texts = try catalog(["code.*.*.failure": "General.", "code.INFoo.*.failure": "Foo."])
    let wording = Wording(locale: "en-US", catalogs: [texts])
    #expect(wording.render(Line("code.INFoo.handle.failure")).key == "code.INFoo.*.failure")
    #expect(wording.render(Line("code.INBar.handle.failure")).shown == "General.")
  }

  @Test("A special text in English comes before a general one in the locale's language")
  func candidateBeforeLanguage() throws {
    let texts = try catalog(
      ["ask.INFoo.bar": "Which bar?"], chinese: ["ask.*.bar": "哪一个？"])
    let wording = Wording(locale: "zh-Hans", catalogs: [texts])
    #expect(wording.render(Line("ask.INFoo.bar")).shown == "Which bar?")
    #expect(wording.render(Line("ask.INBaz.bar")).shown == "哪一个？")
  }

  @Test("A later catalog overrides an earlier one, key by key and language by language")
  func overriding() throws {
    let base = try catalog(["a": "one", "b": "two"], chinese: ["a": "一"])
    let own = try catalog(["a": "uno"], file: "Own.xcstrings")
    let english = Wording(locale: "en", catalogs: [base, own])
    #expect(english.render(Line("a")).shown == "uno")
    #expect(english.render(Line("b")).shown == "two")
    #expect(Wording(locale: "zh-Hans", catalogs: [base, own]).render(Line("a")).shown == "一")
    #expect(english.origin(of: "a")?.file == "Own.xcstrings")
    #expect(english.origin(of: "b")?.file == "Test.xcstrings")
    #expect(english.origin(of: "c") == nil)
  }

  @Test("A missing key is seen")
  func missingKey() throws {
    let wording = Wording(locale: "en-US", catalogs: [try catalog([:])])
    let rendered = wording.render(Line("no.such.key"))
    #expect(rendered.shown == "⟨no.such.key⟩")
    #expect(rendered.spoken == "⟨no.such.key⟩")
    #expect(rendered.key == "no.such.key")
  }

  @Test("Keys without a text in the locale's own language are listed")
  func missingKeys() throws {
    let texts = try catalog(["a": "one", "b": "two"], chinese: ["a": "一"])
    #expect(Wording(locale: "zh-CN", catalogs: [texts]).missingKeys == ["b"])
    #expect(Wording(locale: "en-GB", catalogs: [texts]).missingKeys == [])
    #expect(Wording(locale: "fr", catalogs: [texts]).missingKeys == ["a", "b"])
  }
}

@Suite("A key can have a spoken twin")
struct SpokenTwinTests {
  @Test("The twin is what is said")
  func twin() throws {
    let wording = Wording(
      locale: "en", catalogs: [try catalog(["a": "Which?", "a#spoken": "Which? {options}."])])
    let line = Line("a", ["options": .alternatives(["X", "Y"])])
    let rendered = wording.render(line)
    #expect(rendered.shown == "Which?")
    #expect(rendered.spoken == "Which? X or Y.")
  }

  @Test("Without a twin, what is shown is said")
  func noTwin() throws {
    let wording = Wording(locale: "en", catalogs: [try catalog(["a": "Which?"])])
    #expect(wording.render(Line("a")).spoken == "Which?")
  }

  @Test("A twin that wants more than the line has is passed over")
  func twinWithoutArguments() throws {
    let wording = Wording(
      locale: "en", catalogs: [try catalog(["a": "Which?", "a#spoken": "Which? {options}."])])
    #expect(wording.render(Line("a")).spoken == "Which?")
  }

  @Test("A twin in another language is passed over")
  func twinInEnglish() throws {
    let texts = try catalog(["a": "Which?", "a#spoken": "Which one?"], chinese: ["a": "哪个？"])
    #expect(Wording(locale: "zh-Hans", catalogs: [texts]).render(Line("a")).spoken == "哪个？")
  }

  @Test("An override of the shown text alone is said as well")
  func overriddenShown() throws {
    let base = try catalog(["a": "Pay?", "a#spoken": "Ready to pay?"])
    let own = try catalog(["a": "Pay now?"])
    #expect(Wording(locale: "en", catalogs: [base, own]).render(Line("a")).spoken == "Pay now?")
  }

  @Test("An override of the twin alone is said")
  func overriddenTwin() throws {
    let base = try catalog(["a": "Pay?", "a#spoken": "Ready to pay?"])
    let own = try catalog(["a#spoken": "Shall it be paid?"])
    let rendered = Wording(locale: "en", catalogs: [base, own]).render(Line("a"))
    #expect(rendered.shown == "Pay?")
    #expect(rendered.spoken == "Shall it be paid?")
  }
}
