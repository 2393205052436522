import Files
import FoundationEssentials
import SiriKit

/// A value of `userInfo` as a file writes it; `{object: CLASS}` is an object that gets lost.
struct PropertyList: Decodable {
  let value: PropertyListValue

  init(from decoder: any Decoder) throws {
    value = Self.value(of: try YAMLNode(from: decoder))
  }

  private static func value(of node: YAMLNode) -> PropertyListValue {
    switch node.content {
    case .scalar(let text, .quoted): .text(text)
    case .scalar(let text, .plain): plain(text)
    case .sequence(let nodes): .list(nodes.map(value))
    case .mapping(let entries):
      lostObject(entries)
        ?? .dictionary(
          Dictionary(
            entries.map { ($0.key, value(of: $0.value)) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// A developer's typical mistake, which a file has to be able to make.
  private static func lostObject(_ entries: [YAMLNode.Entry]) -> PropertyListValue? {
    guard entries.count == 1, entries[0].key == "object",
      case .scalar(let name, _) = entries[0].value.content
    else { return nil }
    return .other(name)
  }

  private static func plain(_ text: String) -> PropertyListValue {
    if text == "true" || text == "false" { return .bool(text == "true") }
    // A number keeps its digits only when nothing in it could be an identifier's.
    let isNumber =
      !text.isEmpty && text.count <= 30
      && text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    if isNumber, let number = Decimal(string: text), "\(number)" == text { return .number(number) }
    return .text(text)
  }
}
