package import Screen

/// What terminfo says about keys; needed where a terminal does not follow xterm.
package struct KnownSequences: Sendable {
  private var keys: [[UInt8]: Key] = [:]

  package init() {}

  /// Capability names of the keys that the interface knows.
  static let names: [(capability: String, key: Key)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
      ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert),
      ("kdch1", .delete), ("kcbt", .backTab), ("kent", .enter), ("kHOM", .home), ("kEND", .end),
      ("kPRV", .pageUp), ("kNXT", .pageDown), ("kDC", .delete), ("kIC", .insert),
      ("kLFT", .left), ("kRIT", .right), ("kLFT5", .wordLeft), ("kRIT5", .wordRight),
    ] + (1...12).map { ("kf\($0)", .function($0)) }

  /// Only sequences that begin with ESC are taken; single bytes mean the same everywhere.
  package mutating func add(_ bytes: [UInt8], _ key: Key) {
    if bytes.count > 1, bytes[0] == 0x1B {
      keys[bytes] = key
    }
  }

  func key(for sequence: [UInt8]) -> Key? {
    keys.isEmpty ? nil : keys[sequence]
  }
}
