package import Screen

/// The colours of a page, taken from the terminal's themes, as properties of CSS.
package struct PageColours {
  /// The names of the properties and the roles that they come from.
  private static let roles: [(name: String, style: Style, isSurface: Bool)] = [
    ("paper", Style(), true), ("bar", Style(on: .bar), true), ("card", Style(on: .card), true),
    ("app", Style(on: .app), true), ("mine", Style(on: .you), true),
    ("primary", Style(on: .primary), true), ("button", Style(on: .button), true),
    ("selected", Style(on: .selection), true),
    ("text", Style(.text), false), ("strong", Style(.strong), false), ("dim", Style(.dim), false),
    ("bar-dim", Style(.dim, on: .bar), false), ("card-text", Style(.text, on: .card), false),
    ("card-dim", Style(.dim, on: .card), false), ("app-name", Style(.appName, on: .app), false),
    ("card-name", Style(.appName, on: .card), false),
    ("on-mine", Style(.onYou, on: .you), false),
    ("on-primary", Style(.onPrimary, on: .primary), false),
    ("on-button", Style(.onButton, on: .button), false), ("accent", Style(.accent), false),
    ("siri", Style(.siri), false), ("success", Style(.success), false),
    ("warning", Style(.warning), false), ("error", Style(.error), false),
    ("intent", Style(.intent), false), ("call", Style(.call), false),
    ("line", Style(.border), false),
  ]

  /// What the page is drawn in by day and by night; the same twice for a theme of one kind.
  private let light: Theme
  private let dark: Theme

  package init(light: Theme, dark: Theme) {
    self.light = light
    self.dark = dark
  }

  /// `--paper: …;` for all, first for readers that know only one scheme.
  package var css: String {
    let plain = PageColours.roles.map { role in "  --\(role.name): \(value(role, light));" }
    let both = PageColours.roles.map { role in
      "    --\(role.name): light-dark(\(value(role, light)), \(value(role, dark)));"
    }
    return """
      :root {
      \(plain.joined(separator: "\n"))
      }
      @supports (color: light-dark(#000, #fff)) {
        :root {
      \(both.joined(separator: "\n"))
        }
      }
      """
  }

  private func value(
    _ role: (name: String, style: Style, isSurface: Bool), _ theme: Theme
  ) -> String {
    let paper = Picture.Paper(under: theme)
    let look = theme.appearance(of: role.style, depth: .direct)
    return role.isSurface ? paper.background(look.background) : paper.foreground(look.foreground)
  }
}
