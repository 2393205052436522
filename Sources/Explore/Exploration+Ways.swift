import Conversation
import Handlers
import Plain
import Scripts
package import Session
import SiriKit

// A way as it stands in a script: what methods answer is set before the turn in which they do.
extension Exploration {
  /// A turn of the user, after what is set for it.
  struct Turn {
    var settings: [WorldChange] = []
    var act: Act
  }

  /// The turns of a way.
  func turns(to place: Place) -> [Turn] {
    var turns: [Turn] = []
    var given: [(method: String, answer: String)] = []
    var present: [String: String] = [:]
    func close() {
      guard !turns.isEmpty else { return }
      turns[turns.count - 1].settings = settings(for: given, present: &present)
      given = []
    }
    for step in way(to: place) {
      switch step {
      case .user(let act):
        close()
        turns.append(Turn(act: act))
      case .answer(let method, let answer): given.append((method, answer))
      }
    }
    close()
    return turns
  }

  /// What has to be set, so that methods answer so in one turn; what holds already is left out.
  private func settings(
    for given: [(method: String, answer: String)], present: inout [String: String]
  ) -> [WorldChange] {
    var settings: [WorldChange] = []
    var done: Set<String> = []
    for (method, _) in given where done.insert(method).inserted {
      let answers = given.filter { $0.method == method }.map(\.answer)
      let isOne = Set(answers).count == 1
      let written = isOne ? answers[0] : "[\(answers.joined(separator: ", "))]"
      guard written != present[method] ?? usual(method) else { continue }
      settings.append(WorldChange(.behaviour(method), written))
      present[method] = isOne ? written : ""
    }
    return settings
  }

  /// What the app file leaves to the world is not said again.
  private func usual(_ method: String) -> String? {
    let isReplaced = appFile.behaviour.replacedMethods.contains { $0.method == method }
    return isReplaced ? nil : "\(Behaviour.Answer.world)"
  }

  /// The lines of a script that lead there.
  package func lines(to place: Place) -> [String] {
    turns(to: place).flatMap { turn in turn.settings.map(\.notation) + [turn.act.notation] }
  }

  /// A conversation before its first word, with recognition ready: to be copied for each way.
  package func beginning(in locale: String) -> Session {
    var session = Session(appFile: appFile, locale: locale)
    _ = session.interpret("")
    return session
  }

  /// Goes the way again.
  package func replay(to place: Place, from beginning: Session) -> Session {
    var session = beginning
    for turn in turns(to: place) { session.take(turn) }
    return session
  }
}

extension Session {
  /// Does a turn, and lets come what comes of it.
  mutating func take(_ turn: Exploration.Turn) {
    for setting in turn.settings {
      if case .behaviour(let method) = setting.subject {
        perform(.behave(method, setting.value))
      }
    }
    perform(turn.act)
    settle()
  }
}
