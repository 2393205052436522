package import FoundationEssentials

/// Structured data of an event: what `--log` writes, and what the inspector unfolds.
package indirect enum Record: Hashable, Sendable, Encodable {
  case text(String)
  case number(Decimal)
  case bool(Bool)
  case list([Record])
  case object([Field])
  case null

  /// A name with its value; fields keep their order.
  package struct Field: Hashable, Sendable {
    package var name: String
    package var value: Record

    package init(_ name: String, _ value: Record) {
      self.name = name
      self.value = value
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .number(let number):
      var container = encoder.singleValueContainer()
      try container.encode(number)
    case .bool(let bool):
      var container = encoder.singleValueContainer()
      try container.encode(bool)
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .list(let records):
      var container = encoder.unkeyedContainer()
      for record in records { try container.encode(record) }
    case .object(let fields):
      var container = encoder.container(keyedBy: Key.self)
      for field in fields {
        try container.encode(field.value, forKey: Key(stringValue: field.name))
      }
    }
  }

  /// One line of JSON with sorted keys.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Every case encodes to valid JSON; only a number that JSON lacks (NaN) can fail.
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
