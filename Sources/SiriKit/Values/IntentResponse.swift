/// What confirm or handle completed with: Apple's `INIntentResponse` and its subclasses.
package struct IntentResponse: Hashable, Sendable, Codable {
  /// The Swift name of the response code, as the handler gave it.
  package var code: String
  package var userActivity: UserActivity?
  /// What the response says about the request, by property path: `paymentRecord.feeAmount`, ….
  package var properties: [String: Value]

  package init(
    code: String, userActivity: UserActivity? = nil, properties: [String: Value] = [:]
  ) {
    self.code = code
    self.userActivity = userActivity
    self.properties = properties
  }
}

/// What a call of a handler's method completed with.
package enum Reply: Hashable, Sendable, Codable {
  case resolution(ResolutionResult)
  /// One result for each element of an array parameter.
  case resolutions([ResolutionResult])
  case response(IntentResponse)
}
