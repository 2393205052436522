package import Conversation
package import Handlers
import Session

/// Everything that can happen with an intent, as far as it was walked.
package struct Exploration: Sendable {
  /// A situation of a conversation, and the step that led there first.
  package struct Node: Sendable {
    /// `nil` for the beginning.
    package var parent: Int?
    package var step: Step?
    /// Turns of the user up to here.
    package var turns: Int
    package var kind: Kind
    /// Steps from here to situations that were known already, or that end; for the tree.
    package var others: [Link] = []
  }

  /// What a situation waits for.
  package enum Kind: Hashable, Sendable {
    case beginning
    /// The answer of a method.
    case method(String)
    /// The user, who was asked; the question's key.
    case question(String)
    /// Nothing: the request is over.
    case over
  }

  /// A step that leads to something known.
  package struct Link: Sendable {
    package var step: Step
    /// The situation, or `nil` where all is over.
    package var node: Int?
    package var ending: Int?
  }

  /// Where a step is taken: the way to it is the way to its node, then itself.
  package struct Place: Hashable, Sendable {
    package var node: Int
    package var step: Step
  }

  /// A way in which requests end.
  package struct Outcome: Sendable {
    package var intent: String
    package var ending: Ending
    /// What brought it about: `handle -> failure`, `(cancel)`.
    package var cause: String
    /// What Siri offers afterwards.
    package var offer: Question.Kind?
    /// How many steps end so.
    package var count = 1
    package var place: Place
  }

  /// A sentence that can be heard or shown.
  package struct Sentence: Sendable {
    /// What it is in the conversation.
    package enum Role: String, Sendable, CaseIterable {
      case said, lead, question, opening, button, row
    }

    package var intent: String
    package var role: Role
    package var line: Line
    package var count = 1
    package var place: Place
  }

  /// A mistake of a handler that was diagnosed on the way.
  package struct Mistake: Sendable {
    package var finding: Finding
    package var count = 1
    package var place: Place
  }

  package let appFile: AppFile
  /// The language in which it was walked; nothing depends on it but the names of the app.
  package let locale: String
  package internal(set) var intents: [String]
  package let depth: Int
  package internal(set) var nodes: [Node] = []
  /// How many steps were taken.
  package internal(set) var stepCount = 0
  /// Situations that were left alone because they lie too deep.
  package internal(set) var openCount = 0
  package internal(set) var outcomes: [Outcome] = []
  package internal(set) var sentences: [Sentence] = []
  package internal(set) var mistakes: [Mistake] = []
  /// What methods answered, as `INSendPaymentIntent.confirm ready`.
  package internal(set) var answers: [String] = []

  init(appFile: AppFile, locale: String, intents: [String], depth: Int) {
    self.appFile = appFile
    self.locale = locale
    self.intents = intents
    self.depth = depth
  }

  /// The languages of the app.
  package var locales: [String] { appFile.locales.isEmpty ? [locale] : appFile.locales }

  /// The requests that fail and after which nothing is offered.
  package var deadEnds: [Outcome] {
    outcomes.filter { outcome in
      guard outcome.offer == nil else { return false }
      return switch outcome.ending {
      case .done, .inProgress, .cancelled, .handedOver: false
      case .failed, .gaveUp, .notUnderstood, .notRouted, .notUnlocked, .extensionFault: true
      }
    }
  }

  /// The steps from the beginning to a place, with its own.
  package func way(to place: Place) -> [Step] {
    var steps = [place.step]
    var node: Int? = place.node
    while let index = node {
      if let step = nodes[index].step { steps.append(step) }
      node = nodes[index].parent
    }
    return steps.reversed()
  }
}
