/// A request as the handler receives it: an instance of an `INIntent` subclass.
package struct Intent: Hashable, Sendable, Codable {
  /// The class name, `INSendPaymentIntent`.
  package var className: String
  /// The values by parameter name; a parameter that was not given has no entry.
  package var values: [String: Value]
  package var identifier: String?

  package init(className: String, values: [String: Value] = [:], identifier: String? = nil) {
    self.className = className
    self.values = values
    self.identifier = identifier
  }
}
