import Conversation
import Handlers
import Session
import SiriKit
import Testing

@Suite("Money moves once, and only when it should")
struct LedgerTests {
  @Test("paid once, with the fee, from the right account", arguments: Tongue.allCases)
  func paidOnce(_ tongue: Tongue) throws {
    for (english, chinese, account, balance) in [
      ("$12.30", "12.3美元", "Checking", "500"), ("€100", "100欧元", "Savings", "1739"),
      ("60.80 yuan", "60块8", "人民币账户", "3199.39"),
    ] {
      var talk = try Talk(in: tongue)
      talk.say("Send \(english) to Johnny", "给Johnny转\(chinese)")
      talk.tap(.confirm)
      talk.expectEnding(.done)
      #expect(talk.ledger.count == 1)
      #expect(talk.balance(of: account) == balance)
    }
  }

  @Test("a request for money costs nothing", arguments: Tongue.allCases)
  func requested(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    talk.say("Request 100 euros from Johnny", "向Johnny收100欧元")
    talk.tap(.confirm)
    talk.expectEnding(.done)
    #expect(talk.ledger == ["paymentRequest 100 EUR John Appleseed"])
    #expect(talk.balance(of: "Savings") == "1840")
  }

  @Test("more than there is: confirm says so", arguments: Tongue.allCases)
  func tooLittleMoney(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    talk.say("Send $600 to Johnny", "给Johnny转600美元")
    talk.expectSaid("code.INSendPaymentIntent.confirm.failureInsufficientFunds")
    talk.expectEnding(.failed("failureInsufficientFunds"))
    #expect(talk.ledger.isEmpty)
    // Half of it twice is one too many.
    talk.say("Send $300 to Johnny", "给Johnny转300美元")
    talk.tap(.confirm)
    talk.expectEnding(.done)
    talk.say("Send $300 to Johnny", "给Johnny转300美元")
    talk.expectEnding(.failed("failureInsufficientFunds"))
    #expect(talk.ledger.count == 1)
  }

  @Test(
    "after a failure trying again pays once", arguments: Errand.all, ["failure", "failure charges"])
  func retry(_ errand: Errand, _ first: String) throws {
    var talk = try Talk(in: errand.tongue)
    let answer = errand.isRequest ? first.replacing("charges", with: "requests") : first
    try talk.behave("handle", answer)
    talk.say(errand.complete)
    talk.tap(.confirm)
    talk.expectEnding(.failed("failure"))
    talk.expectAsked(.retry)
    try talk.behave("handle", "world")
    talk.say("try again", "再试一次")
    talk.expectAsked(.goAhead)
    talk.tap(.confirm)
    talk.expectEnding(.done)
    #expect(talk.ledger.count == 1)
    #expect(talk.diagnoses.isEmpty)
  }

  @Test("the same said twice is two requests", arguments: Errand.all)
  func twoRequests(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    for _ in 1...2 {
      talk.say(errand.complete)
      talk.tap(.confirm)
      talk.expectEnding(.done)
      #expect(talk.diagnoses.isEmpty)
    }
    #expect(talk.ledger.count == 2)
  }

  @Test("a handler that moves money where it must not is caught", arguments: Errand.all)
  func mistakes(_ errand: Errand) throws {
    let word = errand.isRequest ? "requests" : "charges"
    let cases: [(method: String, answer: String, diagnoses: [Diagnosis.ID], count: Int)] = [
      (errand.resolvePerson, word, [.moneyBeforeHandle, .moneyWithoutGoAhead], 1),
      ("confirm", "ready \(word)", [.moneyBeforeHandle, .moneyWithoutGoAhead], 1),
      ("handle", "success \(word) twice", [.chargedTwice], 2),
      ("handle", "success without effect", [.successWithoutCharge], 0),
    ]
    for mistake in cases {
      var talk = try Talk(in: errand.tongue)
      try talk.behave(mistake.method, mistake.answer)
      talk.say(errand.complete)
      talk.tap(.confirm)
      talk.expectEnding(.done)
      #expect(talk.diagnoses == mistake.diagnoses, "\(mistake.method) \(mistake.answer)")
      #expect(talk.ledger.count == mistake.count)
    }
  }

  @Test("the money of a handler that was too slow has moved all the same", arguments: Errand.all)
  func late(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.complete)
    try talk.behave("handle", "late 12")
    talk.startToTap(.confirm)
    talk.wait(10_000)
    talk.expectEnding(.extensionFault)
    #expect(!talk.news.contains { if case .affected = $0 { true } else { false } })
    talk.settle()
    #expect(talk.news.contains { if case .affected = $0 { true } else { false } })
    #expect(talk.ledger.count == 1)
    #expect(talk.diagnoses == [.noCompletion, .lateAnswer])
  }

  @Test("those who may not get money do not", arguments: Tongue.allCases)
  func notEligible(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    talk.say("Send $20 to Kim", "给Kim转20美元")
    talk.expectEnding(.failed("failureNotEligible"))
    #expect(talk.ledger.isEmpty)
  }

  @Test("a card tells the fee, the account and the note", arguments: Errand.all)
  func card(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    if errand.isRequest {
      talk.say("Request 10 euros from Johnny for lunch", "向Johnny收10欧元备注午饭")
    } else {
      talk.say("Send 10 euros to Johnny for lunch", "给Johnny转10欧元备注午饭")
    }
    talk.expectSaid("goAhead.\(errand.intentName)\(errand.isRequest ? "" : ".fee")")
    let rows = talk.card?.rows.map(\.label.key)
    #expect(
      rows == [
        "row.\(errand.person)", "row.currencyAmount", "row.fee", "row.account", "row.note",
      ])
  }
}

extension Talk {
  func balance(of account: String) -> String? {
    session.handler.world.accounts.first { $0.name == account }.map { "\($0.balance)" }
  }
}
