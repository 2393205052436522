/// One command of the command line.
protocol ParleyCommand {
  static var name: String { get }
  /// One line for the list.
  static var summary: String { get }
  /// How it is used, with an example.
  static var help: String { get }
  /// The options that it takes, with whether a value follows.
  static var options: [String: Bool] { get }

  /// Runs it and gives the exit status.
  @MainActor static func run(_ arguments: Arguments) throws -> Int32
}

/// What is wrong with the way a command was called.
struct UsageError: Error, CustomStringConvertible {
  var message: String

  init(_ message: String) {
    self.message = message
  }

  var description: String { message }
}
