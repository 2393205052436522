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

  /// What the SDK or the documentation says against returning the code.
  package struct Caveats: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Declared, but not for iOS.
    package static let unavailableOnIOS = Caveats(rawValue: 1)
    /// Only the containing app may return it.
    package static let unavailableToExtensions = Caveats(rawValue: 2)
    /// The code's page says that handle must not return it.
    package static let errorFromHandle = Caveats(rawValue: 4)
    /// The documentation advises against it.
    package static let discouraged = Caveats(rawValue: 8)
    /// From confirm it shows a button that continues in the app, and does not launch it.
    package static let offersAppFromConfirm = Caveats(rawValue: 16)
  }

  /// The Swift name, `failureInsufficientFunds`.
  package let name: String
  package let raw: Int
  package let introducedIOS: String
  package let phase: Phase
  package let basis: Basis
  package let appLaunch: AppLaunch
  package let caveats: Caveats
  package let deprecatedIOS: String?

  package init(
    name: String, raw: Int, introducedIOS: String, phase: Phase, basis: Basis,
    appLaunch: AppLaunch, caveats: Caveats = [], deprecatedIOS: String? = nil
  ) {
    self.name = name
    self.raw = raw
    self.introducedIOS = introducedIOS
    self.phase = phase
    self.basis = basis
    self.appLaunch = appLaunch
    self.caveats = caveats
    self.deprecatedIOS = deprecatedIOS
  }

  /// A row of the generated tables, short enough to be read as one.
  init(
    _ name: String, _ raw: Int, _ introducedIOS: String, _ phase: Phase, _ basis: Basis,
    _ appLaunch: AppLaunch = .none, caveats: Caveats = [], deprecated: String? = nil
  ) {
    self.init(
      name: name, raw: raw, introducedIOS: introducedIOS, phase: phase, basis: basis,
      appLaunch: appLaunch, caveats: caveats, deprecatedIOS: deprecated)
  }
}
