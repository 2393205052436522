import Screen

/// What stands for a character on a terminal that has only ASCII.
enum ASCIITwin {
  static func of(_ text: Character) -> Character {
    twins[text] ?? "?"
  }

  private static let twins: [Character: Character] = {
    var twins = Dictionary(
      zip(GlyphSet.unicode.all, GlyphSet.ascii.all), uniquingKeysWith: { first, _ in first })
    let punctuation: [(Character, Character)] = [
      ("\u{2018}", "'"), ("\u{2019}", "'"), ("\u{201C}", "\""), ("\u{201D}", "\""),
      ("\u{2013}", "-"), ("\u{2014}", "-"), ("\u{2212}", "-"), ("\u{A0}", " "),
      ("\u{202F}", " "), ("\u{2009}", " "), ("\u{D7}", "x"), ("\u{241B}", "^"),
    ]
    for (character, twin) in punctuation {
      twins[character] = twin
    }
    return twins
  }()
}
