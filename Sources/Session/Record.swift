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
      // JSON has no such number, and one of them would spoil the whole line.
      if number.isNaN { try container.encodeNil() } else { try container.encode(number) }
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

  /// One line of JSON with sorted keys, in which nothing can steer a terminal.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Every case encodes to valid JSON.
    guard let data = try? encoder.encode(self) else { return "{}" }
    return Record.escaped(String(decoding: data, as: UTF8.self))
  }

  /// The encoder writes out only the controls below the space; the others harm as much: the
  /// eight-bit escapes, what ends a line or turns its direction, and a mark that readers drop.
  /// All stand inside strings.
  private static func escaped(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: \.isHarmful) else { return json }
    var escaped = ""
    for scalar in json.unicodeScalars {
      if scalar.isHarmful {
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmful: Bool {
    switch value {
    case 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
