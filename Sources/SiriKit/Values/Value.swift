package import FoundationEssentials

/// A value that a SiriKit parameter can hold, whatever its Objective-C class.
package indirect enum Value: Hashable, Sendable, Codable {
  case person(Person)
  case currencyAmount(CurrencyAmount)
  case text(String)
  case number(Decimal)
  case bool(Bool)
  /// A case of an enumeration, by its Swift name.
  case enumeration(String)
  /// An object of any other SiriKit class.
  case item(Item)
  /// The elements of a parameter whose type is an array.
  case list([Value])

  /// An object that Parley knows only by its class, name and identifier (`INMediaItem`, …).
  package struct Item: Hashable, Sendable, Codable {
    /// The Objective-C class name, as in the catalog.
    package var type: String
    package var displayName: String
    package var identifier: String?

    package init(type: String, displayName: String, identifier: String? = nil) {
      self.type = type
      self.displayName = displayName
      self.identifier = identifier
    }
  }

  /// An amount or a number of nothing: a fee of zero is no fee.
  package var isZero: Bool {
    switch self {
    case .currencyAmount(let amount): amount.amount == 0
    case .number(let number): number == 0
    case .person, .text, .bool, .enumeration, .item, .list: false
    }
  }

  /// The objects that are known by name only, also those in a list.
  package var items: [Item] {
    switch self {
    case .item(let item): [item]
    case .list(let values): values.flatMap(\.items)
    case .person, .currencyAmount, .text, .number, .bool, .enumeration: []
    }
  }

  /// A short text for logs, in the source language: `20 USD`, `Maria Chen`.
  package var summary: String {
    switch self {
    case .person(let person): person.displayName
    case .currencyAmount(let amount): amount.summary
    case .text(let text): text
    case .number(let number): "\(number)"
    case .bool(let bool): bool ? "true" : "false"
    case .enumeration(let name): name
    case .item(let item): item.displayName
    case .list(let values): values.map(\.summary).joined(separator: " · ")
    }
  }
}
