package import Session

/// What the screen needs of the world.
package struct Outside {
  /// Milliseconds since the conversation began.
  package var clock: () -> Int
  /// Takes the events as they happen.
  package var record: ([Event], _ session: () -> Session) -> Void
  /// Writes the conversation as the words behind `/save` say, and tells where.
  package var save: (Session, [String]) throws(CommandError) -> String

  package init(
    clock: @escaping () -> Int, record: @escaping ([Event], () -> Session) -> Void = { _, _ in },
    save: @escaping (Session, [String]) throws(CommandError) -> String
  ) {
    self.clock = clock
    self.record = record
    self.save = save
  }
}
