import Conversation
import DialogEngine
import Screen
import Session
import Testing

@testable import Interface

@Suite("A conversation on the screen")
struct ConversationTests {
  @Test("the first screen teaches: three sentences that can be picked by key or mouse")
  func welcome() throws {
    var byKey = try Rehearsal()
    #expect(byKey.shows("Say what you would say to Siri."))
    #expect(byKey.shows("Send $20 to Maria with DemoPay"))
    byKey.press(.down, .down, .enter)
    #expect(byKey.shows("Which Maria?"))
    var byMouse = try Rehearsal()
    byMouse.click(.example(1))
    #expect(
      byMouse.model.session.log.events.map(\.row) == byKey.model.session.log.events.map(\.row))
  }

  @Test("a choice by number, name, arrow and mouse leads to the same place", arguments: 0..<4)
  func choosing(way: Int) throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("Send $20 to Maria")
    #expect(rehearsal.shows("2  Maria Chen"))
    switch way {
    case 0: rehearsal.say("2")
    case 1: rehearsal.say("Chen")
    case 2: rehearsal.press(.down, .down, .enter)
    default: rehearsal.click(.option(1))
    }
    #expect(rehearsal.shows("Send $20.00 to Maria Chen?"))
    #expect(rehearsal.shows("Checking"))
  }

  @Test("the go-ahead is never given by a bare Enter")
  func noAccidentalPayment() throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("Send $20 to Anna Schmidt")
    rehearsal.say("mobile")
    #expect(rehearsal.shows("[ ") || rehearsal.shows("Send "))
    rehearsal.press(.enter, .enter, .enter)
    #expect(rehearsal.ending == nil)
    #expect(rehearsal.model.session.engine.expectation.kind == .goAhead)
  }

  @Test("buttons by arrow, by mouse and by word", arguments: 0..<3)
  func buttons(way: Int) throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("Send $20 to Maria")
    rehearsal.say("2")
    switch way {
    case 0: rehearsal.press(.right, .enter)
    case 1: rehearsal.click(.button(.confirm))
    default: rehearsal.say("send it")
    }
    #expect(rehearsal.ending == .done)
    #expect(rehearsal.shows("You sent $20.00 to Maria Chen."))
  }

  @Test("the first arrow marks the button that goes on, and what Enter does is told")
  func firstArrow() throws {
    for key in [Key.left, .right, .up, .down] {
      var rehearsal = try Rehearsal()
      rehearsal.say("Send $20 to Maria")
      rehearsal.say("2")
      rehearsal.press(key)
      #expect(rehearsal.model.markedElement == .button(.confirm), "\(key)")
      #expect(rehearsal.shows("↵ presses “Send”"))
      rehearsal.press(.left)
      #expect(rehearsal.shows("↵ presses “Cancel”"))
      rehearsal.press(.escape)
      #expect(rehearsal.model.markedElement == nil)
    }
  }

  @Test("a notice that is longer than the line is shown whole")
  func longNotice() throws {
    var rehearsal = try Rehearsal(columns: 60, rows: 20)
    rehearsal.say("/device nothing")
    let last = DeviceSetting.all[DeviceSetting.all.count - 1].name
    #expect(rehearsal.shows("unknown setting nothing"))
    #expect(rehearsal.shows(last))
    rehearsal.type("x")
    #expect(!rehearsal.shows("unknown setting"))
  }

  @Test("the app opens as the app, at the page that the activity names")
  func openApp() throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("/behaviour handle failureRequiringAppLaunch")
    rehearsal.say("Send $20 to Maria")
    rehearsal.say("2")
    rehearsal.say("yes")
    #expect(rehearsal.shows("Open DemoPay"))
    rehearsal.click(.button(.openApp))
    #expect(rehearsal.ending == .handedOver)
    #expect(rehearsal.shows("Continue Payment"))
    #expect(rehearsal.shows("app in front"))
  }

  @Test("rewind goes back to a turn, offers its words, and keeps what followed as a branch")
  func rewind() throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("Send $20 to Maria")
    rehearsal.say("2")
    rehearsal.press(.function(4))
    #expect(rehearsal.shows("Rewind"))
    rehearsal.press(.enter)
    #expect(rehearsal.model.input.isEmpty, "what was picked is no text to type again")
    #expect(rehearsal.shows("Which Maria?"))
    rehearsal.press(.control("u"))
    rehearsal.say("1")
    #expect(rehearsal.shows("Send $20.00 to Maria Lopez?"))
    rehearsal.say("/branches")
    #expect(rehearsal.shows("branch 1"))
  }

  @Test("another language renders the same conversation; both at once shows two")
  func languages() throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("Send $20 to Maria")
    rehearsal.say("/language zh-Hans")
    #expect(rehearsal.shows("您指的是哪一位"))
    #expect(!rehearsal.shows("Which Maria?"))
    rehearsal.say("/both")
    #expect(rehearsal.shows("您指的是哪一位"))
    #expect(rehearsal.shows("Which Maria?"))
  }

  @Test("voice only: everything essential is said, and no card is shown")
  func voiceOnly() throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("/device mode spokenOnly")
    rehearsal.say("Send $20 to Maria")
    #expect(rehearsal.shows("Maria Lopez, Maria Chen"))
    #expect(!rehearsal.shows("1  Maria Lopez"))
    rehearsal.say("the second one")
    #expect(rehearsal.shows("You're sending $20.00 to Maria Chen."))
  }

  @Test("what was only heard is not shown afterwards, when Siri answers in another way")
  func speakingModeOfItsTime() throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("/device mode spokenOnly")
    rehearsal.say("Send $20 to Maria")
    rehearsal.say("/device mode spokenAndShown")
    rehearsal.say("the second one")
    #expect(rehearsal.shows("Maria Lopez, Maria Chen"))
    #expect(!rehearsal.shows("1  Maria Lopez"))
    #expect(rehearsal.shows("Send $20.00 to Maria Chen?"))
    rehearsal.say("/device mode shownOnly")
    #expect(rehearsal.shows("Maria Lopez, Maria Chen"))
    #expect(rehearsal.shows("Checking"))
    #expect(rehearsal.model.transcript.contains("Maria Lopez, Maria Chen"))
    #expect(rehearsal.model.transcript.contains("| Checking"))
  }

  @Test("history with its prefix, the line's editing keys, and undo")
  func editing() throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("first words")
    rehearsal.say("second words")
    rehearsal.type("f")
    rehearsal.press(.up)
    #expect(rehearsal.model.input.text == "first words")
    rehearsal.press(.control("w"))
    #expect(rehearsal.model.input.text == "first ")
    rehearsal.press(.control("_"))
    #expect(rehearsal.model.input.text == "first words")
    rehearsal.press(.control("a"), .control("k"))
    #expect(rehearsal.model.input.isEmpty)
    rehearsal.press(.control("y"))
    #expect(rehearsal.model.input.text == "first words")
  }

  @Test("a line that is full says so")
  func fullLine() throws {
    var rehearsal = try Rehearsal()
    rehearsal.model.input.replace(with: String(repeating: "x", count: LineEditor.limit))
    #expect(!rehearsal.shows("the rest is not taken"))
    rehearsal.type("y")
    #expect(rehearsal.shows("the rest is not taken"))
    #expect(rehearsal.model.input.text.count == LineEditor.limit)
  }

  @Test("a paste never sends by itself; a long one asks first")
  func paste() throws {
    var rehearsal = try Rehearsal()
    rehearsal.send(.paste("Send $20\nto Maria\n"))
    #expect(rehearsal.model.input.text == "Send $20 to Maria")
    #expect(rehearsal.model.session.log.count == 0)
    rehearsal.press(.control("u"))
    rehearsal.send(.paste(String(repeating: "line\n", count: 10_000)))
    #expect(rehearsal.shows("10000 lines were pasted"))
    rehearsal.press(.enter)
    #expect(rehearsal.model.input.isEmpty)
    #expect(rehearsal.model.session.log.count == 0)
  }

  @Test("^C clears, cancels and leaves, in this order; ^D leaves an empty line")
  func leaving() throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("Send $20 to Maria")
    rehearsal.type("abc")
    rehearsal.press(.control("c"))
    #expect(rehearsal.model.input.isEmpty)
    #expect(rehearsal.ending == nil)
    rehearsal.type("x")
    rehearsal.press(.backspace, .control("c"))
    #expect(rehearsal.ending == .cancelled)
    #expect(!rehearsal.effects.contains(.quit))
    rehearsal.press(.control("c"))
    #expect(rehearsal.effects.contains(.quit))
    var other = try Rehearsal()
    other.press(.escape, .escape)
    #expect(!other.effects.contains(.quit))
    other.press(.control("d"))
    #expect(other.effects == [.quit])
  }

  @Test("a wrong command says what would be right")
  func wrongCommands() throws {
    for (command, message) in [
      ("/behavior", "did you mean /behaviour?"), ("/device lock", "did you mean locked?"),
      ("/device locked maybe", "one of: yes, no"), ("/rewind 9", "a turn is a number"),
      ("/language xx", "one of: en-US"), ("/theme drak", "did you mean dark?"),
      ("/behaviour handle failur", "failure"),
    ] {
      var rehearsal = try Rehearsal()
      rehearsal.say(command)
      #expect(rehearsal.shows(message), "\(command)")
    }
  }
}
