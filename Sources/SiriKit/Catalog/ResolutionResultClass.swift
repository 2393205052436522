/// The facts about a class of resolution results.
package struct ResolutionResultClass: Hashable, Sendable {
  /// A case of an unsupported- or confirmation-reason enum.
  package struct Reason: Hashable, Sendable {
    package let name: String
    package let raw: Int

    package init(_ name: String, _ raw: Int) {
      self.name = name
      self.raw = raw
    }
  }

  package let name: String
  package let superclass: String
  package let introducedIOS: String
  /// The kinds that the class has constructors for, its superclasses' included.
  package let kinds: [ResolutionResult.Kind]
  package let unsupportedReasonEnum: String?
  package let unsupportedReasons: [Reason]
  package let confirmationReasonEnum: String?
  package let confirmationReasons: [Reason]

  package init(
    name: String, superclass: String, introducedIOS: String, kinds: [ResolutionResult.Kind],
    unsupportedReasonEnum: String? = nil, unsupportedReasons: [Reason] = [],
    confirmationReasonEnum: String? = nil, confirmationReasons: [Reason] = []
  ) {
    self.name = name
    self.superclass = superclass
    self.introducedIOS = introducedIOS
    self.kinds = kinds
    self.unsupportedReasonEnum = unsupportedReasonEnum
    self.unsupportedReasons = unsupportedReasons
    self.confirmationReasonEnum = confirmationReasonEnum
    self.confirmationReasons = confirmationReasons
  }
}
