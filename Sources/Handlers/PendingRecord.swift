package import SiriKit

/// What the extension stored for the app to take up by its token.
package struct PendingRecord: Hashable, Sendable {
  /// Where it is kept.
  package enum Store: String, Hashable, Sendable, CaseIterable {
    case server, appGroup
  }

  package var token: String
  package var intent: Intent
  package var owner: String
  package var store: Store
  /// Milliseconds since the conversation began.
  package var storedAt: Int
  package var expiresAt: Int
  package var isUsed = false

  package init(
    token: String, intent: Intent, owner: String, store: Store, storedAt: Int, expiresAt: Int
  ) {
    self.token = token
    self.intent = intent
    self.owner = owner
    self.store = store
    self.storedAt = storedAt
    self.expiresAt = expiresAt
  }

  /// A token that does not tell the request it stands for. The same call gives the same, so that
  /// a conversation can be played again; a real one comes from a secure random source.
  static func token(for text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ (hash >> 31)) &* 0x7fb5_d329_728e_a185
    let digits = String(hash, radix: 36)
    return "ho-" + digits
  }
}
