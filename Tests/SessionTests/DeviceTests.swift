import Conversation
import Handlers
import Session
import SiriKit
import Testing

@Suite("What the device allows comes first")
struct DeviceTests {
  @Test(
    "a locked phone is unlocked, by word or button", arguments: Errand.all,
    [("yes", "好的"), ("unlock my iPhone", "解锁"), ("[unlock]", "[unlock]")])
  func unlocked(_ errand: Errand, _ words: (String, String)) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.device("locked", "yes")
    talk.say(errand.complete)
    talk.expectAsked(.unlock)
    talk.expectSaid("unlock.ask")
    #expect(talk.calls.isEmpty)
    if words.0 == "[unlock]" { talk.tap(.unlock) } else { talk.say(words.0, words.1) }
    #expect(talk.news.contains(.unlocked))
    talk.expectAsked(.goAhead)
    #expect(!talk.session.device.isLocked)
  }

  @Test("unlocking the device itself goes on", arguments: Errand.all)
  func unlockedByHand(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.device("locked", "yes")
    talk.say(errand.complete)
    try talk.device("locked", "no")
    talk.expectAsked(.goAhead)
  }

  @Test("refusing to unlock does nothing", arguments: Errand.all)
  func refused(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.device("locked", "yes")
    talk.say(errand.complete)
    talk.say("no", "不")
    talk.expectSaid("unlock.refused")
    talk.expectEnding(.notUnlocked)
    #expect(talk.calls.isEmpty && talk.session.device.isLocked)
  }

  @Test("permission is asked for once", arguments: Errand.all)
  func permission(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.device("siri", "notDetermined")
    talk.say(errand.complete)
    talk.expectAsked(.permission)
    #expect(talk.calls.isEmpty)
    talk.say("allow it", "允许")
    talk.expectAsked(.goAhead)
    #expect(talk.session.device.permission == .authorized)
    talk.say("cancel", "取消")
    talk.say(errand.complete)
    talk.expectAsked(.goAhead)
  }

  @Test("permission and then the lock", arguments: Errand.all)
  func permissionAndLock(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.device("siri", "notDetermined")
    try talk.device("locked", "yes")
    talk.say(errand.complete)
    talk.expectAsked(.permission)
    talk.tap(.allow)
    talk.expectAsked(.unlock)
    talk.tap(.unlock)
    talk.expectAsked(.goAhead)
  }

  @Test("permission refused is remembered", arguments: Errand.all)
  func permissionRefused(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.device("siri", "notDetermined")
    talk.say(errand.complete)
    talk.say("don't allow", "不允许")
    talk.expectSaid("route.permissionDenied")
    talk.expectEnding(.notRouted)
    #expect(talk.session.device.permission == .denied)
    talk.say(errand.complete)
    talk.expectSaid("route.permissionDenied")
    #expect(talk.diagnoses == [.permissionMissing])
  }

  static let closedWays:
    [(setting: String, value: String, key: String, diagnoses: [Diagnosis.ID])] = [
      ("siri", "denied", "route.permissionDenied", [.permissionMissing]),
      ("siri", "restricted", "route.restricted", [.permissionMissing]),
      ("app", "notInstalled", "route.notInstalled", []),
      ("app", "justInstalled", "route.justInstalled", [.notIndexedYet]),
    ]

  @Test("where nothing can be done nothing is called", arguments: Errand.all, closedWays.indices)
  func closed(_ errand: Errand, _ index: Int) throws {
    let way = Self.closedWays[index]
    var talk = try Talk(in: errand.tongue)
    try talk.device(way.setting, way.value)
    talk.say(errand.complete)
    talk.expectSaid(way.key)
    talk.expectEnding(.notRouted)
    #expect(talk.diagnoses == way.diagnoses)
    #expect(talk.calls.isEmpty)
    #expect(talk.shown.contains("DemoPay"))
  }

  @Test("an app that does not list the intent", arguments: Tongue.allCases)
  func notSupported(_ tongue: Tongue) throws {
    let file = try AppFile.load(
      text: "app: {name: Pay, bundleIdentifier: com.example.pay, intents: [INSendPaymentIntent]}",
      file: "x.app.yaml")
    var talk = try Talk(in: tongue, app: file)
    talk.say("Request $20 from Johnny", "向Johnny收20美元")
    talk.expectSaid("route.noApp")
    talk.expectEnding(.notRouted)
    #expect(talk.diagnoses == [.intentNotSupported])
  }

  @Test("an app is called by its name in the language", arguments: Tongue.allCases)
  func localizedName(_ tongue: Tongue) throws {
    let file = try AppFile.load(
      text: """
        app:
          name: Kranzpay
          bundleIdentifier: com.example.kranzpay
          intents: [INSendPaymentIntent]
          localized: {zh-Hans: {name: 花环支付}}
        accounts: [{name: Everyday, currency: USD, balance: 300}]
        contacts: [{displayName: Johnny, handles: [j@example.com]}]
        """, file: "x.app.yaml")
    var talk = try Talk(in: tongue, app: file)
    talk.say("Send $20 to Johnny with Kranzpay", "用花环支付给Johnny转20美元")
    talk.expectAsked(.goAhead)
    #expect(talk.news.contains(.routed(tongue("Kranzpay", "花环支付"))))
    // The same after the language has changed: the app has another name now.
    let other: Tongue = tongue == .english ? .chinese : .english
    talk.changeLanguage(to: other)
    talk.say(other("Send $30 to Johnny with Kranzpay", "用花环支付给Johnny转30美元"))
    talk.expectAsked(.goAhead)
    #expect(talk.value("currencyAmount") == "30 USD")
  }

  @Test("how Siri answers changes no event but the words", arguments: Errand.all)
  func speakingModes(_ errand: Errand) throws {
    var logs: [[Happening]] = []
    for mode in Device.SpeakingMode.allCases {
      var talk = try Talk(in: errand.tongue)
      try talk.device("mode", mode.rawValue)
      talk.say(errand.toMaria)
      talk.say("the second one", "第二个")
      talk.say("make it 30 dollars", "改成30美元")
      talk.say("yes", "好")
      logs.append(Array(talk.happenings.dropFirst()))
    }
    #expect(logs[0] == logs[1] && logs[1] == logs[2])
    #expect(logs[0].last == .ended(.done))
  }

  @Test("every setting takes each of its values and nothing else")
  func settings() throws {
    for setting in DeviceSetting.all {
      for value in setting.values {
        var talk = try Talk(in: .english)
        try talk.device(setting.name, value)
        #expect(setting.value(in: talk.session.device) == value)
        #expect(talk.news == [.deviceChanged("\(setting.name) \(value)")])
      }
      var talk = try Talk(in: .english)
      #expect(throws: CommandError.self) { try talk.device(setting.name, "purple") }
    }
    var talk = try Talk(in: .english)
    #expect(throws: CommandError.self) { try talk.device("lockd", "yes") }
  }

  /// What the device makes the handler answer.
  static let answers: [(setting: String, value: String, code: String)] = [
    ("signed-in", "no", "failureRequiringAppLaunch"),
    ("terms", "no", "failureTermsAndConditionsAcceptanceRequired"),
    ("network", "offline", "failure"),
  ]

  @Test("the handler sees the device", arguments: Errand.all, answers.indices)
  func handler(_ errand: Errand, _ index: Int) throws {
    let answer = Self.answers[index]
    var talk = try Talk(in: errand.tongue)
    try talk.device(answer.setting, answer.value)
    talk.say(errand.complete)
    talk.expectSaid("code.\(errand.intentName).confirm.\(answer.code)")
    #expect(talk.ledger.isEmpty)
  }

  @Test("off line between confirm and handle", arguments: Errand.all)
  func goingOffLine(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.complete)
    try talk.device("network", "offline")
    talk.tap(.confirm)
    talk.expectSaid("code.\(errand.intentName).handle.failure")
    talk.expectAsked(.retry)
    try talk.device("network", "online")
    talk.say("try again", "再试一次")
    talk.expectAsked(.goAhead)
    talk.tap(.confirm)
    talk.expectEnding(.done)
    #expect(talk.ledger.count == 1)
  }
}
