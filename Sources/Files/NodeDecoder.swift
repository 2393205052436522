/// The decoder of one node; it remembers which keys were asked for.
final class NodeDecoder: Decoder {
  let node: YAMLNode
  let file: String
  /// The decoder of the node around this one, and the key or index there.
  private let parent: NodeDecoder?
  private let key: (any CodingKey)?
  /// Set as soon as somebody takes the node for a mapping.
  private var keys: AskedKeys?
  /// Decoders of nodes further in that were handed out as containers, not as values.
  private var inner: [NodeDecoder] = []

  init(_ node: YAMLNode, file: String, parent: NodeDecoder?, key: (any CodingKey)?) {
    self.node = node
    self.file = file
    self.parent = parent
    self.key = key
  }

  var codingPath: [any CodingKey] {
    guard let key else { return parent?.codingPath ?? [] }
    return (parent?.codingPath ?? []) + [key]
  }

  var userInfo: [CodingUserInfoKey: Any] {
    CodingUserInfoKey.yamlFile.map { [$0: file] } ?? [:]
  }

  func fault(_ message: String, _ remedy: String? = nil) -> FileError {
    FileError(
      file: file, line: node.line, column: node.column, message: message, remedy: remedy)
  }

  /// A decoder of a node further in; its keys are checked with those of this one.
  func nested(_ node: YAMLNode, key: any CodingKey) -> NodeDecoder {
    let decoder = child(node, key: key)
    inner.append(decoder)
    return decoder
  }

  func child(_ node: YAMLNode, key: (any CodingKey)?) -> NodeDecoder {
    NodeDecoder(node, file: file, parent: self, key: key)
  }

  // MARK: Containers

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let keys = try askedKeys()
    keys.types.append(type)
    return KeyedDecodingContainer(KeyedNodes<Key>(self, keys))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .sequence(let elements) = node.content else {
      throw fault("a list is expected here, found \(node.summary)", "write '- …' lines or […]")
    }
    return UnkeyedNodes(self, elements)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleNode(decoder: self)
  }

  private func askedKeys() throws -> AskedKeys {
    if let keys { return keys }
    guard case .mapping(let entries) = node.content else {
      throw fault(
        "a mapping is expected here, found \(node.summary)", "write 'key: value' lines or {…}")
    }
    let keys = AskedKeys(entries, file: file)
    self.keys = keys
    return keys
  }

  // MARK: Values

  /// The value of this decoder's node.
  func value<T: Decodable>(of type: T.Type) throws -> T {
    if let scalar = type as? any ScalarReadable.Type {
      guard let value = try readScalar(scalar) as? T else {
        throw fault("\(type) cannot be read from \(node.summary)")
      }
      return value
    }
    do {
      let value = try T(from: self)
      try checkKeys()
      return value
    } catch let error as DecodingError {
      throw fileError(error, decoding: type)
    }
  }

  /// The value of the same node for a wrapper, which so leaves all keys to what it wraps.
  func wrappedValue<T: Decodable>(of type: T.Type) throws -> T {
    let value = try child(node, key: nil).value(of: type)
    keys?.areAllKnown = true
    return value
  }

  private func readScalar<S: ScalarReadable>(_ type: S.Type) throws -> S {
    guard case .scalar(let text, let style) = node.content else {
      throw fault("\(S.expectation) is expected here, found \(node.summary)")
    }
    guard let value = S(scalar: text, style: style) else {
      let remedy = style == .quoted && S(scalar: text, style: .plain) != nil
      throw fault(
        "\(S.expectation) is expected here, found \(node.summary)",
        remedy ? "remove the quotes" : "write \(S.example)")
    }
    return value
  }

  private func checkKeys() throws {
    try keys?.check()
    for decoder in inner { try decoder.checkKeys() }
  }

  // MARK: Errors of the types that are decoded

  private func fileError<T>(_ error: DecodingError, decoding type: T.Type) -> FileError {
    switch error {
    case .keyNotFound(let key, _):
      return keys?.missing(key.stringValue, at: node)
        ?? fault("the key '\(key.stringValue)' is missing")
    case .dataCorrupted(let context):
      if let names = caseNames(of: type), case .scalar(let text, _) = node.content {
        return unknownName(text, names)
      }
      return decoder(at: context.codingPath).fault(sentence(context.debugDescription))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      // What the compiler writes for an enum with values says only this.
      if context.debugDescription.hasPrefix("Invalid number of keys"), let keys {
        return keys.notExactlyOne(at: node)
      }
      return decoder(at: context.codingPath).fault(sentence(context.debugDescription))
    @unknown default:
      return fault("\(error)")
    }
  }

  private func unknownName(_ text: String, _ names: [String]) -> FileError {
    let near = nearest(text, among: names).map { "did you mean '\($0)'? Known here: " }
    return fault(
      "unknown name '\(shortened(text))'", (near ?? "known here: ") + listed(names))
  }

  /// The decoder of the node to which an error's path leads, as far as it leads inwards.
  private func decoder(at path: [any CodingKey]) -> NodeDecoder {
    var current = self
    for key in path.dropFirst(codingPath.count) {
      switch current.node.content {
      case .mapping:
        guard let node = current.node[key.stringValue] else { return current }
        current = current.child(node, key: key)
      case .sequence(let elements):
        guard let index = key.intValue, elements.indices.contains(index) else { return current }
        current = current.child(elements[index], key: key)
      case .scalar:
        return current
      }
    }
    return current
  }

  /// The standard library ends its sentences; here a remedy may follow.
  private func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

/// The raw values of an enumeration that can list its cases.
private func caseNames<T>(of type: T.Type) -> [String]? {
  guard let type = type as? any (CaseIterable & RawRepresentable).Type else { return nil }
  func names<E: CaseIterable & RawRepresentable>(_: E.Type) -> [String] {
    E.allCases.map { "\($0.rawValue)" }
  }
  return names(type)
}

/// Names for a message, cut off where nobody would read on.
func listed(_ names: [String]) -> String {
  let most = 24
  guard names.count > most else { return names.joined(separator: ", ") }
  return names.prefix(most).joined(separator: ", ") + ", …"
}
