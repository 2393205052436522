import Conversation

/// All events, and beside them their rows as bytes, so that a search is one sweep.
package struct EventLog: Sendable {
  package private(set) var events: [Event] = []
  /// The rows in lower case.
  private var rows = TextArena()
  /// What each event is, so that filters need not look into it.
  package private(set) var marks: [EventMarks] = []
  /// Counts every change, so that a view knows whether it is up to date.
  package private(set) var generation = 0
  /// The mistakes that were diagnosed; what follows from one is not another.
  package private(set) var warningCount = 0
  /// The indices of the events that the conversation pane shows.
  package private(set) var shown: [Int32] = []

  package init() {}

  package var count: Int { events.count }

  /// Adds an event, its row and its marks.
  package mutating func append(_ event: Event) {
    events.append(event)
    let row = event.row
    rows.append(row.searchText.lowercased())
    let mark = EventMarks(event, isWarning: row.isWarning)
    if mark.contains(.finding) { warningCount += 1 }
    marks.append(mark)
    if event.happening.isShown { shown.append(Int32(truncatingIfNeeded: events.count - 1)) }
    generation += 1
  }

  /// Forgets what came after the first `count` events.
  package mutating func truncate(to count: Int) {
    guard count < events.count else { return }
    warningCount -= marks[count...].count { $0.contains(.finding) }
    marks.removeSubrange(count...)
    while let last = shown.last, last >= count { shown.removeLast() }
    rows.truncate(to: count)
    events.removeSubrange(count...)
    generation += 1
  }

  /// The indices of the events whose row contains the text, ignoring case.
  package func search(_ text: String) -> [Int] { rows.search(text.lowercased()) }
}

/// What an event is, for filters and jumps.
package struct EventMarks: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let warning = EventMarks(rawValue: 1)
  package static let call = EventMarks(rawValue: 2)
  package static let shown = EventMarks(rawValue: 4)
  package static let turn = EventMarks(rawValue: 8)
  /// A diagnosis that is more than a note.
  package static let finding = EventMarks(rawValue: 16)

  fileprivate init(_ event: Event, isWarning: Bool) {
    self = []
    if isWarning { insert(.warning) }
    if event.happening.isShown { insert(.shown) }
    switch event.happening {
    case .heard, .tapped, .chose: insert(.turn)
    case .called, .skipped, .replied, .faulted, .repliedAgain, .repliedLate, .callCancelled,
      .affected:
      insert(.call)
    case .diagnosed: if isWarning { insert(.finding) }
    default: break
    }
  }
}

extension Happening {
  /// Whether the person in the conversation sees or hears it.
  package var isShown: Bool {
    switch self {
    case .heard, .tapped, .chose, .said, .asked, .showed, .launched, .appShowed,
      .authenticationAsked, .ended:
      true
    case .matched, .intentStarted, .routed, .unlocked, .permitted, .called, .skipped, .replied,
      .faulted, .repliedAgain, .repliedLate, .callCancelled, .affected, .appCalled, .appAffected,
      .authenticated, .deviceChanged,
      .behaviourChanged, .rewound, .noted, .diagnosed:
      false
    }
  }
}

extension LogRow {
  /// What a search looks at.
  package var searchText: String { "\(label) \(text)" }

  package var isWarning: Bool { tone == .warning || tone == .failure }
}
