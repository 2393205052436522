import Conversation
import FoundationEssentials
import SiriKit

// What the app checks before it believes a hand-over.
extension ContainingApp {
  /// Why a token opens nothing.
  struct Refusal: Error, Hashable {
    var diagnosis: Diagnosis.ID
    var key: String
    var token: String
  }

  /// The stored record by the activity's token; `nil` when the page goes by no token.
  func record(
    for launch: Launch, _ world: World, _ device: Device, _ moment: Int
  ) -> Result<PendingRecord, Refusal>? {
    guard let key = page?.needs.first,
      case .text(let token) = launch.activity.delivered[key]
    else { return nil }
    func refused(_ diagnosis: Diagnosis.ID, _ key: String) -> Result<PendingRecord, Refusal> {
      .failure(Refusal(diagnosis: diagnosis, key: key, token: token))
    }
    guard let record = world.records[token] else { return refused(.tokenUnknown, "unknown") }
    if record.owner != file.service.user { return refused(.tokenOfSomebodyElse, "foreign") }
    if record.isUsed || world.ledger.contains(record.intent.identifier ?? token) {
      return refused(.tokenUsed, "used")
    }
    if moment >= record.expiresAt { return refused(.tokenExpired, "expired") }
    return .success(record)
  }

  /// A claim of the activity that is not what the record says.
  struct Difference: Hashable {
    var key: String
    var claimed: String
    var recorded: String
    var notice: Line

    var names: [String: String] { ["key": key, "claimed": claimed, "recorded": recorded] }
  }

  /// What the activity says besides its token, and the record says otherwise.
  func differences(in activity: UserActivity) -> [Difference] {
    guard let intent = errand?.intent else { return [] }
    return activity.delivered.sorted { $0.key < $1.key }.compactMap { key, value in
      guard let recorded = recorded(key, intent), let claimed = value.claim,
        !isSame(claimed, recorded)
      else { return nil }
      return Difference(
        key: key, claimed: claimed, recorded: recorded,
        notice: notice("differs", ["claimed": .text(claimed), "recorded": .text(recorded)]))
    }
  }

  private func isSame(_ claimed: String, _ recorded: String) -> Bool {
    if let one = Decimal(string: claimed), let other = Decimal(string: recorded),
      claimed.allSatisfy({ $0.isNumber || $0 == "." })
    {
      return one == other
    }
    return claimed.lowercased() == recorded.lowercased()
  }

  /// The record's word on a key that such activities use.
  private func recorded(_ key: String, _ intent: Intent) -> String? {
    let parameters = Catalog.intent(intent.className)
    guard
      case .currencyAmount(let amount)? = parameters?.amountParameter.flatMap({
        intent.values[$0.name]
      })
    else { return intent.values[key]?.summary }
    switch key {
    case "amount": return "\(amount.amount)"
    case "currency", "currencyCode": return amount.currencyCode
    default: return intent.values[key]?.summary
    }
  }
}

extension PropertyListValue {
  /// What it claims, as text.
  fileprivate var claim: String? {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .bool, .list, .dictionary, .other: nil
    }
  }
}
