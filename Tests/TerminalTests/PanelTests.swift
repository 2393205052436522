import TestSupport
import Testing

@Suite("The panels on the screen")
struct PanelTests {
  @Test("F2: the handler's next answer is chosen, and heard")
  func behaviour() throws {
    let talk = try Talk(columns: 120, rows: 40)
    try talk.type(KeyBytes.function(2), read: "INSendPaymentIntent", "resolvePayee")
    let down = KeyBytes.down + KeyBytes.down + KeyBytes.down + KeyBytes.down
    try talk.type(
      down + KeyBytes.enter, read: "INSendPaymentIntent.handle answers", "what the user hears")
    try talk.type("insufficient", read: "failureInsufficientFunds")
    try talk.type(KeyBytes.enter, read: "in calling order")
    try talk.read("failureInsufficientFunds")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("in calling order")
    try talk.type("Send $20 to John Appleseed\r", read: "Send $20.00 to John Appleseed?")
    try talk.type("yes\r", read: "There isn't enough money", "failureInsufficientFunds")
    #expect(!talk.screen.contains("You sent"))
    talk.leave()
  }

  @Test("F3: the device is locked with an arrow")
  func device() throws {
    let talk = try Talk(columns: 120, rows: 40)
    try talk.type(KeyBytes.function(3), read: "whether the device is locked", "biometry")
    try talk.type(KeyBytes.right, read: "○ locked", "locked yes")
    try talk.type("network", read: "whether the device is on line")
    try talk.type(KeyBytes.enter, read: "○ offline")
    // Its own key closes it.
    talk.terminal.write(KeyBytes.function(3))
    try talk.miss("whether the device is on line")
    talk.leave()
  }

  @Test("F4: a turn is taken back, and what followed is kept")
  func rewind() throws {
    let talk = try Talk(columns: 120, rows: 40)
    try talk.askForMaria()
    try talk.type("2\r", read: "Send $20.00 to Maria Chen?")
    try talk.type(KeyBytes.function(4), read: "Rewind", "Send $20 to Maria with DemoPay")
    try talk.type(KeyBytes.enter, read: "rewind  to turn 2")
    try talk.miss("Send $20.00 to Maria Chen?")
    try talk.read("back before turn 2; what followed is kept under /branches")
    talk.terminal.write(KeyBytes.control("u"))
    try talk.type("1\r", read: "Send $20.00 to Maria Lopez?")
    try talk.type("/branches\r", read: "Branches", "branch 1", "[Maria Chen]")
    try talk.type(" ", read: "Siri: Send $20.00 to Maria Chen?")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("Branches")
    talk.terminal.write(KeyBytes.control("c"))
    try talk.read("nothing was sent")
    try talk.catchUp()
    talk.leave()
  }

  @Test("F5: the same conversation goes on in Chinese")
  func language() throws {
    let talk = try Talk(columns: 120, rows: 40)
    try talk.askForMaria()
    try talk.type(KeyBytes.function(5), read: "Language", "zh-Hans")
    try talk.type(KeyBytes.down + KeyBytes.enter, read: "您指的是哪一位 Maria？", "zh-Hans  ●")
    try talk.type("第二个\r", read: "向 Maria Chen 付款 US$20.00？")
    try talk.type("/both\r", read: "Send $20.00 to Maria Chen?")
    try talk.type("好\r", read: "已向 Maria Chen 付款 US$20.00。", "You sent $20.00 to Maria Chen.")
    talk.leave()
  }

  @Test("^P: every command is listed, filtered and run; what cannot be done says why")
  func palette() throws {
    let talk = try Talk(columns: 120, rows: 40)
    try talk.type(KeyBytes.control("p"), read: "Commands", "/behaviour", "/quit", "^D")
    try talk.type("statist", read: "/statistics", "the log is empty")
    try talk.miss("/behaviour")
    talk.terminal.write(KeyBytes.control("u"))
    try talk.read("/behaviour")
    try talk.type("device" + KeyBytes.enter, read: "whether the device is locked")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("whether the device is locked")
    talk.leave()
  }

  @Test("/theme: the colours change at once, and a wrong name has a nearest one")
  func theme() throws {
    let talk = try Talk(environment: ["COLORTERM": "truecolor"], columns: 120, rows: 40)
    let place = try #require(talk.screen.place(of: "Parley"))
    func look() -> EmulatedScreen.Rendition {
      talk.screen.rendition(column: place.column, row: place.row)
    }
    let before = look()
    talk.terminal.write("/theme light\r")
    #expect(talk.terminal.wait { _ in look() != before })
    try talk.type("/theme drak\r", read: "unknown theme drak; did you mean dark?")
    let light = look()
    try talk.type("/theme\r", read: "Theme", "high-contrast")
    // The list shows a theme while one passes over it; Esc goes back.
    talk.terminal.write(KeyBytes.home)
    #expect(talk.terminal.wait { _ in look() == before })
    talk.terminal.write(KeyBytes.escape)
    #expect(talk.terminal.wait { _ in look() == light })
    try talk.miss("high-contrast")
    talk.leave()
  }

  @Test("?: keys and commands are listed and filtered, and stay typable after text")
  func help() throws {
    let talk = try Talk(columns: 120, rows: 40)
    try talk.type("?", read: "Help", "anywhere", "list every command")
    try talk.type("search what", read: "^R", "search what was said before")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("Help")
    try talk.type("why?", read: "› why?")
    talk.terminal.write(KeyBytes.control("u"))
    try talk.read("› Say something")
    talk.leave()
  }

  @Test("/: the beginning of a command is completed, a wrong one has a nearest one")
  func completion() throws {
    let talk = try Talk(columns: 120, rows: 40)
    try talk.type("/", read: "/behaviour [METHOD", "leave")
    try talk.type("st", read: "endings by intent, phase and code")
    try talk.miss("/behaviour [METHOD")
    talk.terminal.write(KeyBytes.control("u") + "/devise\r")
    try talk.read("there is no command /devise; did you mean /device?")
    talk.leave()
  }

  @Test("Esc closes what is on top and never leaves")
  func escape() throws {
    let talk = try Talk(columns: 120, rows: 40)
    try talk.type(KeyBytes.function(2), read: "in calling order")
    try talk.type(KeyBytes.enter, read: "resolvePayee answers")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("resolvePayee answers")
    try talk.read("in calling order")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("in calling order")
    try talk.type("some words", read: "› some words")
    talk.terminal.write(KeyBytes.escape)
    try talk.miss("some words")
    // A control key cannot be taken for Alt with a key.
    talk.terminal.write(String(repeating: KeyBytes.escape, count: 20) + KeyBytes.control("u"))
    try talk.catchUp()
    talk.leave()
  }
}
