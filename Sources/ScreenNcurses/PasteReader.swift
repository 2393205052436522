/// Collects a bracketed paste and makes harmless text of it.
struct PasteReader {
  private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private var bytes: [UInt8] = []
  /// How much of the end mark has come.
  private var matched = 0
  private var isCut = false

  /// The whole text when this byte was its last.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count ? finish() : nil
    }
    for index in 0..<matched {
      keep(Self.end[index])
    }
    matched = byte == 0x1B ? 1 : 0
    if matched == 0 {
      keep(byte)
    }
    return nil
  }

  private mutating func keep(_ byte: UInt8) {
    guard bytes.count < InputDecoder.pasteLimit else {
      isCut = true
      return
    }
    bytes.append(byte)
  }

  /// Ends the paste, also one whose end mark never came.
  mutating func finish() -> String {
    let text = String(decoding: cleaned(), as: UTF8.self) + (isCut ? "…" : "")
    self = PasteReader()
    return text
  }

  /// Line ends are one `\n`; other controls, of eight bits too, are gone.
  private func cleaned() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      index += 1
      switch byte {
      case 0x0D:
        result.append(0x0A)
        index += next == 0x0A ? 1 : 0
      case 0xC2 where (0x80..<0xA0).contains(next):
        index += 1
      case 0x09, 0x0A, 0x20..<0x7F, 0x80...:
        result.append(byte)
      default:
        break
      }
    }
    return result
  }
}
