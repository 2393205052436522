/// What one cell (or two, when wide) can hold: a spacing character and up to four marks.
package struct Glyph: Hashable, Sendable {
  package var text: Character
  /// 1 or 2.
  package var width: Int

  package init(_ text: Character, width: Int) {
    self.text = text
    self.width = width
  }

  /// What stands for everything that cannot be drawn.
  static let unknown = Glyph("\u{FFFD}", width: 1)
}

/// Takes a cluster apart into what ncurses can draw.
///
/// Terminals and ncurses agree only on one spacing character a cell; ncurses drops the rest of a
/// longer cluster without a word. So the loss is chosen here: of an emoji sequence the first
/// emoji stays, skin tones and variation selectors go, a flag becomes its two letters, a keycap
/// its digit. Everything else is kept, in as many cells as it needs.
struct GlyphBreaker {
  /// ncurses' CCHARW_MAX less the spacing character.
  static let maximumMarks = 4

  private var base: Unicode.Scalar?
  private var marks = ""
  private var markCount = 0
  private var width = 1
  /// After the joiner of an emoji sequence the rest of the cluster is not drawn.
  private var isSkipping = false

  static func glyphs(of cluster: Character) -> [Glyph] {
    let scalars = cluster.unicodeScalars
    if let only = scalars.first, scalars.count == 1 {
      return single(only).map { [$0] } ?? []
    }
    var breaker = GlyphBreaker()
    var result: [Glyph] = []
    for scalar in scalars {
      breaker.take(scalar, into: &result)
    }
    breaker.flush(into: &result)
    return result
  }

  /// The glyph of a scalar that stands alone; nothing when it is invisible.
  private static func single(_ scalar: Unicode.Scalar) -> Glyph? {
    if let letter = regionalLetter(scalar) {
      return Glyph(letter, width: 1)
    }
    switch CharacterWidth.of(scalar) {
    case .wide: return Glyph(Character(scalar), width: 2)
    case .narrow: return Glyph(Character(scalar), width: 1)
    case .none: return control(scalar)
    case .zero:
      guard scalar.properties.generalCategory != .format, !isDropped(scalar) else { return nil }
      return markAlone(scalar)
    }
  }

  /// A mark without a letter, on the circle that Unicode uses to show marks.
  private static func markAlone(_ scalar: Unicode.Scalar) -> Glyph {
    let text = "\u{25CC}\(scalar)"
    return Glyph(text.count == 1 ? Character(text) : "\u{25CC}", width: 1)
  }

  private mutating func take(_ scalar: Unicode.Scalar, into result: inout [Glyph]) {
    guard !isSkipping else { return }
    if scalar == "\u{200D}" {
      isSkipping = width == 2 || base?.properties.isEmoji == true
    } else if let letter = Self.regionalLetter(scalar) {
      flush(into: &result)
      result.append(Glyph(letter, width: 1))
    } else if Self.isDropped(scalar) && (base != nil || !scalar.properties.isEmojiModifier) {
      return
    } else {
      place(scalar, into: &result)
    }
  }

  private mutating func place(_ scalar: Unicode.Scalar, into result: inout [Glyph]) {
    switch CharacterWidth.of(scalar) {
    case .zero where base != nil:
      guard markCount < Self.maximumMarks else { return }
      marks.unicodeScalars.append(scalar)
      markCount += 1
    case .zero:
      result += Self.single(scalar).map { [$0] } ?? []
    case .none:
      flush(into: &result)
      result.append(Self.control(scalar))
    case .narrow, .wide:
      flush(into: &result)
      base = scalar
      width = CharacterWidth.of(scalar) == .wide ? 2 : 1
    }
  }

  private mutating func flush(into result: inout [Glyph]) {
    if let base {
      var text = String(Character(base))
      text += marks
      // A base and its marks are one cluster save where Unicode says otherwise (Hangul, …).
      result.append(Glyph(text.count == 1 ? Character(text) : Character(base), width: width))
    }
    base = nil
    marks = ""
    markCount = 0
  }

  /// Variation selectors, skin tones, tags and the keycap's frame: terminals differ on them.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x1F3FB...0x1F3FF, 0xE0000...0xE007F, 0x20E3, 0x200C:
      return true
    default:
      return false
    }
  }

  private static func regionalLetter(_ scalar: Unicode.Scalar) -> Character? {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
    return Character(Unicode.Scalar(UInt8(scalar.value - 0x1F1E6) + UInt8(ascii: "A")))
  }

  /// The picture of a control; the sanitizer comes first, so this is the second line.
  private static func control(_ scalar: Unicode.Scalar) -> Glyph {
    Glyph(ControlPicture.of(scalar) ?? "\u{FFFD}", width: 1)
  }
}
