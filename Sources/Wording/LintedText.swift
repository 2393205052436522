/// A text as the rules see it.
struct LintedText {
  /// What a text is for, which decides what is asked of it.
  enum Use {
    case question, sentence, label
  }

  let key: String
  let language: String
  let pattern: String
  /// The text without its holes, which are values and no wording.
  let literal: String
  /// Lower-case words of the literal text, for languages that part them with spaces.
  let words: [String]

  init(key: String, language: String, pattern: String) {
    self.key = key
    self.language = language
    self.pattern = pattern
    literal = TextPattern(pattern).filled(spacesHan: false) { _ in "\u{FFFC}" }
    words = literal.lowercased()
      .split { !$0.isLetter && !$0.isNumber && $0 != "'" }
      .map(String.init)
  }

  var isChinese: Bool { language.hasPrefix("zh") }

  var isSpokenTwin: Bool { key.hasSuffix(Wording.spokenSuffix) }

  var use: Use {
    if key == "disambiguation.more" || key == "disambiguation.noMore" { return .sentence }
    switch key.prefix(while: { $0 != "." && $0 != "#" }) {
    case "ask", "confirmation", "disambiguation", "goAhead", "whatToChange": return .question
    case "row", "card", "button", "options", "value", "status", "ending", "effort": return .label
    case "authentication":
      return key.hasPrefix("authentication.title") ? .label : .sentence
    case "page": return key.hasPrefix("page.title") || key == "page" ? .label : .sentence
    default: return .sentence
    }
  }

  /// Words, or characters in a script without spaces; a value counts as two.
  var length: Int {
    let holes = literal.count { $0 == "\u{FFFC}" }
    let own = isChinese ? literal.count { $0.isLetter } : words.count
    return own + holes * 2
  }

  /// The text with every hole filled with the same value.
  func filled(with value: String) -> String {
    TextPattern(pattern).filled(spacesHan: isChinese) { _ in value }
  }

  func contains(anyOf parts: [String], apartFrom harmless: String? = nil) -> String? {
    let rest = harmless.map { literal.split(separator: $0).joined(separator: " ") } ?? literal
    return parts.first { rest.contains($0) }
  }

  func contains(word: Set<String>) -> String? {
    words.first(where: word.contains)
  }
}
