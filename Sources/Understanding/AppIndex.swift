/// Finds app names, written in one word or in several: `DemoPay`, `Demo Pay`, `demo-pay`.
struct AppIndex: Sendable {
  /// The display names, by the folded letters of every name.
  private let names: [String: String]
  private let longest: Int

  private static let mostTokens = 8

  init(_ appNames: [[String]]) {
    var names: [String: String] = [:]
    for app in appNames {
      guard let displayName = app.first else { continue }
      for name in app {
        let letters = Tokenizer.words(of: name).joined()
        if !letters.isEmpty, names[letters] == nil { names[letters] = displayName }
      }
    }
    self.names = names
    longest = names.keys.map(\.utf8.count).max() ?? 0
  }

  /// The longest name that begins at a token, and the token behind it.
  func match(in tokens: [Token], at start: Int) -> (name: String, end: Int)? {
    var letters = ""
    var found: (name: String, end: Int)?
    for index in start..<min(tokens.count, start + Self.mostTokens) {
      letters += tokens[index].text
      guard letters.utf8.count <= longest else { break }
      if let name = names[letters] { found = (name, index + 1) }
    }
    return found
  }
}
