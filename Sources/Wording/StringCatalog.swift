package import Files

/// A String Catalog as Xcode writes it (`.xcstrings`): for each key a text in several languages.
package struct StringCatalog: Sendable {
  /// A key's text in each language.
  package struct Entry: Hashable, Sendable {
    /// Where the key stands in the file, counted from 1.
    package var line: Int
    /// What is known about the text, for translators and for the wording view.
    package var comment: String
    package var localizations: [String: Text]
  }

  /// A text, or several that depend on a number or on the device.
  package indirect enum Text: Hashable, Sendable {
    case plain(String)
    /// By CLDR plural category of the argument `count`.
    case plural([String: Text])
    /// By Xcode's device name; Parley plays an iPhone.
    case device([String: Text])
  }

  /// The file's name, for messages.
  package let file: String
  package let sourceLanguage: String
  private let entries: [String: Entry]

  package init(text: String, file: String) throws(FileError) {
    try self.init(bytes: Array(text.utf8), file: file)
  }

  package init(bytes: [UInt8], file: String) throws(FileError) {
    var reader = try CatalogReader(bytes: bytes, file: file)
    try reader.readCatalog()
    self.file = file
    sourceLanguage = reader.sourceLanguage
    entries = reader.entries
  }

  /// One without texts.
  init(file: String) {
    self.file = file
    sourceLanguage = "en"
    entries = [:]
  }

  /// In alphabetical order.
  package var keys: [String] { entries.keys.sorted() }

  /// The languages that any key has a text in, in alphabetical order.
  package var languages: [String] {
    var languages: Set<String> = []
    for entry in entries.values { languages.formUnion(entry.localizations.keys) }
    return languages.sorted()
  }

  package subscript(key: String) -> Entry? { entries[key] }

  /// The texts of a key by language.
  package func localizations(_ key: String) -> [String: Text] {
    entries[key]?.localizations ?? [:]
  }

  func text(_ key: String, in language: String) -> Text? {
    entries[key]?.localizations[language]
  }
}

extension StringCatalog.Text {
  /// The pattern for a count, or the one for no count at all.
  func pattern(count: Int?, language: String) -> String {
    switch self {
    case .plain(let pattern):
      pattern
    case .plural(let cases):
      choose(count.map { PluralCategory.of($0, language: language) }, among: cases)
        .pattern(count: count, language: language)
    case .device(let cases):
      choose("iphone", among: cases).pattern(count: count, language: language)
    }
  }

  /// All texts that it holds, in a stable order.
  package var patterns: [String] {
    switch self {
    case .plain(let pattern): [pattern]
    case .plural(let cases), .device(let cases):
      cases.sorted { $0.key < $1.key }.flatMap(\.value.patterns)
    }
  }

  private func choose(
    _ name: String?, among cases: [String: StringCatalog.Text]
  ) -> StringCatalog.Text {
    name.flatMap { cases[$0] } ?? cases["other"] ?? .plain("")
  }
}
