import Conversation
import FoundationEssentials
import SiriKit
import Testing

@testable import Handlers

@Suite("What resolve answers follows from the world")
struct ResolvingTests {
  @Test(
    "A heard name leads to the people who may be meant",
    arguments: [
      ("Maria", "disambiguation Maria Lopez · Maria Chen · Maria José Ruiz"),
      ("maria", "disambiguation Maria Lopez · Maria Chen · Maria José Ruiz"),
      ("Maria Chen", "success Maria Chen"),
      ("maria jose", "success Maria José Ruiz"),
      ("Johnny", "success John Appleseed"),
      ("Appleseed", "success John Appleseed"),
      ("Mom", "success Elena Rossi"),
      ("brother", "success Luca Rossi"),
      ("Rossi", "disambiguation Elena Rossi · Luca Rossi"),
      ("Steven", "confirmationRequired Stephen Okafor"),
      ("Jonny", "confirmationRequired John Appleseed"),
      ("王小明", "success 王小明"),
      ("小明", "disambiguation 王小明 · 李小明"),
      ("Xiaoming", "disambiguation 王小明 · 李小明"),
      ("wang fang", "success 王芳"),
      ("Hanako", "success 山田花子"),
      ("Hohenfels", "success Maximiliane Wolkenstein-Trostburg von und zu Hohenfels"),
      ("Anna", "disambiguation Anna Schmidt · Anna Schmidt"),
      ("Zoe", "unsupported noValidHandle"),
      ("Omar", "unsupported noAccount"),
      ("Priya", "unsupported credentialsUnverified"),
      ("Kim Jensen", "success Kim Jensen"),
      ("Gandalf", "unsupported noAccount"),
      ("", "unsupported noAccount"),
    ])
  func name(_ name: String, _ expected: String) throws {
    var handler = try demoPay()
    let value = try heard(name, in: handler.app)
    let send = handler.begin(try call("resolvePayee", ["payee": value]))
    #expect(send.result?.summary == expected)
    let request = handler.begin(
      try call("resolvePayer", "INRequestPaymentIntent", ["payer": value]))
    #expect(request.result?.summary == expected)
  }

  @Test(
    "Names are compared without case, accents, width and punctuation",
    arguments: [
      ("José", ["jose"]), ("Jose\u{301}", ["jose"]), ("ＭＡＲＩＡ", ["maria"]),
      ("Wáng Xiǎomíng", ["wang", "xiaoming"]), ("O'Brien", ["obrien"]), ("O’Brien", ["obrien"]),
      ("Wolkenstein-Trostburg", ["wolkenstein", "trostburg"]), ("Łukasz", ["lukasz"]),
      ("王小明", ["王小明"]), ("はなこ", ["はなこ"]), ("  ", []), ("👋", []), ("Ωmega", ["ωmega"]),
    ])
  func folding(_ name: String, _ words: [String]) {
    #expect(FoldedName(name).words == words)
  }

  @Test(
    "Siri's matches are taken before the app's own search",
    arguments: [
      ("Maria", ["Maria Lopez", "Maria Chen"], "disambiguation Maria Lopez · Maria Chen"),
      ("Maria", ["Maria Chen"], "success Maria Chen"),
      ("Maria Chen", ["Maria Lopez", "Maria Chen"], "success Maria Chen"),
      ("Marya", ["Maria Chen"], "confirmationRequired Maria Chen"),
      ("小名", ["王小明"], "confirmationRequired 王小明"),
      // A relation in another language is no slip of the tongue.
      ("妈妈", ["Elena Rossi"], "success Elena Rossi"),
      ("Maria", ["Zoe Park", "Maria Chen"], "success Maria Chen"),
    ])
  func matches(_ name: String, _ matches: [String], _ expected: String) throws {
    var handler = try demoPay()
    let value = try heard(name, matches: matches, in: handler.app)
    let events = handler.begin(try call("resolvePayee", ["payee": value]))
    #expect(events.result?.summary == expected)
  }

  @Test("Nobody named is a question")
  func nobody() throws {
    var handler = try demoPay()
    #expect(handler.begin(try call("resolvePayee")).result?.summary == "needsValue")
  }

  @Test("Success carries the handle and the app's identifier, and no matches")
  func successValue() throws {
    var handler = try demoPay()
    let value = try heard("Maria Chen", matches: ["Maria Chen"], in: handler.app)
    let events = handler.begin(try call("resolvePayee", ["payee": value]))
    #expect(
      events.result?.values == [
        .person(
          Person(
            displayName: "Maria Chen", givenName: "Maria", familyName: "Chen",
            handle: PersonHandle(value: "+1 555 0102", kind: .phoneNumber, label: "work"),
            identifier: "maria-chen"))
      ])
  }

  @Test("Each option can be picked, and is then the answer")
  func pick() throws {
    var handler = try demoPay()
    for name in ["Maria", "Anna", "小明", "Rossi"] {
      let asked = handler.begin(
        try call("resolvePayee", ["payee": try heard(name, in: handler.app)]))
      let options = asked.result?.values ?? []
      #expect(Set(options).count == options.count && options.count > 1)
      for option in options {
        let events = handler.begin(try call("resolvePayee", ["payee": option]))
        #expect(events.result == ResolutionResult(.success, values: [option]))
      }
    }
  }

  @Test("Two contacts of one name are told apart by their handles")
  func namesakes() throws {
    let app = try app(
      """
      contacts:
        - {displayName: Jona, handles: [{value: a@example.com, label: work}, b@example.com]}
        - {displayName: Jona, handles: [c@example.com]}
      """)
    var handler = ScriptedHandler(app: app)
    let asked = handler.begin(
      try call("resolvePayee", ["payee": .person(Person(displayName: "Jona"))]))
    let people: [Person] = (asked.result?.values ?? []).compactMap {
      if case .person(let person) = $0 { person } else { nil }
    }
    #expect(
      people.map(\.handle?.value) == ["a@example.com", "b@example.com", "c@example.com"])
    #expect(people.map(\.identifier) == ["Jona", "Jona", "Jona 2"])
  }

  @Test("A picked person with several handles is asked for the handle")
  func handlesAfterName() throws {
    let app = try app(
      """
      contacts:
        - {displayName: Jona Falk, givenName: Jona, handles: [a@example.com, b@example.com]}
        - {displayName: Jona Velten, givenName: Jona, handles: [c@example.com]}
      """)
    var handler = ScriptedHandler(app: app)
    let first = handler.begin(
      try call("resolvePayee", ["payee": .person(Person(displayName: "Jona"))]))
    let picked = try #require(first.result?.values.first)
    let second = handler.begin(try call("resolvePayee", ["payee": picked]))
    #expect(second.result?.summary == "disambiguation Jona Falk · Jona Falk")
    let label = Value.person(
      Person(
        displayName: "Jona Falk", handle: PersonHandle(value: "b@example.com"),
        identifier: "Jona Falk"))
    let third = handler.begin(try call("resolvePayee", ["payee": label]))
    #expect(third.result?.summary == "success Jona Falk")
  }

  @Test("A handle that was said is looked up")
  func handleSaid() throws {
    var handler = try demoPay()
    let value = Value.person(
      Person(
        displayName: "luca@example.com",
        handle: PersonHandle(value: "luca@example.com", kind: .emailAddress)))
    let events = handler.begin(try call("resolvePayee", ["payee": value]))
    #expect(events.result?.summary == "success Luca Rossi")
  }

  @Test(
    "Empty accounts refuse every payee, but no payer",
    arguments: [
      ("accounts: [{name: A, currency: USD, balance: 0}]", "unsupported insufficientFunds"),
      (
        "accounts: [{name: A, currency: USD, balance: 0}, {name: B, currency: EUR, balance: 1}]",
        "success Jona"
      ),
      ("accounts: []", "success Jona"),
    ])
  func emptyAccounts(_ accounts: String, _ expected: String) throws {
    var handler = ScriptedHandler(
      app: try app("contacts: [{displayName: Jona, handles: [a@example.com]}]\n" + accounts))
    let jona = Value.person(Person(displayName: "Jona"))
    #expect(
      handler.begin(try call("resolvePayee", ["payee": jona])).result?.summary == expected)
    let request = try call("resolvePayer", "INRequestPaymentIntent", ["payer": jona])
    #expect(handler.begin(request).result?.summary == "success Jona")
  }

  @Test(
    "An amount is held against accounts and limits",
    arguments: [
      ("20 USD", "success 20 USD"),
      ("1 USD", "success 1 USD"),
      ("1000 USD", "success 1000 USD"),
      ("0.99 USD", "unsupported paymentsAmountBelowMinimum"),
      ("0 USD", "unsupported paymentsAmountBelowMinimum"),
      ("-5 USD", "unsupported paymentsAmountBelowMinimum"),
      ("1000.01 USD", "unsupported paymentsAmountAboveMaximum"),
      ("9000000 CNY", "unsupported paymentsAmountAboveMaximum"),
      ("20 CHF", "unsupported paymentsCurrencyUnsupported"),
    ])
  func amount(_ text: String, _ expected: String) throws {
    var handler = try demoPay()
    for intent in ["INSendPaymentIntent", "INRequestPaymentIntent"] {
      let events = handler.begin(
        try call("resolveCurrencyAmount", intent, ["currencyAmount": money(text)]))
      #expect(events.result?.summary == expected)
    }
  }

  @Test("An amount that is missing or no number is a question")
  func noAmount() throws {
    var handler = try demoPay()
    #expect(handler.begin(try call("resolveCurrencyAmount")).result?.summary == "needsValue")
    let notANumber = Value.currencyAmount(CurrencyAmount(amount: .nan, currencyCode: "USD"))
    let events = handler.begin(
      try call("resolveCurrencyAmount", ["currencyAmount": notANumber]))
    #expect(events.result?.summary == "needsValue")
  }

  @Test("An amount without a currency is asked for in those that are held")
  func noCurrency() throws {
    var handler = try demoPay()
    let bare = Value.currencyAmount(CurrencyAmount(amount: 20, currencyCode: ""))
    let events = handler.begin(try call("resolveCurrencyAmount", ["currencyAmount": bare]))
    #expect(events.result?.summary == "disambiguation 20 USD · 20 EUR · 20 CNY")
    var one = ScriptedHandler(
      app: try app("accounts: [{name: A, currency: EUR, balance: 9}]"))
    let only = one.begin(try call("resolveCurrencyAmount", ["currencyAmount": bare]))
    #expect(only.result?.summary == "success 20 EUR")
  }

  @Test("A payee who takes only some currencies refuses the others")
  func payeeCurrencies() throws {
    var handler = try demoPay()
    let luca = handler.app.people.first { $0.displayName == "Luca Rossi" }
    let values: [String: Value] = [
      "payee": .person(try #require(luca)), "currencyAmount": money("20 USD"),
    ]
    let events = handler.begin(try call("resolveCurrencyAmount", values))
    #expect(events.result?.summary == "unsupported paymentsCurrencyUnsupported")
  }

  @Test(
    "A note may be missing, but not too long",
    arguments: [
      (nil, "notRequired"), ("lunch", "success lunch"),
      (String(repeating: "字", count: 140), "success " + String(repeating: "字", count: 140)),
      (String(repeating: "字", count: 141), "unsupported"),
    ])
  func note(_ text: String?, _ expected: String) throws {
    var handler = try demoPay()
    let values = text.map { ["note": Value.text($0)] } ?? [:]
    let events = handler.begin(try call("resolveNote", values))
    #expect(events.result?.summary == expected)
  }

  @Test("Every resolve method of every intent gets a result that its class has")
  func allIntents() throws {
    var app = try AppFile.demoPay
    app.app.intentsSupported = Catalog.intentNames
    var handler = ScriptedHandler(app: app)
    for intent in Catalog.intents {
      for method in intent.methods where method.phase == .resolve {
        let events = handler.begin(
          HandlerCall(
            number: 1, method: method, intent: Intent(className: intent.name),
            device: Device()))
        let kinds = try #require(Catalog.resolutionResult(method.resultClass)).kinds
        switch try #require(events.replies.first) {
        case .resolution(let result):
          #expect(!method.takesArray && kinds.contains(result.kind))
        case .resolutions(let results):
          #expect(method.takesArray && results.allSatisfy { kinds.contains($0.kind) })
        case .response: Issue.record("a resolve method answered with a response")
        }
      }
    }
  }
}
