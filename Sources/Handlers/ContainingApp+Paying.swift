import Conversation
import SiriKit

// What the buttons of the app's pages do.
extension ContainingApp {
  mutating func tap(_ role: Button.Role, _ world: inout World, _ device: Device) -> [AppEvent] {
    var device = device
    switch role {
    case .signIn:
      device.isSignedIn = true
      return changed(device, "signed-in yes", "signedIn")
    case .agree:
      device.hasAcceptedTerms = true
      return changed(device, "terms yes", "agreed")
    case .subscribe:
      return [.showed(show(notices: [notice("subscribed")]))]
    case .pay, .retryInApp:
      return authenticate()
    default:
      stage = .closed
      return []
    }
  }

  /// What was in the way is out of it, so the request goes on.
  private mutating func changed(_ device: Device, _ what: String, _ key: String) -> [AppEvent] {
    let done = [AppEvent.changed(device, what)]
    let canPay = errand.flatMap { Catalog.intent($0.intent.className)?.effectKind } != nil
    guard canPay else { return done + [.showed(show(notices: [notice(key)]))] }
    if let payment = file.pages.first(where: { $0.kind == .payment }) { page = payment }
    return done + enter(.payment, notices: [notice(key)], device)
  }

  /// Nothing is paid before the owner of the device has been recognised, in the app itself.
  mutating func authenticate() -> [AppEvent] {
    guard errand != nil else { return [] }
    stage = .authenticating
    return [.asked(AuthenticationRequest(.deviceOwnerAuthentication, in: .app))]
  }

  mutating func goOn(
    after outcome: AuthenticationOutcome, _ world: inout World, _ device: Device
  ) -> [AppEvent] {
    // The app was closed, or something else was said, while the sheet was up.
    guard stage == .authenticating else { return [] }
    stage = .page(.payment)
    guard outcome == .succeeded else {
      return [.showed(show(notices: [notice("notAuthenticated")], retryButtons))]
    }
    return pay(&world, device)
  }

  private var retryButtons: [Button] {
    [
      Button(.leaveApp, title: Line("button.notNow")),
      Button(.retryInApp, title: Line("button.retry")),
    ]
  }

  /// Pays with the request's own key: the service knows a repetition by it.
  private mutating func pay(_ world: inout World, _ device: Device) -> [AppEvent] {
    guard let errand, let method = Self.method(of: errand.intent) else { return [] }
    guard device.isOnline, file.service.isAvailable else {
      return [.showed(show(notices: [notice("offline")], retryButtons))]
    }
    let call = HandlerCall(
      number: 0, method: method, intent: errand.intent, device: device)
    let desk = AnswerDesk(app: file, world: world, call: call)
    let answer = desk.response(Behaviour.Answer())
    guard answer.code == "success", let kind = desk.intentClass?.effectKind else {
      let amount = desk.amount.map { ["amount": Line.Argument.value(.currencyAmount($0))] } ?? [:]
      return [.showed(show(notices: [notice("refused.\(answer.code)", amount)]))]
    }
    var events: [AppEvent] = []
    let isNew = !world.ledger.contains(desk.idempotencyKey)
    if isNew, let entry = desk.entry(kind, key: desk.idempotencyKey), world.enter(entry) {
      events.append(.affected(entry.effect, request: desk.idempotencyKey))
    } else if !isNew {
      events.append(.noted("the service knows \(desk.idempotencyKey) already; nothing moves again"))
    }
    guard device.receivesAnswers else {
      return events + [.showed(show(notices: [notice("noAnswer")], retryButtons))]
    }
    if let token = errand.token { world.records[token]?.isUsed = true }
    stage = .page(.details)
    let done = Button(.leaveApp, title: Line("button.leaveApp"))
    return events + [.showed(show(notices: [notice("done.\(errand.intent.className)")], [done]))]
  }

  /// The method whose rules the service checks.
  private static func method(of intent: Intent) -> HandlerMethod? {
    Catalog.intent(intent.className)?.methods.last { $0.phase == .handle }
  }
}
