/// How text is written in a script: what would mean something gets a backslash.
package enum ScriptText {
  /// Text of a user's line: `> ` stands before it.
  ///
  /// A leading bracket would be a tap; controls and marks that turn a line around are written as
  /// numbers, so that a script is safe to print.
  package static func user(_ text: String) -> String {
    var written = escaped(text, marks: [])
    if written.hasPrefix("[") { written = "\\" + written }
    return written.replacing(UserLine.separator, with: " \\|or| ")
  }

  /// Text of a line that is expected: `{` would be a hole, a `~` at the end would ignore the rest.
  package static func expected(_ text: String) -> String {
    let written = escaped(text, marks: ["{"])
    return written.hasSuffix("~") ? "\\~".replacingSuffix(of: written) : written
  }

  /// What would make an indented line something else than text.
  private static let marks = [">", "!", "*", "#", "@", "|", "//", "or:", "known:", "strict:"]

  /// Text of a line that is expected, under the line of the one who shows it.
  package static func indented(_ text: String) -> String {
    let written = expected(text)
    let visible = written.drop { $0 == " " }
    guard let first = visible.unicodeScalars.first, marks.contains(where: visible.hasPrefix)
    else { return written }
    return "\\u{\(String(first.value, radix: 16))}" + String(visible.unicodeScalars.dropFirst())
  }

  /// Text of a cell: as in a line, and `|` would end it.
  package static func cell(_ text: String) -> String {
    let written = escaped(text, marks: ["{", "|"])
    return written.hasSuffix("~") ? "\\~".replacingSuffix(of: written) : written
  }

  private static func escaped(_ text: String, marks: Set<Unicode.Scalar>) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "\\" || marks.contains($0) || $0.isUnsafe })
    else { return text }
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\t": written += "\\t"
      case _ where marks.contains(scalar): written += "\\\(scalar)"
      case _ where scalar.isUnsafe: written += "\\u{\(String(scalar.value, radix: 16))}"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }

  /// Takes the backslashes away; one that means nothing stands for itself.
  package static func unescaped(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var plain = ""
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escape = Escape(&rest) else {
        plain.unicodeScalars.append(scalar)
        continue
      }
      plain.unicodeScalars.append(escape.scalar)
    }
    return plain
  }

  /// What stands behind a backslash.
  struct Escape {
    let scalar: Unicode.Scalar

    /// Takes it from the rest; `nil`, and nothing taken, when it is no escape.
    init?(_ rest: inout Substring.UnicodeScalarView) {
      switch rest.first {
      case let mark? where "\\{}~|[".unicodeScalars.contains(mark): scalar = mark
      case "n": scalar = "\n"
      case "t": scalar = "\t"
      case "u":
        guard let number = Escape.number(rest.dropFirst()) else { return nil }
        scalar = number.scalar
        rest = rest.dropFirst(number.length + 1)
        return
      default: return nil
      }
      rest.removeFirst()
    }

    /// `{1b}`, and how long it is.
    private static func number(
      _ rest: Substring.UnicodeScalarView
    ) -> (scalar: Unicode.Scalar, length: Int)? {
      guard rest.first == "{", let end = rest.prefix(9).firstIndex(of: "}") else { return nil }
      let digits = rest[rest.index(after: rest.startIndex)..<end]
      guard let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
      else { return nil }
      return (scalar, digits.count + 2)
    }
  }
}

extension Unicode.Scalar {
  /// Could steer a terminal, end a line, turn its direction, or be lost on the way.
  fileprivate var isUnsafe: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}

extension String {
  /// The text with its last character replaced by this.
  fileprivate func replacingSuffix(of text: String) -> String { text.dropLast() + self }
}
