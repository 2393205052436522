/// What the catalog knows about a name: the answer of `parley explain`.
package struct Explanation: Hashable, Sendable, Codable {
  /// What the name is a name of.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case intent, parameter, method, responseCode
    case resolutionResult, resolutionKind, reason
    case localAuthenticationError, intentError
    case diagnosis

    /// `response code`, for a title.
    package var words: String {
      switch self {
      case .intent: "intent"
      case .parameter: "parameter"
      case .method: "handler method"
      case .responseCode: "response code"
      case .resolutionResult: "class of resolution results"
      case .resolutionKind: "kind of resolution result"
      case .reason: "reason of a resolution result"
      case .localAuthenticationError: "LAError code"
      case .intentError: "INIntentError code"
      case .diagnosis: "diagnosis"
      }
    }
  }

  /// One line of an explanation; lines about the same thing repeat the label.
  package struct Fact: Hashable, Sendable, Codable {
    package var label: String
    package var value: String

    package init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  package var title: String
  package var kind: Kind
  package var facts: [Fact]
  /// What else the same name stands for: `success` is a code and a kind of result.
  package var others: [Explanation]

  package init(title: String, kind: Kind, facts: [Fact], others: [Explanation] = []) {
    self.title = title
    self.kind = kind
    self.facts = facts
    self.others = others
  }

  /// The explanation as aligned lines, without a line break at the end.
  package var text: String {
    let width = facts.map(\.label.count).max() ?? 0
    var lines = ["\(title): \(kind.words)"]
    var label = ""
    for fact in facts {
      let shown = fact.label == label ? "" : fact.label
      let gap = String(repeating: " ", count: width - shown.count)
      lines.append("  \(shown)\(gap)  \(fact.value)")
      label = fact.label
    }
    return ([lines.joined(separator: "\n")] + others.map(\.text)).joined(separator: "\n\n")
  }
}
