import Conversation
import SiriKit
import Testing
import Understanding

@Suite("What the sentence files promise")
struct ExampleTests {
  static let grammars = ["en", "zh-Hans"]

  static let examples: [(locale: String, example: Grammar.Example)] = grammars.flatMap { locale in
    (Grammar.embedded(for: locale)?.examples ?? []).map { (locale, $0) }
  }

  @Test("every example is understood by its own entry", arguments: examples)
  func example(_ locale: String, _ example: Grammar.Example) throws {
    let recognizer = try (locale == "en" ? World.english : World.chinese).get()
    let kind: Pending.Kind = example.intentName == nil ? .goAhead : .request
    var intent = World.payment
    intent.values["note"] = .text("lunch")
    if locale != "en" { intent.values["payee"] = .person(Person(displayName: "玛丽亚")) }
    let found = recognizer.interpret(
      example.text, expecting: Pending(kind, intent: example.intentName == nil ? intent : nil))
    let template = try #require(found.template, "\(example.text): \(found.notes)")
    #expect(template.id.hasPrefix(example.id + "."), "\(example.text): \(template)")
    if case .request(let request) = found.meaning {
      #expect(request.intentName == example.intentName)
    } else {
      #expect(example.intentName == nil, "\(found.meaning)")
    }
  }

  @Test("every entry has an example", arguments: grammars)
  func promise(_ locale: String) throws {
    let grammar = try #require(Grammar.embedded(for: locale))
    #expect(grammar.examples.count >= 15)
    #expect(grammar.examples.allSatisfy { !$0.text.isEmpty && $0.line > 0 })
    #expect(Set(grammar.examples.map(\.id)).count == grammar.examples.count)
  }

  @Test(
    "a locale falls back to its language",
    arguments: [
      ("en", "en"), ("en-US", "en"), ("en-GB", "en"), ("en_AU", "en"), ("zh-Hans", "zh-Hans"),
      ("zh-Hans-CN", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"),
    ])
  func fallback(_ locale: String, _ language: String) {
    #expect(Grammar.embedded(for: locale)?.language == language)
  }

  @Test("a language without sentences has no grammar", arguments: ["de", "zh-Hant", "zh-TW", ""])
  func missing(_ locale: String) {
    #expect(Grammar.embedded(for: locale) == nil)
  }
}
