import Conversation
import Handlers
import Session
import SiriKit
import Testing

@Suite("Open App takes the request along")
struct OpenAppTests {
  /// What runs in the app, for each state and life cycle (Apple's names).
  static let callbacks: [(state: Device.AppState, cycle: Device.LifeCycle, names: [String])] = [
    (.notRunning, .scene, ["scene(_:willConnectTo:options:)"]),
    (.background, .scene, ["scene(_:continue:)"]),
    (.foreground, .scene, ["scene(_:continue:)"]),
    (
      .notRunning, .appDelegate,
      [
        "application(_:didFinishLaunchingWithOptions:)",
        "application(_:continue:restorationHandler:)",
      ]
    ),
    (.background, .appDelegate, ["application(_:continue:restorationHandler:)"]),
    (.foreground, .appDelegate, ["application(_:continue:restorationHandler:)"]),
  ]

  @Test("from confirm and from handle, in every state", arguments: Errand.all, callbacks.indices)
  func launch(_ errand: Errand, _ index: Int) throws {
    let way = Self.callbacks[index]
    for method in ["confirm", "handle"] {
      var talk = try Talk(in: errand.tongue)
      try talk.device("state", way.state.rawValue)
      try talk.device("lifecycle", way.cycle.rawValue)
      try talk.behave(method, "failureRequiringAppLaunch")
      talk.say(errand.complete)
      if method == "handle" { talk.tap(.confirm) }
      talk.expectAsked(.openApp)
      #expect(talk.launches.isEmpty)
      talk.tap(.openApp)
      let launch = try #require(talk.launches.last)
      #expect(launch.callbacks == way.names)
      #expect(launch.state == way.state && launch.lifeCycle == way.cycle)
      #expect(!launch.isMadeBySiri && !launch.isInBackground)
      #expect(launch.activity.activityType == "com.example.demopay.continuePayment")
      #expect(launch.activity.userInfo["handoffToken"] != nil)
      expectContinued(talk, errand)
    }
  }

  private func expectContinued(_ talk: Talk, _ errand: Errand) {
    #expect(talk.pages.map(\.name) == ["continuePayment"])
    #expect(
      talk.pages.last?.rows.map(\.label.key) == ["row.\(errand.person)", "row.currencyAmount"])
    talk.expectEnding(.handedOver)
    #expect(talk.diagnoses.isEmpty)
    #expect(talk.session.device.appState == .foreground)
    #expect(talk.ledger.isEmpty)
  }

  @Test("said, it does the same", arguments: Errand.all)
  func said(_ errand: Errand) throws {
    for (english, chinese) in [
      ("open it", "打开"), ("open DemoPay", "打开DemoPay"), ("yes", "好的"),
      ("take me to DemoPay", "进入DemoPay"),
    ] {
      var talk = try Talk(in: errand.tongue)
      try talk.device("signed-in", "no")
      talk.say(errand.complete)
      talk.expectAsked(.openApp)
      talk.say(english, chinese)
      talk.expectEnding(.handedOver)
      #expect(talk.pages.map(\.name) == ["signIn"])
    }
  }

  @Test("not now: the request failed, and the app stays closed", arguments: Errand.all)
  func declined(_ errand: Errand) throws {
    for role in ["button", "word"] {
      var talk = try Talk(in: errand.tongue)
      try talk.device("signed-in", "no")
      talk.say(errand.complete)
      if role == "button" { talk.tap(.cancel) } else { talk.say("no", "不用") }
      talk.expectSaid("openApp.declined")
      talk.expectEnding(.failed("failureRequiringAppLaunch"))
      #expect(talk.launches.isEmpty)
    }
  }

  /// An app whose activities are not all in order.
  private func app(_ activity: String, types: String, pages: String) throws -> AppFile {
    try AppFile.load(
      text: """
        app:
          name: Kranzpay
          bundleIdentifier: com.example.kranzpay
          intents: [INSendPaymentIntent]
          userActivityTypes: [\(types)]
        accounts: [{name: Everyday, currency: USD, balance: 300}]
        contacts: [{displayName: Johnny, handles: [j@example.com]}]
        behaviour: {confirm: {code: failureRequiringAppLaunch\(activity)}}
        \(pages)
        """, file: "x.app.yaml")
  }

  private func opened(_ file: AppFile, _ tongue: Tongue) throws -> Talk {
    var talk = try Talk(in: tongue, app: file)
    talk.say("Send $20 to Johnny with Kranzpay", "用Kranzpay给Johnny转20美元")
    talk.expectAsked(.openApp)
    talk.tap(.openApp)
    talk.expectEnding(.handedOver)
    return talk
  }

  @Test("without an activity Siri makes one, with the request in it", arguments: Tongue.allCases)
  func madeBySiri(_ tongue: Tongue) throws {
    let talk = try opened(try app(", activity: none", types: "", pages: ""), tongue)
    let launch = try #require(talk.launches.last)
    #expect(launch.isMadeBySiri)
    #expect(launch.activity.activityType == "INSendPaymentIntent")
    #expect(talk.diagnoses.isEmpty)
    #expect(talk.pages.map(\.name) == [nil])
    #expect(talk.pages.last?.rows.map(\.label.key) == ["row.payee", "row.currencyAmount"])
  }

  @Test("an activity that the app has no page for opens its start page", arguments: Tongue.allCases)
  func unknown(_ tongue: Tongue) throws {
    let file = try app(", activity: {type: com.example.x}", types: "com.example.x", pages: "")
    let talk = try opened(file, tongue)
    #expect(talk.diagnoses == [.activityUnknownToApp])
    #expect(talk.pages.map(\.name) == [nil])
    #expect(talk.pages.last?.rows.isEmpty == true, "the request is lost")
  }

  @Test("an activity type that is not declared is diagnosed", arguments: Tongue.allCases)
  func undeclared(_ tongue: Tongue) throws {
    let file = try app(
      ", activity: {type: com.example.x}", types: "",
      pages: "pages: {com.example.x: {name: pay, title: Pay, shows: The payment.}}")
    let talk = try opened(file, tongue)
    #expect(talk.diagnoses == [.activityTypeNotDeclared])
    #expect(talk.pages.map(\.name) == [nil], "the system delivers no such activity")
  }
}
