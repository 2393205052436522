/// A mapping with free keys, in the order in which they are written and with their places.
package struct OrderedEntries<Value> {
  /// One key with its value.
  package struct Entry {
    package var key: String
    /// The place of the key; counts from 1.
    package var line: Int
    package var column: Int
    package var value: Value

    package init(key: String, line: Int, column: Int, value: Value) {
      self.key = key
      self.line = line
      self.column = column
      self.value = value
    }
  }

  package var entries: [Entry]

  package init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  package subscript(key: String) -> Value? {
    entries.first { $0.key == key }?.value
  }
}

extension OrderedEntries: Decodable where Value: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PathKey.self)
    var places: [String: YAMLNode.Entry] = [:]
    if let decoder = decoder as? NodeDecoder, case .mapping(let entries) = decoder.node.content {
      for entry in entries { places[entry.key] = entry }
    }
    entries = try container.allKeys.map { key in
      let place = places[key.stringValue]
      return Entry(
        key: key.stringValue, line: place?.line ?? 0, column: place?.column ?? 0,
        value: try container.decode(Value.self, forKey: key))
    }
  }
}

extension OrderedEntries.Entry: Equatable where Value: Equatable {}
extension OrderedEntries.Entry: Hashable where Value: Hashable {}
extension OrderedEntries.Entry: Sendable where Value: Sendable {}
extension OrderedEntries: Equatable where Value: Equatable {}
extension OrderedEntries: Hashable where Value: Hashable {}
extension OrderedEntries: Sendable where Value: Sendable {}
