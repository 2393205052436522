/// How single characters lose what does not matter: width, case, marks, typography.
enum Folding {
  /// What a scalar is to the tokenizer.
  enum Class {
    case letter, ideograph, digit, currency, sign, space, punctuation, apostrophe, picture
    /// Joiners, direction marks, variation selectors: as if they were not there.
    case ignorable
  }

  /// The compatible form of a full-width or otherwise dressed-up scalar.
  static func narrow(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xFF01...0xFF5E: scalar - 0xFEE0
    case 0x3000: 0x20
    case 0xFFE0: 0xA2
    case 0xFFE1: 0xA3
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
    case 0xFE69: 0x24
    case 0x2018, 0x2019, 0x201B, 0x02BC, 0x60, 0xB4: 0x27
    default: scalar
    }
  }

  /// A name as it is shown: full-width letters are a matter of the keyboard.
  static func narrow(_ text: String) -> String {
    var narrowed = ""
    for scalar in text.unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value) || scalar.value == 0x3000
      let value = isWide ? narrow(scalar.value) : scalar.value
      narrowed.unicodeScalars.append(Unicode.Scalar(value) ?? scalar)
    }
    return narrowed
  }

  static func classify(_ scalar: UInt32) -> Class {
    if scalar < 0x80 { return classifyASCII(UInt8(scalar)) }
    switch scalar {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF,
      0x300...0x36F, 0xE0000...0xE0FFF:
      return .ignorable
    case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      return .ideograph
    case 0x2E80...0x303F: return .punctuation
    default: return classifyByProperties(scalar)
    }
  }

  private static func classifyASCII(_ byte: UInt8) -> Class {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "$"): .currency
    case UInt8(ascii: "'"): .apostrophe
    case UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "+"),
      UInt8(ascii: "="), UInt8(ascii: "@"):
      .sign
    case 0...0x20, 0x7F: .space
    default: .punctuation
    }
  }

  private static func classifyByProperties(_ scalar: UInt32) -> Class {
    guard let properties = Unicode.Scalar(scalar)?.properties else { return .ignorable }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .otherNumber:
      return .letter
    case .decimalNumber: return .digit
    case .currencySymbol: return .currency
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: return .space
    case .otherSymbol, .modifierSymbol: return .picture
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return .ignorable
    case .mathSymbol: return scalar == 0xA2 ? .currency : .sign
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return .punctuation
    case .surrogate, .privateUse, .unassigned: return .picture
    @unknown default: return .picture
    }
  }

  /// Appends the folded form: small, narrow, without marks.
  static func append(_ scalar: UInt32, to text: inout String) {
    if scalar < 0x80 {
      let isCapital = scalar >= 0x41 && scalar <= 0x5A
      text.unicodeScalars.append(Unicode.Scalar(UInt8(isCapital ? scalar + 0x20 : scalar)))
      return
    }
    if let base = LatinLetters.base(of: scalar).flatMap(Unicode.Scalar.init) {
      text.unicodeScalars.append(base)
      return
    }
    switch scalar {
    case 0xDF: text += "ss"
    case 0xC6, 0xE6: text += "ae"
    case 0x152, 0x153: text += "oe"
    case 0xFB00: text += "ff"
    case 0xFB01: text += "fi"
    case 0xFB02: text += "fl"
    default:
      guard let scalar = Unicode.Scalar(scalar) else { return }
      if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
        text += "\(Int(value))"
      } else {
        text += scalar.properties.lowercaseMapping
      }
    }
  }
}
