import Conversation
import Session
import Testing

@Suite("What was left by going back can be gone on with")
struct BranchTests {
  @Test("a branch goes on where it was left, and the other way is kept", arguments: Tongue.allCases)
  func resuming(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    try talk.play(Tour.steps)
    let whole = talk.session
    talk.session.keepsOutbox = true
    _ = talk.session.rewind(to: 3)
    try talk.play(Tour.otherwise)
    let other = talk.session
    _ = talk.session.takeOutbox()
    let hasGoneBack = talk.session.resume(branch: 0)
    #expect(hasGoneBack && talk.session.turns == whole.turns)
    #expect(Array(talk.session.log.events.dropLast()) == whole.log.events)
    #expect(talk.session.now == whole.now && talk.session.device == whole.device)
    #expect(talk.session.branches.count == 1)
    #expect(talk.session.branches[0].turns == Array(other.turns[2...]))
    // Who reads along hears the way back, and everything that stands there now.
    let told = talk.session.takeOutbox()
    #expect(told.first?.happening == .rewound(toTurn: 3))
    #expect(Array(told.dropFirst()) == talk.events.filter { $0.turn >= 3 })
    let hasReturned = talk.session.resume(branch: 0)
    #expect(hasReturned && talk.session.turns == other.turns)
    let exists = talk.session.resume(branch: 1)
    #expect(!exists)
  }

  @Test("only the last branches can be gone on with, and the others are still listed")
  func oldBranches() throws {
    var talk = try Talk(in: .english)
    for _ in 0...Session.branchLimit {
      talk.say("Send $20 to Maria")
      talk.session.rewind(to: 1)
    }
    #expect(talk.session.branches.count == Session.branchLimit + 1)
    #expect(!talk.session.branches[0].isResumable)
    let later = talk.session.branches.dropFirst().filter(\.isResumable)
    #expect(later.count == Session.branchLimit)
    let events = talk.events
    let isResumed = talk.session.resume(branch: 0)
    #expect(!isResumed && talk.events == events)
  }

  @Test("a branch is found by its name or number; a name is given once")
  func names() throws {
    var talk = try Talk(in: .english)
    talk.say("Send $20 to Maria")
    #expect(throws: CommandError.self) { try talk.session.branch(named: "x") }
    let told = try talk.session.runName("to Maria")
    #expect(told == "this is to Maria")
    talk.session.rewind(to: 1)
    #expect(talk.session.name == nil)
    #expect(try talk.session.branch(named: "to maria") == 0)
    #expect(try talk.session.branch(named: "1") == 0)
    #expect(throws: CommandError.self) { try talk.session.runName("to Maria") }
    #expect(throws: CommandError.self) {
      try talk.session.runName(String(repeating: "x", count: 61))
    }
  }
}
