/// A continuation that was left by going back: its turns and their events.
package struct Branch: Sendable {
  package var name: String
  /// The turn at which it leaves the conversation, counted from 1.
  package var fromTurn: Int
  package var turns: [String]
  package var events: [Event]
}
