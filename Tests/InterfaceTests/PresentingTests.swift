import Screen
import Session
import Testing

@testable import Interface

@Suite("Before an audience")
struct PresentingTests {
  @Test("the conversation stands alone; F9 shows the log, F7 ends it", arguments: [0, 1])
  func alone(way: Int) throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("Send $20 to Maria")
    if way == 0 { rehearsal.press(.function(7)) } else { rehearsal.say("/present") }
    #expect(!rehearsal.shows("handler scripted"))
    #expect(!rehearsal.shows("F2 behaviour"))
    #expect(!rehearsal.shows("resolvePayee"))
    #expect(rehearsal.shows("Which Maria?"))
    #expect(rehearsal.shows("F7 ends it, F9 shows the log"))
    rehearsal.press(.function(9))
    #expect(rehearsal.shows("resolvePayee"))
    rehearsal.press(.function(9))
    rehearsal.say("2")
    rehearsal.say("yes")
    #expect(rehearsal.shows("Done"))
    #expect(!rehearsal.shows("6 calls"), "what developers count is nothing for an audience")
    rehearsal.press(.function(7))
    #expect(rehearsal.shows("handler scripted"))
    #expect(rehearsal.shows("resolvePayee"))
    #expect(rehearsal.shows("6 calls"))
  }

  @Test("a log that was hidden stays hidden afterwards")
  func hiddenLog() throws {
    var rehearsal = try Rehearsal()
    rehearsal.press(.function(9), .function(7), .function(7))
    #expect(!rehearsal.model.showsLog)
  }

  @Test("a caption stands in the middle below the conversation", arguments: [false, true])
  func caption(isPresenting: Bool) throws {
    var rehearsal = try Rehearsal()
    rehearsal.model.present(isPresenting)
    rehearsal.say("Send $20 to Maria")
    rehearsal.model.caption = "Siri asks, because three\u{1B}[31m people match."
    let line = try #require(rehearsal.lines.first { $0.contains("Siri asks, because three") })
    #expect(!rehearsal.text.contains("\u{1B}"))
    let text = line.trimmingPrefix { $0 == " " }
    let before = line.count - text.count
    let after = 120 - line.count
    #expect(abs(before - after) <= 1)
    rehearsal.model.caption = nil
    #expect(!rehearsal.shows("Siri asks, because three"))
  }

  @Test("every size has room for it", arguments: [(40, 12), (80, 24), (200, 50), (20, 5)])
  func sizes(columns: Int, rows: Int) throws {
    var rehearsal = try Rehearsal(columns: columns, rows: rows)
    rehearsal.model.present(true)
    rehearsal.model.caption = String(repeating: "a long caption ", count: 30)
    rehearsal.say("Send $20 to Maria")
    let layout = rehearsal.model.layout
    for (index, area) in layout.areas.enumerated() {
      for other in layout.areas[(index + 1)...] {
        #expect(area.intersection(other).isEmpty, "\(area) and \(other)")
      }
    }
    #expect(layout.arrangement == .tooSmall || layout.conversation.rows > 2)
  }
}
