/// A name without what people leave out: case, accents, width, spaces between words.
struct FoldedName: Hashable {
  let words: [String]

  init(_ name: String) {
    var text = ""
    for scalar in name.unicodeScalars { text += Self.fold(scalar) }
    words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  var text: String { words.joined(separator: " ") }
  var isEmpty: Bool { words.isEmpty }

  /// Names in Han characters have no spaces, so their parts are found by the characters.
  var isHan: Bool {
    !words.isEmpty && words.allSatisfy { $0.unicodeScalars.allSatisfy(\.properties.isIdeographic) }
  }

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
    if scalar.isASCII { return lower }
    if scalar.properties.generalCategory == .nonspacingMark { return "" }
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
