import Glibc

/// Swift text with comments and the insides of strings blanked out, place for place.
///
/// Interpolations count as strings: a rule that is broken only there is not seen.
struct SwiftCode: Sendable {
  private var bytes: [UInt8]

  init(_ text: String) {
    var scanner = Scanner(bytes: Array(text.utf8))
    scanner.scan()
    bytes = scanner.bytes
  }

  var lines: [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The numbers of the lines that hold one of the words as code.
  func lines(with words: [String]) -> [(line: Int, word: String)] {
    words.flatMap { word in places(of: word).map { (line(of: $0), word) } }
  }

  /// Where a word is that is no part of a longer one; a word may end in any sign.
  private func places(of word: String) -> [Int] {
    var places: [Int] = []
    // A zero ends the text, as strstr needs it.
    (bytes + [0]).withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { return }
      start.withMemoryRebound(to: CChar.self, capacity: text.count) { start in
        var from = 0
        while let hit = strstr(start + from, word) {
          let place = start.distance(to: UnsafePointer(hit))
          from = place + word.utf8.count
          let continues = Self.isPartOfName(text[from - 1]) && Self.isPartOfName(text[from])
          let isInside = place > 0 && Self.isPartOfName(text[place - 1])
          if !isInside, !continues { places.append(place) }
        }
      }
    }
    return places
  }

  private func line(of place: Int) -> Int {
    1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }

  /// Goes through the text once, blanking what is not code.
  private struct Scanner {
    private static let feed = UInt8(ascii: "\n")
    private static let quote = UInt8(ascii: "\"")
    private static let hash = UInt8(ascii: "#")
    private static let slash = UInt8(ascii: "/")
    private static let star = UInt8(ascii: "*")
    private static let backslash = UInt8(ascii: "\\")

    var bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() {
      while place < bytes.count {
        switch bytes[place] {
        case Self.slash where isNext(Self.slash):
          while place < bytes.count, bytes[place] != Self.feed { blank(1) }
        case Self.slash where isNext(Self.star): blankComment()
        case Self.quote: blankString(hashes: 0)
        case Self.hash: openRawString()
        default: place += 1
        }
      }
    }

    private func isNext(_ byte: UInt8, _ distance: Int = 1) -> Bool {
      place + distance < bytes.count && bytes[place + distance] == byte
    }

    private mutating func blank(_ count: Int) {
      for _ in 0..<count where place < bytes.count {
        if bytes[place] != Self.feed { bytes[place] = UInt8(ascii: " ") }
        place += 1
      }
    }

    private mutating func blankComment() {
      var depth = 0
      repeat {
        if bytes[place] == Self.slash, isNext(Self.star) {
          depth += 1
          blank(2)
        } else if bytes[place] == Self.star, isNext(Self.slash) {
          depth -= 1
          blank(2)
        } else {
          blank(1)
        }
      } while depth > 0 && place < bytes.count
    }

    private mutating func openRawString() {
      var hashes = 0
      while isNext(Self.hash, hashes) { hashes += 1 }
      guard isNext(Self.quote, hashes) else {
        place += hashes
        return
      }
      place += hashes
      blankString(hashes: hashes)
    }

    /// From its first quote to its last.
    private mutating func blankString(hashes: Int) {
      let quotes = isNext(Self.quote) && isNext(Self.quote, 2) ? 3 : 1
      blank(quotes)
      while place < bytes.count {
        if bytes[place] == Self.quote, isRun(of: Self.quote, quotes, then: hashes) {
          return blank(quotes + hashes)
        }
        let isEscape = bytes[place] == Self.backslash && isRun(of: Self.backslash, 1, then: hashes)
        blank(isEscape ? 2 + hashes : 1)
      }
    }

    /// Whether that many signs stand here, and that many hashes behind them.
    private func isRun(of byte: UInt8, _ count: Int, then hashes: Int) -> Bool {
      (1..<count).allSatisfy { isNext(byte, $0) }
        && (0..<hashes).allSatisfy { isNext(Self.hash, count + $0) }
    }
  }
}
