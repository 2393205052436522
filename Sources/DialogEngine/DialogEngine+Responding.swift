import Conversation
import SiriKit

// Stages 6 to 9: confirm, the go-ahead, handle, and how it ends.
extension DialogEngine {
  mutating func confirm(with response: IntentResponse, from method: HandlerMethod) {
    self.response = response
    checkPhase(of: response, method)
    switch response.code {
    case "ready", "userConfirmationRequired":
      goOn(after: response)
    case "success":
      // Apple's first samples answered it and Siri went on; documented is ready, but for a few
      // intents whose success belongs to both.
      if intentClass?.code("success")?.phase != .both { diagnose(.successFromConfirm) }
      goOn(after: response)
    default:
      conclude(with: response, from: method)
    }
  }

  private mutating func goOn(after response: IntentResponse) {
    if response.properties.isEmpty, moneyMoves {
      diagnose(.noRecordInConfirm)
    }
    methodIndex += 1
    callNext()
  }

  var mustAskGoAhead: Bool {
    intentClass?.asksForGoAhead == true || response?.code == "userConfirmationRequired"
      || policy.intentsAskedInPractice.contains(intentName)
  }

  /// The domain in which an answer without an effect on the ledger is a lie.
  var moneyMoves: Bool {
    intentClass?.parameter("payee") != nil || intentClass?.parameter("payer") != nil
  }

  mutating func askGoAhead() {
    stage = .askingGoAhead
    let fee = response?.properties["paymentRecord.feeAmount"].flatMap { $0.isZero ? nil : $0 }
    let key = fee == nil ? "goAhead.\(intentName)" : "goAhead.\(intentName).fee"
    ask(
      Question(
        .goAhead, line: line(key, fee.map { ["fee": .value($0)] } ?? [:]),
        card: card(.goAhead, response), buttons: [button(.cancel), button(.confirm)]))
  }

  mutating func goAhead() {
    clearQuestion()
    hasGoAhead = true
    callNext()
  }

  mutating func handle(with response: IntentResponse, from method: HandlerMethod) {
    self.response = response
    checkPhase(of: response, method)
    switch response.code {
    case "success":
      if !checkAuthentication(of: response, method), charges[intent?.identifier ?? ""] == nil {
        diagnoseMissingEffect()
      }
      finish(.done, with: response, card: .receipt)
    case "inProgress":
      finish(.inProgress, with: response, card: .inProgress)
    case "ready":
      diagnose(.readyFromHandle, ["code": response.code])
      conclude(with: response, from: method)
    default:
      conclude(with: response, from: method)
    }
  }

  private mutating func diagnoseMissingEffect() {
    if moneyMoves { diagnose(.successWithoutCharge) }
    if intentName == "INSendMessageIntent" { diagnose(.successWithoutEffect) }
  }

  private mutating func finish(
    _ ending: Ending, with response: IntentResponse, card kind: Card.Kind
  ) {
    say(codeKey(.handle, response.code))
    emit(.showed(card(kind, response)))
    lastIntentDone = intentName
    end(ending)
    // A receipt with an activity leads on into the app.
    guard response.userActivity != nil else { return }
    handOver = response
    offerApp(saying: nil)
  }

  /// A code of the wrong phase is told; `success` of confirm and `ready` of handle have
  /// diagnoses of their own.
  private mutating func checkPhase(of response: IntentResponse, _ method: HandlerMethod) {
    guard let intentClass else { return }
    guard let code = intentClass.code(response.code) else {
      return diagnose(
        .codeNotInEnum,
        [
          "enum": intentClass.codeEnum, "code": response.code,
          "codes": intentClass.codes.map(\.name).joined(separator: ", "),
          "meaning": CodeMeaning.ofForeignCode(response.code),
        ])
    }
    let isOwn = code.phase == .both || code.phase.rawValue == method.phase.rawValue
    let hasOwnDiagnosis =
      ["success", "ready", "unspecified", "userConfirmationRequired"].contains(code.name)
    if code.name == "unspecified" {
      diagnose(.unspecified, ["method": method.name])
    } else if !isOwn, !hasOwnDiagnosis {
      diagnose(
        .codeInWrongPhase,
        [
          "method": method.name, "code": code.name, "phase": code.phase.rawValue,
          "basis": code.basis.rawValue,
          "codes": intentClass.codes(of: method.phase).joined(separator: ", "),
        ])
    }
  }

  /// Every other code: the app is opened or offered, or the request has failed.
  private mutating func conclude(with response: IntentResponse, from method: HandlerMethod) {
    let launch = intentClass?.code(response.code)?.appLaunch ?? .none
    switch (launch, method.phase) {
    case (.offered, _), (.foreground, .confirm), (.foreground, .resolve):
      handOver = response
      stage = .offeringApp
      offerApp(saying: line(codeKey(method.phase, response.code)))
    case (.foreground, .handle):
      say(codeKey(method.phase, response.code))
      openApp(with: response, isInBackground: false)
    case (.background, _):
      // Nothing is done yet: what there is to say comes after the app's answer.
      openApp(with: response, isInBackground: true)
    case (.none, _):
      if response.code == "failure", !checkFailedAuthentication(method) {
        diagnose(
          .bareFailure,
          ["method": method.name, "codes": preciseCodes.joined(separator: ", ")])
      }
      fail(with: response, phase: method.phase)
    }
  }

  /// Says what the code says, ends, and offers what there is to do.
  mutating func fail(with response: IntentResponse, phase: HandlerMethod.Phase) {
    say(codeKey(phase, response.code))
    end(.failed(response.code))
    offerWayOn(after: response)
  }

  /// What is offered after a failure, by the judgement of its code (policy).
  private mutating func offerWayOn(after response: IntentResponse) {
    if suggestsApp() { return }
    switch CodeMeaning.of(response.code, in: intentName)?.wayOn {
    case .tryAgain: offerRetry()
    case .openApp:
      handOver = response
      offerApp(saying: nil)
    case .alternative where response.userActivity != nil:
      handOver = response
      offerApp(saying: line("alternative.offer"))
    case .alternative, .nothing, .goOn, .done, nil: break
    }
  }

  /// Failures in a row make Siri suggest the app (reports of developers; the number is policy).
  mutating func suggestsApp() -> Bool {
    guard failuresInARow >= policy.failuresBeforeSuggestion else { return false }
    offerApp(saying: line("suggestApp"))
    return true
  }

  mutating func offerRetry() {
    ask(
      Question(.retry, line: line("retry.offer"), buttons: [button(.cancel), button(.retry)]))
  }

  private var preciseCodes: [String] {
    intentClass?.codes.map(\.name).filter { $0.hasPrefix("failure") && $0 != "failure" } ?? []
  }

  private func codeKey(_ phase: HandlerMethod.Phase, _ code: String) -> String {
    "code.\(intentName).\(phase.rawValue).\(code)"
  }

  // MARK: - The app

  /// The button that opens the app; also after an ending, as a way out.
  mutating func offerApp(saying line: Line?) {
    ask(
      Question(
        .openApp, line: line ?? self.line("openApp.offer"),
        card: app.map {
          Card(kind: .openApp, appName: $0.name, intentName: intentName, rows: parameterRows)
        },
        // What has failed cannot be cancelled any more.
        buttons: [Button(.cancel, title: self.line("button.notNow")), button(.openApp)]))
  }

  mutating func openApp() {
    clearQuestion()
    openApp(with: handOver, isInBackground: false)
  }

  mutating func declineApp() {
    if stage == .ended { return dismiss() }
    say("openApp.declined")
    end(.failed(handOver?.code ?? "failureRequiringAppLaunch"))
  }

  /// The same request once more, from its first parameter.
  mutating func retry() {
    guard let intent, let app else { return }
    begin(
      Request(intentName: intent.className, values: intent.values, appName: app.name),
      again: intent.identifier)
  }

  /// Whether the last request was not carried out, so that it can be tried again or changed.
  var canFollowUp: Bool {
    guard stage == .ended, intent != nil, app != nil else { return false }
    return switch lastEnding {
    case .failed, .gaveUp, .cancelled, .notRouted, .notUnlocked, .extensionFault: true
    case .done, .inProgress, .handedOver, .notUnderstood, nil: false
    }
  }

  // MARK: - Endings

  mutating func end(_ ending: Ending) {
    dropCall()
    clearQuestion()
    stage = .ended
    failuresInARow = ending.failures(after: failuresInARow)
    lastEnding = ending
    emit(.ended(ending))
  }

  mutating func cancel() {
    say("cancelled.\(intentName)\(handlingSuffix)")
    end(.cancelled)
  }

  /// Once handle has been called, nobody can say that nothing was done.
  var handlingSuffix: String { stage == .handling ? ".handling" : "" }

  mutating func note(_ effect: Effect, of number: Int) {
    guard let cause = call(number) else { return }
    emit(.affected(number: number, method: cause.method.name, effect: effect))
    guard effect.kind != .pendingRecord else { return }
    let count = charges[cause.request, default: 0] + 1
    charges[cause.request] = count
    let names = ["method": cause.method.name, "effect": effect.summary]
    let isMoney = effect.kind != .message
    if cause.method.phase != .handle {
      diagnose(isMoney ? .moneyBeforeHandle : .effectBeforeHandle, names)
    }
    if isMoney, !cause.hasGoAhead { diagnose(.moneyWithoutGoAhead, names) }
    if count > 1 { diagnose(isMoney ? .chargedTwice : .doneTwice, names) }
    checkCharge(effect, of: number, cause.method)
  }

  mutating func change(to device: Device, _ what: String) {
    let wasLocked = self.device.isLocked
    self.device = device
    emit(.deviceChanged(what))
    if wasLocked, !device.isLocked, question?.kind == .unlock { unlock() }
    if device.appState == .notRunning, question?.kind == .page {
      // Its process has ended, and with it what it showed.
      clearQuestion()
      outputs.append(.app(.tapped(.leaveApp)))
    }
  }
}

extension IntentClass {
  /// The codes that a phase may answer.
  func codes(of phase: HandlerMethod.Phase) -> [String] {
    codes.filter { $0.phase == .both || $0.phase.rawValue == phase.rawValue }.map(\.name)
  }
}

extension Ending {
  /// How many requests in a row have failed, with this one; what says nothing about the app
  /// leaves the number as it is.
  fileprivate func failures(after count: Int) -> Int {
    switch self {
    case .failed, .extensionFault, .gaveUp: count + 1
    case .done, .inProgress, .handedOver: 0
    case .cancelled, .notUnderstood, .notRouted, .notUnlocked: count
    }
  }
}
