import Conversation
import FoundationEssentials
import SiriKit
import Testing

@testable import Handlers

@Suite("A developer's behaviour replaces the world's answers")
struct BehaviourTests {
  private static let payments = ["INSendPaymentIntent", "INRequestPaymentIntent"]

  /// A request that the world would carry out.
  private func request(_ intent: IntentClass, in app: AppFile) throws -> [String: Value] {
    let maria = try #require(app.people.first { $0.displayName == "Maria Chen" })
    let person = try #require(intent.counterpartParameter)
    return [person.name: .person(maria), "currencyAmount": money("20 USD")]
  }

  /// The timeline of one call of the method with that answer.
  private func events(
    _ answer: String, _ method: String, _ intent: String = "INSendPaymentIntent"
  ) throws -> [CallEvent] {
    var handler = try demoPay()
    let intentClass = try intentClass(intent)
    let answer = try Behaviour.Answer(
      parsing: answer, for: try #require(intentClass.method(method)), of: intentClass)
    handler.behaviour.set([answer], for: method, of: intent)
    return handler.begin(
      try call(method, intent, try request(intentClass, in: handler.app)))
  }

  @Test("Every choice of every method has a name of its own that reads back", arguments: payments)
  func names(_ intentName: String) throws {
    let intent = try intentClass(intentName)
    for method in intent.methods {
      let choices = Behaviour.choices(for: intent, method: method)
      #expect(Set(choices.map(\.name)).count == choices.count)
      for choice in choices {
        let read = try Behaviour.Answer(parsing: choice.name, for: method, of: intent)
        #expect(read == choice.answer && read.description == choice.name)
      }
    }
  }

  @Test("Every choice of a result or a code is what the method then answers", arguments: payments)
  func choicesAreAnswered(_ intentName: String) throws {
    let intent = try intentClass(intentName)
    var handler = try demoPay()
    for method in intent.methods {
      for choice in Behaviour.choices(for: intent, method: method) {
        handler.behaviour.set([choice.answer], for: method.name, of: intent.name)
        let events = handler.begin(
          try call(
            method.name, intent.name, identifier: "\(method.name) \(choice.name)",
            try request(intent, in: handler.app)))
        switch choice.answer.content {
        case .result(let kind, let reason, _):
          #expect(events.result?.kind == kind && events.result?.reason == reason)
          #expect(count(of: kind).contains(events.result?.values.count ?? 0))
        case .code(let code), .foreignCode(let code): #expect(events.response?.code == code)
        case .world: #expect(!events.isEmpty || choice.answer.fault == .neverCompletes)
        }
      }
    }
  }

  /// How many values a result of that kind carries.
  private func count(of kind: ResolutionResult.Kind) -> ClosedRange<Int> {
    switch kind {
    case .success, .confirmationRequired: 1...1
    case .disambiguation: 2...20
    case .needsValue, .notRequired, .unsupported: 0...0
    }
  }

  @Test("The choices are the results and reasons, or the codes, that the catalog has")
  func choicesMatchCatalog() throws {
    let intent = try intentClass("INSendPaymentIntent")
    func names(_ method: String, _ group: BehaviourChoice.Group) throws -> Set<String> {
      let choices = Behaviour.choices(for: intent, method: try #require(intent.method(method)))
      return Set(choices.filter { $0.group == group }.map(\.name))
    }
    #expect(
      try names("resolvePayee", .result) == [
        "success", "notRequired", "needsValue", "disambiguation", "confirmationRequired",
        "unsupported", "unsupported credentialsUnverified", "unsupported insufficientFunds",
        "unsupported noAccount", "unsupported noValidHandle",
      ])
    #expect(try names("confirm", .code) == Set(intent.codes.map(\.name)))
    #expect(try names("handle", .fault) == ["never", "twice", "crash", "exit", "late 12"])
    #expect(try names("confirm", .money) == ["charges"])
    #expect(try names("handle", .money) == ["charges twice", "without effect"])
  }

  @Test(
    "What a phase must not answer is marked, with the reason",
    arguments: [
      ("confirm", "ready", nil),
      ("confirm", "success", "only handle answers success"),
      ("confirm", "unspecified", "unspecified is what a response holds before anybody sets a code"),
      ("confirm", "failureNotEligible", nil),
      ("confirm", "charges", "nothing may happen before the user agreed and handle is called"),
      ("handle", "ready", "only confirm answers ready"),
      ("handle", "inProgress", nil),
      ("handle", "never", "every path must call the completion"),
      ("handle", "world", nil),
    ])
  func mistakes(_ method: String, _ name: String, _ mistake: String?) throws {
    let intent = try intentClass("INSendPaymentIntent")
    let choices = Behaviour.choices(for: intent, method: try #require(intent.method(method)))
    let choice = try #require(choices.first { $0.name == name })
    #expect(choice.mistake == mistake && choice.isMistake == (mistake != nil))
  }

  @Test(
    "A fault has its timeline",
    arguments: [
      ("world", ["60 charge", "60 completed"]),
      ("never", []),
      ("twice", ["60 charge", "60 completed", "85 completed"]),
      ("twice failure", ["60 completed", "85 completed"]),
      ("crash", ["60 crashed"]),
      ("exit", ["60 exited 1"]),
      ("exit 9", ["60 exited 9"]),
      ("late 12", ["12000 charge", "12000 completed"]),
      ("late 10.5 failure", ["10500 completed"]),
      ("success after 3s", ["3000 charge", "3000 completed"]),
      ("crash after 350ms", ["350 crashed"]),
      ("never charges", ["60 charge"]),
      ("crash charges after 1s", ["1000 charge", "1000 crashed"]),
      ("charges twice", ["60 charge", "60 charge", "60 completed"]),
      ("without effect", ["60 completed"]),
      ("success without charge", ["60 completed"]),
      ("inProgress", ["60 charge", "60 completed"]),
    ])
  func timeline(_ answer: String, _ expected: [String]) throws {
    #expect(try events(answer, "handle").timeline == expected)
  }

  @Test("Money can move in the wrong phase")
  func chargeInConfirm() throws {
    let events = try events("charges", "confirm")
    #expect(events.timeline == ["19 charge", "19 completed"])
    #expect(events.response?.code == "ready")
    let resolving = try self.events("charges", "resolvePayee")
    #expect(resolving.effects.map(\.kind) == [.charge] && resolving.result?.kind == .success)
  }

  @Test("Two charges for one request have two keys")
  func chargesTwice() throws {
    let keys = try events("charges twice", "handle").effects.map(\.idempotencyKey)
    #expect(keys == ["request", "request/2"])
  }

  @Test("A code that the enum lacks is given when it is asked for by name")
  func foreignCode() throws {
    let response = try #require(try events("code:continueInApp", "handle").response)
    #expect(response.code == "continueInApp")
    #expect(
      response.userActivity?.activityType == "com.example.demopay.continuePayment")
    let intent = try intentClass("INSendPaymentIntent")
    let handle = try #require(intent.method("handle"))
    let known = try Behaviour.Answer(parsing: "code:success", for: handle, of: intent)
    #expect(known == Behaviour.Answer(.code("success")))
  }

  @Test(
    "Values follow from the world, or are named",
    arguments: [
      (
        "resolvePayee", "disambiguation",
        "disambiguation Maria Lopez · Maria Chen · Maria José Ruiz"
      ),
      (
        "resolvePayee", "disambiguation Maria Chen, 王芳",
        "disambiguation Maria Chen · 王芳"
      ),
      ("resolvePayee", "confirmationRequired", "confirmationRequired Maria Chen"),
      ("resolvePayee", "confirmationRequired Anna Schmidt", "confirmationRequired Anna Schmidt"),
      ("resolvePayee", "success Somebody Else", "success Somebody Else"),
      ("resolveCurrencyAmount", "success", "success 20 USD"),
      ("resolveCurrencyAmount", "success 0 USD", "success 0 USD"),
      ("resolveCurrencyAmount", "disambiguation", "disambiguation 20 USD · 20 EUR · 20 CNY"),
      ("resolveCurrencyAmount", "disambiguation 5 USD,50 USD", "disambiguation 5 USD · 50 USD"),
      ("resolveNote", "disambiguation", "disambiguation Lunch · Dinner · Rent · 午饭"),
      ("resolveNote", "success Bread, milk", "success Bread, milk"),
    ])
  func values(_ method: String, _ answer: String, _ expected: String) throws {
    #expect(try events(answer, method).result?.summary == expected)
  }

  @Test("Without anything heard there are still values")
  func valuesWithoutRequest() throws {
    var handler = try demoPay()
    let intent = try intentClass("INSendPaymentIntent")
    for (method, answer, expected) in [
      ("resolvePayee", "success", "success Maria Lopez"),
      (
        "resolvePayee", "disambiguation",
        "disambiguation Maria Lopez · Maria Chen · Maria José Ruiz"
      ),
      ("resolveCurrencyAmount", "confirmationRequired", "confirmationRequired 10 USD"),
      ("resolveNote", "success", "success Lunch"),
    ] {
      let read = try Behaviour.Answer(
        parsing: answer, for: try #require(intent.method(method)), of: intent)
      handler.behaviour.set([read], for: method)
      #expect(handler.begin(try call(method)).result?.summary == expected)
    }
  }

  @Test("Successive calls take successive answers, and the last repeats")
  func sequence() throws {
    var handler = ScriptedHandler(
      app: try app(
        """
        accounts: [{name: A, currency: CHF, balance: 9}]
        behaviour:
          resolveCurrencyAmount:
            - unsupported paymentsAmountAboveMaximum
            - needsValue
            - success: 90 CHF
        """))
    let call = try call("resolveCurrencyAmount", ["currencyAmount": money("9000000 CHF")])
    let summaries = (1...4).map { _ in handler.begin(call).result?.summary }
    #expect(
      summaries == [
        "unsupported paymentsAmountAboveMaximum", "needsValue", "success 90 CHF",
        "success 90 CHF",
      ])
  }

  @Test("A change of one method takes effect at its next call and leaves the others where they are")
  func change() throws {
    var handler = ScriptedHandler(
      app: try app("behaviour: {confirm: [ready, failure], handle: [failure, success]}"))
    func code(_ method: String) throws -> String? {
      handler.begin(try call(method)).response?.code
    }
    #expect(try code("confirm") == "ready" && code("handle") == "failure")
    handler.behaviour.set(
      [Behaviour.Answer(.code("ready")), Behaviour.Answer(.code("inProgress"))], for: "handle")
    #expect(try code("confirm") == "failure" && code("handle") == "ready")
    #expect(try code("handle") == "inProgress")
    handler.behaviour.set([], for: "handle")
    #expect(try code("handle") == "failureNoBankAccount")
  }

  @Test(
    "A name that the method does not have is an error that names the nearest",
    arguments: [
      (
        "confirm", "reddy",
        "INSendPaymentIntentResponseCode has no code 'reddy'; did you mean 'ready'?"
      ),
      (
        "handle", "continueInApp",
        "INSendPaymentIntentResponseCode has no code 'continueInApp'; "
          + "write 'code:continueInApp' to give it all the same"
      ),
      (
        "resolvePayee", "unsupported noAcount",
        "INSendPaymentPayeeUnsupportedReason has no reason 'noAcount'; did you mean 'noAccount'? "
          + "Known here: credentialsUnverified, insufficientFunds, noAccount, noValidHandle"
      ),
      (
        "resolvePayee", "needValue",
        "INSendPaymentPayeeResolutionResult has no result 'needValue'; did you mean 'needsValue'?"
      ),
      (
        "resolveNote", "unsupported tooLong",
        "INStringResolutionResult takes no reason, here 'tooLong'; write 'unsupported'"
      ),
      (
        "resolveCurrencyAmount", "success lots",
        "'lots' is no amount of money; write '20 USD'"
      ),
      ("resolveNote", "needsValue now", "'now' means nothing after needsValue; remove it"),
      (
        "confirm", "ready now",
        "'now' means nothing after the code ready; remove it, or write 'after 12s'"
      ),
      ("handle", "late 12x", "'12x' is no length of time; write 'late 12'"),
      ("handle", "exit now", "'now' is no exit status; write 'exit 1'"),
      (
        "handle", "never success",
        "'success' cannot follow a fault that never answers; remove 'success'"
      ),
      ("handle", "code:", "a code is missing; write 'code:continueInApp'"),
    ])
  func errors(_ method: String, _ text: String, _ expected: String) throws {
    let intent = try intentClass("INSendPaymentIntent")
    let handlerMethod = try #require(intent.method(method))
    let error = #expect(throws: AnswerError.self) {
      try Behaviour.Answer(parsing: text, for: handlerMethod, of: intent)
    }
    #expect(error?.description == expected)
  }

  @Test("An empty answer lists what there is")
  func emptyAnswer() throws {
    let intent = try intentClass("INSendPaymentIntent")
    let note = try #require(intent.method("resolveNote"))
    let error = #expect(throws: AnswerError.self) {
      try Behaviour.Answer(parsing: "  ", for: note, of: intent)
    }
    #expect(error?.remedy?.hasPrefix("write one of world, ") ?? false)
  }

  @Test(
    "A length of time is read and written",
    arguments: [
      ("12s", 12_000, "12s"), ("350ms", 350, "350ms"), ("1.5s", 1500, "1500ms"), ("3", 3000, "3s"),
      ("0.06s", 60, "60ms"), ("3600", 3_600_000, "3600s"),
    ])
  func time(_ text: String, _ count: Int, _ written: String) {
    #expect(Milliseconds(text) == Milliseconds(count))
    #expect(Milliseconds(count).description == written)
  }

  @Test(
    "Other texts are no length of time",
    arguments: [
      "", "s", "ms", "-1s", "+1", "1.5ms", "1.", ".5", "1.2345s", "3601", "99999999999", "١s",
    ])
  func noTime(_ text: String) {
    #expect(Milliseconds(text) == nil)
  }
}
