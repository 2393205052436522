/// A theme as a file holds it: a base16 scheme in either published form, roles if wanted.
package struct ThemeFile: Decodable, Sendable {
  /// Overrides, by role: a colour and attributes in words.
  package struct Roles: Decodable, Sendable {
    package var inks: [String: String]
    package var surfaces: [String: String]

    private enum CodingKeys: String, CodingKey {
      case inks, surfaces
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      inks = try container.decodeIfPresent([String: String].self, forKey: .inks) ?? [:]
      surfaces = try container.decodeIfPresent([String: String].self, forKey: .surfaces) ?? [:]
    }
  }

  package var name: String
  package var author: String?
  /// `base00` … and names of one's own; upper and lower case are one.
  package var palette: [String: String]
  package var roles: Roles?
  package var contrast: Double?
  /// `none`: the theme wants no colours.
  package var colours: String?

  private enum CodingKeys: String, CodingKey {
    case name, scheme, author, palette, roles, contrast, colours
  }

  /// The flat form has the colours beside the name.
  private struct FlatKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) {
      stringValue = text
    }

    init?(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      return nil
    }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name =
      try container.decodeIfPresent(String.self, forKey: .name)
      ?? container.decodeIfPresent(String.self, forKey: .scheme) ?? "unnamed"
    author = try container.decodeIfPresent(String.self, forKey: .author)
    roles = try container.decodeIfPresent(Roles.self, forKey: .roles)
    contrast = try container.decodeIfPresent(Double.self, forKey: .contrast)
    colours = try container.decodeIfPresent(String.self, forKey: .colours)
    if let nested = try container.decodeIfPresent([String: String].self, forKey: .palette) {
      palette = nested
    } else {
      palette = try Self.flatPalette(decoder)
    }
  }

  private static func flatPalette(_ decoder: any Decoder) throws -> [String: String] {
    let container = try decoder.container(keyedBy: FlatKey.self)
    var palette: [String: String] = [:]
    for name in ThemeFile.base16Names {
      let twin = "base0" + name.dropFirst(5).lowercased()
      palette[name] =
        try container.decodeIfPresent(String.self, forKey: FlatKey(name))
        ?? container.decodeIfPresent(String.self, forKey: FlatKey(twin))
    }
    return palette
  }

  /// `base00` to `base0F`.
  package static let base16Names = "0123456789ABCDEF".map { "base0\($0)" }
}
