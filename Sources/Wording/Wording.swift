package import Conversation
import SiriKit

/// Makes sentences of keys and values, in one locale.
package struct Wording: Sendable {
  /// Where a text comes from.
  package struct Origin: Hashable, Sendable {
    package var key: String
    package var language: String
    package var file: String
    package var line: Int
    /// What is known about the text: Apple's fact or an approximation.
    package var comment: String
  }

  /// What a key's spoken twin has after it.
  package static let spokenSuffix = "#spoken"

  package let locale: String
  private let languages: [String]
  /// The one that counts most is the first.
  private let catalogs: [StringCatalog]
  private let values: ValueFormat

  /// Later catalogs override earlier ones, key by key.
  package init(locale: String, catalogs: [StringCatalog]) {
    self.locale = locale
    self.catalogs = catalogs.reversed()
    languages = languageChain(locale)
    values = ValueFormat(locale: languages[0])
  }

  /// Siri's lines as they are carried inside the program.
  package static func embedded(locale: String) -> Wording {
    Wording(locale: locale, catalogs: [.siri])
  }

  /// The line as it is heard and shown.
  package func render(_ line: Line) -> RenderedLine {
    guard let found = find(for: line) else {
      let mark = "⟨\(line.key)⟩"
      return RenderedLine(shown: mark, spoken: mark, key: line.key)
    }
    let shown = fill(found, from: line)
    let spoken = twin(of: found, for: line).map { fill($0, from: line) } ?? shown
    return RenderedLine(shown: shown, spoken: spoken, key: found.key)
  }

  /// A value on its own, as in a card's row.
  package func format(_ argument: Line.Argument) -> String {
    switch argument {
    case .value(let value): format(value)
    case .text(let text): text
    case .count(let count): values.count(count)
    case .alternatives(let items): values.alternatives(items)
    case .seconds(let seconds): values.seconds(seconds)
    }
  }

  /// Where the text for a key is taken from; `nil` when there is none.
  package func origin(of key: String) -> Origin? {
    find(key).flatMap { found in
      catalogs[found.rank][found.key].map { entry in
        Origin(
          key: found.key, language: found.language, file: catalogs[found.rank].file,
          line: entry.line, comment: entry.comment)
      }
    }
  }

  /// Whether a space stands between two sentences in the locale's language.
  package var separatesSentences: Bool {
    !["zh", "ja"].contains(languages[0].languageCode)
  }

  /// The keys that have a text, though none in the locale's own language.
  package var missingKeys: [String] {
    let own = languages.filter { $0.languageCode == languages[0].languageCode }
    let keys = Set(catalogs.flatMap(\.keys))
    return keys.filter { find(exactly: $0, in: own) == nil }.sorted()
  }
}

extension Wording {
  private struct Found {
    var key: String
    var language: String
    /// Position of its catalog, 0 for the one that counts most.
    var rank: Int
    var text: StringCatalog.Text
  }

  /// The most special text that the line can fill, else the most special one with its holes.
  ///
  /// Where a handler lets a value be missing, a general sentence is better than a hole.
  private func find(for line: Line) -> Found? {
    var special: Found?
    for candidate in keyCandidates(line.key) {
      guard let found = find(exactly: candidate, in: languages) else { continue }
      if pattern(found, for: line).arguments.isSubset(of: line.arguments.keys) { return found }
      special = special ?? found
    }
    return special
  }

  private func find(_ key: String) -> Found? {
    for candidate in keyCandidates(key) {
      if let found = find(exactly: candidate, in: languages) { return found }
    }
    return nil
  }

  private func find(exactly key: String, in languages: [String]) -> Found? {
    for language in languages {
      for (rank, catalog) in catalogs.enumerated() {
        if let text = catalog.text(key, in: language) {
          return Found(key: key, language: language, rank: rank, text: text)
        }
      }
    }
    return nil
  }

  /// The spoken twin, if it belongs to that very text and the line has all that it says.
  ///
  /// An override of the shown text alone silences the old twin: the two would contradict.
  private func twin(of found: Found, for line: Line) -> Found? {
    let key = found.key + Self.spokenSuffix
    guard let twin = find(exactly: key, in: [found.language]), twin.rank <= found.rank,
      pattern(twin, for: line).arguments.isSubset(of: line.arguments.keys)
    else { return nil }
    return twin
  }

  private func fill(_ found: Found, from line: Line) -> String {
    pattern(found, for: line)
      .filled(spacesHan: found.language.languageCode == "zh") { name in
        line.arguments[name].map(format)
      }
  }

  private func pattern(_ found: Found, for line: Line) -> TextPattern {
    var count: Int?
    if case .count(let number)? = line.arguments["count"] { count = number }
    return TextPattern(found.text.pattern(count: count, language: found.language))
  }

  private func format(_ value: Value) -> String {
    switch value {
    case .person(let person): person.displayName
    case .currencyAmount(let amount): values.amount(amount)
    case .text(let text): text
    case .number(let number): values.number(number)
    case .bool(let bool): word(bool ? "value.yes" : "value.no") ?? value.summary
    case .enumeration(let name):
      word("value.\(name)") ?? word("status.\(name)") ?? name.splitAtCapitals
    case .item(let item): item.displayName
    case .list(let items): values.list(items.map(format))
    }
  }

  /// The text of a key that takes no arguments.
  private func word(_ key: String) -> String? {
    find(exactly: key, in: languages)?.text.pattern(count: nil, language: languages[0])
  }
}

extension String {
  /// `zh` of `zh-Hans`.
  fileprivate var languageCode: Substring { prefix { $0 != "-" } }

  /// `applePay` as `apple pay`: better than an identifier, for want of a text.
  fileprivate var splitAtCapitals: String {
    reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += letter.lowercased()
    }
  }
}
