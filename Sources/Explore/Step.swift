package import Session

/// One step of a way: something that the user does, or what a method answers.
package enum Step: Hashable, Sendable {
  case user(Act)
  case answer(method: String, answer: String)

  /// Whether it is a turn of the user.
  package var isTurn: Bool {
    if case .user = self { true } else { false }
  }
}
