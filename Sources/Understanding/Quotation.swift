/// Quotation marks and brackets at the ends of a free text.
enum Quotation {
  private static let pairs: [Character: Character] = [
    "\"": "\"", "“": "”", "„": "“", "'": "'", "‘": "’", "«": "»", "「": "」", "『": "』", "《": "》",
    "(": ")", "（": "）", "[": "]", "【": "】",
  ]
  private static let brackets: Set<Character> = ["(", "（", "[", "【"]

  /// Widens a span by a bracket or quotation mark whose partner is inside it.
  static func trimmed(_ range: Range<Int>, in characters: [Character]) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    if end < characters.count, let opening = opener(of: characters[end]),
      let last = characters[start..<end].lastIndex(of: opening),
      !characters[(last + 1)..<end].contains(characters[end])
    {
      end += 1
    }
    if start > 0, let closing = pairs[characters[start - 1]] {
      let isWhole = end < characters.count && characters[end] == closing
      let isBracketed = isWhole && brackets.contains(characters[start - 1])
      if isBracketed {
        start -= 1
        end += 1
      } else if !isWhole, characters[start..<end].contains(closing), closing != "'" {
        start -= 1
      }
    }
    return start..<end
  }

  /// A whole text without white space and quotation marks around it.
  static func unquoted(_ characters: [Character]) -> Range<Int> {
    var start = 0
    var end = characters.count
    while start < end, isBlank(characters[start]) { start += 1 }
    while start < end, isBlank(characters[end - 1]) { end -= 1 }
    if end - start > 2, let closing = pairs[characters[start]], characters[end - 1] == closing,
      !brackets.contains(characters[start]),
      !characters[(start + 1)..<(end - 1)].contains(closing)
    {
      return (start + 1)..<(end - 1)
    }
    return start..<end
  }

  private static func isBlank(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      let kind = Folding.classify($0.value)
      return kind == .space || kind == .ignorable
    }
  }

  private static func opener(of closing: Character) -> Character? {
    pairs.first { $0.value == closing && $0.key != "'" && $0.key != "„" }?.key
  }
}
