/// A node as the types see it that wrap another.
struct SingleNode: SingleValueDecodingContainer {
  let decoder: NodeDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.node.isNull }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.wrappedValue(of: type) }
}
