import Conversation
import SiriKit

/// What LocalAuthentication has told a call, and what it waits for.
struct AuthenticationState: Hashable, Sendable {
  var request: AuthenticationRequest
  /// The call that asked; `nil` when it was the app.
  var call: Int?
  var askedAt: Int
  var outcome: AuthenticationOutcome?
  /// Tries of this sheet that did not match.
  var misses = 0
}

// The emulated LAContext: asked by the handler in its extension, or by the app.
extension DialogEngine {
  /// Tries of one sheet after which it ends (Apple: Touch ID three, and Face ID in effect two).
  private static let triesOfASheet = 3
  /// Tries in a row after which biometrics are locked (Apple: five).
  private static let triesBeforeLockout = 5

  /// Evaluates a policy: at once where nobody need be asked, else with a sheet.
  mutating func authenticate(_ request: AuthenticationRequest, for number: Int?) {
    // What nobody waits for any more is not asked.
    if let number, call?.number != number { return }
    authentication = AuthenticationState(request: request, call: number, askedAt: now)
    if request.checksFirst, let error = checkedObstacle(to: request) {
      return settle(.unavailable(error))
    }
    if let outcome = device.immediateEnd(of: request) { return settle(outcome) }
    askOwner(lead: nil)
    if let outcome = device.scriptedEnd(of: request) { settle(outcome) }
  }

  private func checkedObstacle(to request: AuthenticationRequest) -> String? {
    switch device.authentication {
    // Set to end so whatever the device is like; canEvaluatePolicy would say the same.
    case .passcodeNotSet, .biometryNotAvailable, .biometryNotEnrolled, .biometryLockout,
      .companionNotAvailable:
      device.authentication.rawValue
    default: device.obstacle(to: request.policy)
    }
  }

  private mutating func askOwner(lead: Line?) {
    guard let request = authentication?.request else { return }
    var roles: [Button.Role] = [.cancelAuthentication]
    if device.usesBiometry {
      roles += [.usePasscode, .noMatch, .match]
    } else {
      roles += [.noMatch, .usePasscode]
    }
    let name = device.usesBiometry ? device.biometry.rawValue : "passcode"
    let prompt = AuthenticationPrompt(
      request, title: Line("authentication.title.\(name)"),
      reason: request.reason.isEmpty
        ? line("authentication.reason")
        : Line("authentication.own", ["reason": .text(request.reason)]),
      lead: lead, buttons: roles.map(sheetButton))
    emit(.authenticationAsked(prompt))
    question = Question(.authentication, line: prompt.title, buttons: prompt.buttons)
  }

  private func sheetButton(_ role: Button.Role) -> Button {
    let isEntry = role == .usePasscode && !device.usesBiometry
    return Button(role, title: line(isEntry ? "button.enterPasscode" : "button.\(role.rawValue)"))
  }

  /// What the person does with the sheet.
  mutating func tapOnSheet(_ role: Button.Role) {
    switch role {
    case .match: settle(.succeeded)
    case .noMatch: miss()
    case .usePasscode: usePasscode()
    default: settle(.failed("userCancel"))
    }
  }

  /// A face or finger of somebody else.
  private mutating func miss() {
    guard device.usesBiometry else { return settle(.failed("authenticationFailed")) }
    authentication?.misses += 1
    missesInARow += 1
    if missesInARow >= DialogEngine.triesBeforeLockout {
      missesInARow = 0
      device.biometry = .lockedOut
      emit(.deviceChanged("biometry lockedOut"))
      // With the passcode as a way out the sheet goes on with it.
      if authentication?.request.policy.takesPasscode == true {
        return askOwner(lead: Line("authentication.locked"))
      }
      return settle(.failed("biometryLockout"))
    }
    if authentication?.misses ?? 0 >= DialogEngine.triesOfASheet {
      return settle(.failed("authenticationFailed"))
    }
    askOwner(lead: Line("authentication.again"))
  }

  /// Only a policy that knows the passcode takes it; the other leaves it to the app.
  private mutating func usePasscode() {
    guard authentication?.request.policy.takesPasscode == true else {
      return settle(.failed("userFallback"))
    }
    if device.biometry == .lockedOut {
      // The passcode is what unlocks biometrics again; which ones, the device does not tell.
      emit(.noted("the passcode has unlocked biometrics; /device biometry sets them"))
    }
    settle(.succeeded)
  }

  private mutating func settle(_ outcome: AuthenticationOutcome) {
    guard let state = authentication else { return }
    clearQuestion()
    if outcome == .succeeded { missesInARow = 0 }
    authentication?.outcome = outcome
    emit(.authenticated(call: state.call, state.request, outcome))
    guard let number = state.call else { return outputs.append(.app(.authenticated(outcome))) }
    restartClock(since: state.askedAt)
    outputs.append(.resume(call: number, outcome))
  }

  /// The time that the person took is not the handler's (policy; nobody has published it).
  private mutating func restartClock(since moment: Int) {
    guard let pending = call, now > moment else { return }
    call?.startedAt += now - moment
    let start = pending.startedAt + now - moment
    for limit in [policy.workingAfter, policy.callLimit] where start + limit > now {
      outputs.append(.wake(at: start + limit))
    }
  }

  /// How long the person has been at the sheet for which the call waits.
  var timeAtSheet: Int { isAsking ? now - (authentication?.askedAt ?? now) : 0 }

  /// Whether the call waits for the person at the sheet.
  var isAsking: Bool { question?.kind == .authentication && authentication?.call != nil }

  // MARK: - What the handler makes of it

  /// What LocalAuthentication told a call, if it was asked.
  private func outcome(of number: Int) -> AuthenticationOutcome? {
    authentication?.call == number ? authentication?.outcome : nil
  }

  /// Success without authentication, or before the app authenticates; true when it was told.
  mutating func checkAuthentication(
    of response: IntentResponse, _ method: HandlerMethod
  ) -> Bool {
    let isPaid = charges[intent?.identifier ?? ""] != nil
    switch outcome(of: callCount) {
    case .unavailable(let error):
      diagnose(.successWithoutAuthentication, ["method": method.name, "error": error])
    case .failed(let error):
      diagnose(.successAfterFailedAuthentication, ["method": method.name, "error": error])
    case .succeeded, nil:
      guard response.userActivity != nil, moneyMoves, !isPaid else { return false }
      diagnose(.successBeforeApp, ["method": method.name])
    }
    return true
  }

  /// The bare failure after an error of LocalAuthentication, for which no enum has a better code;
  /// but where the sheet cannot be shown, the app could have helped.
  mutating func checkFailedAuthentication(_ method: HandlerMethod) -> Bool {
    guard case .failed(let error) = outcome(of: callCount) else { return false }
    if error == "notInteractive" { diagnose(.notInteractiveAsFailure, ["method": method.name]) }
    return true
  }

  /// A path without a completion that LocalAuthentication has led to.
  mutating func diagnoseSilence(of pending: PendingCall) {
    var names = ["method": pending.method.name, "seconds": seconds(policy.callLimit)]
    guard let outcome = outcome(of: pending.number) else { return diagnose(.noCompletion, names) }
    names["outcome"] = outcome.summary.split(separator: " ").joined(separator: " ended with ")
    diagnose(.noCompletionAfterAuthentication, names)
  }

  /// Money that moved although the owner was not recognised.
  mutating func checkCharge(_ effect: Effect, of number: Int, _ method: HandlerMethod) {
    guard let outcome = outcome(of: number), let error = outcome.error else { return }
    diagnose(
      .chargedWithoutAuthentication,
      ["method": method.name, "effect": effect.summary, "error": error])
  }
}
