import SiriKit

/// The ways in which one contact can be called.
struct ContactNames {
  private(set) var keys: [(key: [String], step: ContactIndex.Step)] = []
  /// The words of the full name, and the reading for a name in Han characters.
  private(set) var words: [String] = []

  /// Chinese family names of two characters; all others have one.
  private static let longFamilyNames: Set<String> = [
    "欧阳", "司马", "诸葛", "上官", "司徒", "东方", "皇甫", "尉迟", "公孙", "慕容", "令狐", "夏侯",
  ]

  init(_ person: Person) {
    let full = Tokenizer.words(of: person.displayName)
    words = full
    keys.append((full, .fullName))
    addParts(person, full: full)
    if let nickname = person.nickname { keys.append((Tokenizer.words(of: nickname), .calledName)) }
    if let reading = person.reading {
      let words = Tokenizer.words(of: reading)
      keys.append((words, .reading))
      keys.append(([words.joined()], .reading))
      if words.count > 1 {
        // Chinese readings begin with the family name, which nobody is called by alone.
        keys.append(([words.dropFirst().joined()], .reading))
        keys.append((Array(words.dropFirst()), .reading))
      }
      self.words += words
    }
  }

  private mutating func addParts(_ person: Person, full: [String]) {
    var given = person.givenName.map(Tokenizer.words(of:)) ?? []
    var family = person.familyName.map(Tokenizer.words(of:)) ?? []
    if given.isEmpty, family.isEmpty { (given, family) = Self.parts(of: full) }
    keys.append((given, .calledName))
    guard let first = given.first, !Self.isHan(first) else {
      // Nobody is called by a Chinese family name alone.
      keys.append((family + given, .nameParts))
      if let last = family.last, !Self.isHan(last) { keys.append((family, .familyName)) }
      return
    }
    keys.append((family, .familyName))
    keys.append(([first], .calledName))
    for word in given.dropFirst() { keys.append(([word], .nameParts)) }
    keys.append((given + family, .nameParts))
    keys.append(([first] + family, .nameParts))
    if family.count > 1 {
      for word in family {
        keys.append(([word], .nameParts))
        keys.append(([first, word], .nameParts))
      }
    }
  }

  /// Given and family name of a full name without parts.
  private static func parts(of full: [String]) -> (given: [String], family: [String]) {
    guard full.count > 1, let first = full.first, let last = full.last else { return ([], []) }
    if !isHan(first) { return (Array(full.dropLast()), [last]) }
    guard full.count <= 4, full.allSatisfy(isHan) else { return ([], []) }
    let length = full.count > 2 && longFamilyNames.contains(full[0] + full[1]) ? 2 : 1
    return (Array(full.dropFirst(length)), Array(full.prefix(length)))
  }

  private static func isHan(_ word: String) -> Bool {
    word.unicodeScalars.first.map { Folding.classify($0.value) == .ideograph } ?? false
  }
}
