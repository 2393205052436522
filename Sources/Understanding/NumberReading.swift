import FoundationEssentials

/// A number found in an utterance.
struct NumberReading {
  var value: Decimal
  /// The token behind it.
  var end: Int
  var rule: String
  var notes: [String] = []
}
