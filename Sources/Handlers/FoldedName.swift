/// A name without what people leave out: case, accents, width, spaces between words.
struct FoldedName: Hashable {
  let words: [String]
  let text: String
  /// Names in Han characters have no spaces, so their parts are found by the characters.
  let isHan: Bool

  init(_ name: String) {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if Self.append(scalar, to: &word) || word.isEmpty { continue }
      words.append(String(word))
      word = String.UnicodeScalarView()
    }
    if !word.isEmpty { words.append(String(word)) }
    self.words = words
    text = words.count == 1 ? words[0] : words.joined(separator: " ")
    isHan =
      !words.isEmpty
      && words.allSatisfy {
        $0.unicodeScalars.allSatisfy { !$0.isASCII && $0.properties.isIdeographic }
      }
  }

  /// Appends the folded letter; false when the scalar stands between words.
  private static func append(
    _ scalar: Unicode.Scalar, to word: inout String.UnicodeScalarView
  ) -> Bool {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "0"..."9": word.append(scalar)
      case "A"..."Z": word.append(Unicode.Scalar(UInt8(scalar.value) + 32))
      case "'": break  // O'Brien is one word.
      default: return false
      }
      return true
    }
    let properties = scalar.properties
    if properties.generalCategory == .nonspacingMark || scalar == "’" { return true }
    guard properties.isAlphabetic || properties.numericType != nil else { return false }
    word.append(contentsOf: fold(scalar).unicodeScalars)
    return true
  }

  var isEmpty: Bool { words.isEmpty }

  /// Whether the other name's words stand in this one, side by side.
  func contains(_ other: FoldedName) -> Bool {
    guard !other.isEmpty else { return false }
    if other.isHan, other.text.count > 1, text.contains(other.text) { return true }
    let count = other.words.count
    guard count <= words.count else { return false }
    return (0...words.count - count).contains { words[$0..<$0 + count].elementsEqual(other.words) }
  }

  /// The standard library keeps its decompositions to itself, but it does tell names: the base
  /// letter of LATIN SMALL LETTER E WITH ACUTE is its last word before WITH.
  private static func fold(_ scalar: Unicode.Scalar) -> String {
    let lower = scalar.properties.lowercaseMapping
    guard let name = scalar.properties.name,
      name.hasPrefix("LATIN ") || name.hasPrefix("FULLWIDTH ")
    else { return lower }
    let words = name.split(separator: " ")
    guard let letter = words.firstIndex(of: "LETTER"), letter + 1 < words.count,
      words[letter + 1].count == 1, letter + 2 == words.count || words[letter + 2] == "WITH"
    else { return lower }
    return words[letter + 1].lowercased()
  }
}
