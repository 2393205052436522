import Conversation
import Glibc

/// All events, and beside them their rows as case-folded bytes, so that a search is one sweep.
package struct EventLog: Sendable {
  package private(set) var events: [Event] = []
  /// The folded rows, each ended by a line feed, all ended by a zero as `strstr` needs it.
  private var arena: [UInt8] = [0]
  /// Where each event's row begins in the arena.
  private var starts: [UInt32] = []
  /// What each event is, so that filters need not look into it.
  package private(set) var marks: [EventMarks] = []
  /// Counts every change, so that a view knows whether it is up to date.
  package private(set) var generation = 0
  package private(set) var warningCount = 0
  /// The indices of the events that the conversation pane shows.
  package private(set) var shown: [Int32] = []

  package init() {}

  package var count: Int { events.count }

  /// Adds an event, its row and its marks.
  package mutating func append(_ event: Event) {
    events.append(event)
    arena.removeLast()
    starts.append(UInt32(truncatingIfNeeded: arena.count))
    let row = event.row
    EventLog.fold(row.label, into: &arena)
    arena.append(UInt8(ascii: " "))
    EventLog.fold(row.text, into: &arena)
    arena.append(UInt8(ascii: "\n"))
    arena.append(0)
    if row.isWarning { warningCount += 1 }
    marks.append(EventMarks(event, isWarning: row.isWarning))
    if event.happening.isShown { shown.append(Int32(truncatingIfNeeded: events.count - 1)) }
    generation += 1
  }

  /// Forgets what came after the first `count` events.
  package mutating func truncate(to count: Int) {
    guard count < events.count else { return }
    warningCount -= marks[count...].count { $0.contains(.warning) }
    marks.removeSubrange(count...)
    while let last = shown.last, last >= count { shown.removeLast() }
    arena.removeSubrange(Int(starts[count])..<(arena.count - 1))
    starts.removeSubrange(count...)
    events.removeSubrange(count...)
    generation += 1
  }

  /// The indices of the events whose row contains the text, ignoring case.
  package func search(_ text: String) -> [Int] {
    var needle: [UInt8] = []
    EventLog.fold(text, into: &needle)
    guard !needle.isEmpty else { return [] }
    needle.append(0)
    var found: [Int] = []
    arena.withUnsafeBytes { haystack in
      needle.withUnsafeBytes { needle in
        guard let base = haystack.assumingMemoryBound(to: CChar.self).baseAddress,
          let pattern = needle.assumingMemoryBound(to: CChar.self).baseAddress
        else { return }
        var offset = 0
        while let hit = strstr(base + offset, pattern) {
          let index = eventIndex(
            at: hit - UnsafeMutablePointer(mutating: base), from: found.last ?? 0)
          found.append(index)
          guard index + 1 < starts.count else { break }
          offset = Int(starts[index + 1])
        }
      }
    }
    return found
  }

  /// The event whose row holds that offset of the arena.
  private func eventIndex(at offset: Int, from first: Int) -> Int {
    var low = first
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Lower-case bytes: ASCII by arithmetic, other text by its Unicode mapping.
  private static func fold(_ text: String, into bytes: inout [UInt8]) {
    var text = text
    let isASCII = text.withUTF8 { $0.allSatisfy { $0 < 0x80 } }
    if !isASCII { text = text.lowercased() }
    text.withUTF8 { buffer in
      // A zero or a line feed inside a row would end it.
      bytes.append(
        contentsOf: buffer.lazy.map {
          (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 == 0 || $0 == 0x0A ? 0x20 : $0
        })
    }
  }
}

/// What an event is, for filters and jumps.
package struct EventMarks: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let warning = EventMarks(rawValue: 1)
  package static let call = EventMarks(rawValue: 2)
  package static let shown = EventMarks(rawValue: 4)
  package static let turn = EventMarks(rawValue: 8)

  fileprivate init(_ event: Event, isWarning: Bool) {
    self = []
    if isWarning { insert(.warning) }
    if event.happening.isShown { insert(.shown) }
    switch event.happening {
    case .heard, .tapped, .chose: insert(.turn)
    case .called, .skipped, .replied, .faulted, .repliedAgain, .repliedLate, .callCancelled,
      .affected:
      insert(.call)
    default: break
    }
  }
}

extension Happening {
  /// Whether the person in the conversation sees or hears it.
  package var isShown: Bool {
    switch self {
    case .heard, .tapped, .chose, .said, .asked, .showed, .launched, .appShowed, .ended: true
    case .matched, .intentStarted, .routed, .unlocked, .permitted, .called, .skipped, .replied,
      .faulted, .repliedAgain, .repliedLate, .callCancelled, .affected, .deviceChanged,
      .behaviourChanged, .rewound, .noted, .diagnosed:
      false
    }
  }
}

extension LogRow {
  package var isWarning: Bool { tone == .warning || tone == .failure }
}
