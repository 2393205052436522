import FoundationEssentials
package import SiriKit

extension World {
  /// The entry of a table by currency that stands for all the others.
  static let otherCurrencies = "other"

  func limits(for currency: String) -> Limits {
    limits[currency] ?? limits[Self.otherCurrencies] ?? Limits()
  }

  /// The currencies of the accounts, each once, in the order of the accounts.
  package var currencies: [String] {
    var seen: [String] = []
    for account in accounts where !seen.contains(account.currency) {
      seen.append(account.currency)
    }
    return seen
  }

  /// What is wrong with an amount, if anything is.
  enum AmountFault: Hashable {
    case currencyUnsupported, belowMinimum, aboveMaximum
  }

  /// Checks an amount against the accounts, the limits and what the other person takes.
  func fault(of amount: CurrencyAmount, with contact: Contact?) -> AmountFault? {
    // Without any account the currency is not the problem; confirm will tell.
    if !accounts.isEmpty, !currencies.contains(amount.currencyCode) { return .currencyUnsupported }
    if let taken = contact?.currencies, !taken.contains(amount.currencyCode) {
      return .currencyUnsupported
    }
    let limits = limits(for: amount.currencyCode)
    if !(amount.amount > 0) { return .belowMinimum }
    if let minimum = limits.minimum, amount.amount < minimum { return .belowMinimum }
    if let maximum = limits.maximum, amount.amount > maximum { return .aboveMaximum }
    return nil
  }

  /// What sending the amount costs, rounded to the currency's smallest coin.
  package func fee(for amount: CurrencyAmount) -> CurrencyAmount {
    let fee = fees[amount.currencyCode] ?? fees[Self.otherCurrencies] ?? Fee()
    let exact = fee.flat + amount.amount * fee.percent / 100
    return CurrencyAmount(
      amount: exact.rounded(toDigits: minorDigits(of: amount.currencyCode)),
      currencyCode: amount.currencyCode)
  }

  /// The account to pay from: the first in the currency that holds enough, else the first.
  func account(for amount: CurrencyAmount, needing total: Decimal) -> Account? {
    let inCurrency = accounts.filter { $0.currency == amount.currencyCode }
    return inCurrency.first { $0.balance >= total } ?? inCurrency.first ?? accounts.first
  }

  /// Moves the money, unless the key says that it moved before.
  mutating func enter(_ entry: Ledger.Entry) -> Bool {
    guard !ledger.contains(entry.idempotencyKey) else { return false }
    ledger.append(entry)
    guard entry.kind == .charge,
      let index = accounts.firstIndex(where: {
        $0.title == entry.account && $0.currency == entry.amount.currencyCode
      })
    else { return true }
    accounts[index].balance -= entry.amount.amount + entry.fee.amount
    return true
  }
}

/// How many digits the currency's smallest coin has behind the point (ISO 4217).
private func minorDigits(of currency: String) -> Int {
  switch currency {
  case "JPY", "KRW", "VND", "CLP", "ISK", "PYG", "UGX", "XAF", "XOF", "XPF": 0
  case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
  default: 2
  }
}

extension Decimal {
  /// Half a coin goes up. FoundationEssentials has no rounding, so the digits are cut as text.
  func rounded(toDigits digits: Int) -> Decimal {
    let parts = "\(self)".split(separator: ".")
    guard parts.count == 2, parts[1].count > digits else { return self }
    let kept = parts[1].prefix(digits)
    guard let cut = Decimal(string: "\(parts[0]).\(kept.isEmpty ? "0" : kept)"),
      let next = parts[1].dropFirst(digits).first
    else { return self }
    let coin = Decimal(sign: .plus, exponent: -digits, significand: 1)
    return next >= "5" ? cut + coin : cut
  }
}
