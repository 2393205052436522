/// One use of LocalAuthentication: what an app or an extension asks of an `LAContext`.
package struct AuthenticationRequest: Hashable, Sendable, Codable {
  /// Apple's `LAPolicy`, the two cases of the phone itself.
  package enum Policy: String, Hashable, Sendable, Codable, CaseIterable {
    case deviceOwnerAuthenticationWithBiometrics, deviceOwnerAuthentication

    /// Whether the passcode will do where biometrics do not.
    package var takesPasscode: Bool { self == .deviceOwnerAuthentication }
  }

  /// The process that asks.
  package enum Place: String, Hashable, Sendable, Codable, CaseIterable {
    case `extension`, app
  }

  package var policy: Policy
  package var place: Place
  /// What the person is told: Apple's `localizedReason`.
  package var reason: String
  /// `canEvaluatePolicy` is called first, as Apple advises.
  package var checksFirst: Bool

  package init(
    _ policy: Policy, in place: Place, reason: String = "", checksFirst: Bool = true
  ) {
    self.policy = policy
    self.place = place
    self.reason = reason
    self.checksFirst = checksFirst
  }
}

/// How LocalAuthentication answered, with the name of the `LAError` where it is one.
package enum AuthenticationOutcome: Hashable, Sendable, Codable {
  case succeeded
  /// `canEvaluatePolicy` said no.
  case unavailable(String)
  /// `evaluatePolicy` ended with an error.
  case failed(String)

  /// The name of the `LAError`, if it is one.
  package var error: String? {
    switch self {
    case .succeeded: nil
    case .unavailable(let name), .failed(let name): name
    }
  }

  /// `evaluatePolicy  success`, `canEvaluatePolicy  biometryLockout`.
  package var summary: String {
    switch self {
    case .succeeded: "evaluatePolicy  success"
    case .unavailable(let name): "canEvaluatePolicy  \(name)"
    case .failed(let name): "evaluatePolicy  \(name)"
    }
  }
}
