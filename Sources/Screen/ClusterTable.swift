import Synchronization

/// Numbers for clusters of several scalars, so that a cell holds a number instead of a text.
enum ClusterTable {
  private static let isNumber: UInt32 = 0x8000_0000
  /// More than any conversation shows; a cluster beyond it is drawn by its first scalar.
  private static let limit = 65_536

  private struct Entries {
    var clusters: [Character] = []
    var numbers: [Character: UInt32] = [:]
  }

  private static let entries = Mutex(Entries())

  static func code(of text: Character) -> UInt32 {
    let scalars = text.unicodeScalars
    let first = scalars.first ?? " "
    guard scalars.index(after: scalars.startIndex) != scalars.endIndex else { return first.value }
    return entries.withLock { entries in
      if let number = entries.numbers[text] { return number | isNumber }
      guard entries.clusters.count < limit else { return first.value }
      let number = UInt32(entries.clusters.count)
      entries.clusters.append(text)
      entries.numbers[text] = number
      return number | isNumber
    }
  }

  static func text(of code: UInt32) -> Character {
    if let scalar = Unicode.Scalar(code) { return Character(scalar) }
    return entries.withLock { $0.clusters[Int(code & ~isNumber)] }
  }
}
