import Files

/// The words and signs of currencies, by their folded spelling (words parted by spaces).
struct CurrencyWords: Sendable {
  /// One meaning of a spelling.
  struct Unit: Sendable, Hashable {
    var code: String
    /// How many of it make a whole: 1 for the currency itself, 100 for cents.
    var partsInWhole: Int
    var regions: [String]
  }

  /// What may stand behind a number.
  let behind: [String: [Unit]]
  /// What may stand before a number.
  let before: [String: [Unit]]
  /// Tokens of the longest spelling.
  let longest: Int
  /// Spellings of one word, which the tokenizer parts from digits: `USD20`.
  let gluedWords: Set<String>
  /// Every token that occurs in a spelling; none of them is part of an unknown name.
  let tokens: Set<String>
  private let withHundredths: Set<String>

  init(_ source: [GrammarFile.Currency]) {
    var behind: [String: [Unit]] = [:]
    var before: [String: [Unit]] = [:]
    for currency in source {
      let unit = Unit(code: currency.code, partsInWhole: 1, regions: currency.regions ?? [])
      for sign in (currency.signs ?? []) + [currency.code] {
        let spelling = Self.spelling(sign)
        before[spelling, default: []].append(unit)
        behind[spelling, default: []].append(unit)
      }
      for word in currency.words ?? [] { behind[Self.spelling(word), default: []].append(unit) }
      for part in currency.parts?.entries ?? [] {
        var unit = unit
        unit.partsInWhole = part.value
        behind[Self.spelling(part.key), default: []].append(unit)
      }
    }
    self.behind = behind
    self.before = before
    let all = Set(behind.keys).union(before.keys)
    let parts = all.map { $0.split(separator: " ").map(String.init) }
    longest = parts.map(\.count).max() ?? 1
    gluedWords = Set(before.keys.filter { !$0.contains(" ") })
    tokens = Set(parts.joined())
    withHundredths = Set(
      source.filter { $0.parts?.entries.contains { $0.value == 100 } ?? false }.map(\.code))
  }

  /// Whether the currency has cents, pence, 分.
  func hasHundredths(_ code: String) -> Bool { withHundredths.contains(code) }

  private static func spelling(_ text: String) -> String {
    Tokenizer.words(of: text).joined(separator: " ")
  }
}
