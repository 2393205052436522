import FoundationEssentials

/// An amount of money found in an utterance.
struct MoneyReading {
  var amount: Decimal
  /// `nil` when only a number was heard.
  var currencyCode: String?
  /// The token behind it.
  var end: Int
  var rule: String
  var notes: [String] = []
}
