extension TextLayout {
  /// More than any conversation needs and little enough to lay out at once.
  package static let textLimit = 65_536

  /// Makes foreign text harmless: what could steer or deceive a terminal is shown or dropped.
  ///
  /// Controls become their pictures, line ends a space unless they are to be kept, invisible and
  /// direction-changing characters go, unassigned ones become U+FFFD, and a text that is too
  /// long ends with `…`.
  package static func sanitize(
    _ text: String, keepingNewlines: Bool = false, limit: Int = textLimit
  ) -> String {
    if let count = plainCount(text[...]), count <= limit {
      return text
    }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < limit else {
        result.append("…")
        break
      }
      append(scalar, after: previous, keepingNewlines: keepingNewlines, to: &result)
      previous = scalar
    }
    return String(result)
  }

  private static func append(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar, keepingNewlines: Bool,
    to result: inout String.UnicodeScalarView
  ) {
    switch scalar.value {
    case 0x0A where previous == "\r":
      return
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
      result.append(keepingNewlines ? "\n" : " ")
    case 0x09:
      result.append(contentsOf: "  ".unicodeScalars)
    default:
      if isInvisible(scalar) {
        return
      }
      if let picture = ControlPicture.of(scalar) {
        result.append(contentsOf: picture.unicodeScalars)
      } else {
        result.append(CharacterWidth.of(scalar) == .none ? "\u{FFFD}" : scalar)
      }
    }
  }

  /// Characters that change how others look, or hide, and have no look of their own.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B, 0x200E, 0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE007F:
      return true
    default:
      return false
    }
  }
}
