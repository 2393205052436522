/// A theme as a file holds it: a base16 scheme in either published form, roles if wanted.
///
/// Made for any decoder; faults are thrown with the path of the value that is wrong.
package struct ThemeFile: Decodable, Sendable {
  package var theme: Theme
  package var author: String?

  /// What published schemes hold; what means nothing here is known all the same.
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name, scheme, author, palette, roles, contrast, colours
    case system, slug, variant, description
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String? {
      try container.decodeIfPresent(String.self, forKey: key)
    }
    for key: CodingKeys in [.system, .slug, .variant, .description] {
      _ = try text(key)
    }
    let name = try text(.name) ?? text(.scheme) ?? "unnamed"
    author = try text(.author)
    let palette = try ThemePalette(
      container.contains(.palette) ? container.superDecoder(forKey: .palette) : decoder)
    theme =
      try palette.base16(in: decoder).map { Theme(base16: $0, name: name) }
      ?? Theme(name: name, inks: [:], surfaces: [:])
    theme.minimumContrast = try container.decodeIfPresent(Double.self, forKey: .contrast) ?? 4.5
    theme.maximumDepth = try Self.depth(text(.colours), container)
    if container.contains(.roles) {
      let roles = try container.nestedContainer(keyedBy: RoleKey.self, forKey: .roles)
      try Self.override(&theme.inks, RoleKey.inks, roles, palette)
      try Self.override(&theme.surfaces, RoleKey.surfaces, roles, palette)
    }
  }

  private static func depth(
    _ word: String?, _ container: KeyedDecodingContainer<CodingKeys>
  ) throws -> ColourDepth {
    switch word {
    case nil, "all": return .direct
    case "none": return .none
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .colours, in: container, debugDescription: "colours are 'all' or 'none'")
    }
  }

  private static func override<Role: Hashable & RawRepresentable & CaseIterable>(
    _ looks: inout [Role: Theme.Look], _ key: RoleKey,
    _ roles: KeyedDecodingContainer<RoleKey>, _ palette: ThemePalette
  ) throws where Role.RawValue == String {
    guard roles.contains(key) else { return }
    let container = try roles.nestedContainer(keyedBy: NameKey.self, forKey: key)
    for role in Role.allCases {
      let name = NameKey(role.rawValue)
      guard let words = try container.decodeIfPresent(String.self, forKey: name) else { continue }
      do throws(ThemePalette.UnknownWord) {
        looks[role] = try palette.look(words)
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: name, in: container, debugDescription: error.description)
      }
    }
  }

  private enum RoleKey: String, CodingKey, CaseIterable {
    case inks, surfaces
  }
}

/// A key of a mapping whose keys are names of something.
struct NameKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) {
    stringValue = name
  }

  init?(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    return nil
  }
}
