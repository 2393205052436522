/// A sequence as `Decodable` types see it.
struct UnkeyedNodes: UnkeyedDecodingContainer {
  private let decoder: NodeDecoder
  private let elements: [YAMLNode]
  private(set) var currentIndex = 0

  init(_ decoder: NodeDecoder, _ elements: [YAMLNode]) {
    self.decoder = decoder
    self.elements = elements
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var count: Int? { elements.count }

  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try current().isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try decoder.child(current(), key: PathKey(currentIndex)).value(of: type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nested().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try nested().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try nested() }

  private mutating func nested() throws -> NodeDecoder {
    let decoder = decoder.nested(try current(), key: PathKey(currentIndex))
    currentIndex += 1
    return decoder
  }

  private func current() throws -> YAMLNode {
    guard !isAtEnd else {
      throw decoder.fault(
        "the list has only \(elements.count) elements", "add what is missing at its end")
    }
    return elements[currentIndex]
  }
}
