import TestSupport
import Testing

@Suite("The log on the screen")
struct LogTests {
  private func paid() throws -> Talk {
    let talk = try Talk(columns: 120, rows: 40)
    try talk.askForMaria()
    try talk.type("2\r", read: "Send $20.00 to Maria Chen?")
    try talk.type("yes\r", read: "You sent $20.00", "Done ·")
    return talk
  }

  @Test("takes the focus by Tab, moves by arrows and gives it back by Esc")
  func focus() throws {
    let talk = try paid()
    try talk.type(KeyBytes.tab, read: " LOG ", "↵ inspect")
    #expect(talk.screen.lines.contains { $0.contains("│▌") && $0.contains("end     done") })
    talk.terminal.write(KeyBytes.up)
    #expect(talk.terminal.wait { hasMark($0.screen, "card    receipt") })
    talk.terminal.write(KeyBytes.home)
    #expect(talk.terminal.wait { hasMark($0.screen, "you     Send $20 to Maria") })
    talk.terminal.write("jjj")
    #expect(talk.terminal.wait { hasMark($0.screen, "route   DemoPay") })
    try talk.type(KeyBytes.escape, read: "› Say something", "F2 behaviour")
    talk.leave()
  }

  private func hasMark(_ screen: EmulatedScreen, _ row: String) -> Bool {
    screen.lines.contains { $0.contains("│▌") && $0.contains(row) }
  }

  @Test("shows an event whole, folds it, and copies it to the clipboard")
  func inspector() throws {
    let talk = try paid()
    try talk.type(KeyBytes.tab, read: " LOG ")
    try talk.type(KeyBytes.home + "jj" + KeyBytes.enter, read: "Event 3 · intent")
    try talk.read("INSendPaymentIntent", "Space folds")
    try talk.type(KeyBytes.end, read: "personHandle")
    talk.terminal.write("y")
    #expect(talk.terminal.wait { !$0.screen.clipboard.isEmpty })
    let copy = try #require(talk.screen.clipboard.last)
    let text = try Base64.text(copy)
    #expect(text.contains("\"kind\":\"intent\""))
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("Event 3 · intent")
    try talk.read(" LOG ")
    try talk.type(KeyBytes.escape, read: "› Say something")
    talk.leave()
  }

  @Test("is searched as one types, and goes from hit to hit")
  func finding() throws {
    let talk = try paid()
    try talk.type(KeyBytes.tab, read: " LOG ")
    try talk.type("/", read: " find ")
    try talk.type("resolve", read: " find ", "resolve", "4 hits")
    try talk.type(KeyBytes.enter, read: "“resolve” 4 of 4")
    try talk.type("N", read: "“resolve” 3 of 4")
    try talk.type("n", read: "“resolve” 4 of 4")
    // Round and round.
    try talk.type("n", read: "“resolve” 1 of 4")
    try talk.type("/" + KeyBytes.control("u") + "zzz", read: "0 hits")
    try talk.type(KeyBytes.escape, read: "re: for a pattern")
    try talk.type(KeyBytes.escape, read: "↵ inspect")
    talk.terminal.write(KeyBytes.escape)
    try talk.read("F2 behaviour")
    talk.leave()
  }

  @Test("lists only what the filter lets through")
  func filter() throws {
    let talk = try paid()
    try talk.type(KeyBytes.tab, read: " LOG ")
    try talk.type("f", read: "Show in the log", "calls of the handler")
    try talk.type(KeyBytes.down + KeyBytes.enter, read: " of 25 events", "calls ▾")
    #expect(!talk.screen.contains("sentences/en.yaml"))
    try talk.read("resolvePayee", "notRequired")
    try talk.type("f", read: "Show in the log")
    try talk.type(KeyBytes.home + KeyBytes.enter, read: "  25 events", "all ▾")
    try talk.type(KeyBytes.escape, read: "F2 behaviour")
    try talk.type("/filter ledger\r", read: "1 of 25 events", "“ledger” ▾")
    try talk.type("/filter all\r", read: "  25 events")
    talk.leave()
  }

  @Test("opens by mouse: a click selects, a second one shows, the wheel scrolls")
  func mouse() throws {
    let talk = try paid()
    try talk.click("notRequired")
    try talk.read(" LOG ")
    #expect(talk.terminal.wait { hasMark($0.screen, "notRequired") })
    try talk.click("notRequired")
    try talk.read("reply", "Space folds")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("Space folds")
    for _ in 0..<3 { talk.terminal.turnWheel(down: false, column: 90, row: 10) }
    try talk.read("00.", "you     Send $20 to Maria")
    try talk.type(KeyBytes.escape, read: "F2 behaviour")
    talk.leave()
  }

  @Test("the mouse is left to the terminal on demand, and taken back")
  func noMouse() throws {
    let talk = try Talk(["--no-mouse"])
    #expect(talk.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
    try talk.type("/mouse\r", read: "the mouse works here")
    #expect(talk.terminal.wait { $0.screen.modes.isSuperset(of: [1000, 1006]) })
    try talk.type("/mouse\r", read: "the mouse is the terminal's")
    #expect(talk.terminal.wait { $0.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]) })
    talk.leave()
  }

  @Test("stands below the conversation at 80 columns, and in its place at 60")
  func narrow() throws {
    let talk = try Talk(columns: 80, rows: 24)
    try talk.askForMaria()
    try talk.read("disambiguation", "7 events")
    talk.terminal.resize(columns: 60, rows: 20)
    try talk.miss("7 events")
    try talk.read("Which Maria?", "Maria Lopez")
    try talk.type(KeyBytes.tab, read: " LOG ", "disambiguation", "7 events")
    #expect(!talk.screen.contains("Which Maria?"))
    try talk.type(KeyBytes.escape, read: "Which Maria?")
    talk.terminal.write(KeyBytes.control("c") + KeyBytes.control("c"))
    #expect(talk.terminal.waitForEnd() == .exited(0))
  }
}
