import Files
import Screen
import Testing

@Suite("Themes")
struct ThemeTests {
  static func builtIn(_ name: String) throws -> Theme {
    if name == "default" { return .standard }
    let bytes = try #require(Embedded.bytes("themes/\(name).yaml"))
    return try YAMLDecoder().decode(ThemeFile.self, from: bytes, file: name).theme
  }

  /// Schemes like those in circulation: dark, light, one with hardly any contrast, one reversed.
  static let schemes: [(name: String, text: String)] = [
    (
      "flat and dark",
      """
      scheme: "Plain Dark"
      author: "Somebody (https://example.com)"
      base00: "181818"
      base01: "282828"
      base02: "383838"
      base03: "585858"
      base04: "b8b8b8"
      base05: "d8d8d8"
      base06: "e8e8e8"
      base07: "f8f8f8"
      base08: "ab4642"
      base09: "dc9656"
      base0A: "f7ca88"
      base0B: "a1b56c"
      base0C: "86c1b9"
      base0D: "7cafc2"
      base0E: "ba8baf"
      base0F: "a16946"
      """
    ),
    (
      "nested and light, unquoted digits",
      """
      system: "base16"
      name: "Paper"
      slug: paper
      author: "Somebody"
      variant: "light"
      palette:
        base00: "#fdf6e3"
        base01: "#eee8d5"
        base02: "#93a1a1"
        base03: "#839496"
        base04: "#657b83"
        base05: "#586e75"
        base06: "#073642"
        base07: "#002b36"
        base08: "#dc322f"
        base09: "#cb4b16"
        base0A: "#b58900"
        base0B: "#859900"
        base0C: "#2aa198"
        base0D: "#268bd2"
        base0E: "#6c71c4"
        base0F: "#d33682"
      """
    ),
    (
      "flat, lower case, grey on grey",
      """
      scheme: Fog
      author: Nobody
      base00: 777777
      base01: 787878
      base02: 797979
      base03: 808080
      base04: 858585
      base05: 909090
      base06: 959595
      base07: 989898
      base08: 907070
      base09: 908070
      base0a: 909070
      base0b: 709070
      base0c: 709090
      base0d: 707090
      base0e: 907090
      base0f: 807070
      """
    ),
  ]

  private static func scheme(_ text: String) throws -> Theme {
    try YAMLDecoder().decode(ThemeFile.self, from: text, file: "scheme.yaml").theme
  }

  /// Every ink on every surface; borders are no text and need only be seen.
  private func expectContrast(_ theme: Theme, _ depth: ColourDepth, minimum: Double) {
    for ink in Ink.allCases where ink != .border {
      for surface in Surface.allCases {
        let look = theme.appearance(of: Style(ink, on: surface), depth: depth)
        let ratio = look.foreground.contrast(with: look.background)
        #expect(
          (ratio ?? 0) >= minimum, "\(theme.name) \(depth): \(ink) on \(surface) \(ratio ?? 0)")
      }
    }
  }

  @Test(
    "read at 4.5 to 1 and better, in 24 bits and in 256 colours",
    arguments: [("dark", 4.5), ("light", 4.5), ("high-contrast", 7), ("colour-vision-safe", 4.5)])
  func builtInContrast(name: String, minimum: Double) throws {
    let theme = try Self.builtIn(name)
    expectContrast(theme, .direct, minimum: minimum)
    expectContrast(theme, .indexed256, minimum: minimum)
  }

  @Test("made of any base16 scheme read at 4.5 to 1", arguments: schemes.indices)
  func schemeContrast(index: Int) throws {
    let theme = try Self.scheme(Self.schemes[index].text)
    expectContrast(theme, .direct, minimum: 4.5)
    expectContrast(theme, .indexed256, minimum: 4.5)
  }

  @Test("keep the colours of their file where these can be read")
  func colours() throws {
    let dark = try Self.builtIn("dark")
    let you = dark.appearance(of: Style(.onYou, on: .you), depth: .direct)
    #expect(you.background == .rgb(0x2F, 0x6F, 0xED))
    #expect(you.foreground == .rgb(255, 255, 255))
    let siri = dark.appearance(of: Style(.siri), depth: .direct)
    #expect(siri.foreground == .rgb(0xB3, 0x88, 0xFF))
    #expect(
      try Self.builtIn("light").appearance(of: Style(), depth: .direct).foreground
        == .rgb(0x1D, 0x1F, 0x27))
  }

  @Test("all exist, with every role")
  func allBuiltIn() throws {
    for name in Theme.builtInNames {
      let theme = try Self.builtIn(name)
      #expect(theme.name == name)
      guard theme.maximumDepth != .none else { continue }
      #expect(Set(theme.inks.keys) == Set(Ink.allCases))
      #expect(Set(theme.surfaces.keys) == Set(Surface.allCases))
    }
  }

  @Test("without colours tell apart by attributes what must be told apart")
  func monochrome() throws {
    for name in ["mono", "dark", "default"] {
      let theme = try Self.builtIn(name)
      func look(_ ink: Ink, on surface: Surface = .base) -> Attributes {
        let depth: ColourDepth = name == "mono" ? .direct : .none
        let appearance = theme.appearance(of: Style(ink, on: surface), depth: depth)
        #expect(appearance.foreground == .standard && appearance.background == .standard)
        return appearance.attributes
      }
      #expect(look(.text) == [] && look(.dim) == [])
      #expect(look(.onYou, on: .you) == .reverse)
      #expect(look(.text, on: .selection) == .reverse)
      #expect(look(.onPrimary, on: .primary) == [.reverse, .bold])
      #expect(look(.onButton, on: .button) == .underline)
      #expect(look(.error) == [.bold, .underline] && look(.warning) == .bold)
      #expect(look(.text, on: .currentMatch) != look(.text, on: .match))
    }
  }

  @Test("show a selection on a reversed surface")
  func reverseOnReverse() {
    let style = Style(.onYou, on: .you, .reverse)
    #expect(Theme.standard.appearance(of: style, depth: .none).attributes == [])
  }

  @Test("use the terminal's own background by default")
  func standardBackground() {
    for depth in ColourDepth.allCases {
      let look = Theme.standard.appearance(of: Style(), depth: depth)
      #expect(look.background == .standard && look.foreground == .standard)
    }
  }

  @Test(
    "point at what is wrong in their file",
    arguments: [
      (
        "palette:\n  base00: \"12\"\n",
        "t.yaml:2:11: '12' is no colour; write six digits such as \"7fd1a6\""
      ),
      ("name: x\nroles:\n  inks:\n    sirri: bold\n", "t.yaml:4:5: unknown key 'sirri'"),
      (
        "name: x\nroles:\n  inks:\n    siri: blod\n",
        "t.yaml:4:11: 'blod' is neither a colour nor an attribute; did you mean 'bold'?"
      ),
      ("colours: many\n", "t.yaml:1:10: colours are 'all' or 'none'"),
      ("base00: \"121212\"\n", "t.yaml:1:1: a palette has all of base00 to base0F"),
    ])
  func faults(text: String, message: String) {
    do throws(FileError) {
      _ = try YAMLDecoder().decode(ThemeFile.self, from: text, file: "t.yaml")
      Issue.record("no fault was found")
    } catch {
      #expect(error.description.hasPrefix(message), "\(error)")
    }
  }

  @Test("can change roles, with names and colours of their own")
  func roles() throws {
    let text =
      "name: mine\nroles:\n  inks:\n    siri: 010203 italic\n    call: 5\n"
      + "  surfaces:\n    match: 3 ink 0 bold\n"
    let theme = try Self.scheme(text)
    #expect(theme.inks[.siri] == .init(.rgb(1, 2, 3), .italic))
    #expect(theme.inks[.call] == .init(.indexed(5)))
    #expect(theme.surfaces[.match] == .init(.indexed(3), .bold, ink: .indexed(0)))
  }
}
