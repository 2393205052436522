extension Colour {
  /// WCAG's contrast ratio, 1…21, where both colours are known.
  package func contrast(with other: Colour) -> Double? {
    guard let mine = luminance, let its = other.luminance else { return nil }
    return (max(mine, its) + 0.05) / (min(mine, its) + 0.05)
  }

  /// WCAG's relative luminance.
  package var luminance: Double? {
    guard let (red, green, blue) = components else { return nil }
    return 0.2126 * Self.linear[red] + 0.7152 * Self.linear[green] + 0.0722 * Self.linear[blue]
  }

  /// The colour, moved towards white or black until it reads on the other at that depth.
  ///
  /// Nothing moves where the terminal's own colours are involved: they are not known.
  package func readable(on background: Colour, contrast: Double, depth: ColourDepth) -> Colour {
    let behind = background.resolved(for: depth)
    func reads(_ colour: Colour) -> Bool {
      colour.resolved(for: depth).contrast(with: behind).map { $0 >= contrast } ?? true
    }
    guard !reads(self), let components, let luminance = behind.luminance else { return self }
    // Halfway between black and white for the eye.
    let target = luminance < 0.179 ? 255 : 0
    for step in 1...32 {
      let moved = Colour.rgb(
        Self.mix(components.red, target, step), Self.mix(components.green, target, step),
        Self.mix(components.blue, target, step))
      if reads(moved) {
        return moved
      }
    }
    let end = UInt8(target)
    return .rgb(end, end, end)
  }

  private static func mix(_ from: Int, _ to: Int, _ step: Int) -> UInt8 {
    UInt8((from * (32 - step) + to * step) / 32)
  }

  /// sRGB's curve, computed without a mathematics library: x^2.4 as x² times x^0.4.
  private static let linear: [Double] = (0...255).map { part in
    let value = Double(part) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - value) / (5 * fourth)
    }
    return root
  }
}
