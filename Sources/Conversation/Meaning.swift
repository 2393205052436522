package import SiriKit

/// What an utterance was taken for.
package enum Meaning: Hashable, Sendable {
  case request(Request)
  /// A value for the parameter that was asked for.
  case value(Value)
  /// A pick from the offered options, by its index from 0.
  case choice(Int)
  case yes
  case no
  case cancel
  /// Parameters changed in the middle of a question or at the go-ahead.
  case correction([Correction])
  /// More of the options, please.
  case more
  /// Say it again.
  case repetition
  /// The same request once more, after it has failed.
  case again
  /// Begin anew with another request.
  case startOver
  /// Take back what was just done.
  case undo
  case silence
  /// Two or more readings are equally good; nothing is chosen.
  case ambiguous([Meaning])
  case notUnderstood
}

/// A new request: the intent, the values that were heard, the app that was named.
package struct Request: Hashable, Sendable, Codable {
  package var intentName: String
  package var values: [String: Value]
  /// The display name of the app, when one was named.
  package var appName: String?
  /// It was not said, but kept from an earlier time: a shortcut or a suggestion was tapped.
  package var isDonated = false

  package init(intentName: String, values: [String: Value] = [:], appName: String? = nil) {
    self.intentName = intentName
    self.values = values
    self.appName = appName
  }
}

/// "no, make it 30": a new value for one parameter, or only that the old one is wrong.
package struct Correction: Hashable, Sendable, Codable {
  package var parameter: String
  /// `nil` when only the old value was refused ("not Maria", "change the amount").
  package var value: Value?

  package init(parameter: String, value: Value?) {
    self.parameter = parameter
    self.value = value
  }
}
