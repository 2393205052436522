package import SiriKit

/// The service's book of what moved, which knows a repeated request by its key.
package struct Ledger: Hashable, Sendable {
  /// One movement of money, or one request for it.
  package struct Entry: Hashable, Sendable {
    package var kind: Effect.Kind
    package var idempotencyKey: String
    package var amount: CurrencyAmount
    package var fee: CurrencyAmount
    /// Who gets the money, or who is asked for it.
    package var counterpart: String
    /// The title of the account; `nil` when the user has none.
    package var account: String?
    /// The number of the call that did it.
    package var call: Int
  }

  package internal(set) var entries: [Entry] = []

  package init() {}

  /// Whether something with that key was entered before.
  package func contains(_ idempotencyKey: String) -> Bool {
    entries.contains { $0.idempotencyKey == idempotencyKey }
  }
}
