/// The facts about one intent: a subclass of `INIntent` with its protocol and response.
package struct IntentClass: Hashable, Sendable {
  /// When the device has to be unlocked before the extension runs.
  package enum Unlocking: String, Sendable {
    case always, never, conditional, unknown
  }

  /// The Objective-C and Swift class name, `INSendPaymentIntent`.
  package let name: String
  /// Apple's documentation group, `Payments`.
  package let domain: String
  /// The class name without `IN` and `Intent`.
  package let verb: String
  package let introducedIOS: String
  package let deprecatedIOS: String?
  package let unlocking: Unlocking
  /// Siri asks the user before handle, whatever the handler says.
  package let asksForGoAhead: Bool
  /// The handling protocol; `nil` when the intent has none.
  package let handlingProtocol: String?
  package let parameters: [Parameter]
  /// Resolve methods in declared order (a convention, not a fact), then confirm, then handle.
  package let methods: [HandlerMethod]
  /// The response code enum, `INSendPaymentIntentResponseCode`.
  package let codeEnum: String
  package let codes: [ResponseCode]

  package init(
    name: String, domain: String, verb: String, introducedIOS: String, deprecatedIOS: String?,
    unlocking: Unlocking, asksForGoAhead: Bool, handlingProtocol: String?,
    parameters: [Parameter], methods: [HandlerMethod], codeEnum: String, codes: [ResponseCode]
  ) {
    self.name = name
    self.domain = domain
    self.verb = verb
    self.introducedIOS = introducedIOS
    self.deprecatedIOS = deprecatedIOS
    self.unlocking = unlocking
    self.asksForGoAhead = asksForGoAhead
    self.handlingProtocol = handlingProtocol
    self.parameters = parameters
    self.methods = methods
    self.codeEnum = codeEnum
    self.codes = codes
  }

  /// The parameter with that name.
  package func parameter(_ name: String) -> Parameter? {
    parameters.first { $0.name == name }
  }

  /// The method with that short name: `resolvePayee`, `confirm`, `handle`.
  package func method(_ name: String) -> HandlerMethod? {
    methods.first { $0.name == name }
  }

  /// The code with that Swift name; `nil` when this intent's enum lacks it.
  package func code(_ name: String) -> ResponseCode? {
    codes.first { $0.name == name }
  }
}
