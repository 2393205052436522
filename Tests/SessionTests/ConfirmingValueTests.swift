import Conversation
import Handlers
import SiriKit
import Testing

@Suite("What is nearly known is confirmed, and what won't do is asked for again")
struct ConfirmingValueTests {
  @Test("'did you mean': yes", arguments: Errand.all)
  func yes(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.of("20 dollars", "20美元", to: "Jonny"))
    talk.expectAsked(.confirmation, errand.person)
    talk.expectSaid("confirmation.\(errand.intentName).\(errand.person).none")
    talk.say("yes", "是的")
    talk.expectAsked(.goAhead)
    #expect(talk.value(errand.person) == "John Appleseed")
  }

  @Test("'did you mean': no, and then somebody else", arguments: Errand.all)
  func no(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.of("20 dollars", "20美元", to: "Jonny"))
    talk.say("no", "不是")
    talk.expectAsked(.value, errand.person)
    #expect(talk.value(errand.person) == nil)
    talk.say("Luca", "Luca")
    // He takes euros only.
    talk.expectAsked(
      .value, "currencyAmount",
      lead: "unsupported.\(errand.intentName).currencyAmount.paymentsCurrencyUnsupported")
    talk.say("20 euros", "20欧元")
    talk.expectAsked(.goAhead)
    #expect(talk.value(errand.person) == "Luca Rossi")
  }

  @Test("'did you mean': buttons do the same", arguments: Errand.all)
  func buttons(_ errand: Errand) throws {
    for (role, kind) in [(Button.Role.yes, Question.Kind.goAhead), (.no, .value)] {
      var talk = try Talk(in: errand.tongue)
      talk.say(errand.of("20 dollars", "20美元", to: "Jonny"))
      talk.tap(role)
      talk.expectAsked(kind, kind == .value ? errand.person : nil)
    }
  }

  @Test("'did you mean': another name answers it too", arguments: Tongue.allCases)
  func anotherName(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    talk.say("Send $20 to Jonny", "给Jonny转20美元")
    talk.expectAsked(.confirmation, "payee")
    talk.say("no, my mom", "不是，是妈妈")
    talk.expectAsked(.goAhead)
    #expect(talk.value("payee") == "Elena Rossi")
  }

  @Test("a handler may ask about the amount and the note", arguments: Errand.all)
  func otherParameters(_ errand: Errand) throws {
    for (method, answer, parameter) in [
      ("resolveCurrencyAmount", "confirmationRequired 25 USD", "currencyAmount"),
      ("resolveNote", "confirmationRequired Lunch", "note"),
    ] {
      var talk = try Talk(in: errand.tongue)
      try talk.behave(method, answer)
      talk.say(errand.complete)
      talk.expectAsked(.confirmation, parameter)
      talk.expectSaid("confirmation.\(errand.intentName).\(parameter).none")
      try talk.behave(method, "world")
      talk.say("right", "没错")
      talk.expectAsked(.goAhead)
      #expect(talk.value(parameter) == (parameter == "note" ? "Lunch" : "25 USD"))
    }
  }

  @Test("a short name is not taken for any word of a long one", arguments: Tongue.allCases)
  func shortName(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    talk.say("Send $20 to Jon", "给Jon转20美元")
    talk.expectAsked(.confirmation, "payee")
    #expect(talk.news.contains { $0.confirms("John Appleseed") })
  }

  // MARK: - Unsupported

  /// Every reason of every resolve method of both intents, from the catalog.
  static let reasons: [Reason] = [IntentClass.sendPayment, .requestPayment].flatMap { intent in
    intent.methods.filter { $0.phase == .resolve }.flatMap { method in
      let reasons = Catalog.resolutionResult(method.resultClass)?.unsupportedReasons ?? []
      return ([nil] + reasons.map(\.name)).map {
        Reason(
          intent: intent.name, method: method.name, parameter: method.parameter ?? "", name: $0)
      }
    }
  }

  struct Reason: Sendable, CustomTestStringConvertible {
    var intent: String
    var method: String
    var parameter: String
    var name: String?

    var testDescription: String { "\(intent) \(method) \(name ?? "none")" }
    var key: String { "unsupported.\(intent).\(parameter).\(name ?? "none")" }
  }

  @Test("each reason is said, and the value asked for again", arguments: Tongue.allCases, reasons)
  func unsupported(_ tongue: Tongue, _ reason: Reason) throws {
    let errand = Errand(tongue: tongue, isRequest: reason.intent == "INRequestPaymentIntent")
    var talk = try Talk(in: tongue)
    try talk.behave(
      reason.method,
      (["unsupported"] + [reason.name].compactMap { $0 })
        .joined(separator: " "))
    talk.say(errand.complete)
    talk.expectAsked(.value, reason.parameter, lead: reason.key)
    #expect(talk.value(reason.parameter) == nil)
    #expect(talk.diagnoses.isEmpty)
    try talk.behave(reason.method, "world")
    switch reason.parameter {
    case "currencyAmount": talk.say("15 dollars", "15美元")
    case "note": talk.say("lunch", "午饭")
    default: talk.say("my mom", "我妈妈")
    }
    talk.expectAsked(.goAhead)
    talk.tap(.confirm)
    talk.expectEnding(.done)
  }

  /// What the world refuses by itself: the utterance and the reason.
  static let refusals: [(english: String, chinese: String, to: String, key: String)] = [
    ("$20", "20美元", "Gwendolyn", "payee.noAccount"),
    ("$20", "20美元", "Omar", "payee.noAccount"),
    ("$20", "20美元", "Zoe", "payee.noValidHandle"),
    ("$20", "20美元", "Priya", "payee.credentialsUnverified"),
    ("50 cents", "50美分", "Johnny", "currencyAmount.paymentsAmountBelowMinimum"),
    ("$1,000.01", "1000.01美元", "Johnny", "currencyAmount.paymentsAmountAboveMaximum"),
    ("20 pounds", "20英镑", "Johnny", "currencyAmount.paymentsCurrencyUnsupported"),
    ("$20", "20美元", "Luca", "currencyAmount.paymentsCurrencyUnsupported"),
  ]

  @Test("the world refuses by itself", arguments: Errand.all, refusals.indices)
  func world(_ errand: Errand, _ index: Int) throws {
    let refusal = Self.refusals[index]
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.of(refusal.english, refusal.chinese, to: refusal.to))
    let place = refusal.key.replacing("payee", with: errand.person)
    let parameter = String(place.prefix { $0 != "." })
    talk.expectAsked(.value, parameter, lead: "unsupported.\(errand.intentName).\(place)")
    #expect(!talk.calls.contains("confirm"))
  }

  @Test("the largest and the smallest amount are fine", arguments: Errand.all)
  func limits(_ errand: Errand) throws {
    for (english, chinese) in [("1 dollar", "1美元"), ("500 dollars", "五百美元")] {
      var talk = try Talk(in: errand.tongue)
      talk.say(errand.of(english, chinese, to: "Johnny"))
      talk.expectAsked(.goAhead)
    }
  }

  static let poor = """
    app: {name: Broke, bundleIdentifier: com.example.broke,
      intents: [INSendPaymentIntent, INRequestPaymentIntent]}
    accounts: [{name: Checking, currency: USD, balance: 0}]
    service: {maximumNoteLength: 10}
    contacts: [{displayName: Johnny, handles: [j@example.com]}]
    """

  @Test("nothing in any account", arguments: Tongue.allCases)
  func noMoney(_ tongue: Tongue) throws {
    let file = try AppFile.load(text: Self.poor, file: "poor.app.yaml")
    var talk = try Talk(in: tongue, app: file)
    talk.say("Send $20 to Johnny", "给Johnny转20美元")
    talk.expectAsked(
      .value, "payee", lead: "unsupported.INSendPaymentIntent.payee.insufficientFunds")
    talk.say("Request $20 from Johnny", "向Johnny收20美元")
    talk.expectAsked(.goAhead)
  }

  @Test("a note that is too long", arguments: Errand.all)
  func longNote(_ errand: Errand) throws {
    let file = try AppFile.load(
      text: Self.poor.replacing("balance: 0", with: "balance: 100"), file: "poor.app.yaml")
    var talk = try Talk(in: errand.tongue, app: file)
    if errand.isRequest {
      talk.say("Request $20 from Johnny for dinner and a taxi", "向Johnny收20美元备注昨天晚上的晚饭和出租车费")
    } else {
      talk.say("Send $20 to Johnny for dinner and a taxi", "给Johnny转20美元备注昨天晚上的晚饭和出租车费")
    }
    talk.expectAsked(.value, "note", lead: "unsupported.\(errand.intentName).note.none")
    talk.say("dinner", "晚饭")
    talk.expectAsked(.goAhead)
  }
}

extension Happening {
  /// Whether it asks if this person was meant.
  func confirms(_ name: String) -> Bool {
    guard case .asked(let question) = self,
      case .value(.person(let person)) = question.line.arguments["value"]
    else { return false }
    return person.displayName == name
  }
}
