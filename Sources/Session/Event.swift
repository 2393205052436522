package import Conversation

/// One entry of the log: a happening with its number, its moment and its turn.
package struct Event: Hashable, Sendable {
  // In 32 bits each: there may be a hundred thousand events, and 24 days.
  private var number32: Int32
  private var time32: Int32
  private var turn32: Int32
  /// How Siri answered when it happened: what was only heard is not shown afterwards either.
  package let speakingMode: Device.SpeakingMode
  package var happening: Happening

  /// Counts from 1 without a gap.
  package var number: Int { Int(number32) }
  /// Milliseconds since the conversation began.
  package var time: Int { Int(time32) }
  /// The turn of the user that it belongs to; 0 before the first.
  package var turn: Int { Int(turn32) }

  package init(
    number: Int, time: Int, turn: Int, speakingMode: Device.SpeakingMode = .spokenAndShown,
    happening: Happening
  ) {
    number32 = Int32(clamping: number)
    time32 = Int32(clamping: time)
    turn32 = Int32(clamping: turn)
    self.speakingMode = speakingMode
    self.happening = happening
  }
}
