import Conversation
import Handlers
import Screen
package import Session
import SiriKit

// What happened underneath, as scripts name it behind a `*`.
extension Event {
  /// `handle`, `handle -> success`, `P011 …`, `effect charge …`: the method, the diagnosis or the
  /// kind of the event (docs/events.md), and what the log says of it.
  package var notation: String {
    TextLayout.sanitize(words.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  private var words: String {
    switch happening {
    case .called(_, let method, _): method
    case .replied(_, let method, _, _): "\(method) -> \(row.text)"
    case .faulted(_, let method, let fault, _): "\(method) -> \(fault.summary)"
    case .repliedAgain(_, let method, _), .repliedLate(_, let method, _, _):
      "\(method) -> \(happening.kind) \(row.text)"
    case .callCancelled(_, let method, let after):
      "\(method) -> cancelled after \(Event.seconds(after)) s"
    case .diagnosed(let finding): "\(finding.diagnosis.rawValue) \(finding.message)"
    case .unlocked: "unlocked"
    default: "\(happening.kind) \(row.text)"
    }
  }

  /// Whether a conversation that is saved names it: what moved money, broke, or left the extension.
  package var isNotable: Bool {
    switch happening {
    case .affected, .diagnosed, .faulted, .repliedAgain, .repliedLate, .callCancelled, .launched:
      true
    case .replied(_, let method, _, _): method == "confirm" || method == "handle"
    default: false
    }
  }
}
