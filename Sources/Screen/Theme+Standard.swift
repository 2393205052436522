extension Theme {
  /// The names of the themes that come with the program; all but the first are files.
  package static let builtInNames = [
    "default", "dark", "light", "high-contrast", "colour-vision-safe", "mono",
  ]

  /// 16 colours on the terminal's own foreground and background, light or dark.
  package static let standard = Theme(
    name: "default", inks: standardInks, surfaces: standardSurfaces)

  private static let red = Colour.indexed(1)
  private static let green = Colour.indexed(2)
  /// Readable on white and on black, which the palette's own yellow is not.
  private static let yellow = Colour.indexed(130)
  private static let blue = Colour.indexed(4)
  private static let magenta = Colour.indexed(5)
  private static let cyan = Colour.indexed(6)
  private static let black = Colour.indexed(0)
  private static let white = Colour.indexed(15)

  private static let standardInks: [Ink: Look] = [
    .text: Look(), .strong: Look(.standard, .bold), .dim: Look(.standard, .dim),
    .faint: Look(.standard, .dim), .accent: Look(blue), .siri: Look(magenta),
    .onYou: Look(white), .onButton: Look(), .onPrimary: Look(white, .bold),
    .success: Look(green), .warning: Look(yellow), .error: Look(red), .intent: Look(blue),
    .call: Look(magenta), .title: Look(blue, .bold), .key: Look(.standard, .bold),
    .border: Look(.standard, .dim), .appName: Look(blue, .bold),
  ]

  /// A selection is reversed: no colour of 16 is sure to be readable under all others.
  private static let standardSurfaces: [Surface: Look] = [
    .base: Look(), .bar: Look(), .card: Look(), .popup: Look(), .field: Look(), .app: Look(),
    .selection: Look(.standard, .reverse, ink: .standard),
    .you: Look(blue, ink: white), .button: Look(.standard, .reverse, ink: .standard),
    .primary: Look(blue, .bold, ink: white), .match: Look(yellow, ink: black),
    .currentMatch: Look(cyan, .bold, ink: black),
  ]

  /// Meaning without colour: bold is important, reverse stands out, underlined was found.
  static let monochromeInks: [Ink: Look] = [
    .text: Look(), .strong: Look(.standard, .bold), .dim: Look(), .faint: Look(),
    .accent: Look(.standard, .bold), .siri: Look(.standard, .bold), .onYou: Look(),
    .onButton: Look(), .onPrimary: Look(.standard, .bold), .success: Look(),
    .warning: Look(.standard, .bold), .error: Look(.standard, [.bold, .underline]),
    .intent: Look(.standard, .bold), .call: Look(), .title: Look(.standard, .bold),
    .key: Look(.standard, .bold), .border: Look(), .appName: Look(.standard, .bold),
  ]

  static let monochromeSurfaces: [Surface: Look] = [
    .base: Look(), .bar: Look(), .card: Look(), .popup: Look(), .field: Look(), .app: Look(),
    .selection: Look(.standard, .reverse), .you: Look(.standard, .reverse),
    .button: Look(.standard, .underline), .primary: Look(.standard, [.reverse, .bold]),
    .match: Look(.standard, .underline), .currentMatch: Look(.standard, [.reverse, .underline]),
  ]
}
