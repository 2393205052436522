/// How many columns a scalar takes, looked up in the one table that everybody uses.
package enum CharacterWidth: UInt32, Sendable {
  case zero = 0
  case narrow = 1
  case wide = 2
  /// A control or not assigned: never to be sent to a terminal.
  case none = 3

  /// The width of a scalar by itself, as terminals agree on it.
  package static func of(_ scalar: Unicode.Scalar) -> CharacterWidth {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x300: return .narrow
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: return .wide
    default: return lookUp(scalar.value)
    }
  }

  /// Finds the last breakpoint that is not above the value.
  private static func lookUp(_ value: UInt32) -> CharacterWidth {
    let table = WidthTable.breakpoints
    var low = 0
    var high = table.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle] >> 2 <= value {
        low = middle
      } else {
        high = middle
      }
    }
    return CharacterWidth(rawValue: table[low] & 3) ?? .none
  }
}
