package import SiriKit

/// What a tester does to a hand-over: another token, other words in `userInfo`.
package struct HandOver: Hashable, Sendable {
  /// What becomes of the token on the way.
  package enum Token: String, Hashable, Sendable, CaseIterable {
    case fresh, unknown, expired, used, foreign, missing
  }

  package var token = Token.fresh
  /// Replaced and added words of `userInfo`; `nil` takes a key away.
  package var changes: [String: PropertyListValue?] = [:]

  package init() {}

  /// Does it to an activity, and to the record that its token names.
  mutating func change(_ activity: inout UserActivity, _ world: inout World, at moment: Int) {
    for (key, value) in activity.userInfo {
      guard case .text(let text) = value, world.records[text] != nil else { continue }
      switch token {
      case .fresh: break
      case .unknown: activity.userInfo[key] = .text(PendingRecord.token(for: "nobody's"))
      case .missing: activity.userInfo[key] = nil
      case .expired: world.records[text]?.expiresAt = moment
      case .used: world.records[text]?.isUsed = true
      case .foreign: world.records[text]?.owner = "somebody else"
      }
    }
    for (key, value) in changes { activity.userInfo[key] = value }
  }
}

extension World {
  /// Keeps a record for the app, from a moment on.
  mutating func store(_ record: PendingRecord, at moment: Int) {
    var record = record
    record.storedAt += moment
    record.expiresAt += moment
    records[record.token] = record
  }
}
