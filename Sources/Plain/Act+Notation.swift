import Conversation
import Scripts
package import Session

extension Act {
  /// The script line that does the same.
  package var notation: String {
    switch self {
    case .say(let text): "> \(text.isEmpty ? Gesture.silence.notation : ScriptText.user(text))"
    case .tap(let role): "> [\(role.rawValue)]"
    case .choose(let index): "> [#\(index + 1)]"
    case .set(let name, let value): WorldChange(.device(name), value).notation
    case .behave(let method, let answer): WorldChange(.behaviour(method), answer).notation
    case .variant(let name): WorldChange(.variant, name).notation
    case .handOver(let words): WorldChange(.handOver, words).notation
    case .speak(let locale): WorldChange(.locale, locale).notation
    }
  }
}
