import Conversation
package import SiriKit

/// The endings of a log, counted by intent, phase and code.
package struct Statistics: Hashable, Sendable {
  /// Requests of one intent that ended in the same way, and how many they were.
  package struct Row: Hashable, Sendable {
    package var intent: String
    /// The phase in which the request ended; `nil` before the first call.
    package var phase: HandlerMethod.Phase?
    package var ending: String
    package var count: Int
  }

  package private(set) var rows: [Row] = []
  package private(set) var total = 0

  package init(_ events: [Event]) {
    var intent = "none"
    var phase: HandlerMethod.Phase?
    var counts: [Row: Int] = [:]
    for event in events {
      switch event.happening {
      case .intentStarted(let started):
        intent = started.className
        phase = nil
      case .called(_, let method, _):
        phase = HandlerMethod.Phase(method: method)
      case .ended(let ending):
        counts[Row(intent: intent, phase: phase, ending: ending.name, count: 0), default: 0] += 1
        total += 1
        intent = "none"
        phase = nil
      default: break
      }
    }
    rows = counts.map { row, count in
      Row(intent: row.intent, phase: row.phase, ending: row.ending, count: count)
    }
    rows.sort {
      ($1.count, $0.intent, $0.ending, $0.phase?.rawValue ?? "")
        < ($0.count, $1.intent, $1.ending, $1.phase?.rawValue ?? "")
    }
  }
}

extension HandlerMethod.Phase {
  fileprivate init(method: String) {
    self = HandlerMethod.Phase(rawValue: method) ?? .resolve
  }
}
