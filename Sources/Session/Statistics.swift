import Conversation
package import SiriKit

/// The endings of one log or of several, counted by intent, phase and code.
package struct Statistics: Hashable, Sendable {
  /// Requests of one intent that ended in the same way, and how many they were.
  package struct Row: Hashable, Sendable {
    package var intent: String
    /// The phase in which the request ended; `nil` before the first call.
    package var phase: HandlerMethod.Phase?
    package var ending: String
    package var count: Int

    /// The response code with which the request failed; `nil` for any other ending.
    package var code: String? {
      let failed = Ending.failed("").name
      return ending.hasPrefix(failed) ? String(ending.dropFirst(failed.count)) : nil
    }
  }

  /// One ending on its way into the table.
  struct Entry: Hashable, Sendable {
    var intent: String
    var phase: HandlerMethod.Phase?
    var ending: String

    /// Who opens the app after an ending hands over the very request that has just ended.
    func following(_ last: Entry?) -> Entry {
      guard let last, intent == Statistics.noIntent, ending == Ending.handedOver.name else {
        return self
      }
      return Entry(intent: last.intent, phase: last.phase, ending: ending)
    }
  }

  /// The most frequent first.
  package private(set) var rows: [Row] = []
  package private(set) var total = 0

  package init(_ events: [Event]) {
    var intent = Statistics.noIntent
    var phase: HandlerMethod.Phase?
    var entries: [Entry] = []
    var last: Entry?
    for event in events {
      switch event.happening {
      case .intentStarted(let started):
        intent = started.className
        phase = nil
      case .called(_, let method, _):
        phase = HandlerMethod.Phase(ofMethod: method)
      case .ended(let ending):
        let entry = Entry(intent: intent, phase: phase, ending: ending.name).following(last)
        entries.append(entry)
        last = entry
        intent = Statistics.noIntent
        phase = nil
      default: break
      }
    }
    self.init(entries: entries)
  }

  init(entries: [Entry]) {
    var counts: [Entry: Int] = [:]
    for entry in entries { counts[entry, default: 0] += 1 }
    total = entries.count
    rows = counts.map { entry, count in
      Row(intent: entry.intent, phase: entry.phase, ending: entry.ending, count: count)
    }
    sort()
  }

  /// Both together: several saved logs are one table.
  package mutating func add(_ other: Statistics) {
    for row in other.rows {
      let known = rows.firstIndex {
        $0.intent == row.intent && $0.phase == row.phase && $0.ending == row.ending
      }
      if let known { rows[known].count += row.count } else { rows.append(row) }
    }
    total += other.total
    sort()
  }

  /// What stands for the intent where nothing was understood.
  package static let noIntent = "none"

  private mutating func sort() {
    rows.sort {
      ($1.count, $0.intent, $0.ending, $0.phase?.rawValue ?? "")
        < ($0.count, $1.intent, $1.ending, $1.phase?.rawValue ?? "")
    }
  }
}

extension HandlerMethod.Phase {
  /// The phase of a method by its short name.
  init(ofMethod method: String) {
    self = HandlerMethod.Phase(rawValue: method) ?? .resolve
  }
}
