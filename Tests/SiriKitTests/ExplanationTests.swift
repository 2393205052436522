import FoundationEssentials
import SiriKit
import Testing

@Suite("Every name of the frameworks is explained from the catalog")
struct ExplanationTests {
  private func facts(_ name: String, _ label: String) -> [String] {
    Explanation.explain(name)?.facts.filter { $0.label == label }.map(\.value) ?? []
  }

  @Test("a code of one intent")
  func qualifiedCode() {
    let explanation = Explanation.explain("INSendPaymentIntent.failureInsufficientFunds")
    #expect(
      explanation?.text == """
        INSendPaymentIntent.failureInsufficientFunds: response code
          enum         INSendPaymentIntentResponseCode
          raw value    10
          phase        confirm or handle
          basis        the general articles on confirm and handle say so
          app launch   no app launch
          introduced   iOS 10.0
          meaning      the account does not hold enough for it
          cause        the state of the account, the app or the system
          recoverable  the same request will not succeed by itself
          then         the app is offered with what it attached, if it did
          judged by    cause: Apple, INSendPaymentIntentResponseCode.failureInsufficientFunds; way on: policy
        """)
    for name in [
      "INSendPaymentIntentResponseCode.failureInsufficientFunds",
      "SendPayment.failureInsufficientFunds", "INSendPaymentIntent.10",
      "INSendPaymentIntentHandling.failureInsufficientFunds",
    ] {
      #expect(Explanation.explain(name) == explanation, "\(name)")
    }
    #expect(Explanation.explain("INRequestPaymentIntent.failureInsufficientFunds") == nil)
  }

  @Test("a code of several intents")
  func plainCode() throws {
    let explanation = try #require(Explanation.explain("failureInsufficientFunds"))
    #expect(explanation.kind == .responseCode)
    let intents = Catalog.intents.filter { $0.code("failureInsufficientFunds") != nil }
    #expect(
      explanation.facts.map(\.label) == ["meaning", "meaning", "cause", "recoverable", "then"]
        + intents.map(\.name))
    #expect(
      facts("failureInsufficientFunds", "INSendPaymentIntent")
        == ["raw value 10 · confirm or handle · iOS 10.0"])
    #expect(explanation.others.isEmpty)
  }

  @Test("caveats are told")
  func caveats() {
    #expect(facts("INTransferMoneyIntent.ready", "caveat") == ["an error when handle returns it"])
    #expect(
      facts("INStartWorkoutIntent.success", "caveat")
        == ["only the app may return it, not the extension"])
    #expect(
      facts("INPlayMediaIntent.handleInApp", "app launch") == [
        "launches the app in the background"
      ])
  }

  @Test("an intent, by class or verb")
  func intent() throws {
    let explanation = try #require(Explanation.explain("INSendPaymentIntent"))
    #expect(explanation.kind == .intent)
    #expect(Explanation.explain("SendPayment") == explanation)
    #expect(facts("SendPayment", "codes").first == "0 unspecified")
    #expect(facts("SendPayment", "codes").count == 14)
    #expect(
      facts("SendPayment", "methods").first == "resolvePayee → INSendPaymentPayeeResolutionResult")
    #expect(facts("SendPayment", "unlocking") == ["the device is always unlocked first"])
    #expect(
      facts("GetReservationDetails", "protocol") == ["none: the intent can only be donated"])
  }

  @Test("methods and parameters")
  func members() {
    #expect(
      facts("INSendPaymentIntent.resolvePayee", "Swift") == ["resolvePayee(for:with:)"])
    #expect(
      facts("INSendPaymentIntent.payee", "resolved by")
        == ["resolvePayee → INSendPaymentPayeeResolutionResult"])
    #expect(facts("recipients", "INSendMessageIntent") == ["[INPerson]?"])
    #expect(
      facts("resolveRecipients", "INSendMessageIntent")
        == ["→ [INSendMessageRecipientResolutionResult]"])
  }

  @Test("a class of resolution results, its kinds and its reasons")
  func results() {
    let name = "INSendPaymentPayeeResolutionResult"
    #expect(facts(name, "used by") == ["INSendPaymentIntent.resolvePayee"])
    #expect(facts(name, "unsupported reasons").first == "1 credentialsUnverified")
    #expect(facts("\(name).noAccount", "raw value") == ["3"])
    #expect(facts("INSendPaymentPayeeUnsupportedReason.noAccount", "raw value") == ["3"])
    #expect(facts("\(name).needsValue", "then") == ["Siri asks for a value and resolves again"])
    #expect(facts("needsValue", "classes") == ["89 of 89"])
    #expect(
      facts("disambiguation", "not in").contains("INBooleanResolutionResult"))
    #expect(Explanation.explain("insufficientFunds")?.title == "\(name).insufficientFunds")
    #expect(facts("noAccount", name) == ["raw value 3 · unsupported"])
    #expect(facts("listShouldBeCreated", "goes with") == ["confirmationRequired"])
  }

  @Test("a name with several meanings tells them all")
  func meanings() throws {
    let explanation = try #require(Explanation.explain("success"))
    #expect(explanation.kind == .responseCode)
    #expect(explanation.others.map(\.kind) == [.resolutionKind])
    #expect(explanation.others.first?.facts.last?.label == "not in")
    #expect(explanation.text.contains("\n\nsuccess: kind of resolution result\n"))
  }

  @Test("errors, by name or raw value")
  func errors() {
    #expect(facts("LAError.userCancel", "raw value") == ["-2"])
    #expect(Explanation.explain("userCancel") == Explanation.explain("LAError.userCancel"))
    #expect(facts("biometryLockout", "same value as") == ["touchIDLockout"])
    #expect(facts("LAError.biometryNotPaired", "introduced") == ["not on iOS"])
    for name in [
      "LAErrorUserCancel", "LAError.Code.userCancel", "kLAErrorUserCancel", "LAErrorCodeUserCancel",
    ] {
      #expect(Explanation.explain(name)?.title == "LAError.userCancel", "\(name)")
    }
    #expect(
      Explanation.explain("INSendPaymentIntentResponseCodeFailureRequiringAppLaunch")?.title
        == "INSendPaymentIntent.failureRequiringAppLaunch")
    #expect(
      facts("INSendPaymentIntent.failureNoBankAccount", "meaning")
        == ["the user has set up no account to pay from or to be paid on"])
    #expect(Explanation.explain("LAError.-1")?.title == "LAError.authenticationFailed")
    #expect(Explanation.explain("INIntentError.3001")?.title == "INIntentError.requestTimedOut")
  }

  @Test("an explanation as JSON")
  func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let explanation = try #require(Explanation.explain("INSendMessageIntent.recipients"))
    let text = String(decoding: try encoder.encode(explanation), as: UTF8.self)
    #expect(
      text == """
        {"facts":[{"label":"type","value":"[INPerson]?"},{"label":"resolved by","value":\
        "resolveRecipients → [INSendMessageRecipientResolutionResult]"}],"kind":"parameter",\
        "others":[],"title":"INSendMessageIntent.recipients"}
        """)
  }

  @Test("every name that is offered is explained, and others are not")
  func names() {
    for name in Explanation.names {
      #expect(Explanation.explain(name)?.facts.isEmpty == false, "\(name)")
    }
    for name in ["", ".", "INSendPayment", "LAError.", "succes", "INSendPaymentIntent.x", "3001"] {
      #expect(Explanation.explain(name) == nil, "\(name)")
    }
  }
}
