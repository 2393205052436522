import Files

/// The number words of a language, by their folded spelling.
struct NumberWords: Sendable {
  enum Word: Sendable, Equatable {
    /// 0 to 19, or a digit in a positional language.
    case unit(Int)
    case tens(Int)
    /// 100, 1000, …; in a positional language also 10.
    case magnitude(Int)
    case and, one, point, half, minus
  }

  let style: GrammarFile.Numbers.Style
  let decimal: Character
  let group: Character
  private let words: [String: [Word]]

  init(_ source: GrammarFile.Numbers) {
    style = source.style
    decimal = source.decimal.first ?? "."
    group = source.group.first ?? ","
    var words: [String: [Word]] = [:]
    func add(_ spelling: String, _ word: Word) {
      words[Tokenizer.words(of: spelling).joined(), default: []].append(word)
    }
    for entry in source.units.entries { add(entry.key, .unit(entry.value)) }
    for entry in source.tens?.entries ?? [] { add(entry.key, .tens(entry.value)) }
    for entry in source.magnitudes.entries { add(entry.key, .magnitude(entry.value)) }
    for word in source.and ?? [] { add(word, .and) }
    for word in source.one ?? [] { add(word, .one) }
    for word in source.point { add(word, .point) }
    for word in source.half { add(word, .half) }
    for word in source.minus { add(word, .minus) }
    self.words = words
  }

  func words(_ token: Token) -> [Word] {
    if token.kind == .sign { return token.text == "-" ? [.minus] : [] }
    return token.kind == .word || token.kind == .ideograph ? words[token.text] ?? [] : []
  }

  func `is`(_ token: Token, _ word: Word) -> Bool { words(token).contains(word) }
}
