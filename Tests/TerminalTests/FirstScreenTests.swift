import Foundation
import TestSupport
import Testing

@Suite("The first screen")
struct FirstScreenTests {
  private struct Case: CustomTestStringConvertible, Sendable {
    var columns: Int
    var rows: Int
    var texts: [String]

    var testDescription: String { "\(columns)×\(rows)" }
  }

  private static let everywhere = [
    "Parley  DemoPay", "Say what you would say to Siri.", "1  Send $20 to Anna Schmidt",
    "› Say something", "↵ send",
  ]
  private static let cases = [
    Case(
      columns: 200, rows: 60,
      texts: everywhere + ["The log of what happens", "No intent yet", "0 events", "? help"]),
    Case(
      columns: 120, rows: 40,
      texts: everywhere + [
        "The log of what happens", "No intent yet", "0 events", "handler scripted", "? help",
      ]),
    Case(
      columns: 80, rows: 24,
      texts: everywhere + ["The log of what happens", "0 events", "handler scripted", "F3 device"]),
    Case(columns: 60, rows: 20, texts: everywhere + ["handler scripted", "/ commands"]),
    Case(columns: 40, rows: 12, texts: everywhere + ["⇥ log"]),
  ]

  @Test("shows all that it has room for", arguments: cases)
  private func complete(_ one: Case) throws {
    let talk = try Talk(columns: one.columns, rows: one.rows)
    for text in one.texts {
      try talk.read(text)
    }
    #expect(talk.screen.isAlternate && talk.screen.isCursorVisible)
    #expect(talk.screen.title == "Parley · DemoPay")
    let place = try #require(talk.screen.place(of: "Say something"))
    #expect(talk.screen.row == place.row && talk.screen.column == place.column)
    talk.leave()
  }

  @Test("comes whole, not in two steps")
  func oneFrame() throws {
    // Only with 24 bits is it certain here that frames are marked.
    let talk = try Talk(environment: ["COLORTERM": "truecolor"], columns: 120, rows: 40)
    let frames = talk.terminal.text.components(separatedBy: "\u{1B}[?2026h").dropFirst()
    var first = EmulatedScreen(columns: 120, rows: 40)
    first.feed(try #require(frames.first).utf8)
    for text in ["Parley", "Say what you would say", "0 events", "Say something", "help"] {
      #expect(first.contains(text))
    }
    talk.leave()
  }

  @Test("says which size it needs, and takes no key for a word")
  func tooSmall() throws {
    let talk = try Talk(columns: 39, rows: 11, ready: "needs 40×12, now 39×11")
    talk.terminal.write("Send $20 to Maria\r\u{1B}[A\u{1B}[15~1\r\(KeyBytes.tab)")
    talk.terminal.resize(columns: 80, rows: 24)
    try talk.read("Say what you would say to Siri.", "0 events", "› Say something")
    talk.terminal.resize(columns: 23, rows: 5)
    try talk.read("Parley needs 40×12, now", "23×5")
    talk.terminal.write(KeyBytes.control("c"))
    #expect(talk.terminal.waitForEnd() == .exited(0))
    talk.expectRestored()
  }

  @Test("a list on the smallest screen keeps its title and its place apart")
  func smallList() throws {
    let talk = try Talk(columns: 40, rows: 12)
    try talk.type(KeyBytes.function(2), read: "Behaviour", "2 of 12")
    try talk.type(KeyBytes.enter, read: "1 of 17")
    talk.terminal.write(KeyBytes.escape)
    try talk.read("2 of 12")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("2 of 12")
    talk.leave()
  }

  @Test("uses no time while nothing happens")
  func idle() throws {
    let talk = try Talk()
    try talk.askForMaria()
    talk.terminal.settle(200)
    let before = try ProcessTimes(of: talk.terminal.process)
    let length = talk.terminal.output.count
    talk.terminal.settle(700)
    let after = try ProcessTimes(of: talk.terminal.process)
    #expect(after.ticks - before.ticks <= 1)
    #expect(talk.terminal.output.count == length)
    talk.terminal.write(KeyBytes.control("c") + KeyBytes.control("c"))
    #expect(talk.terminal.waitForEnd() == .exited(0))
  }
}
