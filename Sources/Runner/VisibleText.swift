import Plain

/// Lines of a difference, in which what cannot be seen is written out.
enum VisibleText {
  /// A line as it would stand in the script.
  static func notation(of line: SeenLine) -> String { visible(line.notation) }

  /// Spaces that are not the usual one, marks without width and spaces at the end as numbers.
  static func visible(_ text: String) -> String {
    var written = ""
    let end = text.unicodeScalars.lastIndex { $0 != " " }
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if scalar.isInvisible || scalar == " " && end.map({ index > $0 }) ?? true {
        written += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        written.unicodeScalars.append(scalar)
      }
    }
    return written
  }

  /// The parts in which two lines differ, from the first to the last character that does.
  static func differences(_ one: String, _ other: String) -> (Range<Int>, Range<Int>) {
    let (one, other) = (Array(one), Array(other))
    let shorter = min(one.count, other.count)
    var start = 0
    while start < shorter, one[start] == other[start] { start += 1 }
    var end = 0
    while end < shorter - start, one[one.count - 1 - end] == other[other.count - 1 - end] {
      end += 1
    }
    return (start..<(one.count - end), start..<(other.count - end))
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    guard self != " ", self != "\u{200D}" else { return false }
    return switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format: true
    default: false
    }
  }
}
