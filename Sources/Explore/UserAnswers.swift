import Conversation
import DialogEngine
import Session
import SiriKit

/// What a user can do when Siri waits: in words that no language has, so that ways go in all.
struct UserAnswers {
  /// No more of a list are tried: the others lead to the same.
  private static let optionLimit = 3

  let samples: Samples

  /// All that is tried, each thing once.
  func acts(in session: Session) -> [Act] {
    guard let question = session.engine.question else { return [] }
    var acts = question.buttons.map { Act.tap($0.role) }
    acts += question.options.prefix(UserAnswers.optionLimit).indices.map {
      .choose(question.firstOption + $0)
    }
    if question.optionCount > question.options.count { acts.append(.say("{more}")) }
    acts += values(question, session.engine.intent)
    acts += ["{yes}", "{no}"].map { .say($0) }
    acts += [
      .say("{notUnderstood}"), .say(Gesture.silence.notation), .say(Gesture.cancel.notation),
    ]
    return acts
  }

  /// A value for what is asked, or another one for what was settled.
  private func values(_ question: Question, _ intent: Intent?) -> [Act] {
    guard let intent = intent.flatMap({ Catalog.intent($0.className) }) else { return [] }
    let asked = question.parameter.flatMap(intent.parameter)
    switch question.kind {
    case .value:
      return asked.flatMap { samples.value(of: $0) }.map { [.say("{value \($0)}")] } ?? []
    case .confirmation:
      return asked.flatMap { samples.value(of: $0, second: true) }
        .map { [.say("{value \($0)}")] } ?? []
    case .goAhead:
      guard
        let first = samples.parameters(of: intent).last(where: { $0.kind != .text })
          ?? samples.parameters(of: intent).first,
        let value = samples.value(of: first, second: true)
      else { return [] }
      return [.say("{change \(first.name)=\(value)}")]
    case .choice, .unlock, .openApp, .retry, .permission, .page, .authentication: return []
    }
  }
}
