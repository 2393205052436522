/// A case of an error enum of the frameworks, such as `LAError.Code`.
package struct ErrorCode: Hashable, Sendable {
  package let name: String
  package let raw: Int
  /// `nil` when the code does not exist on iOS.
  package let introducedIOS: String?
  package let deprecatedIOS: String?
  /// The older name of the same raw value.
  package let sameAs: String?

  package init(
    name: String, raw: Int, introducedIOS: String? = nil, deprecatedIOS: String? = nil,
    sameAs: String? = nil
  ) {
    self.name = name
    self.raw = raw
    self.introducedIOS = introducedIOS
    self.deprecatedIOS = deprecatedIOS
    self.sameAs = sameAs
  }
}
