/// A mapping as `Decodable` types see it.
struct KeyedNodes<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: NodeDecoder
  private let keys: AskedKeys

  init(_ decoder: NodeDecoder, _ keys: AskedKeys) {
    self.decoder = decoder
    self.keys = keys
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] { keys.entries.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool { keys.ask(key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try node(key).isNull }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decoder.child(node(key), key: key).value(of: type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder.nested(node(key), key: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.nested(node(key), key: key).unkeyedContainer()
  }

  /// The entry `super`, or this mapping itself when it has no such entry, as for a superclass.
  func superDecoder() throws -> any Decoder {
    guard let node = keys.ask("super") else { return decoder }
    return decoder.nested(node, key: PathKey("super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try decoder.nested(node(key), key: key)
  }

  private func node(_ key: Key) throws -> YAMLNode {
    guard let node = keys.ask(key.stringValue) else {
      throw keys.missing(key.stringValue, at: decoder.node)
    }
    return node
  }
}

/// A key for paths that no type declared: an index, or `super`.
struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  init(_ index: Int) {
    stringValue = "\(index)"
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { self.init(intValue) }
}
