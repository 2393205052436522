/// Cuts a terminal's output into characters and sequences.
struct EmulatedParser {
  enum Action {
    case character(Unicode.Scalar)
    case control(UInt8)
    /// ESC, intermediates, final.
    case escape(String)
    /// Prefix (`?`, `>`, …), numbers, final with intermediates.
    case sequence(prefix: String, numbers: [Int?], final: String)
    case string(String)
  }

  private enum State {
    case ground, escape, control, string, stringEscape
  }

  private var state = State.ground
  private var bytes: [UInt8] = []
  private var partial: [UInt8] = []

  mutating func take(_ byte: UInt8) -> [Action] {
    switch state {
    case .ground: return ground(byte)
    case .escape: return escape(byte)
    case .control: return control(byte)
    case .string:
      switch byte {
      case 0x07: return finishString()
      case 0x1B: state = .stringEscape
      default: bytes.append(byte)
      }
      return []
    case .stringEscape:
      return finishString()
    }
  }

  private mutating func finishString() -> [Action] {
    state = .ground
    return [.string(String(decoding: bytes, as: UTF8.self))]
  }

  private mutating func ground(_ byte: UInt8) -> [Action] {
    if byte == 0x1B {
      state = .escape
      bytes = []
      return []
    }
    if byte < 0x20 || byte == 0x7F {
      return [.control(byte)]
    }
    partial.append(byte)
    let wanted = partial[0] < 0x80 ? 1 : partial[0] < 0xE0 ? 2 : partial[0] < 0xF0 ? 3 : 4
    guard partial.count == wanted else { return [] }
    defer { partial = [] }
    return String(decoding: partial, as: UTF8.self).unicodeScalars.map { .character($0) }
  }

  private mutating func escape(_ byte: UInt8) -> [Action] {
    switch (byte, bytes.isEmpty) {
    case (UInt8(ascii: "["), true):
      state = .control
      return []
    case (UInt8(ascii: "]"), true), (UInt8(ascii: "P"), true), (UInt8(ascii: "_"), true):
      state = .string
      return []
    case (0x20...0x2F, _):
      bytes.append(byte)
      return []
    default:
      state = .ground
      return [.escape(String(decoding: bytes + [byte], as: UTF8.self))]
    }
  }

  private mutating func control(_ byte: UInt8) -> [Action] {
    guard byte >= 0x40 else {
      bytes.append(byte)
      return []
    }
    state = .ground
    let prefix = bytes.prefix { (0x3C...0x3F).contains($0) }
    let middle = bytes.dropFirst(prefix.count).prefix { (0x30...0x3B).contains($0) }
    let rest = bytes.dropFirst(prefix.count + middle.count)
    let numbers = String(decoding: middle, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == ";" || $0 == ":" }.map { Int($0) }
    return [
      .sequence(
        prefix: String(decoding: prefix, as: UTF8.self), numbers: numbers,
        final: String(decoding: rest + [byte], as: UTF8.self))
    ]
  }
}
