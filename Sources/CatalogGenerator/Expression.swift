/// A Swift expression that can be laid out as swift-format would.
indirect enum Expression {
  /// An argument of a call, with its label if it has one.
  struct Argument {
    var label: String?
    var value: Expression
  }

  /// A literal or a name.
  case atom(String)
  case application(String, [Argument])
  case array([Expression])

  static func call(_ name: String, _ arguments: [(String?, Expression)]) -> Expression {
    .application(name, arguments.map { Argument(label: $0.0, value: $0.1) })
  }

  static func text(_ text: String) -> Expression { .atom("\"\(text)\"") }

  static func text(_ text: String?) -> Expression { text.map(Expression.text) ?? .atom("nil") }

  private static let width = 100

  /// A documented static member with this value; swift-format may not judge what no break can
  /// bring into a line, such as the longest selectors.
  func member(_ name: String, summary: String, type: String? = nil) -> String {
    let word = name == "enum" ? "`enum`" : name
    let start = "  package static let \(word)\(type.map { ": \($0)" } ?? "") = "
    let text = start + layout(at: start.count, indent: 2, following: 0)
    let isTooWide = text.split(separator: "\n").contains { $0.count > Self.width }
    return "  /// \(summary)\n" + (isTooWide ? "  // swift-format-ignore\n" : "") + text
  }

  /// The expression when it stands at the column, with what follows it on its last line.
  func layout(at column: Int, indent: Int, following: Int) -> String {
    let line = oneLine
    if column + line.count + following <= Self.width { return line }
    let margin = String(repeating: " ", count: indent + 2)
    switch self {
    case .atom(let text):
      return text
    case .application(let name, let arguments):
      return "\(name)(\n\(margin)\(Self.filled(arguments, indent: indent + 2, following)))"
    case .array(let elements):
      let end = "\n\(String(repeating: " ", count: indent))]"
      // swift-format wants no comma after the only element of a broken literal.
      let comma = elements.count > 1 ? "," : ""
      if elements.allSatisfy({ $0.isAtom }) {
        let arguments = elements.map { Argument(label: nil, value: $0) }
        return "[\n\(margin)\(Self.filled(arguments, indent: indent + 2, 0))\(comma)\(end)"
      }
      let lines = elements.map {
        margin + $0.layout(at: indent + 2, indent: indent + 2, following: 1)
      }
      return "[\n\(lines.joined(separator: ",\n"))\(comma)\(end)"
    }
  }

  private var isAtom: Bool {
    if case .atom = self { true } else { false }
  }

  var oneLine: String {
    switch self {
    case .atom(let text): text
    case .application(let name, let arguments):
      "\(name)(\(arguments.map(Self.oneLine).joined(separator: ", ")))"
    case .array(let elements): "[\(elements.map(\.oneLine).joined(separator: ", "))]"
    }
  }

  private static func oneLine(_ argument: Argument) -> String {
    (argument.label.map { "\($0): " } ?? "") + argument.value.oneLine
  }

  /// Arguments one after the other, each line as full as it can be.
  private static func filled(
    _ arguments: [Argument], indent: Int, _ following: Int
  ) -> String {
    var text = ""
    var column = indent
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      let after = isLast ? following + 1 : 1
      let line = oneLine(argument)
      if index > 0 {
        let fits = column + 1 + line.count + after <= width
        text += fits ? " " : "\n" + String(repeating: " ", count: indent)
        column = fits ? column + 1 : indent
      }
      let label = argument.label.map { "\($0): " } ?? ""
      text +=
        label
        + argument.value.layout(at: column + label.count, indent: indent, following: after)
      text += isLast ? "" : ","
      let isWhole = column + line.count + after <= width
      column = isWhole ? column + line.count + 1 : width
    }
    return text
  }
}
