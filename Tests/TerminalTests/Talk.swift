import Foundation
import Screen
import TestSupport
import Testing

/// The real program in a terminal, and a person who reads before typing on.
struct Talk {
  static let program = PseudoTerminal.product("parley")
  /// A terminal of today, and nothing of the machine that the tests run on.
  static let environment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
  ]

  let terminal: PseudoTerminal

  init(_ terminal: PseudoTerminal) {
    self.terminal = terminal
  }

  /// Starts it and waits until it invites to speak, or shows `ready`.
  init(
    _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24, ready: String = "Say something"
  ) throws {
    terminal = try PseudoTerminal(
      Talk.program, arguments: arguments,
      environment: Talk.environment.merging(environment) { $1 }, columns: columns, rows: rows)
    try read(ready)
  }

  var screen: EmulatedScreen { terminal.screen }

  /// The rows of the screen, for a message.
  var picture: Comment { "\(screen.lines.joined(separator: "\n"))" }

  /// Waits until all the texts are on the screen.
  func read(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    for text in texts {
      try #require(
        terminal.wait(for: text), "no “\(text)” in\n\(picture)", sourceLocation: sourceLocation)
    }
  }

  /// Waits until a text has gone from the screen.
  func miss(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try #require(
      terminal.wait { !$0.screen.contains(text) }, "still “\(text)” in\n\(picture)",
      sourceLocation: sourceLocation)
  }

  /// Types, and reads what comes of it.
  func type(
    _ keys: String, read texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    terminal.write(keys)
    for text in texts {
      try read(text, sourceLocation: sourceLocation)
    }
  }

  /// Clicks on a text that is on the screen.
  func click(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try read(text, sourceLocation: sourceLocation)
    let place = try #require(screen.place(of: text), picture, sourceLocation: sourceLocation)
    terminal.click(column: place.column + 1, row: place.row)
  }

  /// Everything that was typed before has been taken when this has been read and erased.
  func catchUp(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try type("Q", read: "› Q", sourceLocation: sourceLocation)
    terminal.write(KeyBytes.backspace)
    try miss("› Q", sourceLocation: sourceLocation)
  }

  /// Leaves by ^D and claims that all is as before.
  func leave(sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.write(KeyBytes.control("d"))
    #expect(terminal.waitForEnd() == .exited(0), picture, sourceLocation: sourceLocation)
    expectRestored(sourceLocation: sourceLocation)
  }

  /// What every ending owes to the shell.
  func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(terminal.isCooked, sourceLocation: sourceLocation)
    #expect(!screen.isAlternate, sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible, sourceLocation: sourceLocation)
    let left = screen.modes.intersection([1, 1000, 1002, 1003, 1004, 1006, 2004, 2026])
    #expect(left == [], sourceLocation: sourceLocation)
    #expect(screen.unknown == [], sourceLocation: sourceLocation)
  }

  /// Asks for money for one of three.
  func askForMaria(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try type(
      "Send $20 to Maria with DemoPay\r", read: "Which Maria?", "Maria José Ruiz",
      sourceLocation: sourceLocation)
  }
}
