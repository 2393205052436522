import Conversation
import DialogEngine
import SiriKit
import Testing

@Suite("What keeps Siri from the first call")
struct StartingTests {
  private static func started(
    iOS version: String = "26.0", _ change: (inout App) -> Void
  ) -> Rehearsal {
    var app = Rehearsal.app
    change(&app)
    var device = Device()
    device.systemVersion = version
    var rehearsal = Rehearsal(device: device, apps: [app])
    rehearsal.request(Rehearsal.complete("INSendPaymentIntent"))
    return rehearsal
  }

  @Test("an extension that the system does not register gets no request")
  func notRegistered() {
    let cases: [(String, (inout App) -> Void, Diagnosis.ID)] = [
      (
        "26.0", { $0.intentsExtension.pointIdentifier = "com.apple.intents-ui-service" },
        .extensionPointWrong
      ),
      (
        "26.0", { $0.intentsRestrictedWhileLocked = ["INStartCallIntent"] }, .restrictedNotSupported
      ),
      ("15.0", { $0.intentsExtension.deploymentTarget = "15.1" }, .systemTooOldForExtension),
      ("9.0", { _ in }, .systemTooOldForIntent),
    ]
    for (version, change, diagnosis) in cases {
      let rehearsal = Self.started(iOS: version, change)
      #expect(rehearsal.diagnoses == [diagnosis])
      #expect(rehearsal.spoken == ["route.notSupported"], "\(diagnosis)")
      #expect(rehearsal.ending == .notRouted, "\(diagnosis)")
      #expect(rehearsal.calls.isEmpty, "\(diagnosis)")
    }
  }

  @Test("an extension that does not start is a problem with the app")
  func notStarted() {
    let cases: [((inout IntentsExtension) -> Void, Diagnosis.ID)] = [
      ({ $0.principalClass = nil }, .principalClassMissing),
      ({ $0.principalClass = "IntentHandler" }, .principalClassNotFound),
      ({ $0.handler = .nonconforming }, .handlerDoesNotConform),
      ({ $0.handler = .nothing }, .handlerNotReturned),
      ({ $0.handler = .crash }, .crashed),
      ({ $0.handler = .exit }, .exited),
    ]
    for (change, diagnosis) in cases {
      let rehearsal = Self.started { change(&$0.intentsExtension) }
      #expect(rehearsal.diagnoses == [diagnosis])
      #expect(rehearsal.spoken == ["problem"], "\(diagnosis)")
      #expect(rehearsal.ending == .extensionFault, "\(diagnosis)")
      #expect(rehearsal.calls.isEmpty, "\(diagnosis)")
    }
  }

  @Test("a principal class in Objective-C is found by its name alone")
  func objectiveC() {
    let rehearsal = Self.started {
      $0.intentsExtension.principalClass = "IntentHandler"
      $0.intentsExtension.language = .objectiveC
    }
    #expect(rehearsal.calls == ["resolvePayee"])
  }

  @Test(
    "the target and the intent's own version are reached, not passed", arguments: ["26.0", "13"])
  func reached(version: String) {
    let rehearsal = Self.started(iOS: version) {
      $0.intentsExtension.deploymentTarget = version
    }
    #expect(rehearsal.calls == ["resolvePayee"])
  }

  @Test("a method with another signature is passed over; without handle nothing goes")
  func missing() {
    let first = Self.started { $0.intentsExtension.missingMethods = ["resolvePayee"] }
    #expect(first.happenings.contains(.skipped(method: "resolvePayee")))
    #expect(first.calls == ["resolveCurrencyAmount"])
    #expect(first.diagnoses == [.methodNotFound])
    var last = Self.started { $0.intentsExtension.missingMethods = ["handle"] }
    while last.engine.stage == .resolving { last.reply(ResolutionResult(.success)) }
    last.reply("ready")
    last.feed(.tapped(.confirm))
    #expect(!last.calls.contains("handle"))
    #expect(last.diagnoses == [.handleNotFound])
    #expect(last.ending == .extensionFault)
  }

  @Test("asking for the permission without saying what for is told of")
  func usageDescription() {
    var device = Device()
    device.permission = .notDetermined
    var rehearsal = Rehearsal(device: device)
    rehearsal.request(Rehearsal.complete("INSendPaymentIntent"))
    #expect(rehearsal.diagnoses == [.usageDescriptionMissing])
    #expect(rehearsal.engine.expectation.kind == .permission)
  }
}
