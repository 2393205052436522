/// Patterns made ready for compiling: words have numbers, and every piece has one too.
///
/// A rule is used in many places; so its words are cut and looked up only once.
struct PieceStore {
  enum Piece {
    case words([Word])
    case sequence([Int32])
    case alternatives([Int32])
    case optional(Int32)
    case permutation([Int32])
    case list(SlotList, slot: Int32)
    case rule(String)
  }

  struct Word {
    var number: Int32
    var length: Int32
  }

  private(set) var pieces: [Piece] = []
  private(set) var words: [String: Int32] = [:]
  private(set) var spellings: [String] = []
  private(set) var slots: [String] = []

  private static let longestPermutation = 5

  subscript(piece: Int32) -> Piece { pieces[Int(piece)] }

  /// The number of a word, also of one that stands in no template.
  mutating func intern(_ word: String) -> Int32 {
    if let number = words[word] { return number }
    let number = Int32(spellings.count)
    words[word] = number
    spellings.append(word)
    return number
  }

  /// Stores a pattern and answers its number.
  mutating func store(_ pattern: Pattern) throws(PatternError) -> Int32 {
    switch pattern {
    case .text(let text): return add(.words(words(of: text)))
    case .sequence(let parts): return add(.sequence(try store(Gluing.join(parts))))
    case .alternatives(let choices): return add(.alternatives(try store(choices)))
    case .optional(let inner): return add(.optional(try store(inner)))
    case .permutation(let parts):
      guard parts.count <= Self.longestPermutation else {
        throw PatternError(
          message: "a permutation has \(parts.count) parts",
          remedy: "at most \(Self.longestPermutation) are possible", offset: 0)
      }
      return add(.permutation(try store(parts)))
    case .list(let name, let slot):
      guard let list = SlotList(rawValue: name) else {
        let names = SlotList.allCases.map(\.rawValue).joined(separator: ", ")
        throw PatternError(
          message: "there is no list '\(name)'", remedy: "the lists are \(names)", offset: 0)
      }
      return add(.list(list, slot: number(ofSlot: slot)))
    case .rule(let name): return add(.rule(name))
    }
  }

  private mutating func store(_ patterns: [Pattern]) throws(PatternError) -> [Int32] {
    var stored: [Int32] = []
    for pattern in patterns { stored.append(try store(pattern)) }
    return stored
  }

  private mutating func words(of text: String) -> [Word] {
    Tokenizer.tokens(of: text).map {
      Word(number: intern($0.text), length: Int32($0.text.count))
    }
  }

  private mutating func number(ofSlot name: String) -> Int32 {
    if let index = slots.firstIndex(of: name) { return Int32(index) }
    slots.append(name)
    return Int32(slots.count - 1)
  }

  private mutating func add(_ piece: Piece) -> Int32 {
    pieces.append(piece)
    return Int32(pieces.count - 1)
  }
}
