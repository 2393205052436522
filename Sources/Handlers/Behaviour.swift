/// What the handler answers instead of what follows from its world, method by method.
package struct Behaviour: Hashable, Sendable {
  private struct Key: Hashable {
    var method: String
    /// `nil` for every intent that has the method.
    var intent: String?
  }

  private var answersByMethod: [Key: [Answer]] = [:]

  package init() {}

  /// The answers of successive calls, the last of which repeats; none means the world's.
  package func answers(for method: String, of intent: String) -> [Answer] {
    answersByMethod[Key(method: method, intent: intent)]
      ?? answersByMethod[Key(method: method)] ?? []
  }

  /// Replaces a method's answers, for one intent or for all that have the method.
  package mutating func set(_ answers: [Answer], for method: String, of intent: String? = nil) {
    if intent == nil {
      // What is said for all intents last, holds for all.
      answersByMethod = answersByMethod.filter { $0.key.method != method }
    }
    answersByMethod[Key(method: method, intent: intent)] = answers
  }

  /// Lets another behaviour's answers come before this one's, as a script's before its app's.
  package mutating func merge(_ other: Behaviour) {
    for (method, intent) in other.replacedMethods {
      guard let answers = other.answersByMethod[Key(method: method, intent: intent)] else {
        continue
      }
      set(answers, for: method, of: intent)
    }
  }

  /// The methods for which something was set, with the intent when it is only for one.
  package var replacedMethods: [(method: String, intent: String?)] {
    answersByMethod.keys.map { ($0.method, $0.intent) }
      .sorted { ($0.method, $0.intent ?? "") < ($1.method, $1.intent ?? "") }
  }
}
