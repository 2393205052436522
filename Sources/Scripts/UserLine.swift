/// What the user does in a script, behind the `>`.
package struct UserLine: Hashable, Sendable {
  /// One way to do it.
  package enum Action: Hashable, Sendable {
    /// Words, a meaning in braces, a gesture in parentheses.
    case words(String)
    /// A button by its title or role, a choice by its number or label.
    case tap(String)
  }

  /// Between utterances that all lead to the same conversation.
  package static let separator = " |or| "

  /// One, or several that all have to lead to the same.
  package var actions: [Action]

  package init(_ actions: [Action]) {
    self.actions = actions
  }

  /// Reads what stands behind `> `.
  package init(_ written: some StringProtocol) {
    actions = written.split(separator: UserLine.separator, omittingEmptySubsequences: false)
      .map { Action(String($0)) }
  }
}

extension UserLine.Action {
  /// Reads one way.
  package init(_ written: String) {
    let trimmed = written.drop { $0 == " " }
    guard trimmed.hasPrefix("["), trimmed.last == "]" else {
      self = .words(ScriptText.unescaped(written))
      return
    }
    self = .tap(ScriptText.unescaped(trimmed.dropFirst().dropLast()))
  }

  /// As it stands in a script.
  package var notation: String {
    switch self {
    case .words(let text): ScriptText.user(text)
    case .tap(let title): "[\(ScriptText.expected(title))]"
    }
  }

  /// With the names that a table or an earlier line has bound; other braces stay.
  package func filled(_ names: [String: String]) -> Self {
    guard !names.isEmpty, case .words(var text) = self, text.contains("{") else { return self }
    for (name, value) in names { text = text.replacing("{\(name)}", with: value) }
    return .words(text)
  }
}
