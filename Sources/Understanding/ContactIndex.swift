import SiriKit

/// Finds contacts by what people call them, in the order of a ladder: the surest step wins.
struct ContactIndex: Sendable {
  /// The steps of the ladder, the surest first.
  enum Step: Int, Comparable, Sendable {
    case fullName, calledName, familyName, nameParts, relationship, reading, prefix, misspelt

    static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
  }

  struct Match {
    var step: Step
    var contacts: [Int]
  }

  let contacts: [Person]
  /// Tokens of the longest name.
  let longest: Int
  private let entries: [String: Match]
  /// The words of every name in letters, for the steps that compare letters.
  private let words: [(contact: Int, words: [[Unicode.Scalar]])]

  init(_ contacts: [Person], relationships: [String: String]) {
    self.contacts = contacts
    var entries: [String: Match] = [:]
    var words: [(Int, [[Unicode.Scalar]])] = []
    var longest = 1
    func add(_ key: [String], _ step: Step, _ contact: Int) {
      guard !key.isEmpty else { return }
      longest = max(longest, key.count)
      entries[key.joined(separator: " "), default: Match(step: step, contacts: [])]
        .add(contact, step)
    }
    for (index, contact) in contacts.enumerated() {
      let names = ContactNames(contact)
      for (key, step) in names.keys { add(key, step, index) }
      words.append((index, names.words.map { Array($0.unicodeScalars) }))
    }
    for (word, relationship) in relationships {
      for (index, contact) in contacts.enumerated() where contact.relationship == relationship {
        add(word.split(separator: " ").map(String.init), .relationship, index)
      }
    }
    self.entries = entries
    self.words = words
    self.longest = longest
  }

  /// The contacts that are called exactly so, by folded words parted by spaces.
  func match(_ key: String) -> Match? { entries[key] }

  /// The contacts whose name begins like the words, or differs from them in one letter.
  func nearMatch(_ heard: [String]) -> Match? {
    guard let first = heard.first, first.utf8.count >= 2 || heard.count > 1 else { return nil }
    let letters = heard.map { Array($0.unicodeScalars) }
    let prefixed = words.filter { Self.fits($0.words, letters) { $0.starts(with: $1) } }
    if !prefixed.isEmpty { return Match(step: .prefix, contacts: prefixed.map(\.contact)) }
    let misspelt = words.filter { Self.fits($0.words, letters, Self.isNear) }
    if !misspelt.isEmpty { return Match(step: .misspelt, contacts: misspelt.map(\.contact)) }
    return nil
  }

  /// Whether each word heard fits the next word of the name, from any word on.
  private static func fits(
    _ words: [[Unicode.Scalar]], _ heard: [[Unicode.Scalar]],
    _ isFit: ([Unicode.Scalar], [Unicode.Scalar]) -> Bool
  ) -> Bool {
    guard heard.count <= words.count else { return false }
    return (0...(words.count - heard.count)).contains { start in
      heard.indices.allSatisfy { isFit(words[start + $0], heard[$0]) }
    }
  }

  private static func isNear(_ word: [Unicode.Scalar], _ heard: [Unicode.Scalar]) -> Bool {
    word == heard
      || (min(word.count, heard.count) >= 4 && Spelling.differsByOne(word, heard))
  }
}

extension ContactIndex.Match {
  fileprivate mutating func add(_ contact: Int, _ other: ContactIndex.Step) {
    if other < step {
      step = other
      contacts = [contact]
    } else if other == step, !contacts.contains(contact) {
      contacts.append(contact)
    }
  }
}
