import Conversation

/// A compiled template: where its graph begins, where it was written and what it is for.
struct Template: Sendable {
  enum Purpose: Hashable, Sendable {
    case request(String)
    case reply(ReplyClass)
    case ordinal(Int)
    case answer
    /// A new value for a parameter, or only the refusal of the old one of that kind.
    case correction(refuses: String?)
    case leading, trailing
  }

  enum ReplyClass: String, Sendable, CaseIterable {
    case affirm, deny, cancel, send, open, unlock, retry, allow, disallow
    case `repeat`, more, newtopic, undo, last, middle, none, pick, option, say
  }

  var purpose: Purpose
  var root: Int32
  var source: Interpretation.Template
  var weight: Int
}
