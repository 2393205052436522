/// A method of a handling protocol.
package struct HandlerMethod: Hashable, Sendable {
  /// SiriKit's three phases, in their order.
  package enum Phase: String, Sendable, Codable, CaseIterable {
    case resolve, confirm, handle
  }

  /// The short name: `resolvePayee`, `confirm`, `handle`.
  package let name: String
  /// The full Swift name, `resolvePayee(for:with:)`.
  package let swiftName: String
  package let selector: String
  package let phase: Phase
  /// The parameter that a resolve method resolves.
  package let parameter: String?
  /// The class that the completion takes.
  package let resultClass: String
  /// The completion takes one result for each element.
  package let takesArray: Bool

  package init(
    name: String, swiftName: String, selector: String, phase: Phase, parameter: String? = nil,
    resultClass: String, takesArray: Bool = false
  ) {
    self.name = name
    self.swiftName = swiftName
    self.selector = selector
    self.phase = phase
    self.parameter = parameter
    self.resultClass = resultClass
    self.takesArray = takesArray
  }
}
