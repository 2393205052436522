import Files

/// Reads JSON from left to right, and knows the line and column of what is wrong.
///
/// A catalog is read at every start, so nothing is built that nobody asks for; Foundation's
/// decoder would cost more time than all the rest of the first sentence.
struct JSONReader {
  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private(set) var line = 1
  /// Where the current line begins.
  private var lineStart = 0
  private var depth = 0
  /// Deeper than any catalog, and far from the end of the stack.
  private static let deepest = 100

  init(_ bytes: [UInt8], file: String) throws(FileError) {
    self.bytes = bytes
    self.file = file
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw error("the file is not UTF-8", remedy: "save it as UTF-8")
    }
  }

  /// Reads an object; the visitor has to read each member's value.
  mutating func object(
    _ member: (inout JSONReader, String) throws(FileError) -> Void
  ) throws(FileError) {
    try expect("{", "an object")
    try goDeeper()
    defer { depth -= 1 }
    if take("}") { return }
    repeat {
      skipSpace()
      let name = try string()
      try expect(":", "a colon")
      try member(&self, name)
    } while take(",")
    try expect("}", "a comma or the end of the object")
  }

  mutating func string() throws(FileError) -> String {
    try expect("\"", "a text in quotes")
    let start = position
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if peek == UInt8(ascii: "\"") {
      defer { position += 1 }
      return text(start..<position)
    }
    return try stringWithEscapes(from: start)
  }

  /// Passes over a value of any kind.
  mutating func skip() throws(FileError) {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"):
      try object { (reader, _) throws(FileError) in try reader.skip() }
    case UInt8(ascii: "["):
      try skipArray()
    case UInt8(ascii: "\""):
      try skipString()
    default:
      try skipWord()
    }
  }

  mutating func end() throws(FileError) {
    skipSpace()
    guard peek == nil else { throw error("something follows the end of the catalog") }
  }

  /// An error about what stands at the reading position.
  func error(_ message: String, remedy: String? = nil) -> FileError {
    // Columns count code points, so continuation bytes do not count.
    let column = bytes[lineStart..<min(position, bytes.count)].count { $0 & 0xC0 != 0x80 } + 1
    return FileError(
      file: file, line: line, column: column, message: message, remedy: remedy)
  }

  private var peek: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        lineStart = position + 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        break
      default:
        return
      }
      position += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar, _ what: String) throws(FileError) {
    guard take(character) else { throw error("\(what) is missing here") }
  }

  private mutating func goDeeper() throws(FileError) {
    guard depth < Self.deepest else { throw error("this is nested too deep for a catalog") }
    depth += 1
  }

  private mutating func skipArray() throws(FileError) {
    try expect("[", "a list")
    try goDeeper()
    defer { depth -= 1 }
    if take("]") { return }
    repeat {
      try skip()
    } while take(",")
    try expect("]", "a comma or the end of the list")
  }

  /// As `string()`, without making the text.
  private mutating func skipString() throws(FileError) {
    position += 1
    while let byte = peek, byte != UInt8(ascii: "\""), byte >= 0x20 {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard peek == UInt8(ascii: "\"") else { throw unclosedText }
    position += 1
  }

  private var unclosedText: FileError {
    error("the text has no closing quote on its line", remedy: "write a line break as \\n")
  }

  /// Numbers, `true`, `false`, `null`; a catalog has no use for them, so any word will do.
  private mutating func skipWord() throws(FileError) {
    let start = position
    while let byte = peek, byte.isPartOfWord { position += 1 }
    guard position > start else { throw error("a value is missing here") }
  }

  private mutating func stringWithEscapes(from start: Int) throws(FileError) -> String {
    var result = Array(bytes[start..<position])
    while let byte = peek {
      if byte == UInt8(ascii: "\"") {
        position += 1
        return String(decoding: result, as: UTF8.self)
      }
      guard byte >= 0x20 else { break }
      if byte == UInt8(ascii: "\\") {
        result += Array(String(try escape()).utf8)
      } else {
        result.append(byte)
        position += 1
      }
    }
    throw unclosedText
  }

  private mutating func escape() throws(FileError) -> Unicode.Scalar {
    position += 1
    guard let letter = peek else { throw error("the text ends in the middle of an escape") }
    position += 1
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "u"): return try scalar()
    default: throw error("\\\(Unicode.Scalar(letter)) is no escape of JSON")
    }
  }

  /// Four hexadecimal digits, or eight of them as a pair of surrogates.
  private mutating func scalar() throws(FileError) -> Unicode.Scalar {
    let first = try codeUnit()
    var value = UInt32(first)
    if UTF16.isLeadSurrogate(first) {
      guard bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
        throw error("half of a surrogate pair is missing")
      }
      position += 2
      let second = try codeUnit()
      guard UTF16.isTrailSurrogate(second) else {
        throw error("half of a surrogate pair is missing")
      }
      value = 0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second & 0x3FF)
    }
    guard let scalar = Unicode.Scalar(value) else { throw error("\\u… names no character") }
    return scalar
  }

  private mutating func codeUnit() throws(FileError) -> UInt16 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    // A sign is no digit, though the number parser would take it.
    guard digits.utf8.count == 4, digits.utf8.allSatisfy(\.isPartOfNumeral),
      let unit = UInt16(digits, radix: 16)
    else {
      throw error("\\u needs four hexadecimal digits")
    }
    position += 4
    return unit
  }

  /// A buffer is decoded at once; a slice of an array would go through generic code.
  private func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { buffer in
      String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
    }
  }
}

extension UInt8 {
  fileprivate var isPartOfNumeral: Bool {
    isPartOfWord && self != UInt8(ascii: "+") && self != UInt8(ascii: "-")
  }

  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
