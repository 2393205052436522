package import Screen

/// Turns the bytes that a terminal sends into keys, pastes and mouse reports.
///
/// Pure: time comes in as `timeOut`, when `timeout` milliseconds passed without a byte. What it
/// does not know (answers to questions, keys of other protocols) is swallowed whole, however the
/// bytes are cut into reads; nothing of it may look like typing.
package struct InputDecoder {
  enum State: Equatable {
    case ground
    /// After ESC.
    case escape
    case control
    /// After `ESC [ [`, which the Linux console uses for F1 to F5.
    case linuxFunction
    case singleShift
    /// OSC, DCS and their like, which end with BEL or ESC \.
    case string
    case stringEscape
    /// Three bytes of an old mouse report.
    case oldMouse
    case paste
  }

  /// More of one paste than this is cut.
  package static let pasteLimit = 1 << 20

  var state = State.ground
  /// The bytes since ESC; the beginning only, when there are too many.
  var sequence: [UInt8] = []
  /// How many bytes of a string or an old mouse report came.
  private var length = 0
  /// A character whose bytes have not all come.
  private var partial: [UInt8] = []
  private var isAlt = false
  private var paste = PasteReader()
  private let escapeDelay: Int
  private let known: KnownSequences

  package init(escapeDelay: Int = 25, known: KnownSequences = KnownSequences()) {
    self.escapeDelay = escapeDelay
    self.known = known
  }

  /// Milliseconds without a byte after which `timeOut` is to be called; `nil` at rest.
  package var timeout: Int? {
    switch state {
    case .ground: return partial.isEmpty ? nil : 100
    case .escape: return escapeDelay
    case .control, .linuxFunction, .singleShift:
      return sequence.count <= 2 ? max(escapeDelay, 100) : 1000
    case .string, .stringEscape: return length == 0 ? max(escapeDelay, 100) : 1000
    case .oldMouse: return 200
    case .paste: return 2000
    }
  }

  /// Takes bytes as they come.
  package mutating func feed(_ bytes: some Sequence<UInt8>, into inputs: inout [Input]) {
    var previous: UInt8 = 0
    for byte in bytes {
      // A line end of two bytes is one key.
      if !(byte == 0x0A && previous == 0x0D && state == .ground) {
        take(byte, into: &inputs)
      }
      previous = byte
    }
  }

  /// Decides what an unfinished beginning was.
  package mutating func timeOut(into inputs: inout [Input]) {
    switch state {
    case .ground:
      if !partial.isEmpty {
        partial = []
        emit("\u{FFFD}", into: &inputs)
      }
    case .escape:
      inputs.append(.key(.escape))
    case .control, .singleShift, .linuxFunction:
      appendAlt(when: sequence.count == 2, into: &inputs)
    case .string, .stringEscape:
      appendAlt(when: length == 0 && state == .string, into: &inputs)
    case .oldMouse:
      break
    case .paste:
      inputs.append(.paste(paste.finish()))
    }
    state = .ground
    sequence = []
  }

  /// `ESC [` and nothing more was typed by hand: Alt with a bracket.
  private func appendAlt(when isTyped: Bool, into inputs: inout [Input]) {
    guard isTyped, let last = sequence.last else { return }
    inputs.append(.key(.alt(Character(Unicode.Scalar(last)))))
  }

  private mutating func take(_ byte: UInt8, into inputs: inout [Input]) {
    switch state {
    case .ground: ground(byte, into: &inputs)
    case .escape: escape(byte, into: &inputs)
    case .control: control(byte, into: &inputs)
    case .linuxFunction: linuxFunction(byte, into: &inputs)
    case .singleShift: singleShift(byte, into: &inputs)
    case .string, .stringEscape: string(byte, into: &inputs)
    case .oldMouse: oldMouse(byte, into: &inputs)
    case .paste:
      if let text = paste.take(byte) {
        inputs.append(.paste(text))
        rest()
      }
    }
  }

  private mutating func rest() {
    state = .ground
    sequence = []
  }

  private mutating func begin() {
    state = .escape
    sequence = [0x1B]
  }

  // MARK: characters

  private mutating func ground(_ byte: UInt8, into inputs: inout [Input]) {
    if !partial.isEmpty {
      guard byte & 0xC0 == 0x80 else {
        partial = []
        emit("\u{FFFD}", into: &inputs)
        ground(byte, into: &inputs)
        return
      }
      partial.append(byte)
      finishCharacter(into: &inputs)
      return
    }
    switch byte {
    case 0x1B: begin()
    case 0x20..<0x7F: emit(Unicode.Scalar(byte), into: &inputs)
    case 0xC2...0xF4: partial = [byte]
    case 0x80...: emit("\u{FFFD}", into: &inputs)
    default: inputs.append(.key(Self.controlKey(byte)))
    }
  }

  private mutating func finishCharacter(into inputs: inout [Input]) {
    let wanted = partial[0] < 0xE0 ? 2 : partial[0] < 0xF0 ? 3 : 4
    guard partial.count == wanted else { return }
    let scalar = String(decoding: partial, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    partial = []
    emit(scalar, into: &inputs)
  }

  private mutating func emit(_ scalar: Unicode.Scalar, into inputs: inout [Input]) {
    let key = isAlt ? Key.alt(Character(scalar)) : .character(Character(scalar))
    isAlt = false
    // Controls of eight bits are no typing.
    guard !(0x80..<0xA0).contains(scalar.value) else { return }
    inputs.append(.key(key))
  }

  static func controlKey(_ byte: UInt8) -> Key {
    switch byte {
    case 0x00: return .control(" ")
    case 0x09: return .tab
    case 0x0A, 0x0D: return .enter
    case 0x1B: return .escape
    case 0x08, 0x7F: return .backspace
    case 0x01...0x1A: return .control(Character(Unicode.Scalar(byte + 0x60)))
    default: return .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }

  // MARK: sequences

  private mutating func escape(_ byte: UInt8, into inputs: inout [Input]) {
    sequence.append(byte)
    if finishKnown(into: &inputs) { return }
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string
      length = 0
    case 0x1B:
      inputs.append(.key(.escape))
      begin()
    case 0x08, 0x7F:
      inputs.append(.key(.control("w")))
      rest()
    case 0x0D:
      inputs.append(.key(.alt("\r")))
      rest()
    case 0x20..<0x7F:
      inputs.append(.key(.alt(Character(Unicode.Scalar(byte)))))
      rest()
    case 0x80...:
      rest()
      isAlt = byte >= 0xC2 && byte <= 0xF4
      ground(byte, into: &inputs)
    default:
      inputs.append(.key(.escape))
      rest()
      ground(byte, into: &inputs)
    }
  }

  private mutating func finishKnown(into inputs: inout [Input]) -> Bool {
    guard let key = known.key(for: sequence) else { return false }
    inputs.append(.key(key))
    rest()
    return true
  }

  /// True when the byte ended the sequence instead of belonging to it.
  private mutating func isInterrupted(by byte: UInt8, into inputs: inout [Input]) -> Bool {
    switch byte {
    case 0x1B:
      begin()
    case 0x18, 0x1A:
      rest()
    case 0..<0x20, 0x7F...:
      rest()
      ground(byte, into: &inputs)
    default:
      return false
    }
    return true
  }

  private mutating func control(_ byte: UInt8, into inputs: inout [Input]) {
    if isInterrupted(by: byte, into: &inputs) { return }
    if sequence.count < 64 {
      sequence.append(byte)
    }
    if finishKnown(into: &inputs) { return }
    if byte == UInt8(ascii: "["), sequence.count == 3 {
      state = .linuxFunction
    } else if byte >= 0x40 {
      let found = ControlSequence(body: sequence[2...].dropLast(), final: byte).meaning
      rest()
      switch found {
      case .input(let input): inputs.append(input)
      case .paste: state = .paste
      case .oldMouse: (state, length) = (.oldMouse, 0)
      case .nothing: break
      }
    }
  }

  private mutating func linuxFunction(_ byte: UInt8, into inputs: inout [Input]) {
    if isInterrupted(by: byte, into: &inputs) { return }
    if (0x41...0x45).contains(byte) {
      inputs.append(.key(.function(Int(byte) - 0x40)))
    }
    rest()
  }

  private mutating func singleShift(_ byte: UInt8, into inputs: inout [Input]) {
    if isInterrupted(by: byte, into: &inputs) { return }
    sequence.append(byte)
    if finishKnown(into: &inputs) { return }
    // Some terminals put a modifier between: ESC O 5 A.
    if (0x30...0x39).contains(byte), sequence.count < 6 { return }
    let modifiers = sequence.count == 4 ? Int(sequence[2]) - 0x30 : 1
    if let key = ControlSequence.singleShiftKey(byte, modifiers: modifiers) {
      inputs.append(.key(key))
    }
    rest()
  }

  private mutating func string(_ byte: UInt8, into inputs: inout [Input]) {
    if state == .stringEscape {
      rest()
      if byte != UInt8(ascii: "\\") {
        begin()
        escape(byte, into: &inputs)
      }
      return
    }
    length += 1
    switch byte {
    case 0x07, 0x18, 0x1A: rest()
    case 0x1B: state = .stringEscape
    default: break
    }
  }

  private mutating func oldMouse(_ byte: UInt8, into inputs: inout [Input]) {
    sequence.append(byte)
    guard sequence.count == 3 else { return }
    let numbers = sequence.map { Int($0) - 32 }
    if let mouse = ControlSequence.mouse(numbers, isRelease: numbers[0] & 3 == 3) {
      inputs.append(.mouse(mouse))
    }
    rest()
  }
}
