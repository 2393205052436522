import Conversation
import Handlers
import Session
import SiriKit
import Testing

@Suite("LocalAuthentication in the extension")
struct AuthenticationTests {
  /// One way to write handle, on one device, with what the person does.
  struct Row: CustomTestStringConvertible, Sendable {
    var variant: String
    var device: [String]
    var taps: [Button.Role]
    var ending: Ending?
    var diagnoses: [Diagnosis.ID]
    var moved = 0

    var testDescription: String { "\(variant) \(device) \(taps)" }
  }

  private static let launch: Ending? = nil
  static let rows: [Row] = [
    Row(
      variant: "authenticates", device: [], taps: [.match], ending: .done, diagnoses: [], moved: 1),
    Row(
      variant: "authenticates", device: [], taps: [.cancelAuthentication],
      ending: .failed("failure"), diagnoses: []),
    Row(
      variant: "authenticates", device: [], taps: [.noMatch, .noMatch, .noMatch],
      ending: .failed("failure"), diagnoses: []),
    Row(
      variant: "authenticates", device: [], taps: [.usePasscode], ending: launch, diagnoses: []),
    Row(
      variant: "takesPasscode", device: [], taps: [.usePasscode], ending: .done, diagnoses: [],
      moved: 1),
    Row(
      variant: "takesPasscode", device: ["biometry none"], taps: [.usePasscode], ending: .done,
      diagnoses: [], moved: 1),
    Row(
      variant: "silentWhenUnavailable", device: ["biometry notEnrolled"], taps: [],
      ending: .extensionFault, diagnoses: [.noCompletionAfterAuthentication]),
    Row(
      variant: "silentAfterError", device: ["extension-sheet no"], taps: [],
      ending: .extensionFault, diagnoses: [.noCompletionAfterAuthentication]),
    Row(
      variant: "silentAfterSuccess", device: [], taps: [.match], ending: .extensionFault,
      diagnoses: [.noCompletionAfterAuthentication], moved: 1),
    Row(
      variant: "successAfterError", device: [], taps: [.cancelAuthentication], ending: .done,
      diagnoses: [.successAfterFailedAuthentication]),
    Row(
      variant: "successWhenUnavailable", device: ["biometry lockedOut"], taps: [], ending: .done,
      diagnoses: [.chargedWithoutAuthentication, .successWithoutAuthentication], moved: 1),
    Row(
      variant: "failureWhenNotInteractive", device: ["extension-sheet no"], taps: [],
      ending: .failed("failure"), diagnoses: [.notInteractiveAsFailure]),
    Row(
      variant: "successThenApp", device: [], taps: [], ending: .done,
      diagnoses: [.successBeforeApp]),
  ]

  @Test("Each variant shows what is wrong with it", arguments: rows)
  func variants(_ row: Row) throws {
    var talk = try Talk(in: .english)
    try talk.variant(row.variant)
    for setting in row.device {
      let words = setting.split(separator: " ").map(String.init)
      try talk.device(words[0], words[1])
    }
    talk.say("Send $20 to Johnny with DemoPay")
    talk.tap(.confirm)
    for tap in row.taps { talk.tap(tap) }
    #expect(talk.endings.last == row.ending)
    #expect(talk.diagnoses == row.diagnoses)
    #expect(talk.ledger.count == row.moved)
    if row.ending == nil { talk.expectAsked(.openApp) }
  }

  @Test("The right variant goes on in the app where the extension shows no sheet")
  func inApp() throws {
    for device in ["extension-sheet no", "biometry lockedOut", "biometry none"] {
      var talk = try Talk(in: .chinese)
      try talk.variant("authenticates")
      let words = device.split(separator: " ").map(String.init)
      try talk.device(words[0], words[1])
      talk.say("用DemoPay给Johnny转20美元")
      talk.tap(.confirm)
      talk.tap(.openApp)
      #expect(talk.pages.last?.name == "authenticate")
      #expect(talk.question == .authentication)
      talk.tap(words[0] == "biometry" ? .usePasscode : .match)
      #expect(talk.ledger.count == 1)
      #expect(talk.diagnoses.isEmpty)
    }
  }

  /// `canEvaluatePolicy` by policy, biometry and passcode.
  static let obstacles: [(Device.Biometry, Bool, AuthenticationRequest.Policy, String?)] = [
    (.faceID, true, .deviceOwnerAuthenticationWithBiometrics, nil),
    (.touchID, true, .deviceOwnerAuthenticationWithBiometrics, nil),
    (.none, true, .deviceOwnerAuthenticationWithBiometrics, "biometryNotAvailable"),
    (.notAvailable, true, .deviceOwnerAuthenticationWithBiometrics, "biometryNotAvailable"),
    (.notEnrolled, true, .deviceOwnerAuthenticationWithBiometrics, "biometryNotEnrolled"),
    (.lockedOut, true, .deviceOwnerAuthenticationWithBiometrics, "biometryLockout"),
    (.faceID, false, .deviceOwnerAuthenticationWithBiometrics, "passcodeNotSet"),
    (.none, false, .deviceOwnerAuthenticationWithBiometrics, "biometryNotAvailable"),
    (.faceID, true, .deviceOwnerAuthentication, nil),
    (.none, true, .deviceOwnerAuthentication, nil),
    (.lockedOut, true, .deviceOwnerAuthentication, nil),
    (.none, false, .deviceOwnerAuthentication, "passcodeNotSet"),
  ]

  @Test("canEvaluatePolicy follows from the device", arguments: obstacles.indices)
  func canEvaluate(_ index: Int) {
    let (biometry, hasPasscode, policy, error) = Self.obstacles[index]
    var device = Device()
    device.biometry = biometry
    device.hasPasscode = hasPasscode
    #expect(device.obstacle(to: policy) == error)
  }

  @Test(
    "Every LAError of iOS can be had, in the extension and in the app",
    arguments: Device.Authentication.allCases.filter { ![.ask, .match, .noMatch].contains($0) })
  func errors(_ error: Device.Authentication) throws {
    #expect(Catalog.localAuthenticationErrors.contains { $0.name == error.rawValue })
    for place in AuthenticationRequest.Place.allCases {
      var talk = try Talk(in: .english)
      try talk.device("authentication", error.rawValue)
      if place == .extension {
        try talk.variant("silentAfterError")
      } else {
        try talk.behave("handle", "failureRequiringAppLaunch")
      }
      talk.say("Send $20 to Johnny with DemoPay")
      talk.tap(.confirm)
      if place == .app {
        talk.tap(.openApp)
        talk.tap(.pay)
      }
      let outcomes = talk.happenings.compactMap {
        if case .authenticated(_, let request, let outcome) = $0, request.place == place {
          outcome.error
        } else {
          nil
        }
      }
      #expect(outcomes == [error.rawValue])
      #expect(talk.ledger.isEmpty)
    }
  }

  @Test("Five tries without a match lock biometrics")
  func lockout() throws {
    var talk = try Talk(in: .english)
    try talk.variant("takesPasscode")
    talk.say("Send $20 to Johnny with DemoPay")
    talk.tap(.confirm)
    for _ in 1...3 { talk.tap(.noMatch) }
    talk.expectEnding(.failed("failure"))
    talk.tap(.retry)
    talk.tap(.confirm)
    for _ in 1...2 { talk.tap(.noMatch) }
    #expect(talk.session.device.biometry == .lockedOut)
    talk.tap(.usePasscode)
    talk.expectEnding(.done)
  }

  @Test("The time at the sheet is not the handler's")
  func clock() throws {
    var talk = try Talk(in: .english)
    try talk.variant("authenticates")
    talk.say("Send $20 to Johnny with DemoPay")
    talk.tap(.confirm)
    talk.wait(30_000)
    #expect(talk.question == .authentication)
    talk.tap(.match)
    talk.expectEnding(.done)
    #expect(talk.diagnoses.isEmpty)
  }

  @Test("A cancel, or another request, takes the sheet away and pays nothing")
  func left() throws {
    for words in ["cancel", "Send $20 to Elena Rossi with DemoPay"] {
      var talk = try Talk(in: .english)
      try talk.variant("authenticates")
      talk.say("Send $20 to Johnny with DemoPay")
      talk.tap(.confirm)
      talk.say(words)
      #expect(talk.question != .authentication)
      #expect(talk.ledger.isEmpty)
    }
  }

  @Test("A lost answer and a retry pay once, but twice with a new key each time")
  func keys() throws {
    for (variant, count) in [("none", 1), ("newKeys", 2)] {
      var talk = try Talk(in: .english)
      try talk.variant(variant)
      try talk.device("answers", "lost")
      talk.say("Send $20 to Johnny with DemoPay")
      talk.tap(.confirm)
      talk.expectEnding(.failed("failure"))
      try talk.device("answers", "arrive")
      talk.tap(.retry)
      talk.tap(.confirm)
      talk.expectEnding(.done)
      #expect(talk.ledger.count == count)
      #expect(talk.diagnoses.contains(.chargedTwice) == (count == 2))
    }
  }
}
