package import SiriKit

/// A sentence before it has words: a key and values. `Wording` makes the sentence.
package struct Line: Hashable, Sendable, Codable {
  /// Who is heard or shown: Siri, or the app itself.
  package enum Speaker: String, Hashable, Sendable, Codable {
    case siri, app
  }

  /// A value that a sentence can hold.
  package enum Argument: Hashable, Sendable, Codable {
    case value(Value)
    case text(String)
    case count(Int)
    /// Alternatives, read as a list: "Maria Lopez or Maria Chen".
    case alternatives([String])
    /// Seconds.
    case seconds(Double)
  }

  package var key: String
  package var arguments: [String: Argument]
  package var speaker: Speaker

  package init(
    _ key: String, _ arguments: [String: Argument] = [:], speaker: Speaker = .siri
  ) {
    self.key = key
    self.arguments = arguments
    self.speaker = speaker
  }
}

/// A button under a card or a prompt.
package struct Button: Hashable, Sendable, Codable {
  /// What pressing a button means, whatever it says.
  package enum Role: String, Hashable, Sendable, Codable {
    case cancel, confirm, unlock, openApp, retry, yes, no, allow, dontAllow, webSearch
    // On the app's pages.
    case pay, signIn, agree, subscribe, retryInApp, leaveApp
    // On the authentication sheet: what the person does, and what the device makes of it.
    case match, noMatch, usePasscode, cancelAuthentication
  }

  package var role: Role
  /// Wording key of the title.
  package var title: Line

  package init(_ role: Role, title: Line) {
    self.role = role
    self.title = title
  }
}

/// A card: a title, rows of label and value.
package struct Card: Hashable, Sendable, Codable {
  /// Which moment of the request the card belongs to.
  package enum Kind: String, Hashable, Sendable, Codable {
    case goAhead, receipt, inProgress, openApp, permission, failure
  }

  /// One line of a card: what it is about and what it says.
  package struct Row: Hashable, Sendable, Codable {
    /// Wording key of the label.
    package var label: Line
    package var content: Line.Argument

    package init(label: Line, content: Line.Argument) {
      self.label = label
      self.content = content
    }
  }

  package var kind: Kind
  package var appName: String
  package var intentName: String
  package var rows: [Row]

  package init(kind: Kind, appName: String, intentName: String, rows: [Row] = []) {
    self.kind = kind
    self.appName = appName
    self.intentName = intentName
    self.rows = rows
  }
}
