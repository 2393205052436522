import Screen
import Session
import Testing

@testable import Interface

@Suite("The developer's log")
struct LogTests {
  private func talked() throws -> Rehearsal {
    var rehearsal = try Rehearsal()
    rehearsal.say("/behaviour handle failure")
    rehearsal.say("Send $20 to Maria")
    rehearsal.say("2")
    rehearsal.say("yes")
    return rehearsal
  }

  @Test("Tab goes to the log and back; the selected event opens in the inspector")
  func inspector() throws {
    var rehearsal = try talked()
    rehearsal.press(.tab)
    #expect(rehearsal.shows(" LOG "))
    rehearsal.press(.home, .enter)
    #expect(rehearsal.shows("Event 1 · behaviour"))
    rehearsal.press(.escape, .escape)
    #expect(!rehearsal.shows(" LOG "))
  }

  @Test("search goes from hit to hit and tells where one is")
  func search() throws {
    var rehearsal = try talked()
    rehearsal.press(.tab, .character("/"))
    rehearsal.type("resolvePayee")
    #expect(rehearsal.shows("2 hits"))
    rehearsal.press(.enter)
    #expect(rehearsal.shows("2 of 2"))
    rehearsal.press(.character("n"))
    #expect(rehearsal.shows("1 of 2"))
    rehearsal.press(.character("N"))
    #expect(rehearsal.shows("2 of 2"))
  }

  @Test("a capital makes case count, re: makes it a pattern")
  func waysToSearch() throws {
    var rehearsal = try talked()
    rehearsal.press(.tab, .character("/"))
    for (text, count) in [("resolvepayee", 2), ("resolvePayee", 2), ("resolvepayeE", 0)] {
      rehearsal.press(.control("u"))
      rehearsal.type(text)
      #expect(rehearsal.shows("\(count) hits"), "\(text)")
    }
    rehearsal.press(.control("u"))
    rehearsal.type("re:resolve(payee|note)$")
    _ = rehearsal.model.update(.time(0))
    #expect(rehearsal.model.logState.hits.count == 3)
    rehearsal.type("(")
    #expect(rehearsal.model.logState.hits.isEmpty)
  }

  @Test("Esc takes back what was searched, then the search line, then leaves the log")
  func leavingSearch() throws {
    var rehearsal = try talked()
    rehearsal.press(.tab, .character("/"))
    rehearsal.type("resolvePayee")
    rehearsal.press(.escape)
    #expect(rehearsal.model.finder?.isEmpty == true)
    #expect(rehearsal.model.logState.hits.isEmpty)
    rehearsal.press(.escape)
    #expect(rehearsal.model.finder == nil)
    #expect(rehearsal.shows(" LOG "))
    rehearsal.press(.character("/"))
    rehearsal.type("resolvePayee")
    rehearsal.press(.enter, .escape)
    #expect(rehearsal.shows(" LOG "))
    #expect(!rehearsal.shows("2 of 2"))
    rehearsal.press(.escape)
    #expect(!rehearsal.shows(" LOG "))
  }

  @Test("e and t go round, and the ends of the list are told")
  func rounds() throws {
    var rehearsal = try talked()
    rehearsal.press(.tab, .home, .up)
    #expect(rehearsal.shows("this is the first event"))
    rehearsal.press(.end, .down)
    #expect(rehearsal.shows("this is the last event"))
    let last = rehearsal.model.logState.selected
    for key in ["e", "t"] as [Character] {
      rehearsal.press(.end, .character(key))
      #expect(rehearsal.shows("past the end"), "\(key)")
      #expect(rehearsal.model.logState.selected ?? 0 < last ?? 0)
    }
    rehearsal.press(.home, .character("E"))
    #expect(rehearsal.shows("past the beginning"))
    var other = try Rehearsal()
    other.say("Send $20 to Maria")
    other.press(.tab, .character("e"))
    #expect(other.shows("there is no warning in this list"))
  }

  @Test("one mistake is one warning in the status line")
  func warningCount() throws {
    let rehearsal = try talked()
    #expect(rehearsal.shows("· 1 warning "))
  }

  @Test("b leaves no empty room below, and shows what is before the bubble")
  func bubbleInView() throws {
    var rehearsal = try talked()
    for _ in 0..<3 {
      rehearsal.say("Send $20 to Maria")
      rehearsal.say("cancel")
    }
    rehearsal.press(.tab, .end, .character("b"))
    #expect(rehearsal.model.conversationTop == nil, "the end is in view already")
    rehearsal.press(.home, .character("t"), .character("t"), .character("b"))
    let rows = rehearsal.model.layout.conversation.rows
    #expect(rehearsal.model.visibleConversation(rows: rows).count == rows)
  }

  @Test("marked events are found again")
  func bookmarks() throws {
    var rehearsal = try talked()
    rehearsal.press(.tab, .home, .down, .character("m"), .end, .character("'"))
    #expect(rehearsal.model.logState.selected == 1)
  }

  @Test("the plain view is bare text and leaves the mouse to the terminal")
  func plainView() throws {
    var rehearsal = try talked()
    rehearsal.press(.function(8))
    #expect(rehearsal.lines.contains("Siri: Which Maria?"))
    #expect(!rehearsal.model.view().modes.mouse)
    rehearsal.press(.escape)
    #expect(rehearsal.shows("handler scripted"))
  }

  @Test("filters list only their kind; any text filters too")
  func filters() throws {
    var rehearsal = try talked()
    let all = rehearsal.model.listed.count
    for (word, row) in [("calls", "→ 1"), ("talk", "you"), ("warnings", "P011")] {
      rehearsal.say("/filter \(word)")
      #expect(rehearsal.model.listed.count < all)
      #expect(rehearsal.shows(row))
    }
    rehearsal.say("/filter Chen")
    #expect(rehearsal.shows("“Chen”"))
    rehearsal.say("/filter all")
    #expect(rehearsal.model.listed.count == rehearsal.model.session.log.count)
  }

  @Test("e goes to the next warning and the panel shows its cure")
  func warnings() throws {
    var rehearsal = try talked()
    rehearsal.press(.tab, .home, .character("e"))
    let selected = try #require(rehearsal.model.logState.selected)
    #expect(rehearsal.model.session.log.events[selected].row.isWarning)
    #expect(rehearsal.shows("Where one fits, answer a precise code"))
  }

  @Test("b shows the bubble that belongs to an event; a click selects, a second opens")
  func links() throws {
    var rehearsal = try talked()
    rehearsal.press(.tab, .home, .character("t"), .character("b"))
    #expect(rehearsal.lines.contains { $0.hasPrefix("▌") || $0.contains("Send $20 to Maria") })
    rehearsal.press(.tab)
    let index = rehearsal.model.session.log.count - 4
    rehearsal.click(.event(index))
    #expect(rehearsal.model.logState.selected == index)
    rehearsal.click(.event(index))
    #expect(rehearsal.shows("Event \(index + 1)"))
  }

  @Test("scrolling up stops following and counts what is new; End follows again")
  func following() throws {
    var rehearsal = try talked()
    for _ in 0..<3 {
      rehearsal.say("Send $20 to Maria")
      rehearsal.say("cancel")
    }
    let point = try #require(rehearsal.model.drawing().hits.first { $0.hit == .log }).area.origin
    for _ in 0..<4 { rehearsal.send(.mouse(.scrollUp(point))) }
    #expect(!rehearsal.model.logState.isFollowing)
    rehearsal.send(.key(.tab))
    rehearsal.press(.end)
    #expect(rehearsal.model.logState.top == nil)
  }

  @Test("statistics count endings by code, phase and intent")
  func statistics() throws {
    var rehearsal = try talked()
    rehearsal.say("/statistics")
    #expect(rehearsal.shows("Statistics · 1 ending"))
    #expect(rehearsal.shows("failed failure"))
    let lines = rehearsal.lines
    #expect(lines.contains { $0.contains("INSendPaymentIntent  1") })
    #expect(lines.contains { $0.contains("handle") && $0.contains("100 %") && $0.contains("█") })
    rehearsal.press(.escape)
    rehearsal.say("/stats")
    #expect(rehearsal.shows("Statistics · 1 ending"))
  }

  @Test("an event is copied as one line of JSON")
  func copy() throws {
    var rehearsal = try talked()
    rehearsal.press(.tab, .home, .character("y"))
    guard case .copy(let text) = try #require(rehearsal.effects.last) else {
      Issue.record("nothing was copied")
      return
    }
    #expect(text.hasPrefix("{\"event\":1,"))
    #expect(!text.contains("\n"))
  }
}
