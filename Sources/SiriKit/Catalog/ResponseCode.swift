/// A case of an intent's response code enum.
package struct ResponseCode: Hashable, Sendable {
  /// The methods that may answer with the code.
  package enum Phase: String, Sendable {
    case confirm, handle, both, none
  }

  /// Where the phase was read: on the code's own page, in a general article, or by likeness.
  package enum Basis: String, Sendable {
    case documented, general, rule
  }

  /// What the code does to the containing app.
  package enum AppLaunch: String, Sendable {
    case none, foreground, background, offered
  }

  /// The Swift name, `failureInsufficientFunds`.
  package let name: String
  package let raw: Int
  package let introducedIOS: String
  package let phase: Phase
  package let basis: Basis
  package let appLaunch: AppLaunch

  package init(
    name: String, raw: Int, introducedIOS: String, phase: Phase, basis: Basis,
    appLaunch: AppLaunch
  ) {
    self.name = name
    self.raw = raw
    self.introducedIOS = introducedIOS
    self.phase = phase
    self.basis = basis
    self.appLaunch = appLaunch
  }
}
