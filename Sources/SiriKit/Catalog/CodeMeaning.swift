/// What a response code says about the cause and the way on.
///
/// The table is made from Facts/codes.json; docs/errors.md tells how each judgement came about.
package struct CodeMeaning: Hashable, Sendable {
  /// Where the reason of a failure lies.
  package enum Cause: String, Hashable, Sendable, CaseIterable {
    case input, state, network, permission, authentication, none
  }

  /// Who says so: the code's own page at Apple, or Parley's reading of its name.
  package enum Basis: String, Hashable, Sendable, CaseIterable {
    case page, policy
  }

  /// What is offered after the code; policy throughout, since Apple does not publish it.
  package enum WayOn: String, Hashable, Sendable, CaseIterable {
    /// No failure: the conversation goes on.
    case goOn
    /// No failure: the request is over.
    case done
    case tryAgain
    /// What the app attached to its response, if it did.
    case alternative
    case openApp
    case nothing
  }

  package let cause: Cause
  package let basis: Basis
  /// Whether the same request can succeed later without a change.
  package let isRecoverable: Bool
  package let wayOn: WayOn
  /// In our own words.
  package let meaning: String

  /// A row of the generated table, short enough to be read as one.
  init(_ cause: Cause, _ basis: Basis, isRecoverable: Bool, _ wayOn: WayOn, _ meaning: String) {
    self.cause = cause
    self.basis = basis
    self.isRecoverable = isRecoverable
    self.wayOn = wayOn
    self.meaning = meaning
  }

  /// Where the judgement comes from, for people.
  package func source(_ code: String, of intent: IntentClass) -> String {
    basis == .page
      ? "cause: Apple, \(intent.codeEnum).\(code); way on: policy"
      : "cause and way on: policy, by the code's name"
  }

  /// What the writer of a code that this intent lacks had in mind.
  package static func ofForeignCode(_ code: String) -> String {
    foreign[code] ?? "Another intent's enum may have it."
  }

  /// Codes that are written where no enum has them, or another intent's.
  package static var foreignCodes: [String] { foreign.keys.sorted() }

  private static let foreign: [String: String] = [
    "continueInApp":
      "Meant was: open the app and go on there. Payments do that with failureRequiringAppLaunch.",
    "handleInApp":
      "Meant was: let the app handle it in the background. Payments cannot do that.",
    "failureNoContentViewable":
      "Meant was: the content was not found; the SDK's media enum has no such case.",
  ]
}
