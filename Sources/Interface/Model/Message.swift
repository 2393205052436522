package import Screen

/// Something that the model reacts to.
package enum Message: Hashable, Sendable {
  case input(Input)
  /// The clock, in milliseconds since the conversation began.
  case time(Int)
}

/// Something that the model wants done outside.
package enum Effect: Hashable, Sendable {
  case quit
  case copy(String)
  case suspend
  case redraw
  case theme(String)
}
