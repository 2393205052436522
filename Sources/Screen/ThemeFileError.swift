/// What is wrong with a theme file; `path` leads to the place, for those who know lines.
package struct ThemeFileError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case missingColour(String)
    case wrongColour(String)
    case unknownWord(String, nearest: String?)
    case unknownRole(String, nearest: String?)
  }

  package var path: [String]
  package var reason: Reason
}

extension ThemeFileError: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .missingColour(let name):
      return "a palette has all of base00 to base0F, but \(name) is missing"
    case .wrongColour(let text):
      return "'\(text)' is no colour; write six hexadecimal digits such as \"7fd1a6\""
    case .unknownWord(let word, let nearest):
      return "'\(word)' is neither a colour nor an attribute" + hint(nearest)
    case .unknownRole(let role, let nearest):
      return "there is no role '\(role)'" + hint(nearest)
    }
  }

  private func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
