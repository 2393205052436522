package import FoundationEssentials

/// What the app knows and holds: people, accounts, media, rules, and what was done.
package struct World: Hashable, Sendable {
  package var contacts: [Contact]
  package var accounts: [Account]
  /// The smallest and the largest amount, by currency; `other` for those not named.
  package var limits: [String: Limits]
  /// What sending costs, by currency; `other` for those not named.
  package var fees: [String: Fee]
  /// Notes that the app suggests.
  package var notes: [String]
  package var maximumNoteLength: Int?
  /// The groups to which messages can go.
  package var groups: [String] = []
  /// Words that no message may hold.
  package var forbiddenWords: [String] = []
  /// What can be played.
  package var media: [MediaItem] = []
  package internal(set) var ledger = Ledger()
  /// The messages that were sent, in order.
  package internal(set) var sentMessages: [SentMessage] = []
  /// What is stored for the app to take up, by token.
  package internal(set) var records: [String: PendingRecord] = [:]

  package init(
    contacts: [Contact] = [], accounts: [Account] = [], limits: [String: Limits] = [:],
    fees: [String: Fee] = [:], notes: [String] = [], maximumNoteLength: Int? = nil
  ) {
    self.contacts = contacts
    self.accounts = accounts
    self.limits = limits
    self.fees = fees
    self.notes = notes
    self.maximumNoteLength = maximumNoteLength
  }
}

extension World {
  /// An account of the user with the app.
  package struct Account: Hashable, Sendable {
    package var name: String
    /// The last digits of its number, which tell accounts apart on a card.
    package var numberSuffix: String?
    package var currency: String
    package var balance: Decimal

    package init(name: String, numberSuffix: String? = nil, currency: String, balance: Decimal) {
      self.name = name
      self.numberSuffix = numberSuffix
      self.currency = currency
      self.balance = balance
    }

    /// `Checking ·· 4417`.
    package var title: String {
      numberSuffix.map { "\(name) ·· \($0)" } ?? name
    }
  }

  /// The amounts that the service takes.
  package struct Limits: Hashable, Sendable {
    package var minimum: Decimal?
    package var maximum: Decimal?

    package init(minimum: Decimal? = nil, maximum: Decimal? = nil) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// The price of a payment.
  package struct Fee: Hashable, Sendable {
    package var flat: Decimal
    package var percent: Decimal

    package init(flat: Decimal = 0, percent: Decimal = 0) {
      self.flat = flat
      self.percent = percent
    }
  }
}
