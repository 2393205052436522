import Conversation
import SiriKit
import Testing

@Suite("A correction goes back, and everything after it runs again")
struct CorrectionTests {
  /// What is said at the go-ahead, and what handle gets in the end.
  static let corrections: [(english: String, chinese: String, person: String, amount: String)] = [
    ("no, make it 30", "改成30美元", "John Appleseed", "30 USD"),
    ("make it thirty euros", "改成三十欧元", "John Appleseed", "30 EUR"),
    ("not Johnny, my mom", "不是Johnny，是妈妈", "Elena Rossi", "20 USD"),
    ("change it to Maria Chen", "换成Maria Chen", "Maria Chen", "20 USD"),
    ("actually make it 30 dollars to Maria Chen", "改成给Maria Chen 30美元", "Maria Chen", "30 USD"),
  ]

  @Test("at the go-ahead: confirm runs again", arguments: Errand.all, corrections.indices)
  func atGoAhead(_ errand: Errand, _ index: Int) throws {
    let correction = Self.corrections[index]
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.complete)
    talk.expectAsked(.goAhead)
    talk.say(correction.english, correction.chinese)
    talk.expectAsked(.goAhead)
    talk.expectNoEnding()
    #expect(talk.calls.count { $0 == "confirm" } == 2)
    #expect(!talk.calls.contains("handle"))
    talk.say("yes", "好")
    talk.expectEnding(.done)
    #expect(talk.handled?[errand.person] == correction.person)
    #expect(talk.handled?["currencyAmount"] == correction.amount)
    #expect(talk.ledger.count == 1)
  }

  @Test("30块 is money of its own", arguments: [("改成30块", "30 CNY"), ("不对，是三十块五", "30.5 CNY")])
  func yuan(_ words: String, _ amount: String) throws {
    var talk = try Talk(in: .chinese)
    talk.say("给王小明转20块")
    talk.say(words)
    talk.expectAsked(.goAhead)
    talk.say("确认")
    #expect(talk.handled?["currencyAmount"] == amount)
  }

  @Test("in the middle of a question about another parameter", arguments: Errand.all)
  func amountWhileChoosing(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.toMaria)
    talk.say("make it 30 dollars", "改成30美元")
    talk.expectAsked(.choice, errand.person)
    talk.say("the second one", "第二个")
    talk.expectAsked(.goAhead)
    talk.tap(.confirm)
    #expect(talk.handled == [errand.person: "Maria Chen", "currencyAmount": "30 USD"])
    // What was heard before it was asked for needs no second call of confirm.
    #expect(talk.calls.count { $0 == "confirm" } == 1)
  }

  @Test("back to a parameter that was settled", arguments: Errand.all)
  func personWhileAmount(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    if errand.isRequest {
      talk.say("Request money from Johnny", "向Johnny收款")
    } else {
      talk.say("Send money to Johnny", "给Johnny转账")
    }
    talk.expectAsked(.value, "currencyAmount")
    talk.say("not Johnny, Maria Chen", "不是Johnny，是Maria Chen")
    talk.expectAsked(.value, "currencyAmount")
    #expect(talk.value(errand.person) == "Maria Chen")
    talk.say("ten dollars", "十美元")
    talk.expectAsked(.goAhead)
    #expect(talk.calls.count { $0 == errand.resolvePerson } == 2)
  }

  @Test("the note is changed at the go-ahead", arguments: Errand.all)
  func note(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.complete)
    talk.say("change the note to happy birthday", "备注改成生日快乐")
    talk.expectAsked(.goAhead)
    talk.tap(.confirm)
    #expect(talk.handled?["note"] == errand.tongue("happy birthday", "生日快乐"))
  }

  @Test("only what is wrong is said: it is asked for", arguments: Errand.all)
  func refused(_ errand: Errand) throws {
    for (english, chinese, parameter) in [
      ("change the amount", "改金额", "currencyAmount"),
      ("that's the wrong person", "人不对", errand.person), ("not Johnny", "不是Johnny", errand.person),
    ] {
      var talk = try Talk(in: errand.tongue)
      talk.say(errand.complete)
      talk.say(english, chinese)
      talk.expectAsked(.value, parameter)
      #expect(talk.value(parameter) == nil)
    }
  }

  @Test("a corrected value that won't do is asked for again", arguments: Errand.all)
  func tooMuch(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.complete)
    talk.say("make it 30000 dollars", "改成三万美元")
    talk.expectAsked(
      .value, "currencyAmount",
      lead: "unsupported.\(errand.intentName).currencyAmount.paymentsAmountAboveMaximum")
    #expect(talk.ledger.isEmpty)
  }

  @Test("while confirm is under way the old call is dropped", arguments: Errand.all)
  func whileConfirming(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.behave("confirm", "late 5")
    talk.startToSay(errand.complete, errand.complete)
    talk.wait(1000)
    #expect(talk.calls.last == "confirm")
    talk.say("no, make it 30 dollars", "改成30美元")
    talk.expectAsked(.goAhead)
    #expect(talk.value("currencyAmount") == "30 USD")
    #expect(talk.calls.count { $0 == "confirm" } == 2)
    // The user changed their mind; the handler is not to blame for its late answer.
    #expect(talk.diagnoses == [.slowAnswer])
  }

  @Test("while handle is under way it is too late", arguments: Errand.all)
  func whileHandling(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.behave("handle", "late 2")
    talk.say(errand.complete)
    talk.startToTap(.confirm)
    talk.wait(500)
    talk.say("make it 30 dollars", "改成30美元")
    talk.expectSaid("working.first")
    talk.expectEnding(.done)
    #expect(talk.handled?["currencyAmount"] == "20 USD")
  }

  @Test("a correction does not get round a locked phone or the permission", arguments: Errand.all)
  func beforeTheExtension(_ errand: Errand) throws {
    for (setting, value, kind, answer) in [
      ("locked", "yes", Question.Kind.unlock, Button.Role.unlock),
      ("siri", "notDetermined", .permission, .allow),
    ] {
      var talk = try Talk(in: errand.tongue)
      try talk.device(setting, value)
      talk.say(errand.complete)
      talk.expectAsked(kind)
      talk.say("no, make it 30 dollars", "改成30美元")
      talk.expectAsked(kind)
      #expect(talk.calls.isEmpty)
      talk.tap(answer)
      talk.expectAsked(.goAhead)
      #expect(talk.value("currencyAmount") == "30 USD")
      #expect(talk.value(errand.person) == "John Appleseed")
    }
  }
}

@Suite("Cancel leaves at every stage, and a new request takes the place of the old")
struct CancelTests {
  /// How to come to each stage with somebody to ask.
  static let stages: [Stage] = [
    Stage(name: "choosing", person: "Maria", kind: .choice),
    Stage(name: "did you mean", person: "Jonny", kind: .confirmation),
    Stage(name: "no account", person: "Omar", kind: .value),
    Stage(name: "go-ahead", person: "Johnny", kind: .goAhead),
    Stage(name: "locked", person: "Johnny", kind: .unlock, device: ("locked", "yes")),
    Stage(
      name: "permission", person: "Johnny", kind: .permission, device: ("siri", "notDetermined")),
    Stage(name: "open the app", person: "Johnny", kind: .openApp, device: ("signed-in", "no")),
  ]

  struct Stage: Sendable, CustomTestStringConvertible {
    var name: String
    var person: String
    var kind: Question.Kind
    var device: (name: String, value: String)?

    var testDescription: String { name }

    /// What cancelling here says, and how it ends.
    func outcome(_ intentName: String) -> (key: String, ending: Ending) {
      switch kind {
      case .unlock: ("unlock.refused", .notUnlocked)
      case .permission: ("route.permissionDenied", .notRouted)
      case .openApp: ("openApp.declined", .failed("failureRequiringAppLaunch"))
      default: ("cancelled.\(intentName)", .cancelled)
      }
    }
  }

  private func talk(_ errand: Errand, at stage: Stage) throws -> Talk {
    var talk = try Talk(in: errand.tongue)
    if let (name, value) = stage.device { try talk.device(name, value) }
    talk.say(errand.of("20 dollars", "20美元", to: stage.person))
    #expect(talk.question == stage.kind)
    return talk
  }

  @Test(
    "in several words", arguments: Errand.all, stages)
  func cancel(_ errand: Errand, _ stage: Stage) throws {
    for (english, chinese) in [
      ("cancel", "取消"), ("never mind", "算了"), ("forget it", "不要了"), ("please stop", "停止"),
    ] {
      var talk = try talk(errand, at: stage)
      talk.say(english, chinese)
      talk.expectSaid(stage.outcome(errand.intentName).key)
      talk.expectEnding(stage.outcome(errand.intentName).ending)
      #expect(talk.question == nil)
      #expect(talk.ledger.isEmpty && !talk.calls.contains("handle"))
    }
  }

  @Test("by button, where there is one", arguments: Errand.all, stages)
  func button(_ errand: Errand, _ stage: Stage) throws {
    var talk = try talk(errand, at: stage)
    let roles = talk.buttons
    guard let leave = roles.first(where: { $0 == .cancel || $0 == .dontAllow }) else { return }
    talk.tap(leave)
    talk.expectEnding(stage.outcome(errand.intentName).ending)
  }

  @Test("while resolve or confirm is under way", arguments: Errand.all)
  func whileWorking(_ errand: Errand) throws {
    for method in [errand.resolvePerson, "resolveCurrencyAmount", "resolveNote", "confirm"] {
      var talk = try Talk(in: errand.tongue)
      try talk.behave(method, "late 5")
      talk.startToSay(errand.complete, errand.complete)
      talk.wait(4000)
      #expect(talk.calls.last == method)
      talk.expectSaid("working.first")
      talk.say("cancel", "取消")
      talk.expectSaid("cancelled.\(errand.intentName)")
      talk.expectEnding(.cancelled)
      #expect(talk.diagnoses.isEmpty, "the user left; that is no fault of the handler")
      #expect(talk.ledger.isEmpty)
    }
  }

  @Test("while handle is under way nobody can say that nothing was done", arguments: Errand.all)
  func whileHandling(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.behave("handle", "late 5")
    talk.say(errand.complete)
    talk.startToTap(.confirm)
    talk.wait(1000)
    talk.say("cancel", "取消")
    talk.expectSaid("cancelled.\(errand.intentName).handling")
    talk.expectEnding(.cancelled)
    #expect(talk.diagnoses.isEmpty)
  }

  @Test("a new request in the middle", arguments: Errand.all, stages)
  func newRequest(_ errand: Errand, _ stage: Stage) throws {
    var talk = try talk(errand, at: stage)
    try talk.device("locked", "no")
    try talk.device("siri", "authorized")
    try talk.device("signed-in", "yes")
    talk.say(errand.of("5 dollars", "5美元", to: "Mom"))
    talk.expectSaid("replaced.\(errand.intentName)")
    talk.expectAsked(.goAhead)
    #expect(talk.news.compactMap(\.ending) == [.cancelled])
    talk.tap(.confirm)
    talk.expectEnding(.done)
    #expect(
      talk.ledger == ["\(errand.isRequest ? "paymentRequest" : "charge") 5 USD Elena Rossi"])
  }

  @Test("a new request while handle is under way", arguments: Tongue.allCases)
  func newRequestWhileHandling(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    talk.say("Send $20 to Johnny", "给Johnny转20美元")
    try talk.behave("handle", "late 5")
    talk.startToTap(.confirm)
    talk.wait(1000)
    try talk.behave("handle", "world")
    talk.startToSay("Send $5 to my mom", "给妈妈转5美元")
    talk.expectSaid("replaced.INSendPaymentIntent.handling")
    talk.settle()
    talk.expectAsked(.goAhead)
    talk.tap(.confirm)
    talk.expectEnding(.done)
    #expect(talk.ledger == ["charge 20 USD John Appleseed", "charge 5 USD Elena Rossi"])
    // Each was sent once, with a go-ahead of its own.
    #expect(talk.diagnoses.isEmpty)
  }

  @Test("with nothing under way there is nothing to cancel or undo", arguments: Tongue.allCases)
  func nothing(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    talk.say("cancel", "取消")
    #expect(talk.keys == ["nothingToCancel"])
    talk.say("undo that", "撤销")
    #expect(talk.keys == ["nothingToUndo"])
    #expect(talk.endings.isEmpty)
  }

  @Test("undo before anything was done says so and asks again", arguments: Errand.all)
  func undoTooEarly(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.complete)
    talk.say("undo that", "撤销")
    talk.expectAsked(.goAhead, lead: "undo.nothingYet")
    #expect(talk.endings.isEmpty && talk.ledger.isEmpty)
  }

  @Test("after a failure the same again, or something else in it", arguments: Errand.all)
  func followUp(_ errand: Errand) throws {
    for (code, ending) in [
      ("failureNotEligible", Ending.failed("failureNotEligible")), ("crash", .extensionFault),
    ] {
      var talk = try Talk(in: errand.tongue)
      try talk.behave("handle", code)
      talk.say(errand.complete)
      talk.tap(.confirm)
      talk.expectEnding(ending)
      talk.say("try again", "再试一次")
      talk.expectAsked(.goAhead)
      talk.say("no", "不要")
      try talk.behave("handle", "world")
      talk.say("make it 30 dollars", "改成30美元")
      talk.expectAsked(.goAhead)
      #expect(talk.value("currencyAmount") == "30 USD")
      talk.tap(.confirm)
      talk.expectEnding(.done)
      #expect(talk.ledger.count == 1)
      talk.say("try again", "再试一次")
      talk.expectEnding(.notUnderstood)
      #expect(talk.ledger.count == 1, "what went through is not done again")
    }
  }

  @Test("a payment that was made can't be undone here", arguments: Errand.all)
  func undo(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.complete)
    talk.tap(.confirm)
    talk.say("undo that", "撤销")
    #expect(talk.keys == ["undo.\(errand.intentName)"])
    #expect(talk.ledger.count == 1)
  }

  @Test("no to the go-ahead sends nothing", arguments: Errand.all)
  func decline(_ errand: Errand) throws {
    for (english, chinese) in [("no", "不要"), ("don't send it", "别发"), ("no thanks", "不用了")] {
      var talk = try Talk(in: errand.tongue)
      talk.say(errand.complete)
      talk.say(english, chinese)
      talk.expectSaid("cancelled.\(errand.intentName)")
      talk.expectEnding(.cancelled)
      #expect(talk.ledger.isEmpty)
    }
  }
}
