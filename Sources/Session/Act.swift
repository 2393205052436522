package import Conversation
package import Handlers

/// What the user or the tester does to a conversation.
package enum Act: Hashable, Sendable {
  /// An utterance, a meaning in braces, or a gesture.
  case say(String)
  case tap(Button.Role)
  /// By the index from 0 on the whole list.
  case choose(Int)
  /// A device setting's name and its new value.
  case set(String, String)
  /// A method, short or with its intent, and what it answers from now on.
  case behave(String, String)
  /// The way in which `handle` is written from now on, by its name.
  case variant(String)
  /// What is done to a hand-over: the words of the command.
  case handOver(String)
  /// Another language.
  case speak(String)

  /// Whether it begins a turn of the user.
  package var isTurn: Bool {
    switch self {
    case .say, .tap, .choose: true
    case .set, .behave, .variant, .handOver, .speak: false
    }
  }
}

extension Act {
  /// Whether it holds also for what is said anew after going back.
  var isKeptByRewind: Bool {
    switch self {
    case .behave, .variant: true
    case .handOver(let words):
      Session.handOverSettings.contains { words == $0 || words.hasPrefix("\($0) ") }
    case .say, .tap, .choose, .set, .speak: false
    }
  }
}

/// An act and when it was done.
package struct TimedAct: Hashable, Sendable {
  /// Milliseconds since the conversation began.
  package var at: Int
  /// Something was still to come of itself: the act came in the middle of it.
  package var isInterrupting: Bool
  /// How many events there were before it.
  package var eventCount: Int
  package var act: Act

  package init(at: Int, isInterrupting: Bool, eventCount: Int, act: Act) {
    self.at = at
    self.isInterrupting = isInterrupting
    self.eventCount = eventCount
    self.act = act
  }
}

/// How things stood before the first word.
package struct Beginning: Hashable, Sendable {
  package var locale: String
  package var device: Device
  /// What was set beside the app file's own.
  package var behaviour: Behaviour
  /// The same as it was written: YAML, as in a script's `handler:`; empty when nothing was.
  package var writtenBehaviour: String
}

/// A turn without words. In text it stands in parentheses: `(tap outside)`.
package enum Gesture: String, Hashable, Sendable, CaseIterable {
  case silence, cancel, lock, home
  case tapOutside = "tap outside"

  /// The gesture that the whole text is.
  package init?(_ text: String) {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    self.init(rawValue: String(text.dropFirst().dropLast()))
  }

  package var notation: String { "(\(rawValue))" }

  /// All but silence send Siri away, which ends what is under way.
  package var meaning: Meaning { self == .silence ? .silence : .cancel }
}
