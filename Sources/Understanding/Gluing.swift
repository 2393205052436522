/// Joins what is written without a space into one word: `dollar[s]` is `dollar` or `dollars`.
enum Gluing {
  /// More spellings of one word than this are no word any more.
  private static let mostSpellings = 64

  /// The parts, with every glued group of texts spelt out.
  static func join(_ parts: [Pattern]) throws(PatternError) -> [Pattern] {
    var joined: [Pattern] = []
    var index = 0
    while index < parts.count {
      var end = index + 1
      while end < parts.count, isGlued(parts[end - 1], parts[end]) { end += 1 }
      if end - index > 1 {
        joined.append(.alternatives(try spell(parts[index..<end]).map(Pattern.text)))
      } else {
        joined.append(parts[index])
      }
      index = end
    }
    return joined
  }

  /// Whether a letter or digit of an alphabet meets another one across the border.
  private static func isGlued(_ left: Pattern, _ right: Pattern) -> Bool {
    guard case .text = left else {
      guard case .text(let text) = right, isSpeltOut(left) else { return false }
      return startsInsideWord(text) && spellings(left).contains { endsInsideWord($0) }
    }
    guard case .text(let text) = left, isSpeltOut(right) else { return false }
    return endsInsideWord(text) && spellings(right).contains { startsInsideWord($0) }
  }

  private static func endsInsideWord(_ text: String) -> Bool { text.last.map(isInner) ?? false }

  private static func startsInsideWord(_ text: String) -> Bool { text.first.map(isInner) ?? false }

  private static func isInner(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    let kind = Folding.classify(scalar.value)
    return kind == .letter || kind == .digit || kind == .apostrophe
  }

  private static func isSpeltOut(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .text: true
    case .sequence(let parts), .alternatives(let parts): parts.allSatisfy(isSpeltOut)
    case .optional(let inner): isSpeltOut(inner)
    case .permutation, .list, .rule: false
    }
  }

  /// At most one spelling more than allowed, so that the caller sees that there are too many.
  private static func spellings(_ pattern: Pattern) -> [String] {
    let limit = mostSpellings + 1
    switch pattern {
    case .text(let text): return [text]
    case .optional(let inner): return [""] + spellings(inner).prefix(limit)
    case .alternatives(let parts):
      return Array(parts.lazy.flatMap { spellings($0) }.prefix(limit))
    case .sequence(let parts):
      var all = [""]
      for part in parts {
        let ends = spellings(part)
        all = Array(all.lazy.flatMap { front in ends.map { front + $0 } }.prefix(limit))
      }
      return all
    case .permutation, .list, .rule: return []
    }
  }

  private static func spell(_ parts: ArraySlice<Pattern>) throws(PatternError) -> [String] {
    let all = spellings(.sequence(Array(parts)))
    guard all.count <= mostSpellings else {
      throw PatternError(
        message: "a word has more than \(mostSpellings) spellings",
        remedy: "put spaces between the parts", offset: 0)
    }
    return all
  }
}
