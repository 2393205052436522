import Glibc

/// Rows of text as one run of bytes, so that a search over all of them is one sweep.
struct TextArena: Hashable, Sendable {
  /// The rows, each ended by a line feed, all ended by a zero as `strstr` needs it.
  private var bytes: [UInt8] = [0]
  /// Where each row begins.
  private var starts: [UInt32] = []

  mutating func append(_ row: String) {
    bytes.removeLast()
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    var row = row
    row.withUTF8 { buffer in
      // A zero or a line feed inside a row would end it.
      bytes.append(contentsOf: buffer.lazy.map { $0 == 0 || $0 == 0x0A ? 0x20 : $0 })
    }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(0)
  }

  /// Forgets the rows after the first `count`.
  mutating func truncate(to count: Int) {
    guard count < starts.count else { return }
    bytes.removeSubrange(Int(starts[count])..<(bytes.count - 1))
    starts.removeSubrange(count...)
  }

  /// The numbers, from 0, of the rows that contain a text.
  func search(_ text: String) -> [Int] {
    let needle = text.utf8.map { $0 == 0 || $0 == 0x0A ? 0x20 : $0 } + [0]
    guard needle.count > 1 else { return [] }
    var found: [Int] = []
    bytes.withUnsafeBytes { haystack in
      needle.withUnsafeBytes { needle in
        guard let base = haystack.assumingMemoryBound(to: CChar.self).baseAddress,
          let pattern = needle.assumingMemoryBound(to: CChar.self).baseAddress
        else { return }
        var offset = 0
        while let hit = strstr(base + offset, pattern) {
          let row = row(at: hit - UnsafeMutablePointer(mutating: base), from: found.last ?? 0)
          found.append(row)
          guard row + 1 < starts.count else { break }
          offset = Int(starts[row + 1])
        }
      }
    }
    return found
  }

  /// The row that holds that offset.
  private func row(at offset: Int, from first: Int) -> Int {
    var low = first
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
