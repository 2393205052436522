import Screen

/// A control sequence that has come whole: `ESC [`, a body, one final byte.
struct ControlSequence {
  enum Meaning: Equatable {
    case input(Input)
    /// A bracketed paste begins.
    case paste
    /// Three bytes of an old mouse report follow.
    case oldMouse
    case nothing
  }

  var body: ArraySlice<UInt8>
  var final: UInt8

  var meaning: Meaning {
    if body.first == UInt8(ascii: "<") {
      return mouseReport
    }
    // Answers to questions, and others' protocols.
    guard body.allSatisfy({ (0x30...0x3B).contains($0) }) else { return .nothing }
    let numbers = Self.numbers(body)
    switch (Unicode.Scalar(final), body.isEmpty) {
    case ("M", true): return .oldMouse
    case ("I", true): return .input(.focus(true))
    case ("O", true): return .input(.focus(false))
    case ("~", _) where numbers[0] == 200: return .paste
    default: return key(numbers).map { .input(.key($0)) } ?? .nothing
    }
  }

  private var mouseReport: Meaning {
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M") else { return .nothing }
    return Self.mouse(Self.numbers(body.dropFirst()), isRelease: isRelease)
      .map { .input(.mouse($0)) } ?? .nothing
  }

  /// Parameters; of sub-parameters the first counts.
  private static func numbers(_ body: ArraySlice<UInt8>) -> [Int] {
    body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      part.prefix { $0 != UInt8(ascii: ":") }.reduce(0) { number, digit in
        (0x30...0x39).contains(digit) ? min(number * 10 + Int(digit) - 0x30, 0x10FFFF) : number
      }
    }
  }

  private func key(_ numbers: [Int]) -> Key? {
    let modifiers = numbers.count > 1 ? numbers[1] : 1
    switch Unicode.Scalar(final) {
    case "~": return tildeKey(numbers, modifiers: modifiers)
    case "u": return Self.modified(numbers[0], modifiers: modifiers)
    case "Z": return .backTab
    // A cursor report looks like F3 unless it is sure to be a key.
    case "R" where numbers[0] > 1 || numbers.count > 2: return nil
    default: return Self.cursorKey(final, modifiers: modifiers)
    }
  }

  private func tildeKey(_ numbers: [Int], modifiers: Int) -> Key? {
    switch numbers[0] {
    case 1, 7: return .home
    case 2: return .insert
    case 3: return .delete
    case 4, 8: return .end
    case 5: return .pageUp
    case 6: return .pageDown
    case 11...15: return .function(numbers[0] - 10)
    case 17...21: return .function(numbers[0] - 11)
    case 23, 24: return .function(numbers[0] - 12)
    case 27 where numbers.count == 3: return Self.modified(numbers[2], modifiers: modifiers)
    default: return nil
    }
  }

  /// The keys of `ESC O`: those of the keypad too.
  static func singleShiftKey(_ byte: UInt8, modifiers: Int) -> Key? {
    switch Unicode.Scalar(byte) {
    case "M": return .enter
    case "I": return .tab
    case "X": return .character("=")
    case "j"..."y": return .character(Character(Unicode.Scalar(byte - 0x40)))
    default: return cursorKey(byte, modifiers: modifiers)
    }
  }

  /// Arrows, Home, End and F1 to F4, which two kinds of sequence share.
  private static func cursorKey(_ byte: UInt8, modifiers: Int) -> Key? {
    // Bits: 1 Shift, 2 Alt, 4 Control.
    let isWord = (max(1, modifiers) - 1) & 6 != 0
    switch Unicode.Scalar(byte) {
    case "A": return isWord ? .controlUp : .up
    case "B": return isWord ? .controlDown : .down
    case "C": return isWord ? .wordRight : .right
    case "D": return isWord ? .wordLeft : .left
    case "H": return .home
    case "F": return .end
    case "P", "Q", "R", "S": return .function(Int(byte) - 0x4F)
    default: return nil
    }
  }

  /// A key that came as its code point and modifiers.
  static func modified(_ code: Int, modifiers: Int) -> Key? {
    let bits = max(1, modifiers) - 1
    guard let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
    switch code {
    case 9: return bits & 1 != 0 ? .backTab : .tab
    case 13: return bits & 2 != 0 ? .alt("\r") : .enter
    case 27: return .escape
    case 8, 127: return bits & 6 != 0 ? .control("w") : .backspace
    case 0..<0x20, 0x80..<0xA0: return nil
    // Kitty's own keys: Caps Lock, media, ….
    case 0xE000...0xF8FF: return nil
    default: break
    }
    if bits & 4 != 0 {
      return .control(lowercase(scalar))
    }
    if bits & 2 != 0 {
      return .alt(Character(scalar))
    }
    return .character(bits & 1 != 0 ? uppercase(scalar) : Character(scalar))
  }

  private static func lowercase(_ scalar: Unicode.Scalar) -> Character {
    ("A"..."Z").contains(scalar)
      ? Character(Unicode.Scalar(UInt8(scalar.value) + 0x20)) : Character(scalar)
  }

  private static func uppercase(_ scalar: Unicode.Scalar) -> Character {
    let upper = scalar.properties.uppercaseMapping
    return upper.count == 1 ? Character(upper) : Character(scalar)
  }

  /// A report of button, column and row, both from 1.
  static func mouse(_ numbers: [Int], isRelease: Bool) -> Mouse? {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let button = numbers[0]
    let point = Point(column: numbers[1] - 1, row: numbers[2] - 1)
    if button & 64 != 0 {
      guard button & 2 == 0, !isRelease else { return nil }
      return button & 1 == 0 ? .scrollUp(point) : .scrollDown(point)
    }
    if isRelease {
      return button & 3 == 0 || button & 3 == 3 ? .release(point) : nil
    }
    guard button & 3 == 0, button < 128 else { return nil }
    return button & 32 != 0 ? .drag(point) : .press(point)
  }
}
