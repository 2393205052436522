import Foundation
import TestSupport
import Testing

/// Whatever ends the program, what was said is there again.
@Suite("The journal")
struct JournalTests {
  /// How often the program is killed; PARLEY_KILLS asks for more.
  private static let killCount =
    ProcessInfo.processInfo.environment["PARLEY_KILLS"].flatMap { Int($0) } ?? 6

  @Test("killed at any moment, the conversation goes on where it was")
  func kill() throws {
    var lottery = Lottery(seed: 9)
    for round in 0..<Self.killCount {
      let folder = try TemporaryFolder()
      let environment = ["XDG_STATE_HOME": folder.path]
      let talk = try Talk(environment: environment, columns: 120, rows: 40)
      try talk.askForMaria()
      // Somewhere while the choice, the card or the payment is on its way.
      talk.terminal.write("2\r")
      if round % 2 == 0 { try talk.read("Send $20.00 to Maria Chen?") }
      let pause = lottery.number(0...60)
      talk.terminal.write(round % 3 == 0 ? "" : "\t")
      usleep(UInt32(pause * 1000))
      talk.terminal.kill(SIGKILL)
      #expect(talk.terminal.waitForEnd() == .signalled(SIGKILL))
      let again = try Talk(
        ["--recover"], environment: environment, columns: 120, rows: 40,
        ready: "back in the conversation that was cut off")
      try again.read("Which Maria?")
      if round % 2 == 0 { try again.read("Send $20.00 to Maria Chen?") }
      again.leave()
      let left = try FileManager.default.contentsOfDirectory(
        atPath: folder.path + "/parley/journal")
      #expect(left == [], "a journal that was taken over, and one that was left, are gone")
    }
  }

  @Test("who comes back is told, and a journal that is in use is nobody else's")
  func notice() throws {
    let folder = try TemporaryFolder()
    let environment = ["XDG_STATE_HOME": folder.path]
    let talk = try Talk(environment: environment, columns: 120, rows: 40)
    try talk.askForMaria()
    let other = try Talk(environment: environment, columns: 120, rows: 40)
    other.leave()
    talk.terminal.kill(SIGKILL)
    _ = talk.terminal.waitForEnd()
    let third = try Talk(
      environment: environment, columns: 120, rows: 40,
      ready: "a conversation of 1 turn was cut off; parley talk --recover goes on with it")
    third.leave()
  }
}
