/// The named colours of a theme file, and the words that use them.
struct ThemePalette {
  struct UnknownWord: Error, CustomStringConvertible {
    var description: String
  }

  private static let base16Names = "0123456789ABCDEF".map { "base0\($0)" }
  /// The further colours of base24 schemes, which no role needs.
  private static let base24Names = "01234567".map { "base1\($0)" }

  /// Names in lower case.
  private var colours: [String: Colour] = [:]

  /// Reads the mapping `palette`, or a whole flat file, where only base16's own names are colours.
  init(_ decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NameKey.self)
    let isNested = decoder.codingPath.last?.stringValue == "palette"
    let names =
      isNested
      ? container.allKeys.map(\.stringValue)
      // `base0A` is `base0a` in some schemes.
      : (Self.base16Names + Self.base24Names).flatMap { [$0, $0.lowercased()] }
    for name in Set(names).sorted() {
      let key = NameKey(name)
      guard let text = try container.decodeIfPresent(String.self, forKey: key) else { continue }
      guard let colour = Colour(hex: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "'\(text)' is no colour; write six digits such as \"7fd1a6\"")
      }
      colours[name.lowercased()] = colour
    }
  }

  /// All 16 or none; a scheme with some is a mistake.
  func base16(in decoder: any Decoder) throws -> Theme.Base16? {
    guard !colours.isEmpty else { return nil }
    let missing = Self.base16Names.filter { colours[$0.lowercased()] == nil }
    guard missing.isEmpty else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath + [NameKey("palette")],
          debugDescription: "a palette has all of base00 to base0F; missing here: "
            + missing.joined(separator: ", ")))
    }
    return Theme.Base16(Self.base16Names.compactMap { colours[$0.lowercased()] })
  }

  /// Reads `base0D bold` or, for a surface with one ink for all, `base0A ink base00`.
  func look(_ text: String) throws(UnknownWord) -> Theme.Look {
    var look = Theme.Look()
    var isInk = false
    for word in text.split(separator: " ") {
      if let named = Attributes.named.first(where: { $0.name == word }) {
        look.attributes.insert(named.attribute)
      } else if word == "ink" {
        isInk = true
      } else if let colour = colour(word) {
        if isInk {
          look.ink = colour
        } else {
          look.colour = colour
        }
      } else {
        throw unknown(word)
      }
    }
    return look
  }

  private func colour(_ word: Substring) -> Colour? {
    if word == "standard" {
      return .standard
    }
    return colours[word.lowercased()] ?? Colour(hex: word)
      ?? UInt8(word).map { Colour.indexed($0) }
  }

  private func unknown(_ word: Substring) -> UnknownWord {
    let known = Attributes.named.map(\.name) + ["standard", "ink"] + colours.keys.sorted()
    let hint = Nearest.word(to: String(word), among: known).map { "; did you mean '\($0)'?" }
    return UnknownWord(
      description: "'\(word)' is neither a colour nor an attribute" + (hint ?? ""))
  }
}
