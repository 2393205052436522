package import Files

/// Where a script's conversations take place: the YAML before its first line.
package struct FrontMatter: Hashable, Sendable {
  package enum Key: String, CodingKey, CaseIterable {
    case app, locale, device, handler, strict
  }

  /// The app file by path, relative to the script, or a built-in app by name.
  package var app: Located<String>?
  /// The languages; each case runs once in each.
  package var locales: [Located<String>] = []
  /// Settings of the device by name.
  package var device: [OrderedEntries<Located<String>>.Entry] = []
  /// What the handler's methods answer, as in an app file.
  package var handler: YAMLNode?
  /// Whether all events have to be named, not only some.
  package var isLogStrict = false

  package init() {}
}

extension FrontMatter: Decodable {
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    app = try keys.decodeIfPresent(Located<String>.self, forKey: .app)
    locales = try keys.decodeIfPresent(Locales.self, forKey: .locale)?.names ?? []
    device =
      try keys.decodeIfPresent(OrderedEntries<Located<String>>.self, forKey: .device)?.entries
      ?? []
    handler = try keys.decodeIfPresent(YAMLNode.self, forKey: .handler)
    isLogStrict = try keys.decodeIfPresent(Strictness.self, forKey: .strict) != nil
  }

  /// One language, or a list.
  private struct Locales: Decodable {
    let names: [Located<String>]

    init(from decoder: any Decoder) throws {
      if case .sequence = try YAMLNode(from: decoder).content {
        names = try [Located<String>](from: decoder)
      } else {
        names = [try Located<String>(from: decoder)]
      }
    }
  }

  private enum Strictness: String, Decodable {
    case log
  }
}
