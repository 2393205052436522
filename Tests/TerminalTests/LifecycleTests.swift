import Foundation
import TestSupport
import Testing

@Suite("Coming, going and being stopped")
struct LifecycleTests {
  // MARK: - Sizes

  @Test("a question survives 20×5 and back, with what was typed")
  func smallAndBack() throws {
    let talk = try Talk()
    try talk.askForMaria()
    try talk.type("the sec", read: "› the sec")
    talk.terminal.resize(columns: 20, rows: 5)
    try talk.read("Parley needs 40×12,")
    // Keys are for nothing here.
    talk.terminal.write("zzz\r")
    talk.terminal.resize(columns: 80, rows: 24)
    try talk.read("Which Maria?", "Maria José Ruiz", "› the sec", "7 events")
    try talk.type("ond one\r", read: "Send $20.00 to Maria Chen?")
    try talk.type("yes\r", read: "You sent $20.00")
    talk.leave()
  }

  @Test("a storm of sizes ends in the last one, drawn whole")
  func storm() throws {
    let talk = try Talk()
    try talk.askForMaria()
    var random = Lottery(seed: 7)
    for _ in 0..<120 {
      talk.terminal.resize(
        columns: random.number(2...200), rows: random.number(1...60))
      if random.number(0...3) == 0 { talk.terminal.read(timeout: 1) }
    }
    talk.terminal.resize(columns: 100, rows: 30)
    // Keys that come before it knows of the last size may still fall on a screen too small.
    #expect(talk.terminal.wait { $0.screen.place(of: "› Say which one")?.row == 28 })
    talk.terminal.write("zebra")
    try talk.read("› zebra", "Which Maria?", "handler scripted", "7 events", "F5 language")
    talk.terminal.settle()
    let last = talk.screen.lines
    // What ^L draws is what stood there.
    talk.terminal.write(KeyBytes.control("l"))
    talk.terminal.settle()
    #expect(talk.screen.lines == last)
    #expect(talk.screen.unknown == [])
    talk.terminal.write(String(repeating: KeyBytes.control("c"), count: 3))
    #expect(talk.terminal.waitForEnd() == .exited(0))
    talk.expectRestored()
  }

  // MARK: - Stopping and going on

  private func shell() throws -> Talk {
    // Without line editing of its own, so that the terminal's modes are what Parley left.
    let terminal = try PseudoTerminal(
      "/bin/bash", arguments: ["--norc", "--noprofile", "--noediting", "-i"],
      environment: Talk.environment.merging(["PS1": "shell> ", "PATH": "/usr/bin:/bin"]) { $1 })
    let talk = Talk(terminal)
    try talk.read("shell>")
    try talk.type("'\(Talk.program)'\r", read: "Say something")
    try talk.askForMaria()
    return talk
  }

  private func expectStopped(_ talk: Talk) throws {
    #expect(talk.terminal.wait { !$0.screen.isAlternate && $0.screen.contains("Stopped") })
    try talk.read("shell>")
    #expect(talk.terminal.wait { $0.isCooked })
    #expect(talk.screen.isCursorVisible)
    #expect(talk.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1004, 1006, 2004, 2026]))
    try talk.type("echo two$((1+1))\r", read: "two2")
  }

  private func goOn(_ talk: Talk) throws {
    try talk.type("fg\r", read: "Which Maria?", "Maria José Ruiz", "7 events", "› Say which one")
    // After SIGSTOP the screen has been there all the time.
    #expect(
      talk.terminal.wait {
        $0.screen.isAlternate && !$0.isCooked && $0.screen.modes.isSuperset(of: [1000, 1006, 2004])
      })
    try talk.type("2\r", read: "Send $20.00 to Maria Chen?")
  }

  private func end(_ talk: Talk) throws {
    talk.terminal.write(KeyBytes.control("c") + KeyBytes.control("c"))
    #expect(talk.terminal.wait { !$0.screen.isAlternate && $0.isCooked })
    try talk.type("echo status=$?\r", read: "status=0")
    talk.terminal.write("exit\r")
    #expect(talk.terminal.waitForEnd() == .exited(0))
  }

  @Test("^Z gives the terminal to the shell, fg takes it and draws everything")
  func suspended() throws {
    let talk = try shell()
    talk.terminal.write(KeyBytes.control("z"))
    try expectStopped(talk)
    // Meanwhile the window has become another.
    talk.terminal.resize(columns: 100, rows: 30)
    try goOn(talk)
    try talk.read("? help")
    try end(talk)
  }

  @Test(
    "so does a SIGTSTP from outside, and a SIGSTOP with SIGCONT", arguments: [SIGTSTP, SIGSTOP])
  func stopped(signal: Int32) throws {
    let talk = try shell()
    let parley = try #require(ProcessTimes.children(of: talk.terminal.process).first)
    kill(parley, signal)
    if signal == SIGTSTP {
      try expectStopped(talk)
    } else {
      #expect(talk.terminal.wait { $0.text.contains("Stopped") })
    }
    try goOn(talk)
    try end(talk)
  }

  @Test("^Z without a shell that could take over is survived")
  func suspendedAlone() throws {
    let talk = try Talk()
    try talk.askForMaria()
    talk.terminal.write(KeyBytes.control("z"))
    try talk.type("2\r", read: "Send $20.00 to Maria Chen?")
    #expect(talk.screen.isAlternate)
    talk.terminal.write(KeyBytes.control("c") + KeyBytes.control("c"))
    #expect(talk.terminal.waitForEnd() == .exited(0))
    talk.expectRestored()
  }

  // MARK: - Endings

  @Test(
    "signals that ask for an end get one, and the shell learns of it",
    arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 143)] as [(Int32, Int32)])
  func asked(signal: Int32, status: Int32) throws {
    let talk = try Talk()
    try talk.askForMaria()
    talk.terminal.kill(signal)
    #expect(talk.terminal.waitForEnd() == .exited(status), talk.picture)
    talk.expectRestored()
  }

  @Test(
    "a crash gives the terminal back and dies of its signal",
    arguments: [SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGFPE, SIGTRAP])
  func crash(signal: Int32) throws {
    let talk = try Talk()
    try talk.askForMaria()
    talk.terminal.kill(signal)
    #expect(talk.terminal.waitForEnd() == .signalled(signal), talk.picture)
    talk.expectRestored()
  }

  @Test("a crash gives the terminal back before any backtrace is made")
  func backtrace() throws {
    let talk = try Talk(environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no"])
    talk.terminal.kill(SIGSEGV)
    #expect(talk.terminal.wait { !$0.screen.isAlternate && $0.isCooked })
    talk.expectRestored()
    talk.terminal.kill(SIGKILL)
    #expect(talk.terminal.waitForEnd() != nil)
  }

  @Test("a closed terminal ends it, even when nobody may hang up", arguments: [false, true])
  func closed(ignoresHangUp: Bool) throws {
    let ready = "Say something"
    let talk: Talk
    if ignoresHangUp {
      let terminal = try PseudoTerminal(
        "/bin/bash", arguments: ["-c", "trap '' HUP; exec '\(Talk.program)'"],
        environment: Talk.environment)
      talk = Talk(terminal)
      try talk.read(ready)
    } else {
      talk = try Talk(ready: ready)
    }
    try talk.askForMaria()
    let process = talk.terminal.process
    talk.terminal.hangUp()
    #expect(talk.terminal.waitForEnd() == .exited(129))
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  // MARK: - What is left behind

  @Test("--log holds every event at once, and after a kill that nothing survives")
  func log() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/events.jsonl"
    let talk = try Talk(["--log", path], columns: 120, rows: 40)
    try talk.askForMaria()
    let before = try events(folder)
    #expect(before.count == 8)
    #expect(before.first?["parley"] as? String == "events")
    #expect(before.last?["kind"] as? String == "asked")
    try talk.type("2\r", read: "Send $20.00 to Maria Chen?", "17 events")
    talk.terminal.kill(SIGKILL)
    #expect(talk.terminal.waitForEnd() == .signalled(SIGKILL))
    let after = try events(folder)
    #expect(after.count == 18)
    #expect(after.dropFirst().map { $0["event"] as? Int } == (1...17).map { $0 })
  }

  private func events(_ folder: TemporaryFolder) throws -> [[String: Any]] {
    let text = String(decoding: try folder.bytes(of: "events.jsonl"), as: UTF8.self)
    #expect(text.hasSuffix("\n"))
    return try text.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test("it says where the events are, and a file that cannot be written is told first")
  func logPath() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/e"
    let talk = try Talk(["--log", path])
    talk.terminal.write(KeyBytes.control("d"))
    #expect(talk.terminal.waitForEnd() == .exited(0))
    #expect(talk.terminal.text.contains("the events are in \(path)"))
    let terminal = try PseudoTerminal(
      Talk.program, arguments: ["--log", folder.path + "/none/e"], environment: Talk.environment)
    #expect(terminal.waitForEnd() == .exited(2))
    #expect(terminal.text.contains("/none/e: No such file or directory"))
    #expect(!terminal.output.contains(0x1B))
  }
}
