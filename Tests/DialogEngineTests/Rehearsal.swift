import Conversation
import DialogEngine
import FoundationEssentials
import SiriKit

/// Drives an engine by hand: says, taps, answers calls, lets time pass; keeps what came of it.
struct Rehearsal {
  var engine: DialogEngine
  var now = 0
  var happenings: [Happening] = []
  var calls: [String] = []
  var inputs: [(ConversationInput, Int)] = []

  static let app = App(
    name: "DemoPay", bundleIdentifier: "com.example.demopay",
    intentsSupported: ["INSendPaymentIntent", "INRequestPaymentIntent"],
    userActivityTypes: ["com.example.demopay.details"])

  init(
    device: Device = Device(), apps: [App] = [Rehearsal.app], unimplemented: Set<String> = []
  ) {
    engine = DialogEngine(apps: apps, device: device, unimplementedMethods: unimplemented)
  }

  mutating func feed(_ input: ConversationInput) {
    inputs.append((input, now))
    for output in engine.receive(input, at: now) {
      switch output {
      case .event(let happening): happenings.append(happening)
      case .call(_, let method, _): calls.append(method.name)
      case .cancelCall, .wake, .launch, .app, .resume: break
      }
    }
  }

  mutating func hear(_ meaning: Meaning) {
    feed(.said(Interpretation(text: "…", locale: "en-US", meaning: meaning)))
  }

  mutating func request(_ values: [String: Value], intent: String = "INSendPaymentIntent") {
    hear(.request(Request(intentName: intent, values: values, appName: "DemoPay")))
  }

  /// Answers the call that is pending.
  mutating func reply(_ result: ResolutionResult) {
    now += 5
    feed(.replied(call: callNumber, .resolution(result)))
  }

  mutating func reply(
    _ code: String, _ properties: [String: Value] = ["paymentRecord.note": .text("x")]
  ) {
    now += 5
    feed(.replied(call: callNumber, .response(IntentResponse(code: code, properties: properties))))
  }

  mutating func wait(_ milliseconds: Int) {
    now += milliseconds
    feed(.timePassed)
  }

  var callNumber: Int { calls.count }

  /// From a complete request through all resolve methods to the call of confirm.
  mutating func resolveAll(intent: String = "INSendPaymentIntent") {
    request(Rehearsal.complete(intent), intent: intent)
    while engine.stage == .resolving {
      reply(ResolutionResult(.success))
    }
  }

  mutating func reachHandle(intent: String = "INSendPaymentIntent") {
    resolveAll(intent: intent)
    reply("ready")
    feed(.tapped(.confirm))
  }

  static let maria = Value.person(Person(displayName: "Maria"))
  static let mariaChen = Value.person(
    Person(displayName: "Maria Chen", handle: PersonHandle(value: "2", label: "work")))
  static let mariaLopez = Value.person(
    Person(displayName: "Maria Lopez", handle: PersonHandle(value: "1", label: "mobile")))
  static let anna = Value.person(Person(displayName: "Anna"))
  static let twenty = Value.currencyAmount(CurrencyAmount(amount: 20, currencyCode: "USD"))
  static let thirty = Value.currencyAmount(CurrencyAmount(amount: 30, currencyCode: "USD"))

  static func complete(_ intent: String) -> [String: Value] {
    [
      intent == "INSendPaymentIntent" ? "payee" : "payer": maria, "currencyAmount": twenty,
      "note": .text("dinner"),
    ]
  }

  // MARK: - What came of it

  var ending: Ending? {
    happenings.reversed().lazy.compactMap {
      if case .ended(let ending) = $0 { ending } else { nil }
    }
    .first
  }

  var endings: Int { happenings.count { if case .ended = $0 { true } else { false } } }

  var spoken: [String] {
    happenings.flatMap { happening -> [String] in
      switch happening {
      case .said(let line): [line.key]
      case .asked(let question): [question.lead?.key, question.line.key].compactMap { $0 }
      default: []
      }
    }
  }

  var diagnoses: [Diagnosis.ID] {
    happenings.compactMap {
      if case .diagnosed(let finding) = $0 { finding.diagnosis } else { nil }
    }
  }
}
