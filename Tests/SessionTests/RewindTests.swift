import Conversation
import Handlers
import Session
import SiriKit
import Testing
import Wording

@Suite("A conversation is its inputs: replayed, rewound, branched, in another language")
struct RewindTests {
  /// The steps before a turn, counted from 1.
  private func prefix(before turn: Int) -> ArraySlice<Tour.Step> {
    var count = 0
    let end = Tour.steps.firstIndex { step in
      if step.isTurn { count += 1 }
      return step.isTurn && count == turn
    }
    return Tour.steps[..<(end ?? Tour.steps.endIndex)]
  }

  /// Without numbers, and without the remark that one went back.
  private func content(_ talk: Talk) -> [Happening] {
    talk.happenings.filter { if case .rewound = $0 { false } else { true } }
  }

  @Test(
    "back to each turn and on differently is as if it had never been", arguments: Tongue.allCases)
  func everyTurn(_ tongue: Tongue) throws {
    var whole = try Talk(in: tongue)
    try whole.play(Tour.steps)
    let count = Tour.steps.count(where: \.isTurn)
    #expect(whole.session.turns.count == count)
    #expect(
      whole.endings.map(\.name) == [
        "done", "failed failure", "failed failure", "cancelled", "cancelled", "not understood",
        "handed over",
      ])
    for turn in 1...count {
      var back = whole
      back.rewind(to: turn)
      #expect(back.session.turns.count == turn - 1)
      #expect(back.happenings.last == .rewound(toTurn: turn))
      var fresh = try Talk(in: tongue)
      try fresh.play(prefix(before: turn))
      #expect(content(back) == content(fresh), "before turn \(turn)")
      #expect(back.session.now == fresh.session.now)
      #expect(back.session.device == fresh.session.device)
      #expect(back.ledger == fresh.ledger)
      try back.play(Tour.otherwise)
      try fresh.play(Tour.otherwise)
      #expect(content(back) == content(fresh), "from turn \(turn) on")
      #expect(back.events.map(\.number) == Array(1...back.events.count))
    }
  }

  @Test("a tap where no button is makes no turn to go back to", arguments: Tongue.allCases)
  func tapBeside(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    talk.tap(.confirm)
    talk.say("Send $20 to Maria", "给Maria转20美元")
    let events = talk.events
    for role in [Button.Role.confirm, .cancel, .retry] { talk.tap(role) }
    #expect(talk.session.turns.count == 1 && talk.events == events)
  }

  @Test("what was left is kept as a branch")
  func branches() throws {
    var talk = try Talk(in: .english)
    try talk.play(Tour.steps)
    let events = talk.events
    let turns = talk.session.turns
    talk.rewind(to: 5)
    talk.rewind(to: 2)
    #expect(talk.session.branches.map(\.name) == ["branch 1", "branch 2"])
    #expect(talk.session.branches.map(\.fromTurn) == [5, 2])
    #expect(talk.session.branches[0].turns == Array(turns[4...]))
    #expect(talk.session.branches[1].turns == Array(turns[1..<4]))
    #expect(talk.session.branches[0].events == events.filter { $0.turn >= 5 })
    var session = talk.session
    session.rename(branch: 1, to: "the locked phone")
    #expect(session.branches[1].name == "the locked phone")
    session.rename(branch: 7, to: "nothing")
    #expect(session.branches.count == 2)
  }

  @Test("a turn that is not there is not gone back to", arguments: [0, -1, 3, 99])
  func noTurn(_ turn: Int) throws {
    var talk = try Talk(in: .english)
    talk.say("Send $20 to Maria")
    talk.say("the second one")
    let events = talk.events
    talk.rewind(to: turn)
    #expect(talk.events == events && talk.session.branches.isEmpty)
  }

  @Test("the behaviour that was set since then is why one goes back", arguments: Errand.all)
  func behaviour(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.complete)
    talk.tap(.confirm)
    talk.expectEnding(.done)
    try talk.behave("handle", "failureNotEligible")
    talk.rewind(to: 2)
    #expect(talk.ledger.isEmpty, "the money came back")
    #expect(talk.question == .goAhead)
    talk.tap(.confirm)
    talk.expectEnding(.failed("failureNotEligible"))
  }

  @Test("no answer comes from the future that was left")
  func pendingCall() throws {
    var talk = try Talk(in: .english)
    talk.say("Send $20 to Johnny")
    try talk.behave("handle", "late 5")
    talk.startToTap(.confirm)
    talk.wait(1000)
    talk.rewind(to: 2)
    let count = talk.events.count
    talk.settle()
    #expect(talk.events.count == count)
    #expect(talk.ledger.isEmpty)
  }

  @Test("back into the middle of a call it goes on")
  func middleOfCall() throws {
    var talk = try Talk(in: .english)
    talk.say("Send $20 to Johnny")
    try talk.behave("handle", "late 5")
    talk.startToTap(.confirm)
    talk.wait(1000)
    talk.startToSay("hello?", "")
    talk.settle()
    talk.expectEnding(.done)
    talk.rewind(to: 3)
    talk.settle()
    talk.expectEnding(.done)
    #expect(talk.ledger.count == 1)
  }

  // MARK: - Another language

  /// What does not depend on the words that were said.
  private func meaning(_ talk: Talk) -> [Happening] {
    talk.happenings.filter {
      switch $0 {
      case .heard, .matched, .noted: false
      default: true
      }
    }
  }

  @Test("the language changes in the middle, the conversation does not", arguments: Tongue.allCases)
  func changeInTheMiddle(_ tongue: Tongue) throws {
    let other: Tongue = tongue == .english ? .chinese : .english
    let turns: [(english: String, chinese: String)] = [
      ("Send $20 to my mom", "给妈妈转20美元"), ("make it 30 dollars", "改成30美元"), ("yes", "好的"),
    ]
    var whole = try Talk(in: tongue)
    for turn in turns { whole.say(tongue(turn.english, turn.chinese)) }
    whole.expectEnding(.done)
    for cut in turns.indices {
      var talk = try Talk(in: tongue)
      for (index, turn) in turns.enumerated() {
        if index == cut { talk.changeLanguage(to: other) }
        let speaks = index < cut ? tongue : other
        talk.say(speaks(turn.english, turn.chinese))
      }
      #expect(talk.happenings.contains(.noted("language \(other.locale)")))
      // Only the name under which the person was heard differs.
      #expect(meaning(talk).map(\.kind) == meaning(whole).map(\.kind))
      #expect(talk.keys == whole.keys)
      #expect(talk.ledger == whole.ledger)
    }
  }

  @Test("a finished conversation can be heard in every language", arguments: Tongue.allCases)
  func changeAtTheEnd(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    try talk.play(Tour.steps + Tour.faults)
    let events = talk.events
    let other: Tongue = tongue == .english ? .chinese : .english
    talk.changeLanguage(to: other)
    #expect(Array(talk.events.dropLast()) == events)
    let wordings = [tongue, other].map { Wording.embedded(locale: $0.locale) }
    for line in events.flatMap(\.happening.allLines) {
      let words = wordings.map { $0.render(line).shown }
      #expect(words.allSatisfy { !$0.contains { "⟨⟩{}".contains($0) } }, "\(words)")
      #expect(words[0] != words[1] || line.isNumber, "\(line.key) is the same in both: \(words[0])")
    }
  }

  @Test("to the language that is spoken already is no change")
  func sameLanguage() throws {
    var talk = try Talk(in: .english)
    talk.changeLanguage(to: .english)
    #expect(talk.events.isEmpty)
  }

  // MARK: - The same again

  @Test("the same inputs give the same events and the same records", arguments: Tongue.allCases)
  func deterministic(_ tongue: Tongue) throws {
    var talks = [try Talk(in: tongue), try Talk(in: tongue)]
    for index in talks.indices { try talks[index].play(Tour.steps + Tour.faults) }
    #expect(talks[0].events == talks[1].events)
    #expect(talks[0].events.map(\.record.json) == talks[1].events.map(\.record.json))
    #expect(talks[0].events.count > 200)
  }

  @Test("times are virtual and never run back")
  func times() throws {
    var talk = try Talk(in: .english)
    try talk.play(Tour.steps + Tour.faults)
    let times = talk.events.map(\.time)
    #expect(times == times.sorted())
    #expect(talk.events.map(\.turn) == talk.events.map(\.turn).sorted())
  }

  @Test("a copy goes its own way")
  func copies() throws {
    var one = try Talk(in: .english)
    one.say("Send $20 to Maria")
    var other = one
    other.pick(1)
    one.pick(2)
    #expect(one.value("payee") == "Maria Chen" && other.value("payee") == "Maria Lopez")
  }
}

extension Line {
  /// A line that is only a mark or a number in any language.
  var isNumber: Bool { key == "options.page" }
}
