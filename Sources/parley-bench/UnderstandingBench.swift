import Conversation
import Handlers
import Session
import SiriKit
import Understanding

/// How fast sentences are understood.
@MainActor
enum UnderstandingBench {
  private static let given = [
    "Maria", "Anna", "John", "Elena", "Luca", "Stephen", "Zoe", "Omar", "Priya", "Kim", "Noah",
    "Mia", "Liam", "Emma", "Olivia", "Ava", "Lucas", "Ethan", "Sofia", "Chloe", "Hugo", "Nina",
    "Pablo", "Ines", "Ravi", "Yuki", "Ahmed", "Fatima", "Igor", "Olga", "Peter", "Laura", "Felix",
    "Clara", "Jonas", "Greta", "Oscar", "Ella", "Simon", "Julia",
  ]
  private static let family = [
    "Lopez", "Chen", "Schmidt", "Rossi", "Okafor", "Park", "Haddad", "Nair", "Jensen", "Appleseed",
    "Garcia", "Novak", "Silva", "Dubois", "Moreau", "Keller", "Tanaka", "Ivanov", "Larsen",
    "Murphy", "Costa", "Weber", "Fischer", "Sato", "Kowalski",
  ]

  static var contacts: [Person] {
    given.flatMap { first in
      family.map { last in
        Person(
          displayName: "\(first) \(last)", givenName: first, familyName: last,
          identifier: "\(first)-\(last)")
      }
    }
  }

  private static let sentences: [(locale: String, texts: [String])] = [
    (
      "en-US",
      [
        "Send $20 to Maria Lopez with DemoPay", "Pay Anna Schmidt thirty dollars for dinner",
        "Request 12.50 euros from Priya", "Send money to Yuki Tanaka using DemoPay",
        "DemoPay, send Greta Kowalski two hundred and five dollars for the rent of last month",
        "what is the weather like in Berlin tomorrow", "Pay Johnny",
      ]
    ),
    (
      "zh-Hans",
      [
        "用DemoPay给Maria Lopez转20元", "用DemoPay给Anna转三十美元", "向Priya收12.5欧元",
        "给Yuki Tanaka付两百零五元房租", "明天柏林的天气怎么样",
      ]
    ),
  ]

  /// Grammar, vocabulary and all: what a person waits for after the first sentence.
  static func firstUtterances() throws -> [Figure] {
    let app = try AppFile.demoPay
    return sentences.map { locale, texts in
      var session = Session(appFile: app, locale: locale)
      return Figure(
        name: "first sentence of \(locale), from nothing",
        value: Timing.measure { _ = session.interpret(texts[0]) }, unit: "ms",
        target: .atMost(150))
    }
  }

  static func run() throws {
    for (locale, texts) in sentences {
      guard let grammar = Grammar.embedded(for: locale) else {
        throw BenchError(description: "there is no grammar of \(locale)")
      }
      let vocabulary = Vocabulary(
        contacts: contacts, appNames: [["DemoPay", "Demo Pay"]],
        appIntents: ["DemoPay": ["INSendPaymentIntent", "INRequestPaymentIntent"]],
        currencyCode: locale == "en-US" ? "USD" : "CNY")
      let recognizer = Recognizer(grammar: grammar, locale: locale, vocabulary: vocabulary)
      let expecting = Expectation(.request)
      var times: [Double] = []
      for round in 0..<400 {
        for text in texts {
          let time = Timing.measure { _ = recognizer.interpret(text, expecting: expecting) }
          if round > 0 { times.append(time) }
        }
      }
      let rate = Double(times.count) / times.reduce(0, +) * 1000
      Report.line(Figure(name: "\(locale): sentences", value: rate, unit: "a second", digits: 0))
      Report.line(
        Figure(
          name: "\(locale): one sentence, 95th percentile", value: Timing.quantile(times, 0.95),
          unit: "ms", digits: 3, target: .atMost(1)))
    }
  }
}
