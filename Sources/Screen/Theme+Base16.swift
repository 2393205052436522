extension Theme {
  /// The 16 colours of a base16 scheme, in their order.
  package struct Base16: Hashable, Sendable {
    package var colours: [Colour]

    /// `nil` unless there are 16 of them.
    package init?(_ colours: [Colour]) {
      guard colours.count == 16 else { return nil }
      self.colours = colours
    }

    subscript(_ place: Int) -> Colour { colours[place] }

    /// Light schemes have the brighter colour first.
    package var isLight: Bool {
      (self[0].luminance ?? 0) > (self[5].luminance ?? 1)
    }
  }

  /// Gives every role the colour that base16's guide gives to such things.
  package init(base16 palette: Base16, name: String) {
    self.init(
      name: name, inks: Self.inks(palette), surfaces: Self.surfaces(palette))
  }

  private static func inks(_ palette: Base16) -> [Ink: Look] {
    let onColour = palette.isLight ? palette[0] : palette[7]
    return [
      .text: Look(palette[5]), .strong: Look(palette[5], .bold), .dim: Look(palette[4]),
      .faint: Look(palette[3]), .accent: Look(palette[13]), .siri: Look(palette[14]),
      .onYou: Look(onColour), .onButton: Look(palette[5]), .onPrimary: Look(onColour, .bold),
      .success: Look(palette[11]), .warning: Look(palette[10]), .error: Look(palette[8]),
      .intent: Look(palette[13]), .call: Look(palette[14]), .title: Look(palette[13], .bold),
      .key: Look(palette[5], .bold), .border: Look(palette[2]),
      .appName: Look(palette[13], .bold),
    ]
  }

  private static func surfaces(_ palette: Base16) -> [Surface: Look] {
    [
      .base: Look(palette[0]), .bar: Look(palette[0]), .field: Look(palette[0]),
      .card: Look(palette[1]), .app: Look(palette[1]), .popup: Look(palette[1]),
      .selection: Look(palette[2]), .button: Look(palette[2]), .you: Look(palette[13]),
      .primary: Look(palette[13]), .match: Look(palette[10]), .currentMatch: Look(palette[9]),
    ]
  }
}
