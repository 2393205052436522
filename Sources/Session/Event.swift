package import Conversation

/// One entry of the log: a happening with its number, its moment and its turn.
package struct Event: Hashable, Sendable {
  /// Counts from 1 without a gap.
  package var number: Int
  /// Milliseconds since the conversation began.
  package var time: Int
  /// The turn of the user that it belongs to; 0 before the first.
  package var turn: Int
  package var happening: Happening

  package init(number: Int, time: Int, turn: Int, happening: Happening) {
    self.number = number
    self.time = time
    self.turn = turn
    self.happening = happening
  }
}
