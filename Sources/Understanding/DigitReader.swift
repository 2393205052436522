import FoundationEssentials

/// Reads numbers written in digits: `1,234.50`, `.50`, `-20`.
enum DigitReader {
  static func read(_ token: Token, words: NumberWords) -> NumberReading? {
    guard token.kind == .digits, token.text.utf8.count <= 30 else { return nil }
    var digits = Substring(token.text)
    let isNegative = digits.first == "-" || digits.first == "−"
    if isNegative { digits.removeFirst() }
    digits = Substring(digits.filter { $0 != "'" })
    guard let (plain, note) = normalised(String(digits), words),
      let value = Decimal(string: plain)
    else { return nil }
    return NumberReading(
      value: isNegative ? -value : value, end: 0, rule: "digits", notes: note.map { [$0] } ?? [])
  }

  /// Digits with a point, and a remark when another locale would read them otherwise.
  private static func normalised(
    _ text: String, _ words: NumberWords
  ) -> (plain: String, note: String?)? {
    let marks = text.filter { $0 == "." || $0 == "," }
    guard let lastMark = marks.last else { return (text, nil) }
    let decimal = words.decimal
    let group = words.group
    if let plain = split(text, decimal: decimal, group: group) {
      guard marks == String(decimal), plain.split(separator: ".").last?.count == 3,
        split(text, decimal: group, group: decimal) != nil
      else { return (plain, nil) }
      let whole = text.filter { $0 != decimal }
      return (
        plain, "'\(text)' was read as \(plain); where '\(decimal)' parts thousands, it is \(whole)"
      )
    }
    guard let plain = split(text, decimal: group, group: decimal) else { return nil }
    let meaning =
      lastMark == group ? "'\(group)' as the decimal mark" : "'\(decimal)' between thousands"
    return (plain, "'\(text)' was read as \(plain), with \(meaning)")
  }

  /// The number with a point, if the marks stand where those of a locale stand.
  private static func split(_ text: String, decimal: Character, group: Character) -> String? {
    let halves = text.split(separator: decimal, omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    let groups = halves[0].split(separator: group, omittingEmptySubsequences: false)
    if groups.count > 1 {
      guard (1...3).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 3 })
      else { return nil }
    }
    let whole = groups.joined()
    guard halves.count == 2 else { return whole }
    guard !halves[1].contains(group) else { return nil }
    return (whole.isEmpty ? "0" : whole) + "." + halves[1]
  }
}
