import Conversation
package import Files

/// One locale's sentences, replies, number words and currency words.
package struct Grammar: Sendable {
  /// A sentence that its author promises to be understood.
  package struct Example: Hashable, Sendable {
    package var intentName: String?
    package var id: String
    package var text: String
    package var line: Int
  }

  package let language: String
  package let examples: [Example]
  let templates: [Template]
  let network: Network
  let numbers: NumberWords
  let money: CurrencyWords
  let names: NameRules
  /// Fillers, by their numbers.
  let fillers: Set<Int32>

  /// Reads a sentence file.
  package init(text: String, file: String) throws(FileError) {
    let source = try YAMLDecoder().decode(GrammarFile.self, from: text, file: file)
    var compiler = GrammarCompiler(source, file: file)
    try compiler.run()
    language = source.language
    examples = compiler.examples
    templates = compiler.templates
    numbers = NumberWords(source.numbers)
    money = CurrencyWords(source.currencies)
    names = NameRules(source.names)
    fillers = compiler.fillers
    network = compiler.builder.network
  }

  /// The grammar that comes with the program; `zh-Hans-CN` is served by `zh-Hans`.
  package static func embedded(for locale: String) -> Grammar? {
    for name in names(for: locale) {
      guard let text = Embedded.text("sentences/\(name).yaml") else { continue }
      return try? Grammar(text: text, file: "sentences/\(name).yaml")
    }
    return nil
  }

  /// The locale and what it falls back to, nearest first.
  private static func names(for locale: String) -> [String] {
    let parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first?.lowercased() else { return [] }
    let rest = parts.dropFirst().map { $0.lowercased() }
    guard language == "zh" else { return [language] }
    let isTraditional =
      rest.contains("hant")
      || (!rest.contains("hans") && rest.contains { ["tw", "hk", "mo"].contains($0) })
    return isTraditional ? ["zh-Hant"] : ["zh-Hans"]
  }

  /// The templates for a purpose, in the order of the file.
  func templates(_ isWanted: (Template.Purpose) -> Bool) -> [Int] {
    templates.indices.filter { isWanted(templates[$0].purpose) }
  }
}
