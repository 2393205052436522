import TestSupport
import Testing

@Suite("The input line in a terminal")
struct EditingTests {
  @Test("moves, cuts and puts back as in a shell")
  func editing() throws {
    let talk = try Talk()
    try talk.type("one two", read: "› one two")
    try talk.type(KeyBytes.control("a") + "zero ", read: "› zero one two")
    try talk.type(KeyBytes.control("e") + " three", read: "› zero one two three")
    talk.terminal.write(KeyBytes.control("w"))
    try talk.miss("three")
    try talk.type(KeyBytes.control("y") + "!", read: "› zero one two three!")
    talk.terminal.write(KeyBytes.control("a") + "\u{1B}f" + KeyBytes.control("k"))
    try talk.miss("one two")
    try talk.read("› zero")
    talk.terminal.write(KeyBytes.control("u"))
    try talk.read("› Say something")
    try talk.type("作é😀" + KeyBytes.left + KeyBytes.backspace + "x", read: "› 作x😀")
    talk.terminal.write(KeyBytes.home + KeyBytes.delete)
    try talk.read("› x😀")
    talk.terminal.write(KeyBytes.control("k"))
    try talk.read("› Say something")
    talk.leave()
  }

  @Test("knows what was said before: by ↑, by its beginning, by ^R")
  func history() throws {
    let talk = try Talk(columns: 120, rows: 40)
    for text in ["blue whale", "brown bear", "grey seal"] {
      try talk.type(text + KeyBytes.enter, read: "you     \(text)")
    }
    try talk.type(KeyBytes.up, read: "› grey seal")
    try talk.type(KeyBytes.up, read: "› brown bear")
    try talk.type(KeyBytes.down, read: "› grey seal")
    talk.terminal.write(KeyBytes.control("u") + "bl" + KeyBytes.up)
    try talk.read("› blue whale")
    talk.terminal.write(KeyBytes.control("u"))
    try talk.type(KeyBytes.control("r"), read: "Said before", "type to search")
    try talk.type("brown", read: "brown bear")
    try talk.type(KeyBytes.enter, read: "› brown bear")
    talk.terminal.write(KeyBytes.control("u"))
    try talk.read("› Say something")
    talk.leave()
  }

  @Test("^C clears, cancels, and leaves at the second time; ^D leaves only an empty line")
  func leaving() throws {
    let talk = try Talk()
    try talk.type("some words", read: "› some words")
    // In the line it erases forward; at its end there is nothing to erase.
    talk.terminal.write(KeyBytes.control("d"))
    try talk.type("!", read: "› some words!")
    talk.terminal.write(KeyBytes.control("c"))
    try talk.miss("some words")
    try talk.catchUp()
    try talk.type(KeyBytes.control("c"), read: "^C again leaves")
    talk.terminal.write(KeyBytes.control("c"))
    #expect(talk.terminal.waitForEnd() == .exited(0))
    talk.expectRestored()
  }

  @Test("/quit leaves")
  func quit() throws {
    let talk = try Talk()
    talk.terminal.write("/quit\r")
    #expect(talk.terminal.waitForEnd() == .exited(0))
    talk.expectRestored()
  }

  @Test("^L draws everything anew")
  func redraw() throws {
    let talk = try Talk()
    try talk.askForMaria()
    talk.terminal.settle()
    let length = talk.terminal.output.count
    let before = talk.screen.lines
    talk.terminal.write(KeyBytes.control("l"))
    #expect(talk.terminal.wait { $0.output.count > length + 500 })
    var fresh = EmulatedScreen(columns: 80, rows: 24)
    talk.terminal.settle()
    fresh.feed(talk.terminal.output[length...])
    #expect(fresh.lines == before)
    talk.terminal.write(KeyBytes.control("c") + KeyBytes.control("c"))
    #expect(talk.terminal.waitForEnd() == .exited(0))
  }

  @Test("PgUp and PgDn, and the wheel, move through a long conversation")
  func scrolling() throws {
    let talk = try Talk()
    for number in 1...12 {
      try talk.type("word \(number) of many\r", read: "you     word \(number) of")
    }
    for _ in 0..<20 { talk.terminal.write(KeyBytes.pageUp) }
    try talk.read("  word 1 of many", "more")
    talk.terminal.write(String(repeating: KeyBytes.pageDown, count: 20))
    try talk.miss(" more ")
    try talk.read("  word 12 of many")
    for _ in 0..<40 { talk.terminal.turnWheel(down: false, column: 5, row: 4) }
    try talk.read("  word 1 of many")
    for _ in 0..<40 { talk.terminal.turnWheel(down: true, column: 5, row: 4) }
    try talk.read("  word 12 of many")
    talk.leave()
  }

  @Test("a paste of 10 000 lines sends nothing, asks, and leaving it changes nothing")
  func paste() throws {
    let talk = try Talk()
    let lines = (1...10_000).map { "Send $\($0) to Anna Schmidt\r\n" }.joined()
    let clock = ContinuousClock()
    let taken = try clock.measure {
      talk.terminal.paste(lines)
      try talk.read("10000 lines were pasted", "nothing is sent by itself", "leave it")
    }
    #expect(taken < .seconds(5))
    try talk.type(KeyBytes.enter, read: "› Say something")
    try talk.miss("lines were pasted")
    try talk.read("Say what you would say to Siri.", "0 events")
    // Taking the beginning sends nothing either.
    talk.terminal.paste(lines)
    try talk.read("lines were pasted")
    try talk.type(KeyBytes.down + KeyBytes.enter, read: "Anna Schmidt Send")
    try talk.read("0 events")
    talk.terminal.write(KeyBytes.control("u"))
    try talk.read("› Say something")
    talk.leave()
  }

  @Test("ten thousand characters typed at once are taken up to the limit, and quickly")
  func longTyping() throws {
    let talk = try Talk()
    let clock = ContinuousClock()
    let taken = try clock.measure {
      talk.terminal.write(String(repeating: "abcdefghi ", count: 1000))
      try talk.read("abcdefghi abcdefghi abcdefghi")
      talk.terminal.write(KeyBytes.control("u"))
      try talk.read("› Say something")
    }
    #expect(taken < .seconds(8))
    try talk.read("0 events")
    talk.leave()
  }

  @Test("a paste of a few lines becomes one line, and waits")
  func smallPaste() throws {
    let talk = try Talk()
    talk.terminal.paste("Send $5\r\nto Anna Schmidt\r\n")
    try talk.read("› Send $5 to Anna Schmidt", "2 lines pasted as one", "0 events")
    talk.terminal.write(KeyBytes.control("u"))
    try talk.read("› Say something")
    talk.leave()
  }

  @Test("sequences that it does not know are no typing, however they are cut")
  func foreignSequences() throws {
    let talk = try Talk()
    for sequence in [
      "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}[?62;22c", "\u{1B}[97;5u",
      "\u{1B}P>|term\u{1B}\\",
      "\u{1B}[I", "\u{1B}[O", "\u{1B}[1;2X", "\u{1B}_Gi=1;OK\u{1B}\\",
    ] {
      for byte in sequence.utf8 { talk.terminal.write([byte]) }
    }
    try talk.catchUp()
    try talk.read("0 events", "› Say something")
    talk.leave()
  }
}
