import Conversation
import Plain
import Session
import Wording

/// What came of a step: all that a person saw, and all that happened underneath.
struct Turn: Hashable, Sendable {
  var seen: [SeenLine] { seenByEvent.flatMap { $0 } }
  private(set) var seenByEvent: [[SeenLine]] = []
  var texts: [SeenText] = []
  var events: [Event] = []
  /// The names of the events, as scripts write them.
  var notations: [String] = []

  init() {}

  /// The part of the log from an event on.
  init(_ session: Session, from start: Int, _ wording: Wording) {
    guard start < session.log.count else { return }
    events = Array(session.log.events[start...])
    for event in events {
      seenByEvent.append(session.seen(of: event, wording))
      notations.append(event.notation)
    }
    texts = seen.map { SeenText($0) }
  }

  /// What another way to say the same has to lead to: all but the words themselves.
  var outcome: [String] {
    zip(events, notations).compactMap { event, notation in
      switch event.happening {
      case .heard, .matched, .tapped, .chose: nil
      default: notation
      }
    } + texts.map(\.text)
  }

  /// The log as a failure shows it: the moment, and what happened.
  var log: [String] {
    zip(events, notations).map { "\(Turn.clock($0.time))  \($1)" }
  }

  private static func clock(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    return "+\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
