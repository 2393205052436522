import Conversation
import Files
import FoundationEssentials
import SiriKit
import Testing

@testable import Handlers

@Suite("App files")
struct AppFileTests {
  @Test("The app that is carried along decodes, and everything it names is there")
  func demoPay() throws {
    let file = try AppFile.demoPay
    #expect(file.app.name == "DemoPay" && file.app.otherNames == ["Demo Pay"])
    #expect(file.app.intentsSupported == ["INSendPaymentIntent", "INRequestPaymentIntent"])
    // Siri's own activities have the intents' names, and need no declaration.
    #expect(
      file.pages.map(\.activityType)
        == file.app.userActivityTypes + file.app.intentsSupported)
    for template in file.activities.values {
      let page = try #require(file.page(for: template.activity.activityType))
      #expect(page.needs.allSatisfy { template.activity.userInfo[$0] != nil })
    }
    #expect(file.activities.count == AppFile.Occasion.allCases.count)
    for locale in file.locales { #expect(file.examples[locale]?.count == 3) }
    #expect(file.people.map(\.identifier).allSatisfy { $0?.contains("-") ?? false })
    #expect(file.world.accounts.map(\.title).first == "Checking ·· 4417")
    #expect(file.world.accounts.map(\.balance).first == Decimal(string: "512.30"))
  }

  @Test(
    "The app is called by the locale's names",
    arguments: [
      ("en-US", ["Demo Pay"]), ("zh-Hans", ["Demo Pay", "演示支付"]),
      ("zh-Hans-CN", ["Demo Pay", "演示支付"]), ("zh_CN", ["Demo Pay", "演示支付"]),
      ("fr-FR", ["Demo Pay"]), ("", ["Demo Pay"]),
    ])
  func localized(_ locale: String, _ names: [String]) throws {
    let file = try AppFile.demoPay
    #expect(file.app(in: locale).otherNames == names)
    #expect(file.examples(in: locale).count == 3)
  }

  @Test("The example of the documentation decodes and uses every section")
  func documentedExample() throws {
    let page = try repositoryFile("docs/app-file.md")
    let parts = page.split(separator: "```", omittingEmptySubsequences: false)
    let yaml = try #require(parts.first { $0.hasPrefix("yaml\n") }).dropFirst(5)
    let file = try AppFile.load(text: String(yaml), file: "docs/app-file.md")
    #expect(file.app.name == "Kranzpay")
    let node = try YAMLDecoder().node(from: String(yaml), file: "docs/app-file.md")
    guard case .mapping(let entries) = node.content else { return }
    #expect(Set(entries.map(\.key)) == Set(AppFile.Key.allCases.map(\.rawValue)))
    let payee = file.behaviour.answers(for: "resolvePayee", of: "INSendPaymentIntent")
    #expect(payee.map(\.description) == ["disambiguation Mira Talheim, Odo Brandis", "world"])
    #expect(file.behaviour.answers(for: "confirm", of: "INSendPaymentIntent").isEmpty)
    #expect(
      file.behaviour.answers(for: "confirm", of: "INRequestPaymentIntent")
        == [Behaviour.Answer(.code("failureNoBankAccount"))])
    #expect(
      file.behaviour.answers(for: "handle", of: "INSendPaymentIntent")
        == [Behaviour.Answer(.code("success"), after: Milliseconds(12_000))])
  }

  @Test("The schema names the keys that the types know, and no others")
  func schema() throws {
    let text = try repositoryFile("docs/app-file.schema.json")
    let root = try YAMLDecoder().node(from: text, file: "schema")
    func keys(_ node: YAMLNode?) -> Set<String> {
      guard case .mapping(let entries) = node?["properties"]?.content else { return [] }
      return Set(entries.map(\.key))
    }
    func names<Key: CaseIterable & RawRepresentable>(_ type: Key.Type) -> Set<String>
    where Key.RawValue == String { Set(Key.allCases.map(\.rawValue)) }
    #expect(keys(root) == names(AppFile.Key.self))
    #expect(keys(root["properties"]?["activities"]) == names(AppFile.Occasion.self))
    let known: [(String, Set<String>)] = [
      ("app", names(AppDeclaration.Key.self)), ("extension", names(ExtensionDeclaration.Key.self)),
      ("localization", names(AppFile.Localization.Key.self)),
      ("contact", names(World.Contact.Key.self)), ("handle", names(HandleDeclaration.Key.self)),
      ("account", names(World.Account.Key.self)), ("limits", names(World.Limits.Key.self)),
      ("fee", names(World.Fee.Key.self)), ("service", names(ServiceDeclaration.Key.self)),
      ("mediaItem", names(World.MediaItem.Key.self)),
      ("variant", names(VariantReader.Key.self)),
      ("page", names(PageDeclaration.Key.self)), ("activity", names(ActivityDeclaration.Key.self)),
    ]
    for (definition, expected) in known {
      #expect(keys(root["definitions"]?[definition]) == expected, "\(definition)")
    }
    guard case .sequence(let forms) = root["definitions"]?["answer"]?["anyOf"]?.content else {
      Issue.record("an answer has two forms")
      return
    }
    #expect(keys(forms.last) == names(AnswerReader.Key.self))
  }

  @Test("What an extension is like before the first call")
  func intentsExtension() throws {
    let file = try AppFile.load(
      text: """
        app:
          name: Pay
          bundleIdentifier: com.example.pay
          intents: [INSendPaymentIntent]
          extension:
            pointIdentifier: com.apple.widget-extension
            principalClass: none
            language: objectiveC
            handlerForIntent: exit
            deploymentTarget: 17.0
            missingMethods: [resolveNote, confirm]
        """, file: "x.app.yaml")
    var expected = IntentsExtension()
    expected.pointIdentifier = "com.apple.widget-extension"
    expected.principalClass = nil
    expected.language = .objectiveC
    expected.handler = .exit
    expected.deploymentTarget = "17.0"
    expected.missingMethods = ["resolveNote", "confirm"]
    #expect(file.app.intentsExtension == expected)
  }

  private func repositoryFile(_ path: String) throws -> String {
    let parts = #filePath.split(separator: "/").dropLast(3)
    let data = try Data(
      contentsOf: URL(filePath: "/" + (parts + [path[...]]).joined(separator: "/")))
    return String(decoding: data, as: UTF8.self)
  }

  @Test("Mappings say in a file what short names cannot")
  func mappings() throws {
    let file = try app(
      """
      contacts: [{displayName: Jona Falk, handles: [a@example.com]}]
      behaviour:
        resolvePayee: {disambiguation: [Jona Falk, {displayName: Jona, handles: [b@example.com]}]}
        resolveNote: {unsupported}
        confirm: {answer: ready, activity: none, properties: {paymentRecord.note: none}}
        handle: {after: 12s, success, effects: [charge, pendingRecord]}
      """)
    func answer(_ method: String) -> Behaviour.Answer? {
      file.behaviour.answers(for: method, of: "INSendPaymentIntent").first
    }
    #expect(
      answer("resolvePayee")?.content
        == .result(
          .disambiguation, reason: nil,
          values: [
            .named("Jona Falk"),
            .person(
              Person(
                displayName: "Jona",
                handle: PersonHandle(value: "b@example.com", kind: .emailAddress))),
          ]))
    #expect(answer("resolveNote")?.description == "unsupported")
    #expect(answer("confirm")?.activity == Behaviour.Answer.Activity.none)
    #expect(answer("confirm")?.properties == ["paymentRecord.note": "none"])
    #expect(answer("handle")?.after == Milliseconds(12_000))
    #expect(answer("handle")?.effects == [.charge, .pendingRecord])
    #expect(answer("handle")?.description == "success charge pendingRecord after 12s")
  }

  @Test("Properties and the activity of a response can be replaced")
  func responseParts() throws {
    var handler = ScriptedHandler(
      app: try app(
        """
        contacts: [{displayName: Jona, handles: [a@example.com]}]
        accounts: [{name: A, currency: USD, balance: 100}]
        behaviour:
          confirm:
            code: failureRequiringAppLaunch
            activity:
              type: com.example.pay.x
              userInfo: {card: "4111 1111", n: 3, on: true, who: {object: INPerson}, t: ["{token}"]}
            properties:
              paymentRecord.feeAmount: 3 USD
              paymentRecord.payee: Jona
              paymentRecord.status: none
        """))
    let events = handler.begin(
      try call("confirm", identifier: "k", ["currencyAmount": money("20 USD")]))
    let response = try #require(events.response)
    #expect(
      response.userActivity?.userInfo == [
        "card": .text("4111 1111"), "n": .number(3), "on": .bool(true),
        "who": .other("INPerson"), "t": .list([.text(PendingRecord.token(for: "k/1"))]),
      ])
    #expect(response.properties["paymentRecord.feeAmount"] == money("3 USD"))
    #expect(response.properties["paymentRecord.payee"] == .person(handler.app.people[0]))
    #expect(response.properties["paymentRecord.status"] == nil)
  }

  @Test("A code that only one of the intents has is one that the other's enum lacks")
  func codeOfOneIntent() throws {
    let behaviour = try app("behaviour: {confirm: failureInsufficientFunds}").behaviour
    #expect(
      behaviour.answers(for: "confirm", of: "INSendPaymentIntent").map(\.description)
        == ["failureInsufficientFunds"])
    #expect(
      behaviour.answers(for: "confirm", of: "INRequestPaymentIntent").map(\.description)
        == ["code:failureInsufficientFunds"])
  }

  @Test("An intent's own section wins, wherever it stands; a script's comes before the app's")
  func precedence() throws {
    let own = "INRequestPaymentIntent: {confirm: failure}"
    for text in ["{\(own), confirm: ready}", "{confirm: ready, \(own)}"] {
      var behaviour = try app("behaviour: \(text)").behaviour
      func names(_ intent: String) -> [String] {
        behaviour.answers(for: "confirm", of: intent).map(\.description)
      }
      #expect(names("INSendPaymentIntent") == ["ready"])
      #expect(names("INRequestPaymentIntent") == ["failure"])
      behaviour.merge(try app("behaviour: {confirm: [failure, ready], handle: crash}").behaviour)
      #expect(names("INSendPaymentIntent") == ["failure", "ready"])
      #expect(names("INRequestPaymentIntent") == ["failure", "ready"])
      #expect(
        behaviour.replacedMethods.map(\.method) == ["confirm", "confirm", "handle", "handle"])
    }
  }

  private static let head = """
    app:
      name: Pay
      bundleIdentifier: com.example.pay
      intents: [INSendPaymentIntent]

    """

  @Test(
    "A wrong name in a file is told with its place and the nearest right one",
    arguments: [
      ("acounts: []", "5:1: unknown key 'acounts'; did you mean 'accounts'?"),
      ("contacts: [{name: Jona}]", "5:12: the key 'displayName' is missing here"),
      ("contacts: [{displayName: A, name: B}]", "5:29: unknown key 'name'"),
      ("notes: [Lunch, Lunch]", "5:16: 'Lunch' stands here twice; remove one"),
      ("groups: ['']", "5:10: the text is empty; write something, or remove it"),
      ("service: {forbiddenWords: [' ']}", "5:28: the text is empty"),
      ("locales: []", "5:10: no language is listed; write [en-US], or remove it"),
      ("locales: [en-US, en-US]", "5:18: 'en-US' stands here twice"),
      (
        "examples: {zh-Hans: [x]}\nlocales: [en-US]",
        "5:12: the app does not speak zh-Hans; add it to 'locales'"
      ),
      (
        "contacts: [{displayName: A, identifier: c}, {displayName: B, identifier: c}]",
        "5:45: the identifier 'c' is A's already; give each contact one of its own, or none"
      ),
      ("contacts: [{displayName: A, handles: ['']}]", "5:39: the text is empty"),
      ("limits: {USD: {minimum: -1}}", "5:15: a limit cannot be negative; write 0 or more"),
      ("contacts: [{displayName: ' '}]", "5:26: the text is empty; write a name"),
      ("accounts: [{name: A, currency: usd, balance: 1}]", "5:32: 'usd' is no currency code"),
      ("accounts: [{name: A, currency: USD, balance: lots}]", "5:46: a decimal number is expected"),
      ("limits: {USD: {minimum: 5, maximum: 1}}", "5:15: the minimum 5 is above the maximum 1"),
      ("limits: {dollars: {minimum: 5}}", "5:10: 'dollars' is no currency code; write a code such"),
      ("fees: {USD: {percent: -1}}", "5:13: a fee cannot be negative"),
      ("locales: [English]", "5:11: 'English' is no locale; write a language tag"),
      ("examples: {en US: []}", "5:12: 'en US' is no locale"),
      ("service: {signedin: true}", "5:11: unknown key 'signedin'; did you mean 'signedIn'?"),
      ("service: {maximumNoteLength: -1}", "5:10: a note cannot be shorter than nothing"),
      ("answerTimes: {confirm: soon}", "5:24: 'soon' is no length of time"),
      (
        "answerTimes: {resolvePaye: 1s}",
        "5:15: the app's intents have no method 'resolvePaye'; did you mean 'resolvePayee'?"
      ),
      (
        "activities: {signin: {type: x}}", "5:14: unknown occasion 'signin'; did you mean 'signIn'?"
      ),
      (
        "behaviour: {resolvePayer: needsValue}",
        "5:13: the app's intents have no method 'resolvePayer'; did you mean 'resolvePayee'?"
      ),
      (
        "behaviour: {confirm: reddy}",
        "5:22: INSendPaymentIntentResponseCode has no code 'reddy'; did you mean 'ready'?"
      ),
      (
        "behaviour: {confirm: {code: continueInApp}}",
        "5:29: INSendPaymentIntentResponseCode has no code 'continueInApp'; write 'code:continueInApp'"
      ),
      (
        "behaviour: {resolvePayee: {unsupported: noMoney}}",
        "5:41: INSendPaymentPayeeUnsupportedReason has no reason 'noMoney'"
      ),
      (
        "behaviour: {resolvePayee: {disambiguation: [Jona]}}",
        "5:45: there is no contact 'Jona'; add the contact, or write {displayName: Jona}"
      ),
      (
        "behaviour: {confirm: {ready, failure}}",
        "5:30: 'failure' would be a second answer, after 'ready'"
      ),
      ("behaviour: {confirm: []}", "5:22: the list of answers is empty"),
      ("behaviour: {confirm: [[ready]]}", "5:23: a list stands where one answer is expected"),
      ("behaviour: {confirm: {ready: [x]}}", "5:30: 'ready' takes no values; write 'ready'"),
      ("behaviour: {confirm: {ready, after: yesterday}}", "5:37: 'yesterday' is no length of time"),
      (
        "behaviour: {confirm: {ready, effects: [charges]}}",
        "5:40: unknown effect 'charges'; did you mean 'charge'?"
      ),
      (
        "behaviour: {resolveNote: {needsValue, activity: none}}",
        "5:49: a resolution result has no activity"
      ),
      (
        "behaviour: {resolvePayee: {success, results: 1}}",
        "5:46: resolvePayee answers one result, not several; remove 'results'"
      ),
      ("behaviour: ready", "5:12: a mapping of methods is expected here"),
    ])
  func wrongNames(_ line: String, _ expected: String) {
    let fault = fault(Self.head + line)
    #expect(fault.hasPrefix("x.app.yaml:" + expected), "\(fault)")
  }

  private static func head(_ part: String) -> String {
    "app: {name: Pay, bundleIdentifier: x, intents: [INSendPaymentIntent], extension: {\(part)}}"
  }

  @Test(
    "A file that is cut off, empty or something else is an error with a place",
    arguments: [
      ("", "1:1: "),
      ("app:", "1:5: "),
      ("[]", "1:1: "),
      ("app: {name: Pay", "1:16: "),
      ("app: {name: Pay, bundleIdentifier: x, intents: INSendPaymentIntent}", "1:48: "),
      (
        "app: {name: Pay, bundleIdentifier: x, intents: [INSendPaymentsIntent]}",
        "1:49: there is no intent 'INSendPaymentsIntent'; did you mean 'INSendPaymentIntent'?"
      ),
      ("app: {name: Pay, bundleIdentifier: x}", "1:6: the key 'intents' is missing here"),
      (
        head("pointIdentifer: x"),
        "1:83: unknown key 'pointIdentifer'; did you mean 'pointIdentifier'?"
      ),
      (head("language: obj-c"), "1:93: 'obj-c' is not known here"),
      (
        head("handlerForIntent: noncomforming"),
        "1:101: 'noncomforming' is not known here; did you mean 'nonconforming'?"
      ),
      (head("deploymentTarget: new"), "1:101: 'new' is no version; write one such as 17.0"),
      (
        head("missingMethods: [resolvePaye]"),
        "1:100: the app's intents have no method 'resolvePaye'; did you mean 'resolvePayee'?"
      ),
      (
        "app: {name: '', bundleIdentifier: x, intents: []}",
        "1:13: the text is empty; write a name"
      ),
      (
        "app: {name: Pay, bundleIdentifier: com pay, intents: []}",
        "1:36: 'com pay' is no bundle identifier; write letters, digits, - and . such as"
      ),
      (
        "app: {name: P, bundleIdentifier: x, intents: [INSendPaymentIntent, INSendPaymentIntent]}",
        "1:68: 'INSendPaymentIntent' stands here twice; remove one"
      ),
      ("app: &a [*a]", "1:10: "),
      ("\u{0}", "1:1: "),
    ])
  func hostile(_ text: String, _ expected: String) {
    let fault = fault(text)
    #expect(fault.hasPrefix("x.app.yaml:" + expected), "\(fault)")
  }

  @Test("Anchors cannot explode")
  func anchors() {
    var text = "notes: &a0 [x, x]\n"
    for level in 1...30 { text += "n\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(fault(text).contains("the aliases stand for more than"))
  }

  @Test("A file that is cut off anywhere is read or refused, never a crash")
  func truncated() throws {
    let text = try #require(Embedded.text(AppFile.demoPayName))
    let characters = Array(text.utf8)
    for end in stride(from: 0, to: characters.count, by: 97) {
      let part = String(decoding: characters[..<end], as: UTF8.self)
      let fault = fault(part, file: "f")
      #expect(fault == "no fault" || fault.hasPrefix("f:"))
    }
  }
}
