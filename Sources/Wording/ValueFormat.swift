import FoundationEssentials
import FoundationInternationalization
import SiriKit

/// Writes amounts, numbers and lists as a locale does; never as the process's locale does.
///
/// `FoundationInternationalization` alone has the formatters, and starts faster than Foundation.
struct ValueFormat: Sendable {
  /// A function, not a value: the locale's data is only loaded when something needs it.
  private let identifier: String
  private var locale: Locale { Locale(identifier: identifier) }

  init(locale identifier: String) {
    self.identifier = identifier
  }

  func amount(_ amount: CurrencyAmount) -> String {
    let code = amount.currencyCode
    guard code.utf8.count == 3, code.utf8.allSatisfy(\.isLetter) else {
      // Foundation would drop a code that is none; the user has to see what was meant.
      return code.isEmpty ? number(amount.amount) : "\(number(amount.amount)) \(code)"
    }
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
    // More digits than the currency has are shown too: an amount is never shown rounded.
    let usual = Self.minorDigits(code)
    let digits = max(usual, -amount.amount.exponent)
    return amount.amount.formatted(
      digits == usual ? style : style.precision(.fractionLength(digits)))
  }

  func number(_ number: Decimal) -> String {
    number.formatted(Decimal.FormatStyle(locale: locale))
  }

  func count(_ count: Int) -> String {
    count.formatted(IntegerFormatStyle<Int>(locale: locale))
  }

  func seconds(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "\(seconds)" }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.seconds], width: .wide, fractionalPart: .show(length: 1))
    let whole = Duration.UnitsFormatStyle(allowedUnits: [.seconds], width: .wide)
    let duration = Duration.seconds(seconds)
    return (seconds == seconds.rounded() ? whole : style).locale(locale).format(duration)
  }

  /// "A, B, or C".
  func alternatives(_ items: [String]) -> String {
    join(items, .or)
  }

  /// "A, B, and C".
  func list(_ items: [String]) -> String {
    join(items, .and)
  }

  /// Joins holes, then fills them, so that the seams are spaced as those of a sentence are.
  private func join(
    _ items: [String], _ type: ListFormatStyle<StringStyle, [String]>.ListType
  ) -> String {
    let holes = items.indices.map { "{\($0)}" }
    let pattern = TextPattern(holes.formatted(.list(type: type).locale(locale)))
    return pattern.filled(spacesHan: identifier.hasPrefix("zh")) { name in
      Int(name).map { items[$0] }
    }
  }

  /// How many decimal places the currency has: 2 for dollars, none for yen.
  private static func minorDigits(_ code: String) -> Int {
    let zero = Decimal(0).formatted(
      Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "en_US_POSIX")))
    return max(0, zero.count { $0 == "0" } - 1)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
