import Conversation
import Handlers
import Session
import SiriKit
import Testing

@Suite("The containing app takes a request up")
struct HandOverTests {
  /// A payment that has come to the app's page.
  private func opened(
    _ errand: Errand, _ prepare: (inout Talk) throws -> Void = { _ in }
  ) throws -> Talk {
    var talk = try Talk(in: errand.tongue)
    try talk.behave("handle", "failureRequiringAppLaunch")
    talk.say(errand.complete)
    talk.tap(.confirm)
    try prepare(&talk)
    talk.tap(.openApp)
    return talk
  }

  @Test("and pays after it has asked who pays", arguments: Errand.all)
  func pays(_ errand: Errand) throws {
    var talk = try opened(errand)
    #expect(talk.question == .page)
    #expect(talk.ledger.isEmpty)
    talk.tap(.pay)
    #expect(talk.question == .authentication)
    #expect(talk.ledger.isEmpty, "nothing is paid before that")
    talk.tap(.match)
    #expect(talk.ledger.count == 1)
    #expect(talk.notices == ["page.notice.done.\(errand.intentName)"])
    #expect(talk.diagnoses.isEmpty)
    talk.tap(.leaveApp)
    #expect(talk.session.device.appState == .background)
  }

  @Test("and pays nothing for somebody else", arguments: Errand.all)
  func notAuthenticated(_ errand: Errand) throws {
    var talk = try opened(errand)
    talk.tap(.pay)
    for _ in 1...3 { talk.tap(.noMatch) }
    #expect(talk.notices == ["page.notice.notAuthenticated"])
    #expect(talk.ledger.isEmpty)
    talk.tap(.retryInApp)
    talk.tap(.match)
    #expect(talk.ledger.count == 1)
  }

  @Test("each callback that runs is told", arguments: OpenAppTests.callbacks.indices)
  func callbacks(_ index: Int) throws {
    let way = OpenAppTests.callbacks[index]
    let talk = try opened(Errand.all[0]) { talk in
      try talk.device("state", way.state.rawValue)
      try talk.device("lifecycle", way.cycle.rawValue)
    }
    let called = talk.happenings.compactMap {
      if case .appCalled(let name) = $0 { name } else { nil }
    }
    #expect(called == way.names)
  }

  static let refusals: [(state: String, notice: String, diagnosis: Diagnosis.ID)] = [
    ("unknown", "unknown", .tokenUnknown), ("expired", "expired", .tokenExpired),
    ("used", "used", .tokenUsed), ("foreign", "foreign", .tokenOfSomebodyElse),
    ("missing", "lost", .activityLacksKey),
  ]

  @Test("not with a token that is not right", arguments: Errand.all, refusals.indices)
  func tokens(_ errand: Errand, _ index: Int) throws {
    let expected = Self.refusals[index]
    let talk = try opened(errand) { try $0.handOver("token \(expected.state)") }
    #expect(talk.notices == ["page.notice.\(expected.notice)"])
    #expect(talk.diagnoses == [expected.diagnosis])
    #expect(talk.pages.last?.rows.isEmpty == true, "it shows nothing of the request")
    #expect(talk.buttons.isEmpty)
  }

  @Test("not after its time", arguments: Errand.all)
  func time(_ errand: Errand) throws {
    let talk = try opened(errand) { $0.wait(600_001) }
    #expect(talk.diagnoses == [.tokenExpired])
  }

  @Test("by its record, whatever the activity says", arguments: Errand.all)
  func tampered(_ errand: Errand) throws {
    let talk = try opened(errand) { talk in
      try talk.handOver("set amount 2000")
      try talk.handOver("set \(errand.person) Mallory")
    }
    #expect(talk.diagnoses == [.activityDiffersFromRecord, .activityDiffersFromRecord])
    #expect(talk.notices.prefix(2) == ["page.notice.differs", "page.notice.differs"])
    #expect(talk.pages.last?.rows.count == 2)
  }

  @Test("once, when the activity is delivered again", arguments: Errand.all)
  func again(_ errand: Errand) throws {
    var talk = try opened(errand)
    talk.tap(.pay)
    talk.tap(.match)
    try talk.handOver("again")
    #expect(talk.notices == ["page.notice.used"])
    #expect(talk.ledger.count == 1)
    #expect(talk.diagnoses == [.tokenUsed])
  }

  @Test("once, when the answer is lost, the app ends, and the network returns")
  func relaunched() throws {
    for relaunches in [false, true] {
      var talk = try opened(Errand.all[0])
      try talk.device("answers", "lost")
      talk.tap(.pay)
      talk.tap(.match)
      #expect(talk.notices == ["page.notice.noAnswer"])
      #expect(talk.ledger.count == 1)
      if relaunches {
        try talk.device("state", "notRunning")
        #expect(talk.question == nil)
      }
      try talk.device("answers", "arrive")
      if relaunches {
        try talk.handOver("again")
        #expect(talk.notices == ["page.notice.used"])
      } else {
        talk.tap(.retryInApp)
        talk.tap(.match)
      }
      #expect(talk.ledger.count == 1)
      #expect(!talk.diagnoses.contains(.chargedTwice))
    }
  }

  @Test("and says so without a network", arguments: Errand.all)
  func offline(_ errand: Errand) throws {
    var talk = try opened(errand)
    try talk.device("network", "offline")
    talk.tap(.pay)
    talk.tap(.match)
    #expect(talk.notices == ["page.notice.offline"])
    #expect(talk.ledger.isEmpty)
    try talk.device("network", "online")
    talk.tap(.retryInApp)
    talk.tap(.match)
    #expect(talk.ledger.count == 1)
  }

  @Test("when Siri made the activity, by its interaction", arguments: Errand.all)
  func interaction(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.device("terms", "no")
    talk.say(errand.complete)
    talk.tap(.openApp)
    #expect(talk.pages.map(\.name) == ["terms"])
    talk.tap(.agree)
    #expect(talk.session.device.hasAcceptedTerms)
    #expect(talk.pages.last?.name == "continuePayment")
    talk.tap(.pay)
    talk.tap(.match)
    #expect(talk.ledger.count == 1)
  }

  @Test("after signing in", arguments: Errand.all)
  func signIn(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.device("signed-in", "no")
    talk.say(errand.complete)
    talk.tap(.openApp)
    talk.tap(.signIn)
    #expect(talk.session.device.isSignedIn)
    #expect(talk.notices.first == "page.notice.signedIn")
    #expect(talk.question == .page)
  }

  /// What a developer may put into `userInfo`, and what is said of it.
  static let userInfos: [(userInfo: String, diagnoses: [Diagnosis.ID])] = [
    ("card: \"4111 1111 1111 1111\"", [.secretInActivity]),
    ("reference: \"4111 1111 1111 1112\"", []),
    ("cvv: \"123\"", [.secretInActivity]),
    ("securityCode: \"1234\"", [.secretInActivity]),
    ("oneTimePassword: \"223344\"", [.secretInActivity]),
    ("verification_code: \"223344\"", [.secretInActivity]),
    ("accessToken: abc", [.secretInActivity]),
    ("session: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", [.secretInActivity]),
    ("user: {password: hunter2}", [.secretInActivity]),
    ("apiKey: k", [.secretInActivity]),
    ("shipping: fast", []),
    ("handoffToken: ho-1", []),
    ("photo: {object: UIImage}", [.objectInActivity]),
    ("list: [{object: NSPredicate}, 1]", [.objectInActivity]),
  ]

  @Test("Secrets and objects in userInfo are told", arguments: userInfos.indices)
  func leaks(_ index: Int) throws {
    let leak = Self.userInfos[index]
    let file = try AppFile.load(
      text: """
        app:
          name: Kranzpay
          bundleIdentifier: com.example.kranzpay
          intents: [INSendPaymentIntent]
          userActivityTypes: [com.example.x]
        accounts: [{name: Everyday, currency: USD, balance: 300}]
        contacts: [{displayName: Johnny, handles: [j@example.com]}]
        behaviour:
          confirm:
            code: failureRequiringAppLaunch
            activity: {type: com.example.x, userInfo: {\(leak.userInfo)}}
        pages: {com.example.x: {name: x, title: X}}
        """, file: "x.app.yaml")
    var talk = try Talk(in: .english, app: file)
    talk.say("Send $20 to Johnny with Kranzpay")
    talk.tap(.openApp)
    #expect(talk.diagnoses == leak.diagnoses)
  }

  @Test("The inspector tells activity, record and ledger")
  func inspector() throws {
    var talk = try opened(Errand.all[0])
    talk.tap(.pay)
    talk.tap(.match)
    let rows = talk.session.handOverRows
    for head in ["activity  com.example.demopay.continuePayment", "record  ho-", "ledger  "] {
      #expect(rows.contains { $0.hasPrefix(head) }, "\(rows)")
    }
  }

  @Test("A new request leaves the app's page and what it was about to do")
  func replaced() throws {
    var talk = try opened(Errand.all[0])
    talk.tap(.pay)
    talk.say(Errand.all[0].complete)
    #expect(talk.session.device.appState == .background)
    #expect(talk.question == .goAhead)
    #expect(talk.ledger.isEmpty)
  }
}
