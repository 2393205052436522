package import Screen

/// Something that the model reacts to.
package enum Message: Hashable, Sendable {
  case input(Input)
  /// The clock, in milliseconds since the conversation began.
  case time(Int)
  /// What came of something that was done outside.
  case told(String, isError: Bool)
}

/// Why the screen is left.
package enum Departure: Hashable, Sendable {
  case byUser, hangup, termination

  /// As a shell counts a program that the signal has ended.
  package var exitStatus: Int32 {
    switch self {
    case .byUser: 0
    case .hangup: 128 + 1
    case .termination: 128 + 15
    }
  }
}

/// Something that the model wants done outside.
package enum Effect: Hashable, Sendable {
  case quit
  /// Something outside asks for the end.
  case leave(Departure)
  case copy(String)
  /// Writes the conversation to a file, as the words behind `/save` say.
  case save([String])
  case suspend
  case redraw
  case theme(String)
}
