/// An utterance with its tokens; values are cut from the original text, never from the folded one.
struct Utterance {
  /// Longer texts are pasted, not said.
  static let longest = 2000

  let text: String
  let characters: [Character]
  let tokens: [Token]

  /// `nil` when the text is too long to be read.
  init?(_ text: String, grammar: Grammar) {
    // The number of bytes is known at once; counting characters of a huge text is not.
    guard text.utf8.count <= Self.longest * 16 else { return nil }
    let characters = Array(text)
    guard characters.count <= Self.longest else { return nil }
    self.text = text
    self.characters = characters
    var tokens = Tokenizer.tokens(of: characters, units: grammar.money.gluedWords)
    for index in tokens.indices {
      let word = grammar.network.number(of: tokens[index].text)
      tokens[index].word = word
      if grammar.fillers.contains(word) { tokens[index].isSkippable = true }
    }
    self.tokens = tokens
  }

  /// The folded words of a range, as the indices of names keep them.
  func key(_ range: Range<Int>) -> String {
    var key = tokens[range.lowerBound].text
    for index in range.dropFirst() {
      key += " "
      key += tokens[index].text
    }
    return key
  }

  /// The characters of some tokens, without marks around them that belong to the sentence.
  func characters(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return Quotation.trimmed(tokens[first].start..<tokens[last].end, in: characters)
  }

  /// The text of some characters, fit to be shown: controls would move the cursor.
  func cleanText(_ range: Range<Int>) -> String {
    var clean = String(characters[range])
    clean.unicodeScalars.removeAll(where: Self.isControl)
    return clean
  }

  func hasControls(_ range: Range<Int>) -> Bool {
    characters[range].contains { $0.unicodeScalars.contains(where: Self.isControl) }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
