#if canImport(Glibc)
  import Glibc
#endif

/// All events, and beside them their rows as case-folded bytes, so that a search is one sweep.
package struct EventLog: Sendable {
  package private(set) var events: [Event] = []
  /// The folded rows, each ended by a line feed.
  private var arena: [UInt8] = []
  /// Where each event's row begins in the arena.
  private var starts: [UInt32] = []
  /// Counts every change, so that a view knows whether it is up to date.
  package private(set) var generation = 0
  package private(set) var warningCount = 0

  package init() {}

  package var count: Int { events.count }

  package mutating func append(_ event: Event) {
    events.append(event)
    starts.append(UInt32(truncatingIfNeeded: arena.count))
    let row = event.row
    EventLog.fold(row.label, into: &arena)
    arena.append(UInt8(ascii: " "))
    EventLog.fold(row.text, into: &arena)
    arena.append(UInt8(ascii: "\n"))
    if row.tone == .warning || row.tone == .failure { warningCount += 1 }
    generation += 1
  }

  /// Forgets what came after the first `count` events.
  package mutating func truncate(to count: Int) {
    guard count < events.count else { return }
    for event in events[count...] where event.row.isWarning { warningCount -= 1 }
    arena.removeSubrange(Int(starts[count])...)
    starts.removeSubrange(count...)
    events.removeSubrange(count...)
    generation += 1
  }

  /// The indices of the events whose row contains the text, ignoring case.
  package func search(_ text: String) -> [Int] {
    var needle: [UInt8] = []
    EventLog.fold(text, into: &needle)
    guard !needle.isEmpty else { return [] }
    var found: [Int] = []
    arena.withUnsafeBytes { haystack in
      guard let base = haystack.baseAddress else { return }
      var offset = 0
      while offset < haystack.count,
        let hit = memmem(base + offset, haystack.count - offset, needle, needle.count)
      {
        let index = eventIndex(at: UnsafeRawPointer(hit) - base, from: found.last ?? 0)
        found.append(index)
        offset = index + 1 < starts.count ? Int(starts[index + 1]) : haystack.count
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
    guard isASCII else { return bytes.append(contentsOf: text.lowercased().utf8) }
    text.withUTF8 { buffer in
      bytes.append(
        contentsOf: buffer.lazy.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
    }
  }
}

extension LogRow {
  package var isWarning: Bool { tone == .warning || tone == .failure }
}
