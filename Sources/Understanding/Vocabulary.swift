package import SiriKit

/// What the world offers to recognition: people, apps, the usual currency.
package struct Vocabulary: Sendable {
  /// The contacts that Siri may see.
  package var contacts: [Person]
  /// For each app its display name, then its other names.
  package var appNames: [[String]]
  /// The intents that an app supports, by its display name.
  package var appIntents: [String: [String]]
  /// The currency that is assumed when only a number is given.
  package var currencyCode: String

  package init(
    contacts: [Person], appNames: [[String]], appIntents: [String: [String]],
    currencyCode: String
  ) {
    self.contacts = contacts
    self.appNames = appNames
    self.appIntents = appIntents
    self.currencyCode = currencyCode
  }
}
