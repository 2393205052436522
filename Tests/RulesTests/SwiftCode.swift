/// Swift text with comments and the insides of strings blanked out, line for line.
///
/// Interpolations count as strings: a rule that is broken only there is not seen.
struct SwiftCode {
  private(set) var lines: [String] = []

  init(_ text: String) {
    var scanner = Scanner(bytes: Array(text.utf8))
    scanner.scan()
    lines = String(decoding: scanner.code, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The numbers of the lines that hold one of the words as code; a word may end in any sign.
  func lines(with words: [String]) -> [(line: Int, word: String)] {
    lines.enumerated().flatMap { index, line in
      words.filter { Self.holds(line, $0) }.map { (index + 1, $0) }
    }
  }

  /// Whether the word is there and is not the end of a longer one.
  private static func holds(_ line: String, _ word: String) -> Bool {
    var rest = line[...]
    while let range = rest.firstRange(of: word) {
      let before =
        range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
      let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
      let isWhole = word.last.map { !isPartOfName($0) } ?? true
      if !isPartOfName(before), isWhole || !isPartOfName(after) { return true }
      rest = line[range.upperBound...]
    }
    return false
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private struct Scanner {
    let bytes: [UInt8]
    var code: [UInt8] = []
    var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() {
      while place < bytes.count {
        if starts(with: "//") {
          skip { $0.starts(with: "\n") }
        } else if starts(with: "/*") {
          skipComment()
        } else if let hashes = hashesOfString {
          skipString(hashes: hashes)
        } else {
          code.append(bytes[place])
          place += 1
        }
      }
    }

    func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    /// How many `#` a string that begins here has.
    var hashesOfString: Int? {
      let hashes = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
      let quote = place + hashes
      return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? hashes : nil
    }

    /// Keeps the line feeds, drops the rest.
    mutating func drop(_ count: Int) {
      for byte in bytes[place..<min(bytes.count, place + count)] where byte == UInt8(ascii: "\n") {
        code.append(byte)
      }
      place = min(bytes.count, place + count)
    }

    mutating func skip(until isEnd: (Scanner) -> Bool) {
      while place < bytes.count, !isEnd(self) { drop(1) }
    }

    mutating func skipComment() {
      var depth = 0
      repeat {
        if starts(with: "/*") {
          depth += 1
          drop(2)
        } else if starts(with: "*/") {
          depth -= 1
          drop(2)
        } else {
          drop(1)
        }
      } while depth > 0 && place < bytes.count
    }

    mutating func skipString(hashes: Int) {
      let tail = String(repeating: "#", count: hashes)
      drop(hashes)
      let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
      code += Array("\"\"".utf8)
      drop(quote.utf8.count)
      while place < bytes.count, !starts(with: quote + tail) {
        drop(starts(with: "\\" + tail) ? 2 + hashes : 1)
      }
      drop(quote.utf8.count + hashes)
    }
  }
}
