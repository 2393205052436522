/// Something that a handler did to the world, beside answering.
package struct Effect: Hashable, Sendable, Codable {
  /// What was done to the world.
  package enum Kind: String, Hashable, Sendable, Codable {
    /// Money left the account.
    case charge
    /// A request for money was sent.
    case paymentRequest
    /// A message was sent.
    case message
    /// A record was stored for the app to take up.
    case pendingRecord
  }

  package var kind: Kind
  /// `20 USD to Maria Chen`, for the log.
  package var summary: String
  /// The key by which the service tells a repeated charge from a new one.
  package var idempotencyKey: String?

  package init(kind: Kind, summary: String, idempotencyKey: String? = nil) {
    self.kind = kind
    self.summary = summary
    self.idempotencyKey = idempotencyKey
  }
}
