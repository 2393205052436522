/// A continuation that was left by going back: its turns and their events.
package struct Branch: Sendable {
  /// A session inside one of its own parts needs a place of its own.
  final class End: Sendable {
    let session: Session

    init(_ session: Session) {
      self.session = session
    }
  }

  package var name: String
  /// The turn at which it leaves the conversation, counted from 1.
  package var fromTurn: Int
  package var turns: [String]
  package var events: [Event]
  /// What was done in it.
  package var acts: [TimedAct]
  /// Everything as it was when it was left; `nil` when that is too long ago.
  var end: End?

  /// Whether one can go on with it.
  package var isResumable: Bool { end != nil }

  /// The whole log of the way that it belongs to, from the first event.
  package var log: EventLog? { end?.session.log }

}
