import Conversation
import DialogEngine
import SiriKit
import Testing

@Suite("Confirm, go-ahead, handle and the endings")
struct RespondingTests {
  static let intents = ["INSendPaymentIntent", "INRequestPaymentIntent"]

  @Test("every code from confirm leads to its ending, and never to handle", arguments: intents)
  func confirmCodes(intent: String) throws {
    for code in try #require(Catalog.intent(intent)).codes {
      var rehearsal = Rehearsal()
      rehearsal.resolveAll(intent: intent)
      rehearsal.reply(code.name)
      #expect(!rehearsal.calls.contains("handle"))
      switch code.name {
      case "ready", "success":
        #expect(rehearsal.engine.expectation.kind == .goAhead)
        #expect(rehearsal.diagnoses == (code.name == "success" ? [.successFromConfirm] : []))
      case "failureRequiringAppLaunch":
        #expect(rehearsal.engine.expectation.kind == .openApp)
        #expect(rehearsal.ending == nil)
      default:
        #expect(rehearsal.ending == .failed(code.name))
        #expect(rehearsal.spoken.contains("code.\(intent).confirm.\(code.name)"))
      }
    }
  }

  @Test("every code from handle leads to its ending", arguments: intents)
  func handleCodes(intent: String) throws {
    for code in try #require(Catalog.intent(intent)).codes {
      var rehearsal = Rehearsal()
      rehearsal.reachHandle(intent: intent)
      rehearsal.reply(code.name)
      switch code.name {
      case "success":
        #expect(rehearsal.ending == .done)
        #expect(rehearsal.diagnoses == [.successWithoutCharge])
      case "inProgress": #expect(rehearsal.ending == .inProgress)
      case "failureRequiringAppLaunch":
        #expect(rehearsal.engine.expectation.kind == .openApp)
      default: #expect(rehearsal.ending == .failed(code.name))
      }
      #expect(rehearsal.spoken.last != "problem")
    }
  }

  @Test(
    "the diagnoses of wrong codes",
    arguments: [
      ("confirm", "inProgress", Diagnosis.ID.codeInWrongPhase),
      ("confirm", "unspecified", .unspecified), ("confirm", "failure", .bareFailure),
      ("confirm", "continueInApp", .codeNotInEnum), ("handle", "ready", .readyFromHandle),
      ("handle", "unspecified", .unspecified), ("handle", "failure", .bareFailure),
      ("handle", "failureNoContentViewable", .codeNotInEnum),
    ])
  func wrongCodes(phase: String, code: String, diagnosis: Diagnosis.ID) {
    var rehearsal = Rehearsal()
    if phase == "confirm" { rehearsal.resolveAll() } else { rehearsal.reachHandle() }
    rehearsal.reply(code)
    #expect(rehearsal.diagnoses == [diagnosis])
    #expect(rehearsal.ending == .failed(code))
  }

  @Test("confirm without a record is told")
  func noRecord() {
    var rehearsal = Rehearsal()
    rehearsal.resolveAll()
    rehearsal.reply("ready", [:])
    #expect(rehearsal.diagnoses == [.noRecordInConfirm])
  }

  @Test("a change at the go-ahead resolves and confirms again")
  func correctionAtGoAhead() {
    var rehearsal = Rehearsal()
    rehearsal.resolveAll()
    rehearsal.reply("ready")
    rehearsal.hear(
      .correction([Correction(parameter: "currencyAmount", value: Rehearsal.thirty)]))
    #expect(rehearsal.calls.last == "resolveCurrencyAmount")
    rehearsal.reply(ResolutionResult(.success))
    rehearsal.reply(ResolutionResult(.success))
    rehearsal.reply("ready")
    #expect(rehearsal.calls.count { $0 == "confirm" } == 2)
    #expect(rehearsal.engine.intent?.values["currencyAmount"] == Rehearsal.thirty)
    #expect(rehearsal.engine.expectation.kind == .goAhead)
  }

  @Test("a correction in the middle of a question changes the earlier parameter")
  func correctionInQuestion() {
    var rehearsal = Rehearsal()
    rehearsal.request(["payee": Rehearsal.maria])
    rehearsal.reply(ResolutionResult(.success))
    rehearsal.reply(ResolutionResult(.needsValue))
    rehearsal.hear(.correction([Correction(parameter: "payee", value: Rehearsal.anna)]))
    #expect(rehearsal.calls.last == "resolvePayee")
    #expect(rehearsal.engine.intent?.values["payee"] == Rehearsal.anna)
  }

  @Test("a correction of what is still to come is kept, and the question stays")
  func correctionAhead() {
    var rehearsal = Rehearsal()
    rehearsal.request([:])
    rehearsal.reply(ResolutionResult(.needsValue))
    rehearsal.hear(
      .correction([Correction(parameter: "currencyAmount", value: Rehearsal.thirty)]))
    #expect(rehearsal.engine.expectation.kind == .value("payee"))
    #expect(rehearsal.engine.intent?.values["currencyAmount"] == Rehearsal.thirty)
  }

  @Test("change it, without saying what, asks what to change")
  func emptyCorrection() {
    var rehearsal = Rehearsal()
    rehearsal.resolveAll()
    rehearsal.reply("ready")
    rehearsal.hear(.correction([]))
    #expect(rehearsal.spoken.suffix(2).first == "whatToChange.INSendPaymentIntent")
    #expect(rehearsal.engine.expectation.kind == .goAhead)
  }

  @Test("cancel ends it at every stage, and handle is not called")
  func cancelAnywhere() {
    let stages: [(String, (inout Rehearsal) -> Void)] = [
      ("resolving", { $0.request([:]) }),
      (
        "value",
        {
          $0.request([:])
          $0.reply(ResolutionResult(.needsValue))
        }
      ),
      (
        "choice",
        {
          $0.request([:])
          $0.reply(
            ResolutionResult(
              .disambiguation, values: [Rehearsal.mariaLopez, Rehearsal.mariaChen]))
        }
      ),
      (
        "guess",
        {
          $0.request([:])
          $0.reply(ResolutionResult(.confirmationRequired, values: [Rehearsal.maria]))
        }
      ),
      ("confirming", { $0.resolveAll() }),
      (
        "go-ahead",
        {
          $0.resolveAll()
          $0.reply("ready")
        }
      ),
    ]
    for (name, reach) in stages {
      var rehearsal = Rehearsal()
      reach(&rehearsal)
      rehearsal.hear(.cancel)
      #expect(rehearsal.ending == .cancelled, "\(name)")
      #expect(rehearsal.spoken.last == "cancelled.INSendPaymentIntent", "\(name)")
      #expect(!rehearsal.calls.contains("handle"), "\(name)")
    }
  }

  @Test("a new request replaces the one under way, and says that nothing was sent")
  func replaced() {
    var rehearsal = Rehearsal()
    rehearsal.resolveAll()
    rehearsal.reply("ready")
    rehearsal.request(["payer": Rehearsal.anna], intent: "INRequestPaymentIntent")
    #expect(rehearsal.spoken.last == "replaced.INSendPaymentIntent")
    #expect(rehearsal.endings == 1)
    #expect(rehearsal.engine.intentClass?.name == "INRequestPaymentIntent")
    #expect(rehearsal.calls.last == "resolvePayer")
  }

  @Test("the app opens with the response's activity, or with one that Siri makes")
  func openApp() {
    for own in [nil, UserActivity(activityType: "com.example.demopay.details")] {
      var rehearsal = Rehearsal()
      rehearsal.reachHandle()
      rehearsal.feed(
        .replied(
          call: rehearsal.callNumber,
          .response(IntentResponse(code: "failureRequiringAppLaunch", userActivity: own))))
      rehearsal.feed(.tapped(.openApp))
      #expect(rehearsal.ending == .handedOver)
      let launch = rehearsal.happenings.lazy.compactMap {
        if case .launched(let launch) = $0 { launch } else { nil }
      }.first
      #expect(launch?.isMadeBySiri == (own == nil))
      #expect(launch?.activity.activityType == own?.activityType ?? "INSendPaymentIntent")
      #expect(launch?.callbacks == ["scene(_:willConnectTo:options:)"])
      #expect(rehearsal.diagnoses.isEmpty)
    }
  }

  @Test("declining the app fails with the code")
  func declineApp() {
    var rehearsal = Rehearsal()
    rehearsal.resolveAll()
    rehearsal.reply("failureRequiringAppLaunch")
    rehearsal.hear(.no)
    #expect(rehearsal.ending == .failed("failureRequiringAppLaunch"))
    #expect(rehearsal.spoken.last == "openApp.declined")
  }

  @Test("an activity type that the app does not declare is told")
  func undeclaredActivity() {
    var rehearsal = Rehearsal()
    rehearsal.resolveAll()
    rehearsal.feed(
      .replied(
        call: rehearsal.callNumber,
        .response(
          IntentResponse(
            code: "failureRequiringAppLaunch",
            userActivity: UserActivity(activityType: "com.example.other")))))
    rehearsal.hear(.yes)
    #expect(rehearsal.diagnoses == [.activityTypeNotDeclared])
  }

  @Test("trying again runs the same request from its first parameter")
  func retry() {
    var rehearsal = Rehearsal()
    rehearsal.resolveAll()
    rehearsal.reply("failure")
    #expect(rehearsal.engine.expectation.kind == .retry)
    rehearsal.feed(.tapped(.retry))
    #expect(rehearsal.calls.last == "resolvePayee")
    #expect(rehearsal.engine.intent?.values["currencyAmount"] == Rehearsal.twenty)
  }

  @Test("what the app attached to a failure that stays is offered as an alternative")
  func alternative() {
    var rehearsal = Rehearsal()
    rehearsal.resolveAll()
    let activity = UserActivity(activityType: "com.example.demopay.details")
    rehearsal.feed(
      .replied(
        call: rehearsal.callNumber,
        .response(IntentResponse(code: "failureInsufficientFunds", userActivity: activity))))
    #expect(rehearsal.spoken.last == "alternative.offer")
    #expect(rehearsal.endings == 1)
    rehearsal.feed(.tapped(.openApp))
    let launch = rehearsal.happenings.compactMap { happening -> Launch? in
      if case .launched(let launch) = happening { launch } else { nil }
    }.last
    #expect(launch?.activity == activity && launch?.isMadeBySiri == false)
  }

  @Test("failures in a row suggest the app")
  func suggestion() {
    var rehearsal = Rehearsal()
    for _ in 1...2 {
      rehearsal.resolveAll()
      rehearsal.reply("failureInsufficientFunds")
    }
    #expect(rehearsal.spoken.last == "suggestApp")
    #expect(rehearsal.engine.expectation.kind == .openApp)
    #expect(rehearsal.endings == 2)
  }

  @Test("a payment cannot be undone; with nothing done there is nothing to undo")
  func undo() {
    var rehearsal = Rehearsal()
    rehearsal.hear(.undo)
    #expect(rehearsal.spoken == ["nothingToUndo"])
    rehearsal.reachHandle()
    rehearsal.reply("success")
    rehearsal.hear(.undo)
    #expect(rehearsal.spoken.last == "undo.INSendPaymentIntent")
  }
}
