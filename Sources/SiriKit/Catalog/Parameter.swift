/// A parameter of an intent.
package struct Parameter: Hashable, Sendable {
  /// What kind of value the parameter takes, and so how an answer is read.
  package enum Kind: String, Sendable {
    case person, currencyAmount, text, number, bool, date, enumeration, item
  }

  package let name: String
  /// The Swift type as in the SDK, `INCurrencyAmount?`.
  package let swiftType: String
  package let kind: Kind
  package let isList: Bool

  /// The class of its elements, `INMediaItem` of `[INMediaItem]?`.
  package var className: String {
    swiftType.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// An identifier, or how the elements of a list are combined: nothing that is read out.
  package var isTechnical: Bool {
    name.hasSuffix("Operator") || name.hasSuffix("dentifier") || name.hasSuffix("dentifiers")
  }

  package init(name: String, swiftType: String, kind: Kind, isList: Bool = false) {
    self.name = name
    self.swiftType = swiftType
    self.kind = kind
    self.isList = isList
  }
}
