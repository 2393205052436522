import Testing

/// A language that is spoken with Siri; every conversation is tested in each of them.
enum Tongue: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case english = "en-US"
  case chinese = "zh-Hans"

  var locale: String { rawValue }
  var testDescription: String { rawValue }

  /// The words of this language.
  func callAsFunction(_ english: String, _ chinese: String) -> String {
    self == .english ? english : chinese
  }
}

/// A language and an intent, for what holds of both intents.
struct Errand: Sendable, CustomTestStringConvertible {
  var tongue: Tongue
  var isRequest: Bool

  static let all = Tongue.allCases.flatMap { tongue in
    [false, true].map { Errand(tongue: tongue, isRequest: $0) }
  }

  var intentName: String { isRequest ? "INRequestPaymentIntent" : "INSendPaymentIntent" }
  /// The parameter for the other person.
  var person: String { isRequest ? "payer" : "payee" }
  var resolvePerson: String { isRequest ? "resolvePayer" : "resolvePayee" }
  var testDescription: String { "\(intentName) \(tongue.rawValue)" }

  /// A request that lacks nothing and leaves no choice.
  var complete: String {
    isRequest
      ? tongue("Request $20 from Johnny", "向Johnny收20美元")
      : tongue("Send $20 to Johnny", "给Johnny转20美元")
  }

  /// A request that three people fit.
  var toMaria: String {
    isRequest
      ? tongue("Request $20 from Maria", "向Maria收20美元")
      : tongue("Send $20 to Maria", "给Maria转20美元")
  }

  /// A request for somebody, with an amount.
  func of(_ english: String, _ chinese: String, to person: String) -> String {
    isRequest
      ? tongue("Request \(english) from \(person)", "向\(person)收\(chinese)")
      : tongue("Send \(english) to \(person)", "给\(person)转\(chinese)")
  }
}
