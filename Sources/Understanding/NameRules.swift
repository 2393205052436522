import Files

/// What can and what cannot be the name of somebody unknown, in one language.
struct NameRules: Sendable {
  let boundaries: Set<String>
  let things: Set<String>
  /// Things that are names too when they begin with a capital.
  let capitalised: Set<String>
  let possessives: [[String]]
  /// Apple's relationship by its folded words.
  let relationships: [String: String]

  init(_ source: GrammarFile.Names) {
    boundaries = Set(source.boundaries.flatMap(Tokenizer.words(of:)))
    things = Set(source.things.map { Tokenizer.words(of: $0).joined(separator: " ") })
    capitalised = Set((source.capitalised ?? []).flatMap(Tokenizer.words(of:)))
    possessives = source.possessives.map(Tokenizer.words(of:))
    var relationships: [String: String] = [:]
    for entry in source.relationships.entries {
      for word in entry.value {
        relationships[Tokenizer.words(of: word).joined(separator: " ")] = entry.key
      }
    }
    self.relationships = relationships
  }
}
