import Conversation
import DialogEngine
import SiriKit
import Testing

@Suite("Resolving, parameter by parameter")
struct ResolvingTests {
  @Test("a complete request runs through all methods in the protocol's order")
  func order() {
    var rehearsal = Rehearsal()
    rehearsal.reachHandle()
    #expect(
      rehearsal.calls == [
        "resolvePayee", "resolveCurrencyAmount", "resolveNote", "confirm", "handle",
      ])
    rehearsal.reply("success")
    #expect(rehearsal.ending == .done)
  }

  @Test("a missing value is asked for, and its parameter is resolved again")
  func needsValue() {
    var rehearsal = Rehearsal()
    rehearsal.request(["currencyAmount": Rehearsal.twenty])
    rehearsal.reply(ResolutionResult(.needsValue))
    #expect(rehearsal.engine.expectation.kind == .value("payee"))
    rehearsal.hear(.value(Rehearsal.maria))
    #expect(rehearsal.calls == ["resolvePayee", "resolvePayee"])
    #expect(rehearsal.engine.intent?.values["payee"] == Rehearsal.maria)
    #expect(rehearsal.spoken == ["ask.INSendPaymentIntent.payee"])
  }

  @Test("the value of success replaces the one that was said")
  func resolvedValue() {
    var rehearsal = Rehearsal()
    rehearsal.request(["payee": Rehearsal.maria])
    rehearsal.reply(ResolutionResult(.success, values: [Rehearsal.mariaChen]))
    #expect(rehearsal.engine.intent?.values["payee"] == Rehearsal.mariaChen)
    #expect(rehearsal.calls.last == "resolveCurrencyAmount")
  }

  @Test("a value that is not required is dropped, and nothing is asked")
  func notRequired() {
    var rehearsal = Rehearsal()
    rehearsal.request(["payee": Rehearsal.maria])
    rehearsal.reply(ResolutionResult(.notRequired))
    #expect(rehearsal.engine.intent?.values["payee"] == nil)
    #expect(rehearsal.engine.question == nil)
  }

  @Test("a choice goes into the intent and is resolved again")
  func choice() {
    var rehearsal = Rehearsal()
    rehearsal.request(["payee": Rehearsal.maria])
    rehearsal.reply(
      ResolutionResult(.disambiguation, values: [Rehearsal.mariaLopez, Rehearsal.mariaChen]))
    guard case .choice(let options) = rehearsal.engine.expectation.kind else {
      Issue.record("no choice is expected")
      return
    }
    #expect(options.map(\.label) == ["Maria Lopez", "Maria Chen"])
    #expect(options.map(\.detail) == ["mobile", "work"])
    rehearsal.hear(.choice(1))
    #expect(rehearsal.engine.intent?.values["payee"] == Rehearsal.mariaChen)
    #expect(rehearsal.calls == ["resolvePayee", "resolvePayee"])
  }

  @Test("choices beyond a page are shown on request, counted over all pages")
  func pages() {
    let people = (1...13).map { Value.person(Person(displayName: "Maria \($0)")) }
    var rehearsal = Rehearsal()
    rehearsal.request(["payee": Rehearsal.maria])
    rehearsal.reply(ResolutionResult(.disambiguation, values: people))
    #expect(rehearsal.engine.question?.options.count == 10)
    #expect(rehearsal.engine.question?.optionCount == 13)
    #expect(rehearsal.diagnoses == [.manyOptions])
    rehearsal.hear(.more)
    #expect(
      rehearsal.engine.question?.options.map(\.label) == ["Maria 11", "Maria 12", "Maria 13"])
    rehearsal.hear(.choice(12))
    #expect(rehearsal.engine.intent?.values["payee"] == people[12])
  }

  @Test("a disambiguation of one is a confirmation, of none a question", arguments: [0, 1])
  func fewOptions(count: Int) {
    var rehearsal = Rehearsal()
    rehearsal.request(["payee": Rehearsal.maria])
    rehearsal.reply(
      ResolutionResult(.disambiguation, values: Array([Rehearsal.mariaChen].prefix(count))))
    #expect(rehearsal.diagnoses == [.fewOptions])
    #expect(
      rehearsal.engine.expectation.kind == (count == 1 ? .confirmation("payee") : .value("payee")))
  }

  @Test("choices that look the same are diagnosed")
  func equalOptions() {
    var rehearsal = Rehearsal()
    rehearsal.request(["payee": Rehearsal.maria])
    rehearsal.reply(ResolutionResult(.disambiguation, values: [Rehearsal.maria, Rehearsal.maria]))
    #expect(rehearsal.diagnoses == [.equalOptions])
  }

  @Test("yes to a guess takes it, no asks anew", arguments: [true, false])
  func confirmation(isRight: Bool) {
    var rehearsal = Rehearsal()
    rehearsal.request(["payee": Rehearsal.maria])
    rehearsal.reply(ResolutionResult(.confirmationRequired, values: [Rehearsal.mariaChen]))
    #expect(rehearsal.spoken.last == "confirmation.INSendPaymentIntent.payee.none")
    rehearsal.hear(isRight ? .yes : .no)
    if isRight {
      #expect(rehearsal.engine.intent?.values["payee"] == Rehearsal.mariaChen)
      #expect(rehearsal.calls == ["resolvePayee", "resolvePayee"])
    } else {
      #expect(rehearsal.engine.expectation.kind == .value("payee"))
      #expect(rehearsal.engine.intent?.values["payee"] == nil)
    }
  }

  @Test("an unsupported value is told with its reason, then asked for again")
  func unsupported() throws {
    for method in try #require(Catalog.intent("INSendPaymentIntent")).methods
    where method.phase == .resolve {
      let reasons = Catalog.resolutionResult(method.resultClass)?.unsupportedReasons.map(\.name)
      for reason in [nil] + (reasons ?? []).map(Optional.some) {
        var rehearsal = Rehearsal()
        rehearsal.request(Rehearsal.complete("INSendPaymentIntent"))
        while rehearsal.calls.last != method.name { rehearsal.reply(ResolutionResult(.success)) }
        rehearsal.reply(ResolutionResult(.unsupported, reason: reason))
        let parameter = try #require(method.parameter)
        #expect(
          rehearsal.spoken == [
            "unsupported.INSendPaymentIntent.\(parameter).\(reason ?? "none")",
            "ask.INSendPaymentIntent.\(parameter)",
          ])
        #expect(rehearsal.engine.expectation.kind == .value(parameter))
        #expect(rehearsal.diagnoses.isEmpty)
      }
    }
  }

  @Test("the same question three times without success ends it and offers the app")
  func givesUp() {
    var rehearsal = Rehearsal()
    rehearsal.request([:])
    for _ in 1...3 {
      rehearsal.reply(ResolutionResult(.needsValue))
      rehearsal.hear(.value(Rehearsal.maria))
    }
    rehearsal.reply(ResolutionResult(.needsValue))
    #expect(rehearsal.ending == .gaveUp)
    #expect(rehearsal.diagnoses.contains(.sameQuestionThrice))
    #expect(rehearsal.diagnoses.contains(.needsValueAlthoughGiven))
    #expect(rehearsal.engine.expectation.kind == .openApp)
    #expect(!rehearsal.calls.contains("confirm"))
  }

  @Test("what is not understood is asked again; silence too; then Siri gives up")
  func misheard() {
    var rehearsal = Rehearsal()
    rehearsal.request([:])
    rehearsal.reply(ResolutionResult(.needsValue))
    rehearsal.hear(.notUnderstood)
    #expect(rehearsal.spoken.suffix(2) == ["misheard", "ask.INSendPaymentIntent.payee"])
    rehearsal.hear(.silence)
    #expect(rehearsal.spoken.suffix(2) == ["silence", "ask.INSendPaymentIntent.payee"])
    rehearsal.hear(.notUnderstood)
    #expect(rehearsal.ending == .gaveUp)
  }

  @Test("what a class lacks is diagnosed: a kind, a reason")
  func notInClass() {
    var rehearsal = Rehearsal()
    rehearsal.request(Rehearsal.complete("INSendPaymentIntent"))
    rehearsal.reply(ResolutionResult(.unsupported, reason: "tooLate"))
    #expect(rehearsal.diagnoses == [.reasonNotInEnum])
  }

  @Test("a method that is not implemented is skipped and logged")
  func skipped() {
    var rehearsal = Rehearsal(unimplemented: ["resolvePayee", "confirm"])
    rehearsal.request(Rehearsal.complete("INSendPaymentIntent"))
    rehearsal.reply(ResolutionResult(.success))
    rehearsal.reply(ResolutionResult(.success))
    #expect(rehearsal.calls == ["resolveCurrencyAmount", "resolveNote"])
    #expect(rehearsal.engine.expectation.kind == .goAhead)
    #expect(rehearsal.happenings.contains(.skipped(method: "confirm")))
  }
}
