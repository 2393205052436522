import Conversation
import DialogEngine
import SiriKit
import Testing

@Suite("From the request to the extension")
struct RoutingTests {
  private func ended(_ change: (inout Device) -> Void) -> Rehearsal {
    var device = Device()
    change(&device)
    var rehearsal = Rehearsal(device: device)
    rehearsal.request(Rehearsal.complete("INSendPaymentIntent"))
    return rehearsal
  }

  @Test("an app that cannot be reached ends it before the first call")
  func unreachable() {
    let cases: [((inout Device) -> Void, String, [Diagnosis.ID])] = [
      ({ $0.installation = .notInstalled }, "route.notInstalled", []),
      ({ $0.installation = .justInstalled }, "route.justInstalled", [.notIndexedYet]),
      ({ $0.permission = .denied }, "route.permissionDenied", [.permissionMissing]),
      ({ $0.permission = .restricted }, "route.restricted", [.permissionMissing]),
    ]
    for (change, key, diagnoses) in cases {
      let rehearsal = ended(change)
      #expect(rehearsal.ending == .notRouted)
      #expect(rehearsal.spoken == [key])
      #expect(rehearsal.diagnoses == diagnoses)
      #expect(rehearsal.calls.isEmpty)
    }
  }

  @Test("permission is asked for once; allowing goes on, refusing ends", arguments: [true, false])
  func permission(isAllowed: Bool) {
    var rehearsal = ended { $0.permission = .notDetermined }
    #expect(rehearsal.engine.expectation.kind == .permission)
    rehearsal.hear(isAllowed ? .yes : .no)
    #expect(rehearsal.engine.device.permission == (isAllowed ? .authorized : .denied))
    #expect(rehearsal.calls.isEmpty != isAllowed)
    if !isAllowed { #expect(rehearsal.ending == .notRouted) }
  }

  @Test("a payment on a locked device asks to unlock first", arguments: [true, false])
  func unlocking(agrees: Bool) {
    var rehearsal = ended { $0.isLocked = true }
    #expect(rehearsal.spoken == ["unlock.ask"])
    #expect(rehearsal.calls.isEmpty)
    rehearsal.feed(.tapped(agrees ? .unlock : .cancel))
    #expect(rehearsal.calls.isEmpty != agrees)
    #expect(rehearsal.ending == (agrees ? nil : .notUnlocked))
  }

  @Test("unlocking the device itself goes on as well")
  func unlockedByHand() {
    var rehearsal = ended { $0.isLocked = true }
    rehearsal.feed(.deviceChanged(Device(), what: "unlocked"))
    #expect(rehearsal.calls == ["resolvePayee"])
  }

  @Test("an intent that the extension does not declare goes to the web")
  func undeclared() {
    var app = Rehearsal.app
    app.intentsSupported = ["INRequestPaymentIntent"]
    var rehearsal = Rehearsal(apps: [app])
    rehearsal.request([:])
    #expect(rehearsal.ending == .notRouted)
    #expect(rehearsal.diagnoses == [.intentNotSupported])
    var unnamed = Rehearsal(apps: [app])
    unnamed.hear(.request(Request(intentName: "INSendPaymentIntent")))
    #expect(unnamed.ending == .notRouted)
    #expect(unnamed.diagnoses == [.intentNotSupported])
  }

  @Test("an intent that can only be donated is refused, though it is declared")
  func donationOnly() throws {
    let name = try #require(Catalog.intents.first { $0.handlingProtocol == nil }).name
    var app = Rehearsal.app
    app.intentsSupported = [name]
    var rehearsal = Rehearsal(apps: [app])
    rehearsal.request([:], intent: name)
    #expect(rehearsal.diagnoses == [.intentWithoutHandler])
    #expect(rehearsal.spoken == ["route.notSupported"])
    #expect(rehearsal.ending == .notRouted)
  }

  @Test("without a name the only app is taken; among several Siri asks")
  func whichApp() {
    var other = Rehearsal.app
    other.name = "OtherPay"
    var rehearsal = Rehearsal(apps: [Rehearsal.app, other])
    rehearsal.hear(.request(Request(intentName: "INSendPaymentIntent")))
    #expect(rehearsal.spoken == ["route.whichApp"])
    rehearsal.hear(.choice(1))
    #expect(rehearsal.happenings.contains(.routed("OtherPay")))
    #expect(rehearsal.calls == ["resolvePayee"])
  }

  @Test("an app that nobody has is not installed")
  func unknownApp() {
    var rehearsal = Rehearsal()
    rehearsal.hear(.request(Request(intentName: "INSendPaymentIntent", appName: "NoPay")))
    #expect(rehearsal.spoken == ["route.notInstalled"])
    #expect(rehearsal.ending == .notRouted)
  }

  @Test("what is no request goes to the web")
  func notUnderstood() {
    var rehearsal = Rehearsal()
    rehearsal.hear(.notUnderstood)
    #expect(rehearsal.ending == .notUnderstood)
    #expect(rehearsal.spoken == ["notUnderstood"])
  }
}
