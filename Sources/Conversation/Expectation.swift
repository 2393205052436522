package import SiriKit

/// What the conversation waits for; an answer is read in its light.
package struct Expectation: Hashable, Sendable {
  /// What the next words are likely to be.
  package enum Kind: Hashable, Sendable {
    /// Nothing is pending; only a request makes sense.
    case request
    /// A value for the parameter with that name.
    case value(String)
    /// One of the options of a list.
    case choice([Option])
    /// "Did you mean …?" about the parameter with that name.
    case confirmation(String)
    /// Send or Cancel.
    case goAhead
    /// The device is locked.
    case unlock
    /// Open App or Cancel.
    case openApp
    /// Try Again or Cancel.
    case retry
    /// Siri has not been permitted to use the app yet: allow or not.
    case permission
    /// A request was not carried out: the same again, something else in it, or a new one.
    case followUp
    /// The app is in front; nobody listens, but a word can stand for its buttons.
    case page
    /// The sheet of Face ID, Touch ID or the passcode.
    case authentication
    /// The handler is working; a cancel, a correction or a new request makes sense.
    case working
  }

  package var kind: Kind
  /// The intent under way, with the values so far: what a correction can change.
  package var intent: Intent?

  package init(_ kind: Kind, intent: Intent? = nil) {
    self.kind = kind
    self.intent = intent
  }
}

/// One of the choices that a question offers.
package struct Option: Hashable, Sendable, Codable {
  package var value: Value
  package var label: String
  /// What tells equal labels apart: `mobile`, `work`.
  package var detail: String?

  package init(value: Value, label: String, detail: String? = nil) {
    self.value = value
    self.label = label
    self.detail = detail
  }
}
