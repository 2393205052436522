import Conversation
package import Session
import SiriKit

/// What a set of conversations reaches.
package struct Coverage: Sendable {
  /// The keys of the sentences.
  package private(set) var keys: Set<String> = []
  /// Endings with their causes.
  private(set) var outcomes: Set<String> = []
  /// What methods answered, as an exploration names it.
  package private(set) var answers: Set<String> = []

  package init() {}

  /// Adds what happened in a conversation; also what it took back does not count.
  package mutating func add(_ session: Session) {
    var register = Register()
    var act = Act.say("")
    for event in session.log.events {
      if case .intentStarted(let intent) = event.happening { register.intent = intent.className }
      switch event.happening {
      case .heard(let text): act = .say(text)
      case .tapped(let button): act = .tap(button.role)
      case .chose(let index, _): act = .choose(index)
      default: break
      }
      register.note(event, of: .user(act))
    }
    let found = register.found
    keys.formUnion(found.sentences.map(\.line.key))
    outcomes.formUnion(found.outcomes.map(\.identity))
    answers.formUnion(found.answers)
  }

  /// The answers of an exploration that no conversation has.
  package func missingAnswers(of exploration: Exploration) -> [String] {
    exploration.answers.filter { !answers.contains($0) }
  }
}

extension Exploration.Outcome {
  /// What makes it the same in an exploration and in a conversation.
  ///
  /// What the user did is not part of it: it can be said in many ways.
  var identity: String {
    "\(intent) \(ending.name) \(cause.contains(" -> ") ? cause : "by the user")"
  }
}
