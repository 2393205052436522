import Conversation
import FoundationEssentials
import SiriKit

/// Everything that one call's answer follows from.
struct AnswerDesk {
  let app: AppFile
  let world: World
  let call: HandlerCall
  /// `nil` for a class that the catalog does not know.
  let intentClass: IntentClass?

  /// The service gets another key with each call.
  let takesNewKeys: Bool

  init(app: AppFile, world: World, call: HandlerCall, takesNewKeys: Bool = false) {
    self.takesNewKeys = takesNewKeys
    self.app = app
    self.world = world
    self.call = call
    intentClass = Catalog.intent(call.intent.className)
  }

  /// The same for a repeated call of the same request, when the intent has an identifier.
  var idempotencyKey: String {
    takesNewKeys ? "call-\(call.number)" : call.intent.identifier ?? "call-\(call.number)"
  }

  var amount: CurrencyAmount? {
    guard let parameter = intentClass?.amountParameter,
      case .currencyAmount(let amount) = call.intent.values[parameter.name],
      !amount.amount.isNaN
    else { return nil }
    return amount
  }

  /// The payee or the payer.
  var counterpart: Person? {
    guard let parameter = intentClass?.counterpartParameter,
      case .person(let person) = call.intent.values[parameter.name]
    else { return nil }
    return person
  }

  func reply(_ answer: Behaviour.Answer) -> Reply {
    switch call.method.phase {
    case .resolve: resolution(answer)
    case .confirm, .handle: .response(response(answer))
    }
  }

  /// What an honest handler does to the world when it gives this reply.
  func effects(of reply: Reply) -> [Effect.Kind] {
    guard case .response(let response) = reply else { return [] }
    var effects: [Effect.Kind] = []
    let isDone = response.code == "success" || response.code == "inProgress"
    if call.method.phase == .handle, isDone, let kind = intentClass?.effectKind {
      effects.append(kind)
    }
    if response.userActivity?.userInfo.values.contains(.text(token)) ?? false {
      effects.append(.pendingRecord)
    }
    return effects
  }

  /// The record that the app takes up by the token in the activity.
  var pendingRecord: Effect {
    let who = counterpart.map {
      " \(intentClass?.effectKind == .charge ? "to" : "from") \($0.displayName)"
    }
    return Effect(
      kind: .pendingRecord, summary: (amount?.summary ?? "a request") + (who ?? ""),
      idempotencyKey: token)
  }

  /// What goes into the ledger; nothing when there is no amount to move.
  func entry(_ kind: Effect.Kind, key: String) -> Ledger.Entry? {
    guard let amount else { return nil }
    let fee = fee(for: amount, kind)
    return Ledger.Entry(
      kind: kind, idempotencyKey: key, amount: amount, fee: fee,
      counterpart: counterpart?.displayName ?? "nobody",
      account: world.account(for: amount, needing: amount.amount + fee.amount)?.title,
      call: call.number)
  }

  /// Only sending costs something.
  func fee(for amount: CurrencyAmount, _ kind: Effect.Kind?) -> CurrencyAmount {
    kind == .charge
      ? world.fee(for: amount) : CurrencyAmount(amount: 0, currencyCode: amount.currencyCode)
  }

  /// Another one for each call: an old one must not open what a new one is for.
  var token: String { PendingRecord.token(for: "\(idempotencyKey)/\(call.number)") }

  /// The record as the extension stores it.
  var record: PendingRecord {
    PendingRecord(
      token: token, intent: call.intent, owner: app.service.user, store: app.service.recordStore,
      storedAt: 0, expiresAt: app.service.recordLifetime.count)
  }

  func activity(_ occasion: AppFile.Occasion) -> UserActivity? {
    app.activities[occasion]?.filled(token: token, identifier: call.intent.identifier ?? "")
  }
}
