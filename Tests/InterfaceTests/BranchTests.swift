import Conversation
import Screen
import Session
import Testing

@testable import Interface

@Suite("Branches on the screen")
struct BranchTests {
  /// Two ways: to Maria Chen, left; to Maria Lopez, where one is.
  private func forked() throws -> Rehearsal {
    var rehearsal = try Rehearsal()
    rehearsal.say("Send $20 to Maria")
    rehearsal.say("2")
    rehearsal.say("yes")
    rehearsal.say("/name the first try")
    rehearsal.say("/rewind 2")
    rehearsal.press(.control("u"))
    rehearsal.say("1")
    return rehearsal
  }

  @Test("the tree shows turns, what left them, and how it ended; ↵ goes on with it")
  func tree() throws {
    var rehearsal = try forked()
    #expect(rehearsal.ending == nil)
    rehearsal.say("/branches")
    #expect(rehearsal.shows("1  Send $20 to Maria"))
    #expect(rehearsal.shows("the first try"))
    #expect(rehearsal.shows("2 turns · done"))
    #expect(rehearsal.shows("you are here"))
    rehearsal.press(.enter)
    #expect(rehearsal.ending == .done)
    #expect(rehearsal.shows("You sent $20.00 to Maria Chen."))
    #expect(rehearsal.model.session.name == "the first try")
    #expect(rehearsal.model.session.branches.map(\.name) == ["branch 2"])
    rehearsal.say("/resume branch 2")
    #expect(rehearsal.shows("Send $20.00 to Maria Lopez?"))
    rehearsal.say("yes")
    #expect(rehearsal.shows("You sent $20.00 to Maria Lopez."))
  }

  @Test("two ways stand side by side, and only what differs is marked")
  func comparing() throws {
    var rehearsal = try forked()
    rehearsal.say("yes")
    rehearsal.say("/compare the first try")
    let lines = rehearsal.lines
    let answer = try #require(lines.first { $0.contains("You sent $20.00 to Maria Lopez.") })
    #expect(answer.contains("You sent $20.00 to Maria Chen."))
    #expect(answer.filter { $0 == "▌" }.count == 2)
    let question = try #require(lines.first { $0.contains("Which Maria?") })
    #expect(!question.contains("▌"))
    #expect(lines.contains { $0.contains("this way") && $0.contains("the first try") })
    #expect(rehearsal.shows("Two ways side by side") && rehearsal.model.view().cursor == nil)
    rehearsal.press(.character("n"), .pageDown, .home, .escape)
    #expect(rehearsal.model.comparison == nil)
    rehearsal.say("/branches")
    rehearsal.press(.tab)
    #expect(rehearsal.model.comparison != nil)
    rehearsal.press(.enter)
    #expect(rehearsal.model.session.name == "the first try")
    #expect(rehearsal.model.comparison == nil)
  }

  @Test("what is added or left out in the middle is paired with nothing")
  func pairing() {
    func way(_ texts: [String]) -> [Event] {
      texts.enumerated().map {
        Event(number: $0 + 1, time: $0, turn: $0, happening: .heard($1))
      }
    }
    for (left, right, expected) in [
      ("a b c d", "a b c d", "dd"), ("a b c d", "a c d", "aa b- cc dd"),
      ("a c d", "a b c d", "aa -b cc dd"), ("a x d", "a y d", "aa xy dd"), ("a", "a b", "aa -b"),
      ("", "a", "-a"), ("", "", ""),
    ] {
      let comparison = Comparison(
        leftName: "l", rightName: "r", left: way(left.split(separator: " ").map(String.init)),
        right: way(right.split(separator: " ").map(String.init)))
      func text(_ place: Int?, _ events: [Event]) -> String {
        guard let place, case .heard(let text) = events[place].happening else { return "-" }
        return text
      }
      let pairs = comparison.pairs.map {
        text($0.left, comparison.left) + text($0.right, comparison.right)
      }
      #expect(pairs.joined(separator: " ") == expected, "\(left) beside \(right)")
    }
  }

  @Test("a wrong name says what there is", arguments: ["/resume nowhere", "/compare nowhere"])
  func wrongNames(command: String) throws {
    var rehearsal = try forked()
    rehearsal.say(command)
    #expect(rehearsal.shows("unknown branch nowhere; one of: the first try"))
    var fresh = try Rehearsal()
    fresh.say(command)
    #expect(fresh.shows("there is no branch yet"))
  }

  @Test(
    "every size shows the comparison without a fault", arguments: [(40, 12), (80, 24), (200, 50)])
  func sizes(columns: Int, rows: Int) throws {
    var rehearsal = try forked()
    rehearsal.say("/compare")
    rehearsal.send(.resize(Size(columns: columns, rows: rows)))
    rehearsal.press(.down, .down, .up, .end, .character("N"), .character("G"), .character("g"))
    #expect(rehearsal.shows("the first try"))
  }
}
