import SiriKit
import Testing

@Suite("The judgement of response codes")
struct CodeMeaningTests {
  @Test("covers every code of every intent", arguments: Catalog.intents)
  func complete(_ intent: IntentClass) throws {
    for code in intent.codes {
      let meaning = try #require(
        CodeMeaning.of(code.name, in: intent.name), "\(intent.name).\(code.name)")
      #expect(!meaning.meaning.isEmpty)
      let isFailure = code.name.hasPrefix("failure") || code.name == "denied"
      #expect([.goOn, .done].contains(meaning.wayOn) ? !isFailure : true, "\(code.name)")
      // What the catalog says of a launch is a fact, and the judgement follows it.
      if code.appLaunch == .offered { #expect(meaning.wayOn == .openApp, "\(code.name)") }
      if meaning.wayOn == .tryAgain { #expect(meaning.isRecoverable, "\(code.name)") }
      if !isFailure { #expect(meaning.cause == .none, "\(code.name)") }
    }
  }

  @Test("knows no code that is none")
  func unknown() {
    #expect(CodeMeaning.of("failureNoContentViewable", in: "INPlayMediaIntent") == nil)
  }

  @Test("may differ between intents")
  func differences() {
    #expect(CodeMeaning.of("success", in: "INSendPaymentIntent")?.wayOn == .done)
    #expect(CodeMeaning.of("success", in: "INSearchCallHistoryIntent")?.wayOn == .openApp)
  }
}
