import TestSupport
import Testing

@Suite("A payment on the screen")
struct PaymentTests {
  /// How a person answers "Which Maria?" and "Send it?".
  enum Way: String, CaseIterable, Sendable {
    case numberAndWord, arrows, mouse, words
  }

  @Test("goes through by words, numbers, arrows and mouse", arguments: Way.allCases)
  func payment(way: Way) throws {
    let talk = try Talk(columns: 120, rows: 40)
    try talk.askForMaria()
    // What happened underneath stands beside it.
    try talk.read("INSendPaymentIntent", "resolvePayee", "disambiguation", "resolving")
    switch way {
    case .numberAndWord: try talk.type("2", read: "▌  2  Maria Chen", "↵ press")
    case .arrows:
      try talk.type(KeyBytes.down, read: "▌  1  Maria Lopez")
      try talk.type(KeyBytes.down, read: "▌  2  Maria Chen")
    case .mouse: try talk.click("Maria Chen        work")
    case .words: try talk.type("the second one", read: "› the second one")
    }
    if way != .mouse { talk.terminal.write(KeyBytes.enter) }
    try talk.read("Send $20.00 to Maria Chen?", "Fee       none", "Send  ", "go-ahead")
    #expect(!talk.screen.contains("You sent"))
    try answer(talk, way)
    try talk.read("You sent $20.00 to Maria Chen.", "Done ·", "charge  20 USD to Maria Chen")
    try talk.read("ended", "code.INSendPaymentIntent.handle.success")
    talk.leave()
  }

  private func answer(_ talk: Talk, _ way: Way) throws {
    switch way {
    case .numberAndWord: talk.terminal.write("yes\r")
    case .words: talk.terminal.write("send it\r")
    case .mouse: try talk.click("  Send  ")
    case .arrows:
      try talk.type(KeyBytes.right, read: "▌ Send")
      try talk.type(KeyBytes.right, read: "▌ Cancel")
      try talk.type(KeyBytes.right, read: "▌ Send")
      talk.terminal.write(KeyBytes.enter)
    }
  }

  @Test("is not made when it is cancelled by the button, the word or ^C", arguments: [0, 1, 2])
  func cancelled(way: Int) throws {
    let talk = try Talk(columns: 120, rows: 40)
    try talk.askForMaria()
    try talk.type("1\r", read: "Send $20.00 to Maria Lopez?")
    switch way {
    case 0: try talk.click("  Cancel  ")
    case 1: talk.terminal.write("cancel\r")
    default: talk.terminal.write(KeyBytes.control("c"))
    }
    try talk.read("OK, nothing was sent.", "end     cancelled")
    #expect(!talk.screen.contains("charge"))
    try talk.catchUp()
    talk.leave()
  }

  @Test("can be changed before it is sent")
  func changed() throws {
    let talk = try Talk(columns: 120, rows: 40)
    try talk.type("Send $20 to John Appleseed\r", read: "Send $20.00 to John Appleseed?")
    try talk.type("make it 30\r", read: "Send $30.00 to John Appleseed?")
    try talk.type("yes\r", read: "You sent $30.00 to John Appleseed.")
    #expect(!talk.screen.contains("charge  20 USD"))
    talk.leave()
  }

  @Test("starts from an example: by arrow, by number of the row, by mouse", arguments: [0, 1, 2])
  func examples(way: Int) throws {
    let talk = try Talk(columns: 120, rows: 40)
    switch way {
    case 0: try talk.type(KeyBytes.up + KeyBytes.enter, read: "How much")
    case 1: try talk.click("Send $20 to Maria with DemoPay")
    default: try talk.type(KeyBytes.down + KeyBytes.down + KeyBytes.enter, read: "Which Maria?")
    }
    try talk.read(way == 0 ? "Johnny" : "Maria José Ruiz")
    talk.terminal.write(KeyBytes.control("c") + KeyBytes.control("c"))
    #expect(talk.terminal.waitForEnd() == .exited(0))
  }

  @Test("asks for the unlocking first, by its button")
  func locked() throws {
    let talk = try Talk(columns: 120, rows: 40)
    try talk.type("/device locked yes\r", read: "○ locked")
    try talk.type("Send $20 to John Appleseed\r", read: "unlock", "  Unlock  ")
    #expect(!talk.screen.contains("resolvePayee"))
    try talk.click("  Unlock  ")
    try talk.read("● unlocked", "Send $20.00 to John Appleseed?")
    try talk.type("yes\r", read: "You sent $20.00")
    talk.leave()
  }

  @Test("is read in Chinese as well")
  func chinese() throws {
    let talk = try Talk(["--locale", "zh-Hans"], columns: 120, rows: 40)
    try talk.type("用DemoPay给Maria转20美元\r", read: "您指的是哪一位 Maria？")
    try talk.type("第二个\r", read: "向 Maria Chen 付款 US$20.00？", "收款人")
    try talk.type("好\r", read: "已向 Maria Chen 付款 US$20.00。")
    talk.leave()
  }
}
