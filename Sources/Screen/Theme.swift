/// Turns roles into colours.
package struct Theme: Hashable, Sendable {
  /// How one role looks.
  package struct Look: Hashable, Sendable {
    package var colour: Colour
    package var attributes: Attributes
    /// On this surface every ink has this colour; only surfaces have one.
    package var ink: Colour?

    package init(
      _ colour: Colour = .standard, _ attributes: Attributes = [], ink: Colour? = nil
    ) {
      self.colour = colour
      self.attributes = attributes
      self.ink = ink
    }
  }

  /// What a style comes to on a terminal.
  package struct Appearance: Hashable, Sendable {
    package var foreground: Colour
    package var background: Colour
    package var attributes: Attributes
  }

  package var name: String
  package var inks: [Ink: Look]
  package var surfaces: [Surface: Look]
  /// WCAG's ratio that every ink must reach on its surface.
  package var minimumContrast: Double
  /// A theme can do with fewer colours than the terminal has.
  package var maximumDepth: ColourDepth

  package init(
    name: String, inks: [Ink: Look], surfaces: [Surface: Look], minimumContrast: Double = 4.5,
    maximumDepth: ColourDepth = .direct
  ) {
    self.name = name
    self.inks = inks
    self.surfaces = surfaces
    self.minimumContrast = minimumContrast
    self.maximumDepth = maximumDepth
  }

  /// The colours and attributes of a style.
  package func appearance(of style: Style, depth: ColourDepth) -> Appearance {
    let depth = min(depth, maximumDepth)
    let (inks, surfaces) =
      depth == .none ? (Self.monochromeInks, Self.monochromeSurfaces) : (inks, surfaces)
    let ink = inks[style.ink] ?? Look()
    let surface = surfaces[style.surface] ?? Look()
    let wanted = surface.ink ?? ink.colour
    let foreground =
      isText(style.ink)
      ? wanted.readable(on: surface.colour, contrast: minimumContrast, depth: depth) : wanted
    let attributes = Self.join(Self.join(ink.attributes, surface.attributes), style.attributes)
    return Appearance(
      foreground: foreground.resolved(for: depth),
      background: surface.colour.resolved(for: depth), attributes: attributes)
  }

  /// Borders are no text: they may be fainter than reading needs.
  private func isText(_ ink: Ink) -> Bool {
    ink != .border
  }

  /// Reverse on reverse is plain, so that a selection shows on everything; dim gives way to bold.
  private static func join(_ left: Attributes, _ right: Attributes) -> Attributes {
    var joined = left.union(right)
    if left.contains(.reverse) && right.contains(.reverse) {
      joined.remove(.reverse)
    }
    if joined.contains(.bold) {
      joined.remove(.dim)
    }
    return joined
  }
}
