/// What a resolve method completed with: Apple's `INIntentResolutionResult` and its subclasses.
package struct ResolutionResult: Hashable, Sendable, Codable {
  /// The kinds of result, by the names of Apple's constructors.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    case success, notRequired, needsValue, disambiguation, confirmationRequired, unsupported
  }

  package var kind: Kind
  /// The resolved value, the value to confirm, or the values to choose from.
  package var values: [Value]
  /// The Swift name of the unsupported or confirmation reason.
  package var reason: String?

  package init(_ kind: Kind, values: [Value] = [], reason: String? = nil) {
    self.kind = kind
    self.values = values
    self.reason = reason
  }
}
