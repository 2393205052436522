package import Files
package import FoundationEssentials

/// A value of a property list, whatever format the file has.
package indirect enum PropertyListNode: Hashable, Sendable, Decodable {
  case text(String)
  case number(Double)
  case bool(Bool)
  case date(Date)
  case data(Data)
  case list([PropertyListNode])
  case dictionary([String: PropertyListNode])

  /// Reads a property list: XML or binary.
  package static func read(_ bytes: [UInt8], file: String) throws(FileError) -> PropertyListNode {
    do {
      return try PropertyListDecoder().decode(PropertyListNode.self, from: Data(bytes))
    } catch {
      throw FileError(
        file: file, line: 1, column: 1, message: "this is no property list that can be read",
        remedy: "save it as an XML or binary property list; plutil -lint tells where it breaks")
    }
  }

  package init(from decoder: any Decoder) throws {
    if let keys = try? decoder.container(keyedBy: Key.self) {
      var values: [String: PropertyListNode] = [:]
      for key in keys.allKeys {
        values[key.stringValue] = try keys.decode(PropertyListNode.self, forKey: key)
      }
      self = .dictionary(values)
      return
    }
    if var items = try? decoder.unkeyedContainer() {
      var values: [PropertyListNode] = []
      while !items.isAtEnd { values.append(try items.decode(PropertyListNode.self)) }
      self = .list(values)
      return
    }
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let date = try? value.decode(Date.self) {
      self = .date(date)
    } else if let data = try? value.decode(Data.self) {
      self = .data(data)
    } else {
      self = .number(try value.decode(Double.self))
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The value under a path of keys.
  package subscript(path path: [String]) -> PropertyListNode? {
    var node = self
    for key in path {
      guard case .dictionary(let values) = node, let next = values[key] else { return nil }
      node = next
    }
    return node
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var list: [PropertyListNode]? { if case .list(let items) = self { items } else { nil } }

  /// What kind of value it is, in the words of Apple's editor.
  package var kindName: String {
    switch self {
    case .text: "a string"
    case .number: "a number"
    case .bool: "a Boolean"
    case .date: "a date"
    case .data: "data"
    case .list: "an array"
    case .dictionary: "a dictionary"
    }
  }
}
