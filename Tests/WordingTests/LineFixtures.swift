import Conversation
import FoundationEssentials
import SiriKit

@testable import Wording

/// The values of a payment of 20 dollars, as the engine hands them to each kind of line.
enum Payment {
  static let locales = ["en-US", "zh-Hans"]
  static let intents = ["INSendPaymentIntent", "INRequestPaymentIntent"]

  static func person(_ intent: String) -> String {
    intent == "INSendPaymentIntent" ? "payee" : "payer"
  }

  static func amount(_ text: String, _ code: String) -> Line.Argument {
    .value(
      .currencyAmount(CurrencyAmount(amount: Decimal(string: text) ?? .nan, currencyCode: code)))
  }

  /// What every line of a payment has: the app and the intent's values.
  static func arguments(_ intent: String) -> [String: Line.Argument] {
    [
      "app": .text("DemoPay"),
      person(intent): .value(.person(Person(displayName: "Maria Chen"))),
      "currencyAmount": amount("20", "USD"),
      "note": .value(.text("Lunch")),
    ]
  }

  /// What some lines have beside.
  static let extras: [String: Line.Argument] = [
    "name": .text("Maria"),
    "options": .alternatives(["Maria Lopez", "Maria Chen"]),
    "count": .count(2),
    "value": .value(.person(Person(displayName: "Maria Chen"))),
    "fee": amount("0.5", "USD"),
    "usage": .text("Your payments are sent to Siri."),
    "code": .text("failure"),
  ]

  static func line(
    _ key: String, _ intent: String = "INSendPaymentIntent", with extra: [String] = []
  ) -> Line {
    let chosen = extras.filter { extra.contains($0.key) }
    return Line(key, arguments(intent).merging(chosen) { $1 })
  }

  /// A line with all values that any line can have.
  static func fullLine(_ key: String) -> Line {
    let values = intents.map(arguments).reduce(extras) { $0.merging($1) { $1 } }
    return Line(key, values)
  }
}

/// A catalog with English texts, and Chinese ones where they are given.
func catalog(
  _ texts: [String: String], chinese: [String: String] = [:], file: String = "Test.xcstrings"
) throws -> StringCatalog {
  func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
      + "\""
  }
  func unit(_ text: String) -> String {
    "{\"stringUnit\": {\"state\": \"translated\", \"value\": \(quoted(text))}}"
  }
  let keys = Set(texts.keys).union(chinese.keys).sorted()
  let strings = keys.map { key in
    let localizations = [("en", texts[key]), ("zh-Hans", chinese[key])]
      .compactMap { language, text in text.map { "\"\(language)\": \(unit($0))" } }
      .joined(separator: ", ")
    return "\(quoted(key)): {\"localizations\": {\(localizations)}}"
  }
  let text = """
    {"sourceLanguage": "en", "strings": {\(strings.joined(separator: ", "))}, "version": "1.0"}
    """
  return try StringCatalog(text: text, file: file)
}
