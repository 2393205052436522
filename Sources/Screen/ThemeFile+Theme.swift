extension ThemeFile {
  /// The theme that the file describes.
  package func theme() throws(ThemeFileError) -> Theme {
    let colours = try namedColours()
    var theme: Theme
    if let palette = try base16(colours) {
      theme = Theme(base16: palette, name: name)
    } else {
      theme = Theme(name: name, inks: [:], surfaces: [:])
    }
    theme.minimumContrast = contrast ?? 4.5
    if self.colours == "none" {
      theme.maximumDepth = .none
    }
    for (role, words) in (roles?.inks ?? [:]).sorted(by: { $0.key < $1.key }) {
      let path = ["roles", "inks", role]
      let ink: Ink = try find(role, path)
      theme.inks[ink] = try RoleWords(colours: colours, path: path).look(words)
    }
    for (role, words) in (roles?.surfaces ?? [:]).sorted(by: { $0.key < $1.key }) {
      let path = ["roles", "surfaces", role]
      let surface: Surface = try find(role, path)
      theme.surfaces[surface] = try RoleWords(colours: colours, path: path).look(words)
    }
    return theme
  }

  private func find<Role: RawRepresentable & CaseIterable>(
    _ name: String, _ path: [String]
  ) throws(ThemeFileError) -> Role where Role.RawValue == String {
    if let role = Role(rawValue: name) {
      return role
    }
    let nearest = Nearest.word(to: name, among: Role.allCases.map(\.rawValue))
    throw ThemeFileError(path: path, reason: .unknownRole(name, nearest: nearest))
  }

  /// The palette with its names in lower case.
  private func namedColours() throws(ThemeFileError) -> [String: Colour] {
    var colours: [String: Colour] = [:]
    for (name, text) in palette.sorted(by: { $0.key < $1.key }) {
      guard let colour = Colour(hex: text) else {
        throw ThemeFileError(path: ["palette", name], reason: .wrongColour(text))
      }
      colours[name.lowercased()] = colour
    }
    return colours
  }

  private func base16(_ colours: [String: Colour]) throws(ThemeFileError) -> Theme.Base16? {
    guard !palette.isEmpty else { return nil }
    var ordered: [Colour] = []
    for name in Self.base16Names {
      guard let colour = colours[name.lowercased()] else {
        throw ThemeFileError(path: ["palette"], reason: .missingColour(name))
      }
      ordered.append(colour)
    }
    return Theme.Base16(ordered)
  }
}

/// Reads `base0D bold` or, for a surface with one ink for all, `base0A ink base00`.
private struct RoleWords {
  let colours: [String: Colour]
  let path: [String]

  func look(_ text: String) throws(ThemeFileError) -> Theme.Look {
    var look = Theme.Look()
    var isInk = false
    for word in text.split(separator: " ") {
      if let named = Attributes.named.first(where: { $0.name == word }) {
        look.attributes.insert(named.attribute)
      } else if word == "ink" {
        isInk = true
      } else if let colour = colour(word) {
        if isInk {
          look.ink = colour
        } else {
          look.colour = colour
        }
      } else {
        throw unknown(word)
      }
    }
    return look
  }

  private func colour(_ word: Substring) -> Colour? {
    if word == "standard" {
      return .standard
    }
    return colours[word.lowercased()] ?? Colour(hex: word)
      ?? UInt8(word).map { Colour.indexed($0) }
  }

  private func unknown(_ word: Substring) -> ThemeFileError {
    let known = Attributes.named.map(\.name) + ["standard", "ink"] + colours.keys.sorted()
    let nearest = Nearest.word(to: String(word), among: known)
    return ThemeFileError(path: path, reason: .unknownWord(String(word), nearest: nearest))
  }
}
