/// A value together with the place where it was written.
@dynamicMemberLookup
package struct Located<Value> {
  package var value: Value
  /// Counts from 1, as does the column; 0 when the value was not read from a file.
  package var line: Int
  package var column: Int

  package init(_ value: Value, line: Int = 0, column: Int = 0) {
    self.value = value
    self.line = line
    self.column = column
  }

  package subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
    value[keyPath: member]
  }
}

extension Located: Decodable where Value: Decodable {
  package init(from decoder: any Decoder) throws {
    let place = (decoder as? NodeDecoder)?.node
    self.init(
      try decoder.singleValueContainer().decode(Value.self), line: place?.line ?? 0,
      column: place?.column ?? 0)
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
