import Conversation
import Handlers
import SiriKit

// What a tester does to the handler's variant and to a hand-over.
extension Session {
  /// Runs `/variant NAME`; without a name it lists them.
  package mutating func runVariant(_ words: [String]) throws(CommandError) -> String {
    let variants = handler.app.variants
    guard let name = words.first else {
      let present = handler.variantName ?? Variant.none
      return (["\(Variant.none)  asks nobody"] + variants.map { "\($0.name)  \($0.summary)" })
        .map { $0.hasPrefix("\(present)  ") ? "\($0)  (now)" : $0 }.joined(separator: "\n")
    }
    let names = [Variant.none] + variants.map(\.name)
    guard names.contains(name) else {
      throw CommandError(Session.unknown(name, "variant", among: names))
    }
    setVariant(name)
    return "variant  \(name)"
  }

  /// The words that hold for every hand-over to come.
  static let handOverSettings = ["token", "set", "remove", "reset"]
  private static let handOverWords = handOverSettings + ["again", "home"]

  /// Runs `/handover …`; without a word it tells activity, record and ledger.
  package mutating func runHandOver(_ words: [String]) throws(CommandError) -> String {
    guard let word = words.first else { return handOverRows.joined(separator: "\n") }
    let rest = Array(words.dropFirst())
    let written = words.joined(separator: " ")
    switch word {
    case "token": try setToken(rest)
    case "set":
      guard rest.count >= 2 else { throw CommandError("write /handover set KEY VALUE") }
      changeHandOver { $0.changes[rest[0]] = .some(.text(rest.dropFirst().joined(separator: " "))) }
    case "remove":
      guard let key = rest.first else { throw CommandError("write /handover remove KEY") }
      changeHandOver { $0.changes[key] = .some(nil) }
    case "reset": changeHandOver { $0 = HandOver() }
    case "again":
      guard handler.containingApp.lastLaunch != nil else {
        throw CommandError("nothing has been handed over yet; press Open App first")
      }
      note(handOver: written)
      deliverAgain()
    case "home":
      note(handOver: written)
      openFromHome()
    default:
      throw CommandError(Session.unknown(word, "word", among: Session.handOverWords))
    }
    if Session.handOverSettings.contains(word) { note(handOver: written) }
    return "handover \(written)"
  }

  private mutating func setToken(_ words: [String]) throws(CommandError) {
    let names = HandOver.Token.allCases.map(\.rawValue)
    guard let token = words.first.flatMap(HandOver.Token.init(rawValue:)) else {
      throw CommandError(Session.unknown(words.first ?? "", "state of the token", among: names))
    }
    changeHandOver { $0.token = token }
  }

  /// The system delivers the same activity once more: a repetition, or the app was relaunched.
  private mutating func deliverAgain() {
    guard var launch = handler.containingApp.lastLaunch else { return }
    launch.state = device.appState
    reopen(launch)
  }

  /// Activity, record and ledger, as the inspector and plain mode tell them.
  package var handOverRows: [String] {
    var rows: [String] = []
    if let launch = handler.containingApp.lastLaunch {
      let activity = launch.activity
      rows.append(
        "activity  \(activity.activityType)\(launch.isMadeBySiri ? "  made by Siri" : "")")
      rows += activity.userInfo.sorted { $0.key < $1.key }.map { "  \($0.key)  \($0.value.words)" }
      if let intent = handler.containingApp.lastIntent {
        rows.append("  interaction  \(intent.className)\(intent.valueList)")
      }
    } else {
      rows.append("activity  none yet")
    }
    let records = handler.world.records.values.sorted {
      ($0.storedAt, $0.token) < ($1.storedAt, $1.token)
    }
    if records.isEmpty { rows.append("record  none") }
    for record in records {
      let state = record.isUsed ? "used" : now >= record.expiresAt ? "expired" : "waiting"
      rows.append("record  \(record.token)  \(state)  in the \(record.store.rawValue)")
      rows.append("  \(record.intent.className)\(record.intent.valueList)")
      rows.append("  owner  \(record.owner)")
      rows.append("  until  \(Event.seconds(record.expiresAt)) s")
    }
    let entries = handler.world.ledger.entries
    if entries.isEmpty { rows.append("ledger  empty") }
    rows += entries.map {
      "ledger  \($0.kind.rawValue)  \($0.amount.summary)  \($0.counterpart)  key \($0.idempotencyKey)"
        + ($0.call == 0 ? "  by the app" : "  in call \($0.call)")
    }
    return rows
  }
}

extension PropertyListValue {
  /// The value in a row of the inspector.
  fileprivate var words: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    case .list(let values): values.map(\.words).joined(separator: ", ")
    case .dictionary(let values):
      values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.words)" }
        .joined(separator: ", ")
    case .other(let type): "<\(type)>, lost on the way"
    }
  }
}
