package import FoundationEssentials

/// An amount of money: Apple's `INCurrencyAmount`.
package struct CurrencyAmount: Hashable, Sendable, Codable {
  package var amount: Decimal
  /// ISO 4217.
  package var currencyCode: String

  package init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  /// `20 USD`: a plain decimal and the code, the same in every locale.
  package var summary: String { "\(amount) \(currencyCode)" }
}
