import Conversation
import SiriKit

/// Finds the options that are called by some words; the surest step that finds one decides.
struct OptionMatcher {
  private struct Names {
    var label: [String]
    /// Other names and details, each as words.
    var others: [[String]]
  }

  private let options: [Names]

  init(_ options: [Option]) {
    self.options = options.map { option in
      var others = [option.detail].compactMap { $0 }
      if case .person(let person) = option.value {
        others += [person.displayName, person.givenName, person.familyName, person.nickname]
          .compactMap { $0 }
        others += [person.reading, person.handle?.label, person.handle?.value].compactMap { $0 }
      }
      return Names(
        label: Tokenizer.words(of: option.label), others: others.map(Tokenizer.words(of:)))
    }
  }

  func matches(_ heard: [String]) -> [Int] {
    guard !heard.isEmpty else { return [] }
    let steps: [(Names) -> Bool] = [
      { $0.label == heard },
      { names in ([names.label] + names.others).contains { Self.holds($0, heard) } },
      { names in
        let words = Set(names.label + names.others.joined())
        return heard.allSatisfy(words.contains)
      },
      { names in names.label.indices.contains { Self.begins(names.label[$0...], heard) } },
      { names in
        let words = names.label + names.others.joined()
        return heard.allSatisfy { word in words.contains { Self.isNear($0, word) } }
      },
    ]
    for step in steps {
      let found = options.indices.filter { step(options[$0]) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether the words stand in the name, one behind the other.
  private static func holds(_ words: [String], _ heard: [String]) -> Bool {
    guard heard.count <= words.count else { return false }
    return (0...(words.count - heard.count)).contains { start in
      words[start..<(start + heard.count)].elementsEqual(heard)
    }
  }

  private static func begins(_ words: ArraySlice<String>, _ heard: [String]) -> Bool {
    guard heard.count <= words.count, heard.allSatisfy({ $0.utf8.count >= 2 }) else { return false }
    return zip(words, heard).allSatisfy { $0.hasPrefix($1) }
  }

  private static func isNear(_ word: String, _ heard: String) -> Bool {
    let (one, other) = (Array(word.unicodeScalars), Array(heard.unicodeScalars))
    return one == other
      || (min(one.count, other.count) >= 4 && Spelling.differsByOne(one, other))
  }
}
