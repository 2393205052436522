/// How a cell is set apart without colour.
package struct Attributes: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = Attributes(rawValue: 1)
  package static let dim = Attributes(rawValue: 2)
  package static let underline = Attributes(rawValue: 4)
  package static let reverse = Attributes(rawValue: 8)
  package static let italic = Attributes(rawValue: 16)

  /// All of them with the names that theme files use.
  package static let named: [(name: String, attribute: Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("underline", .underline), ("reverse", .reverse),
    ("italic", .italic),
  ]
}
