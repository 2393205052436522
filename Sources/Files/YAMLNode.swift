/// A value in a YAML document, with the place where it stands.
package struct YAMLNode: Hashable, Sendable {
  /// How a scalar is written, which decides whether it can be anything but text.
  package enum Style: Hashable, Sendable {
    /// Without quotes.
    case plain
    /// In quotes, as a block, or with the tag `!!str`.
    case quoted
  }

  /// A key with its value and the place of the key.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var line: Int
    package var column: Int
    package var value: YAMLNode

    package init(key: String, line: Int, column: Int, value: YAMLNode) {
      self.key = key
      self.line = line
      self.column = column
      self.value = value
    }
  }

  /// What a node holds: one of YAML's three kinds.
  package enum Content: Hashable, Sendable {
    case scalar(String, Style)
    case sequence([YAMLNode])
    /// The entries in the order in which they are written.
    case mapping([Entry])
  }

  package var content: Content
  /// Counts from 1, as does the column.
  package var line: Int
  package var column: Int

  package init(_ content: Content, line: Int, column: Int) {
    self.content = content
    self.line = line
    self.column = column
  }

  /// The value of the key; `nil` when this is no mapping or lacks the key.
  package subscript(key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// Nothing, `~` or `null`, without quotes.
  package var isNull: Bool {
    guard case .scalar(let text, .plain) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// What the node is, for messages: `a list`, `'abc'`.
  var summary: String {
    switch content {
    case .scalar("", .plain): "nothing"
    case .scalar(let text, _): "'\(shortened(text))'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// The beginning of a text, so that a message stays one line.
func shortened(_ text: String) -> String {
  let line = text.prefix { !$0.isNewline }
  return line.count > 40 || line.endIndex < text.endIndex ? "\(line.prefix(40))…" : String(line)
}

extension YAMLNode: Decodable {
  /// Takes the node as it is, with all its keys.
  package init(from decoder: any Decoder) throws {
    guard let decoder = decoder as? NodeDecoder else {
      throw decoder.fileError("only a YAML decoder holds YAML nodes")
    }
    self = decoder.node
  }
}
