/// A colour as a theme names it.
package enum Colour: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// A place in the palette of 16 or 256 colours.
  case indexed(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// A colour by its red, green and blue.
  package static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Colour {
    .rgb(red: red, green: green, blue: blue)
  }

  /// Reads `181818` or `#181818`.
  package init?(hex text: some StringProtocol) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.first?.isHexDigit == true,
      let value = UInt32(digits, radix: 16)
    else { return nil }
    self = .rgb(UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255))
  }

  /// Three parts, where they are known: the first 16 of a palette are the user's own.
  var components: (red: Int, green: Int, blue: Int)? {
    switch self {
    case .standard:
      return nil
    case .rgb(let red, let green, let blue):
      return (Int(red), Int(green), Int(blue))
    case .indexed(let index):
      guard index >= 16 else { return nil }
      return Palette.components(index)
    }
  }
}

extension Colour {
  /// A place in the palette as xterm shows it, for terminals that take only parts.
  package var xtermRGB: Colour {
    guard case .indexed(let index) = self else { return self }
    let (red, green, blue) = Palette.components(index)
    return .rgb(UInt8(red), UInt8(green), UInt8(blue))
  }

  /// The nearest colour that a terminal of that depth has.
  package func resolved(for depth: ColourDepth) -> Colour {
    switch (depth, self) {
    case (.none, _), (_, .standard):
      return .standard
    case (.direct, _), (.indexed256, .indexed):
      return self
    case (.indexed256, .rgb(let red, let green, let blue)):
      return .indexed(Palette.nearest256(Int(red), Int(green), Int(blue)))
    case (.ansi16, .indexed(let index)):
      let (red, green, blue) = Palette.components(index)
      return index < 16 ? self : .indexed(Palette.nearest16(red, green, blue))
    case (.ansi16, .rgb(let red, let green, let blue)):
      return .indexed(Palette.nearest16(Int(red), Int(green), Int(blue)))
    }
  }
}

/// The palette of xterm: 16 names, a cube of 216, a ramp of 24 greys.
enum Palette {
  private static let levels = [0, 95, 135, 175, 215, 255]
  private static let first16: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205),
    (0, 205, 205), (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  static func components(_ index: UInt8) -> (red: Int, green: Int, blue: Int) {
    let place = Int(index)
    if place < 16 {
      return first16[place]
    }
    if place >= 232 {
      let grey = 8 + 10 * (place - 232)
      return (grey, grey, grey)
    }
    let cube = place - 16
    return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
  }

  /// From cube and ramp only: the first 16 may be anything.
  static func nearest256(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
    let cube = 16 + 36 * level(red) + 6 * level(green) + level(blue)
    // The eye's grey lies near the average, not always at it.
    let grey = ((red + green + blue) / 3 - 8) / 10
    let ramp = (grey - 1...grey + 1).map { 232 + min(23, max(0, $0)) }
    return UInt8(nearest(among: [cube] + ramp, red, green, blue))
  }

  static func nearest16(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
    UInt8(nearest(among: Array(0..<16), red, green, blue))
  }

  private static func nearest(among places: [Int], _ red: Int, _ green: Int, _ blue: Int) -> Int {
    let measured = places.map { ($0, distance(UInt8($0), red, green, blue)) }
    return measured.min { $0.1 < $1.1 }?.0 ?? 0
  }

  private static func level(_ part: Int) -> Int {
    part < 48 ? 0 : part < 115 ? 1 : min(5, (part - 35) / 40)
  }

  private static func distance(_ index: UInt8, _ red: Int, _ green: Int, _ blue: Int) -> Int {
    let other = components(index)
    let parts = (other.red - red, other.green - green, other.blue - blue)
    // Weighted as the eye is: green tells most, blue least.
    return 3 * parts.0 * parts.0 + 6 * parts.1 * parts.1 + 1 * parts.2 * parts.2
  }
}
