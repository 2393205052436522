import Conversation
import Session
import SiriKit
import Testing

/// A code of an intent in a phase, as the catalog has them.
struct CodeCase: Sendable, CustomTestStringConvertible {
  var errand: Errand
  var phase: HandlerMethod.Phase
  var code: ResponseCode

  var testDescription: String { "\(errand.testDescription) \(phase.rawValue) \(code.name)" }
  var key: String { "code.\(errand.intentName).\(phase.rawValue).\(code.name)" }

  static let all: [CodeCase] = Errand.all.flatMap { errand in
    (Catalog.intent(errand.intentName)?.codes ?? []).flatMap { code in
      [HandlerMethod.Phase.confirm, .handle].map {
        CodeCase(errand: errand, phase: $0, code: code)
      }
    }
  }

  static let goingOn: Set<String> = ["ready", "success"]
  static let done: [String: Ending] = ["success": .done, "inProgress": .inProgress]

  /// What is diagnosed, beside what the phase allows.
  var diagnoses: [Diagnosis.ID] {
    switch (code.name, phase) {
    case ("unspecified", _): [.unspecified]
    case ("failure", _): [.bareFailure]
    case ("success", .confirm): [.successFromConfirm]
    case ("ready", .handle): [.readyFromHandle]
    case ("inProgress", .confirm): [.codeInWrongPhase]
    default: []
    }
  }
}

@Suite("Every response code has its ending, its sentence and its diagnosis")
struct ResponseCodeTests {
  @Test("the catalog has the codes of both intents")
  func catalog() {
    #expect(CodeCase.all.count == 2 * 2 * (14 + 13))
  }

  @Test("from confirm", arguments: CodeCase.all.filter { $0.phase == .confirm })
  func confirm(_ test: CodeCase) throws {
    var talk = try Talk(in: test.errand.tongue)
    try talk.behave("confirm", test.code.name)
    talk.say(test.errand.complete)
    #expect(talk.diagnoses == test.diagnoses)
    #expect(talk.ledger.isEmpty && !talk.calls.contains("handle"))
    if CodeCase.goingOn.contains(test.code.name) {
      talk.expectAsked(.goAhead)
    } else if test.code.appLaunch == .offered {
      expectOffer(of: test, &talk)
    } else {
      expectFailure(of: test, talk)
    }
  }

  @Test("from handle", arguments: CodeCase.all.filter { $0.phase == .handle })
  func handle(_ test: CodeCase) throws {
    var talk = try Talk(in: test.errand.tongue)
    try talk.behave("handle", test.code.name)
    talk.say(test.errand.complete)
    talk.tap(.confirm)
    #expect(talk.diagnoses == test.diagnoses)
    if let ending = CodeCase.done[test.code.name] {
      talk.expectSaid(test.key)
      talk.expectEnding(ending)
      #expect(talk.ledger.count == 1)
      let kind: Card.Kind = ending == .done ? .receipt : .inProgress
      #expect(talk.cards == [kind])
      return
    }
    #expect(talk.ledger.isEmpty)
    if test.code.appLaunch == .offered {
      expectOffer(of: test, &talk)
    } else {
      expectFailure(of: test, talk)
    }
  }

  private func expectFailure(of test: CodeCase, _ talk: Talk) {
    talk.expectSaid(test.key)
    talk.expectEnding(.failed(test.code.name))
    let meaning = CodeMeaning.of(test.code.name, in: test.errand.intentName)
    switch meaning?.wayOn {
    case .tryAgain: #expect(talk.question == .retry)
    case .openApp: #expect(talk.question == .openApp)
    default: #expect(talk.question == nil)
    }
  }

  /// The button is pressed, and then, from the start, it is not.
  private func expectOffer(of test: CodeCase, _ talk: inout Talk) {
    talk.expectAsked(.openApp)
    talk.expectSaid(test.key)
    talk.expectNoEnding()
    var declined = talk
    declined.say("not now", "不用")
    declined.expectSaid("openApp.declined")
    declined.expectEnding(.failed(test.code.name))
    talk.say("open it", "打开")
    talk.expectEnding(.handedOver)
  }

  @Test("no two failures of a phase are told in the same words", arguments: Errand.all)
  func distinct(_ errand: Errand) throws {
    for phase in [HandlerMethod.Phase.confirm, .handle] {
      var sentences: [String: String] = [:]
      let tests = CodeCase.all.filter { test in
        test.errand.testDescription == errand.testDescription && test.phase == phase
          && test.code.name.hasPrefix("failure")
      }
      #expect(tests.count > 8)
      for test in tests {
        var talk = try Talk(in: errand.tongue)
        try talk.behave(phase.rawValue, test.code.name)
        talk.say(errand.complete)
        if phase == .handle { talk.tap(.confirm) }
        let sentence = try #require(talk.sentences.first)
        #expect(sentences[sentence] == nil, "\(sentence): \(sentences[sentence] ?? "")")
        sentences[sentence] = test.code.name
      }
    }
  }

  @Test("a code that the enum lacks is diagnosed and told all the same", arguments: Errand.all)
  func foreign(_ errand: Errand) throws {
    for method in ["confirm", "handle"] {
      for code in ["continueInApp", "failureNoContentViewable"] {
        var talk = try Talk(in: errand.tongue)
        try talk.behave(method, "code:\(code)")
        talk.say(errand.complete)
        if method == "handle" { talk.tap(.confirm) }
        talk.expectSaid("code.\(errand.intentName).\(method).\(code)")
        talk.expectEnding(.failed(code))
        #expect(talk.diagnoses == [.codeNotInEnum])
      }
    }
  }

  @Test("what the app attached to a failure is offered in its stead", arguments: Errand.all)
  func alternative(_ errand: Errand) throws {
    for (method, code) in [
      ("confirm", "failurePaymentsAmountAboveMaximum"),
      ("handle", "failurePaymentsCurrencyUnsupported"),
    ] {
      var talk = try Talk(in: errand.tongue)
      try talk.behave(method, code)
      talk.say(errand.complete)
      if method == "handle" { talk.tap(.confirm) }
      talk.expectEnding(.failed(code))
      #expect(talk.question == nil, "nothing was attached")
    }
  }

  @Test("faults of the extension count among the failures in a row", arguments: Errand.all)
  func suggestAfterFaults(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.behave("confirm", "failureNotEligible")
    talk.say(errand.complete)
    try talk.behave("confirm", "crash")
    talk.say(errand.complete)
    talk.expectEnding(.extensionFault)
    talk.expectSaid("suggestApp")
    talk.expectAsked(.openApp)
    // A cancelled request says nothing about the app; one that went through does.
    talk.say("not now", "不用")
    try talk.behave("confirm", "world")
    talk.say(errand.complete)
    talk.tap(.confirm)
    talk.expectEnding(.done)
    try talk.behave("confirm", "never")
    talk.say(errand.complete)
    #expect(talk.question == nil)
  }

  @Test("two failures in a row, and the app is suggested", arguments: Errand.all)
  func suggestApp(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.behave("confirm", "failureNotEligible")
    talk.say(errand.complete)
    #expect(talk.question == nil)
    talk.say(errand.complete)
    talk.expectSaid("suggestApp")
    talk.expectAsked(.openApp)
    // Nobody is asked to cancel what has ended already.
    #expect(talk.shownButtons.first == errand.tongue("Not Now", "以后"))
    talk.say("open DemoPay", "打开DemoPay")
    #expect(talk.launches.count == 1)
    // The request had failed before; who goes on in the app has not given it up.
    talk.expectEnding(.handedOver)
    let handedOver = Statistics(talk.events).rows.first { $0.ending == "handed over" }
    #expect(handedOver?.intent == errand.intentName && handedOver?.count == 1)
    try talk.behave("confirm", "failureNotEligible")
    talk.say(errand.complete)
    #expect(talk.question == nil, "after the app was opened the count begins anew")
  }
}

@Suite("Every way not to complete has its verdict")
struct FaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var errand: Errand
    var method: HandlerMethod
    var answer: String

    var testDescription: String { "\(errand.testDescription) \(method.name) \(answer)" }

    static let all: [Fault] = Errand.all.flatMap { errand in
      (Catalog.intent(errand.intentName)?.methods ?? []).flatMap { method in
        ["never", "twice", "crash", "exit", "exit 9", "late 12", "late 6"].map {
          Fault(errand: errand, method: method, answer: $0)
        }
      }
    }

    var isHandle: Bool { method.phase == .handle }

    var diagnoses: [Diagnosis.ID] {
      switch answer {
      case "never": [.noCompletion]
      case "twice": [.completedTwice]
      case "crash": [.crashed]
      case "late 12": [.noCompletion, .lateAnswer]
      case "late 6": [.slowAnswer]
      default: [.exited]
      }
    }
  }

  @Test("in every method of both intents", arguments: Fault.all)
  func fault(_ fault: Fault) throws {
    let errand = fault.errand
    var talk = try Talk(in: errand.tongue)
    try talk.behave(fault.method.name, fault.answer)
    talk.say(errand.complete)
    if fault.isHandle { talk.tap(.confirm) }
    #expect(talk.diagnoses == fault.diagnoses)
    switch fault.answer {
    case "late 6":
      talk.expectSaid("working.first")
      if fault.isHandle { talk.expectEnding(.done) } else { talk.expectAsked(.goAhead) }
    case "twice" where fault.isHandle:
      // It was done, and said so, before the second completion.
      talk.expectEnding(.done)
      #expect(!talk.keys.contains { $0.hasPrefix("problem") })
    default:
      talk.expectSaid(
        fault.isHandle ? "problem.\(errand.intentName).handling" : "problem")
      talk.expectEnding(.extensionFault)
      #expect(talk.question == nil)
      let isSlow = fault.answer == "never" || fault.answer == "late 12"
      #expect(talk.keys.contains("working.first") == isSlow)
    }
    let isPaid = fault.isHandle && ["twice", "late 6", "late 12"].contains(fault.answer)
    #expect(talk.ledger.count == (isPaid ? 1 : 0))
  }

  @Test("the conversation goes on after a fault", arguments: Errand.all)
  func goingOn(_ errand: Errand) throws {
    for answer in ["never", "twice", "crash", "exit", "late 12"] {
      var talk = try Talk(in: errand.tongue)
      try talk.behave("confirm", answer)
      talk.say(errand.complete)
      talk.expectEnding(.extensionFault)
      try talk.behave("confirm", "world")
      talk.say(errand.complete)
      talk.tap(.confirm)
      talk.expectEnding(.done)
      #expect(talk.diagnoses.isEmpty)
    }
  }

  @Test("ten seconds are enough, and not a moment more")
  func limit() throws {
    for (answer, ending) in [("late 9999ms", Ending.done), ("late 10001ms", .extensionFault)] {
      var talk = try Talk(in: .english)
      talk.say("Send $20 to Johnny")
      try talk.behave("handle", answer)
      talk.startToTap(.confirm)
      talk.wait(9998)
      talk.expectNoEnding()
      talk.settle()
      talk.expectEnding(ending)
    }
  }

  @Test("Siri says that it is working after three seconds, once")
  func working() throws {
    var talk = try Talk(in: .english)
    talk.say("Send $20 to Johnny")
    try talk.behave("handle", "late 9")
    talk.startToTap(.confirm)
    talk.wait(2999)
    #expect(talk.keys.isEmpty)
    talk.wait(1)
    #expect(talk.keys == ["working.first"])
    talk.wait(5000)
    #expect(talk.keys == ["working.first"])
  }

  @Test("a crash is seen at once, not at the time-out")
  func crashAtOnce() throws {
    var talk = try Talk(in: .english)
    try talk.behave("confirm", "crash")
    talk.startToSay("Send $20 to Johnny", "")
    talk.wait(100)
    talk.expectEnding(.extensionFault)
  }

  @Test("an extension that is gone says nothing more", arguments: Errand.all)
  func gone(_ errand: Errand) throws {
    // The second completion of the first method ends the extension while confirm is under way.
    var talk = try Talk(in: errand.tongue)
    try talk.behave(errand.resolvePerson, "twice")
    try talk.behave("confirm", "late 2")
    talk.say(errand.complete)
    talk.expectEnding(.extensionFault)
    #expect(talk.calls.last == "confirm")
    #expect(talk.diagnoses == [.completedTwice])
    let isLate = talk.news.contains { if case .repliedLate = $0 { true } else { false } }
    #expect(!isLate)
  }

  @Test("a crash ends the calls of another request too", arguments: Errand.all)
  func crashLater(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.behave(errand.resolvePerson, "crash after 4s")
    talk.startToSay(errand.complete, errand.complete)
    talk.wait(1000)
    try talk.behave(errand.resolvePerson, "late 9")
    talk.startToSay(errand.complete, errand.complete)
    #expect(talk.keys == ["replaced.\(errand.intentName)"])
    talk.settle()
    talk.expectSaid("problem")
    #expect(talk.endings == [.cancelled, .extensionFault])
    #expect(talk.diagnoses == [.crashed])
  }
}
