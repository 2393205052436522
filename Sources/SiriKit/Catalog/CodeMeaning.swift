/// What a response code says about the cause and the way on; our own judgement.
package enum CodeMeaning {
  /// Whether trying the same again can help. The bare failure is "transient or not" (Apple), a
  /// network or service that is away comes back; what is wrong with values or accounts stays so.
  package static func isRecoverable(_ code: String) -> Bool { recoverable.contains(code) }

  private static let recoverable: Set<String> = [
    "failure", "failureMessageServiceNotAvailable", "failureCallingServiceNotAvailable",
    "failureAirplaneModeEnabled", "failureCallInProgress", "failureMaxStreamLimitReached",
  ]

  /// What the writer of a code that this intent lacks had in mind.
  package static func ofForeignCode(_ code: String) -> String {
    foreign[code] ?? "Another intent's enum may have it."
  }

  private static let foreign: [String: String] = [
    "continueInApp":
      "Meant was: open the app and go on there. Payments do that with failureRequiringAppLaunch.",
    "handleInApp":
      "Meant was: let the app handle it in the background. Payments cannot do that.",
    "failureNoContentViewable":
      "Meant was: the content was not found; the SDK's media enum has no such case.",
  ]
}
