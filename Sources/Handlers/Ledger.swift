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

  /// Many turns keep the ledger as it was; in small parts they share what they have in common.
  private static let partSize = 16
  private var parts: [[Entry]] = []

  package init() {}

  package var entries: [Entry] { parts.flatMap { $0 } }

  mutating func append(_ entry: Entry) {
    if let last = parts.indices.last, parts[last].count < Ledger.partSize {
      parts[last].append(entry)
    } else {
      parts.append([entry])
    }
  }

  /// Whether something with that key was entered before.
  package func contains(_ idempotencyKey: String) -> Bool {
    // A repetition mostly repeats what is new.
    parts.reversed().contains { $0.contains { $0.idempotencyKey == idempotencyKey } }
  }
}
