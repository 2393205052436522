import Conversation
import DialogEngine
import SiriKit
import Testing

@Suite("The completion rules")
struct CompletionTests {
  /// Reaches the call of each method of the payment protocol.
  static let methods: [String] = [
    "resolvePayee", "resolveCurrencyAmount", "resolveNote", "confirm", "handle",
  ]

  private func reached(_ method: String) -> Rehearsal {
    var rehearsal = Rehearsal()
    rehearsal.request(Rehearsal.complete("INSendPaymentIntent"))
    while rehearsal.calls.last != method {
      switch rehearsal.engine.stage {
      case .resolving: rehearsal.reply(ResolutionResult(.success))
      case .confirming: rehearsal.reply("ready")
      case .askingGoAhead: rehearsal.feed(.tapped(.confirm))
      default: return rehearsal
      }
    }
    return rehearsal
  }

  @Test("no completion: still working after 3 s, a problem after 10 s", arguments: methods)
  func noCompletion(method: String) {
    var rehearsal = reached(method)
    rehearsal.wait(2_999)
    #expect(!rehearsal.spoken.contains("working.first"))
    rehearsal.wait(1)
    #expect(rehearsal.spoken.last == "working.first")
    rehearsal.wait(6_999)
    #expect(rehearsal.ending == nil)
    rehearsal.wait(1)
    #expect(rehearsal.ending == .extensionFault)
    #expect(rehearsal.spoken.last?.hasPrefix("problem") == true)
    #expect(rehearsal.diagnoses == [.noCompletion])
    #expect(rehearsal.spoken.count { $0 == "working.first" } == 1)
  }

  @Test("a late answer is logged and changes nothing", arguments: methods)
  func late(method: String) {
    var rehearsal = reached(method)
    let call = rehearsal.callNumber
    rehearsal.wait(10_000)
    rehearsal.wait(2_000)
    rehearsal.feed(.replied(call: call, .response(IntentResponse(code: "success"))))
    #expect(rehearsal.ending == .extensionFault)
    #expect(rehearsal.endings == 1)
    #expect(rehearsal.diagnoses == [.noCompletion, .lateAnswer])
  }

  @Test("a crash or an exit is seen at once", arguments: methods)
  func broken(method: String) {
    for (fault, diagnosis) in [
      (CallFault.crashed("index out of range"), Diagnosis.ID.crashed), (.exited(3), .exited),
    ] {
      var rehearsal = reached(method)
      rehearsal.feed(.faulted(call: rehearsal.callNumber, fault))
      #expect(rehearsal.ending == .extensionFault)
      #expect(rehearsal.diagnoses == [diagnosis])
      #expect(rehearsal.spoken.last?.hasPrefix("problem") == true)
    }
  }

  @Test("a second completion ends the extension", arguments: methods)
  func twice(method: String) {
    var rehearsal = reached(method)
    let call = rehearsal.callNumber
    let reply: Reply =
      method.hasPrefix("resolve")
      ? .resolution(ResolutionResult(.success))
      : .response(
        IntentResponse(
          code: method == "handle" ? "inProgress" : "ready",
          properties: ["paymentRecord.note": .text("x")]))
    rehearsal.feed(.replied(call: call, reply))
    rehearsal.feed(.replied(call: call, reply))
    #expect(rehearsal.diagnoses == [.completedTwice])
    #expect(rehearsal.ending == (method == "handle" ? .inProgress : .extensionFault))
    #expect(rehearsal.endings == 1)
  }

  @Test("an answer between 3 and 10 s counts, and is called slow")
  func slow() {
    var rehearsal = reached("confirm")
    rehearsal.wait(6_000)
    rehearsal.reply("ready")
    #expect(rehearsal.engine.expectation.kind == .goAhead)
    #expect(rehearsal.diagnoses == [.slowAnswer])
  }

  @Test("a reply of another method's type is a problem with the app")
  func wrongType() {
    var rehearsal = reached("confirm")
    rehearsal.reply(ResolutionResult(.success))
    #expect(rehearsal.ending == .extensionFault)
    #expect(rehearsal.diagnoses == [.replyOfWrongType])
  }

  @Test("money before handle, without the go-ahead, and twice")
  func money() {
    let effect = Effect(kind: .charge, summary: "20 USD to Maria", idempotencyKey: nil)
    var early = reached("confirm")
    early.feed(.affected(call: early.callNumber, effect))
    #expect(early.diagnoses == [.moneyBeforeHandle, .moneyWithoutGoAhead])
    var twice = reached("handle")
    twice.feed(.affected(call: twice.callNumber, effect))
    twice.feed(.affected(call: twice.callNumber, effect))
    #expect(twice.diagnoses == [.chargedTwice])
    twice.reply("success")
    #expect(twice.ending == .done)
  }

  @Test("a call that nobody knows is ignored")
  func unknownCall() {
    var rehearsal = reached("confirm")
    rehearsal.feed(.replied(call: 99, .response(IntentResponse(code: "ready"))))
    rehearsal.feed(.faulted(call: -1, .exited(0)))
    #expect(rehearsal.ending == nil)
    #expect(rehearsal.engine.stage == .confirming)
  }
}
