import Conversation
import SiriKit

extension AnswerDesk {
  /// Why a request cannot be carried out, and where the app could help.
  private struct Obstacle {
    var code: String?
    var occasion: AppFile.Occasion?
  }

  /// The property path under which a payment's response describes it.
  private static let record = "paymentRecord."

  func response(_ answer: Behaviour.Answer) -> IntentResponse {
    var response =
      switch answer.content {
      case .world, .result: worldResponse
      case .code(let code), .foreignCode(let code): self.response(code)
      }
    switch answer.activity {
    case nil: break
    case .some(.none): response.userActivity = nil
    case .some(.activity(let activity)):
      response.userActivity = AppFile.ActivityTemplate(activity)
        .filled(token: token, identifier: call.intent.identifier ?? "")
    }
    for (path, text) in answer.properties {
      response.properties[path] = text == "none" ? nil : property(path, text)
    }
    return response
  }

  // MARK: What follows from the world

  private var worldResponse: IntentResponse {
    if hasBeenDone, call.method.phase == .handle {
      // The service knows the request: done is done, whatever the world looks like now.
      return response(goodCode)
    }
    guard let obstacle = obstacle else { return response(goodCode) }
    var response = response(obstacle.code ?? "failure")
    if let occasion = obstacle.occasion { response.userActivity = activity(occasion) }
    return response
  }

  private var hasBeenDone: Bool {
    world.ledger.contains(idempotencyKey)
      || world.sentMessages.contains { $0.key == idempotencyKey }
  }

  /// Calls have no `success`, they continue in the app; restaurants have no `ready`.
  private var goodCode: String {
    let isConfirm = call.method.phase == .confirm
    // Playing is the app's own affair, and cannot be done in an extension.
    if !isConfirm, intentClass?.domain == "Media", intentClass?.code("handleInApp") != nil {
      return "handleInApp"
    }
    return intentClass?.firstCode(isConfirm ? "ready" : "success", "continueInApp", "success")
      ?? (isConfirm ? "ready" : "success")
  }

  private var obstacle: Obstacle? {
    guard let intentClass else { return nil }
    if !(app.service.isSignedIn ?? call.device.isSignedIn) {
      return Obstacle(
        code: intentClass.firstCode("failureRequiringAppLaunch"), occasion: .signIn)
    }
    if !(app.service.hasAcceptedTerms ?? call.device.hasAcceptedTerms),
      intentClass.code("failureTermsAndConditionsAcceptanceRequired") != nil
    {
      return Obstacle(code: "failureTermsAndConditionsAcceptanceRequired", occasion: .terms)
    }
    if !call.device.isOnline || !app.service.isAvailable {
      return Obstacle(
        code: intentClass.firstCode("failureMessageServiceNotAvailable", "failure"))
    }
    return paymentFault(intentClass).map {
      Obstacle(code: intentClass.firstCode($0, "failure"))
    }
  }

  /// What is wrong with a payment, by the code that says so.
  private func paymentFault(_ intentClass: IntentClass) -> String? {
    guard intentClass.amountParameter != nil, intentClass.effectKind != nil else { return nil }
    if world.accounts.isEmpty { return "failureNoBankAccount" }
    let contact = counterpart.flatMap(world.contact(of:))
    if let amount {
      switch world.fault(of: amount, with: contact) {
      case .currencyUnsupported: return "failurePaymentsCurrencyUnsupported"
      case .belowMinimum: return "failurePaymentsAmountBelowMinimum"
      case .aboveMaximum: return "failurePaymentsAmountAboveMaximum"
      case nil: break
      }
      if intentClass.effectKind == .charge {
        let total = amount.amount + world.fee(for: amount).amount
        let account = world.account(for: amount, needing: total)
        if let account, account.balance < total { return "failureInsufficientFunds" }
      }
    }
    guard let contact else { return nil }
    if !contact.areCredentialsVerified { return "failureCredentialsUnverified" }
    return contact.isEligible ? nil : "failureNotEligible"
  }

  // MARK: The response

  private func response(_ code: String) -> IntentResponse {
    IntentResponse(
      code: code, userActivity: usualActivity(code), properties: properties(code))
  }

  /// A code that opens the app, or that the enum lacks but another one opens it with, needs one.
  private func usualActivity(_ code: String) -> UserActivity? {
    if code == "failureTermsAndConditionsAcceptanceRequired" { return activity(.terms) }
    guard let known = intentClass?.code(code) else { return activity(.continueRequest) }
    if known.appLaunch != .none {
      // Siri's own activity is named after the intent. Where the app simply goes on, and has a
      // page for that, it needs no other; who is sent there after a failure gets a record.
      let isEnough = known.appLaunch != .offered && app.page(for: call.intent.className) != nil
      return isEnough ? nil : activity(.continueRequest)
    }
    guard let meaning = CodeMeaning.of(code, in: call.intent.className) else { return nil }
    // Who has to prove who they are signs in to the app.
    return meaning.wayOn == .openApp && meaning.cause == .authentication ? activity(.signIn) : nil
  }

  private func properties(_ code: String) -> [String: Value] {
    guard let intentClass, let kind = intentClass.effectKind, kind != .message else { return [:] }
    var properties: [String: Value] = [:]
    for (name, value) in call.intent.values {
      properties[Self.record + name] = value
    }
    if let amount {
      let fee = fee(for: amount, kind)
      properties[Self.record + "feeAmount"] = .currencyAmount(fee)
      if let account = world.account(for: amount, needing: amount.amount + fee.amount) {
        properties[Self.record + "paymentMethod"] = .text(account.title)
      }
    }
    if let status = status(code, kind) {
      properties[Self.record + "status"] = .enumeration(status)
    }
    return properties
  }

  /// A case of `INPaymentStatus`. A request stays pending until the other person pays.
  private func status(_ code: String, _ kind: Effect.Kind) -> String? {
    switch code {
    case "ready", "inProgress": "pending"
    case "success": kind == .charge ? "completed" : "pending"
    default: code.hasPrefix("failure") ? "failed" : nil
    }
  }

  /// Reads a property as what it looks like.
  private func property(_ path: String, _ text: String) -> Value {
    if let amount = CurrencyAmount(parsing: text) { return .currencyAmount(amount) }
    if path.hasSuffix(".status") { return .enumeration(text) }
    let name = path.split(separator: ".").last.map(String.init) ?? path
    guard intentClass?.parameter(name)?.kind == .person else { return .text(text) }
    return .person(world.contact(named: text)?.personAtOnlyHandle ?? Person(displayName: text))
  }
}
