import Conversation
import DialogEngine
import FoundationEssentials
import Handlers
import Session
import SiriKit

/// How fast the rules run, by themselves and with all that a conversation needs.
@MainActor
enum ConversationBench {
  static func run() throws {
    try engine()
    try session()
  }

  /// A payment that goes through: the request and the go-ahead are a turn each.
  private static func engine() throws {
    let app = App(
      name: "DemoPay", bundleIdentifier: "com.example.demopay",
      intentsSupported: ["INSendPaymentIntent"])
    let fresh = DialogEngine(apps: [app])
    let request = Interpretation(
      text: "Send $20 to Maria", locale: "en-US",
      meaning: .request(
        Request(
          intentName: "INSendPaymentIntent",
          values: [
            "payee": .person(Person(displayName: "Maria")),
            "currencyAmount": .currencyAmount(CurrencyAmount(amount: 20, currencyCode: "USD")),
            "note": .text("dinner"),
          ])))
    var inputs = 0
    var stages: Set<DialogEngine.Stage> = []
    let rate = Timing.rate {
      var engine = fresh
      inputs += drive(&engine, .said(request))
      inputs += drive(&engine, .tapped(.confirm))
      stages.insert(engine.stage)
    }
    guard stages == [.ended] else {
      throw BenchError(description: "the payment did not end: \(stages)")
    }
    Report.line(
      Figure(
        name: "engine: turns of the user, with their calls", value: rate * 2, unit: "a second",
        digits: 0, target: .atLeast(20_000)))
  }

  /// Gives an input and answers every call that comes of it; how many inputs that were.
  private static func drive(_ engine: inout DialogEngine, _ input: ConversationInput) -> Int {
    var waiting = [input]
    var count = 0
    while let next = waiting.popLast() {
      count += 1
      for output in engine.receive(next, at: 0) {
        guard case .call(let number, let method, _) = output else { continue }
        waiting.append(.replied(call: number, reply(to: method)))
      }
    }
    return count
  }

  private static func reply(to method: HandlerMethod) -> Reply {
    switch method.phase {
    case .resolve: .resolution(ResolutionResult(.success))
    case .confirm: .response(IntentResponse(code: "ready"))
    case .handle: .response(IntentResponse(code: "success"))
    }
  }

  /// Understood, resolved, confirmed and handled by DemoPay's own world, in virtual time.
  private static func session() throws {
    var fresh = Session(appFile: try AppFile.demoPay, locale: "en-US")
    _ = fresh.interpret("yes")
    var events = 0
    var ending: Ending?
    let rate = Timing.rate {
      var session = fresh
      for text in ["Send $20 to Stephen Okafor with DemoPay", "yes"] {
        session.say(text)
        session.settle()
      }
      events = session.log.count
      if case .ended(let end) = session.log.events.last?.happening { ending = end }
    }
    guard ending?.exitStatus == 0 else {
      throw BenchError(description: "the payment did not go through: \(ending?.name ?? "no end")")
    }
    Report.line(
      Figure(
        name: "session: conversations of two turns", value: rate, unit: "a second", digits: 0,
        remark: "\(events) events each"))
  }
}
