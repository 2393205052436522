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
  /// The words of every name, for the steps that compare letters.
  private let words: [(contact: Int, words: [String])]

  init(_ contacts: [Person], relationships: [String: String]) {
    self.contacts = contacts
    var entries: [String: Match] = [:]
    var words: [(Int, [String])] = []
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
      words.append((index, names.words))
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
    let prefixed = words.filter { Self.begins($0.words, with: heard) }
    if !prefixed.isEmpty { return Match(step: .prefix, contacts: prefixed.map(\.contact)) }
    let misspelt = words.filter { Self.isMisspelt($0.words, heard) }
    if !misspelt.isEmpty { return Match(step: .misspelt, contacts: misspelt.map(\.contact)) }
    return nil
  }

  /// Whether each word heard begins the next word of the name, from any word on.
  private static func begins(_ words: [String], with heard: [String]) -> Bool {
    guard heard.count <= words.count else { return false }
    return (0...(words.count - heard.count)).contains { start in
      heard.indices.allSatisfy { words[start + $0].hasPrefix(heard[$0]) }
    }
  }

  private static func isMisspelt(_ words: [String], _ heard: [String]) -> Bool {
    guard heard.count <= words.count else { return false }
    return (0...(words.count - heard.count)).contains { start in
      heard.indices.allSatisfy { index in
        let word = words[start + index]
        return word == heard[index]
          || (min(word.utf8.count, heard[index].utf8.count) >= 4
            && Spelling.differsByOne(word, heard[index]))
      }
    }
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
