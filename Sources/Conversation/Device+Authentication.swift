// What an `LAContext` would answer on the emulated device.
extension Device {
  /// The `LAError` of `canEvaluatePolicy`, by its name; `nil` when the policy can be evaluated.
  package func obstacle(to policy: AuthenticationRequest.Policy) -> String? {
    if !hasPasscode, biometry.isBuiltIn || policy.takesPasscode { return "passcodeNotSet" }
    guard !policy.takesPasscode else { return nil }
    return switch biometry {
    case .faceID, .touchID: nil
    case .none, .notAvailable: "biometryNotAvailable"
    case .notEnrolled: "biometryNotEnrolled"
    case .lockedOut: "biometryLockout"
    }
  }

  /// How `evaluatePolicy` ends before anybody is asked; `nil` when the person is.
  package func immediateEnd(of request: AuthenticationRequest) -> AuthenticationOutcome? {
    if request.place == .extension, !showsSheetInExtensions { return .failed("notInteractive") }
    if let error = authentication.error, error.isImmediate { return .failed(error.name) }
    return obstacle(to: request.policy).map { .failed($0) }
  }

  /// How the sheet ends where the device is set to answer it; `nil` leaves it to the person.
  package func scriptedEnd(of request: AuthenticationRequest) -> AuthenticationOutcome? {
    switch authentication {
    case .ask: nil
    case .match: usesBiometry || request.policy.takesPasscode ? .succeeded : nil
    case .noMatch: .failed("authenticationFailed")
    default: authentication.error.map { .failed($0.name) }
    }
  }

  /// Whether a face or a finger can be shown to it.
  package var usesBiometry: Bool { hasPasscode && (biometry == .faceID || biometry == .touchID) }
}

extension Device.Biometry {
  /// There is a sensor, whether it can be used now or not.
  fileprivate var isBuiltIn: Bool { self != .none && self != .notAvailable }
}

extension Device {
  /// What becomes of the next authentication: the person decides, or it is settled here.
  ///
  /// The errors have the names of `LAError.Code`.
  package enum Authentication: String, Hashable, Sendable, Codable, CaseIterable {
    case ask, match, noMatch
    case userCancel, userFallback, systemCancel, appCancel, invalidContext, notInteractive
    case authenticationFailed, passcodeNotSet, biometryNotAvailable, biometryNotEnrolled
    case biometryLockout, companionNotAvailable

    /// The error that it stands for, and whether it comes before any sheet.
    fileprivate var error: (name: String, isImmediate: Bool)? {
      switch self {
      case .ask, .match, .noMatch: nil
      case .userCancel, .userFallback, .systemCancel, .appCancel, .authenticationFailed:
        (rawValue, false)
      case .invalidContext, .notInteractive, .passcodeNotSet, .biometryNotAvailable,
        .biometryNotEnrolled, .biometryLockout, .companionNotAvailable:
        (rawValue, true)
      }
    }
  }
}
