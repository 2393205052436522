import Conversation
import FoundationEssentials
import SiriKit
import Testing

@testable import Handlers

@Suite("What confirm and handle answer follows from the world")
struct RespondingTests {
  private func values(
    _ who: String, _ amount: String?, in app: AppFile, as parameter: String = "payee"
  ) throws -> [String: Value] {
    let person = try #require(app.people.first { $0.displayName == who })
    var values: [String: Value] = [parameter: .person(person)]
    values["currencyAmount"] = amount.map(money)
    return values
  }

  private static let signedOut = device { $0.isSignedIn = false }
  private static let withoutTerms = device { $0.hasAcceptedTerms = false }
  private static let offLine = device { $0.isOnline = false }

  private static func device(_ change: (inout Device) -> Void) -> Device {
    var device = Device()
    change(&device)
    return device
  }

  @Test(
    "Every obstacle has its code, in both phases",
    arguments: [
      (Self.signedOut, "Maria Chen", "20 USD", "failureRequiringAppLaunch"),
      (Self.withoutTerms, "Maria Chen", "20 USD", "failureTermsAndConditionsAcceptanceRequired"),
      (Self.offLine, "Maria Chen", "20 USD", "failure"),
      (Device(), "Maria Chen", "20 CHF", "failurePaymentsCurrencyUnsupported"),
      (Device(), "Maria Chen", "0 USD", "failurePaymentsAmountBelowMinimum"),
      (Device(), "Maria Chen", "5000 USD", "failurePaymentsAmountAboveMaximum"),
      (Device(), "Maria Chen", "600 USD", "failureInsufficientFunds"),
      (Device(), "Priya Nair", "20 USD", "failureCredentialsUnverified"),
      (Device(), "Kim Jensen", "20 USD", "failureNotEligible"),
      (Device(), "Maria Chen", "512.30 USD", nil),
    ])
  func obstacle(_ device: Device, _ who: String, _ amount: String, _ code: String?) throws {
    var handler = try demoPay()
    let values = try values(who, amount, in: handler.app)
    let confirmed = handler.begin(try call("confirm", device: device, values))
    #expect(confirmed.response?.code == code ?? "ready")
    #expect(confirmed.effects.isEmpty && handler.world.ledger.entries.isEmpty)
    let handled = handler.begin(try call("handle", device: device, values))
    #expect(handled.response?.code == code ?? "success")
    #expect(handled.effects.count == (code == nil ? 1 : 0))
  }

  @Test("Asking for money needs none")
  func requestWithoutFunds() throws {
    var handler = try demoPay()
    let values = try values("Maria Chen", "900 USD", in: handler.app, as: "payer")
    let events = handler.begin(try call("confirm", "INRequestPaymentIntent", values))
    #expect(events.response?.code == "ready")
  }

  @Test("Without an account there is nothing to pay from or to")
  func noAccount() throws {
    var handler = ScriptedHandler(
      app: try app("contacts: [{displayName: Jona, handles: [a@example.com]}]"))
    for (intent, parameter) in [
      ("INSendPaymentIntent", "payee"), ("INRequestPaymentIntent", "payer"),
    ] {
      let values = try values("Jona", "20 USD", in: handler.app, as: parameter)
      let events = handler.begin(try call("confirm", intent, values))
      #expect(events.response?.code == "failureNoBankAccount")
    }
  }

  @Test(
    "What the file says of the service, holds whatever the device says",
    arguments: [
      ("signedIn: false", Device(), "failureRequiringAppLaunch"),
      ("signedIn: true", Self.signedOut, "ready"),
      ("termsAccepted: false", Device(), "failureTermsAndConditionsAcceptanceRequired"),
      ("termsAccepted: true", Self.withoutTerms, "ready"),
      ("available: false", Device(), "failure"),
    ])
  func service(_ line: String, _ device: Device, _ code: String) throws {
    var handler = ScriptedHandler(
      app: try app(
        """
        contacts: [{displayName: Jona, handles: [a@example.com]}]
        accounts: [{name: A, currency: USD, balance: 100}]
        service: {\(line)}
        """))
    let values = try values("Jona", "20 USD", in: handler.app)
    let events = handler.begin(try call("confirm", device: device, values))
    #expect(events.response?.code == code)
  }

  @Test("Ready describes the payment")
  func record() throws {
    var handler = try demoPay()
    var values = try values("Maria Chen", "20 EUR", in: handler.app)
    values["note"] = .text("lunch")
    let response = handler.begin(try call("confirm", values)).response
    #expect(
      response?.properties == [
        "paymentRecord.payee": try #require(values["payee"]),
        "paymentRecord.currencyAmount": money("20 EUR"),
        "paymentRecord.feeAmount": money("0.20 EUR"),
        "paymentRecord.note": .text("lunch"),
        "paymentRecord.paymentMethod": .text("Savings ·· 9082"),
        "paymentRecord.status": .enumeration("pending"),
      ])
    #expect(response?.userActivity == nil)
  }

  @Test("A request names the payer and costs nothing")
  func requestRecord() throws {
    var handler = try demoPay()
    let values = try values("Maria Chen", "20 EUR", in: handler.app, as: "payer")
    let response = handler.begin(try call("confirm", "INRequestPaymentIntent", values)).response
    #expect(response?.properties["paymentRecord.payer"] == values["payer"])
    #expect(response?.properties["paymentRecord.feeAmount"] == money("0 EUR"))
    #expect(response?.properties["paymentRecord.payee"] == nil)
  }

  @Test(
    "A fee is rounded to the smallest coin",
    arguments: [
      ("1.49 EUR", "0.01 EUR"), ("1.50 EUR", "0.02 EUR"), ("99.99 EUR", "1 EUR"),
      ("150 JPY", "2 JPY"), ("149 JPY", "1 JPY"), ("20 USD", "0 USD"), ("1.5 KWD", "0.015 KWD"),
    ])
  func fee(_ amount: String, _ fee: String) throws {
    let world = try AppFile.demoPay.world
    let paid = try #require(CurrencyAmount(parsing: amount))
    #expect(world.fee(for: paid) == CurrencyAmount(parsing: fee))
  }

  @Test("The fee counts when the money has to suffice")
  func feeCounts() throws {
    var handler = ScriptedHandler(
      app: try app(
        """
        contacts: [{displayName: Jona, handles: [a@example.com]}]
        accounts: [{name: A, currency: USD, balance: 100}, {name: B, currency: USD, balance: 200}]
        fees: {USD: {flat: 0.50, percent: 1}}
        """))
    for (amount, code) in [("98.52 USD", "ready"), ("198.1 USD", "failureInsufficientFunds")] {
      let events = handler.begin(
        try call("confirm", try values("Jona", amount, in: handler.app)))
      #expect(events.response?.code == code)
    }
    // More than the first account holds comes from the second.
    let events = handler.begin(
      try call("handle", try values("Jona", "150 USD", in: handler.app)))
    #expect(events.response?.properties["paymentRecord.paymentMethod"] == .text("B"))
    #expect(handler.world.accounts.map(\.balance) == [100, 48])
  }

  @Test("Handle moves the money once for a request, and again for another")
  func idempotency() throws {
    var handler = try demoPay()
    let values = try values("Maria Chen", "20 EUR", in: handler.app)
    let first = handler.begin(try call("handle", number: 4, identifier: "a", values))
    #expect(first.timeline == ["60 charge", "60 completed"])
    #expect(
      first.effects == [
        Effect(kind: .charge, summary: "20 EUR to Maria Chen", idempotencyKey: "a")
      ])
    #expect(first.response?.code == "success")
    #expect(first.response?.properties["paymentRecord.status"] == .enumeration("completed"))
    let balance = handler.world.accounts[1].balance
    #expect(balance == Decimal(string: "1819.8"))

    let again = handler.begin(try call("handle", number: 5, identifier: "a", values))
    #expect(again.timeline == ["60 completed"] && again.response == first.response)
    #expect(handler.world.accounts[1].balance == balance)

    let other = handler.begin(try call("handle", number: 6, identifier: "b", values))
    #expect(other.effects.map(\.idempotencyKey) == ["b"])
    #expect(handler.world.ledger.entries.map(\.call) == [4, 6])
    #expect(handler.world.accounts[1].balance == Decimal(string: "1799.6"))
  }

  @Test("A request that was carried out stays so, even when the money is gone now")
  func doneIsDone() throws {
    var handler = try demoPay()
    let values = try values("Maria Chen", "500 USD", in: handler.app)
    _ = handler.begin(try call("handle", identifier: "a", values))
    let again = handler.begin(try call("handle", identifier: "a", values))
    #expect(again.response?.code == "success" && again.effects.isEmpty)
    let other = handler.begin(try call("handle", identifier: "b", values))
    #expect(other.response?.code == "failureInsufficientFunds" && other.effects.isEmpty)
  }

  @Test("Without an identifier no repetition can be known")
  func noIdentifier() throws {
    var handler = try demoPay()
    let values = try values("Maria Chen", "20 USD", in: handler.app)
    for number in 1...2 {
      let events = handler.begin(
        try call("handle", number: number, identifier: nil, values))
      #expect(events.effects.count == 1)
    }
  }

  @Test("Asking for money is another effect, and leaves the account alone")
  func requestEffect() throws {
    var handler = try demoPay()
    let before = handler.world.accounts
    let values = try values("Maria Chen", "20 USD", in: handler.app, as: "payer")
    let events = handler.begin(try call("handle", "INRequestPaymentIntent", values))
    #expect(
      events.effects == [
        Effect(
          kind: .paymentRequest, summary: "20 USD from Maria Chen", idempotencyKey: "request")
      ])
    #expect(events.response?.properties["paymentRecord.status"] == .enumeration("pending"))
    #expect(handler.world.accounts == before)
  }

  @Test("An answer that opens the app carries the activity for the occasion")
  func activities() throws {
    var handler = try demoPay()
    let values = try values("Maria Chen", "20 USD", in: handler.app)
    let signIn = handler.begin(try call("confirm", device: Self.signedOut, values))
    #expect(signIn.response?.userActivity?.activityType == "com.example.demopay.signIn")
    #expect(signIn.effects.isEmpty)
    let terms = handler.begin(try call("confirm", device: Self.withoutTerms, values))
    #expect(terms.response?.userActivity?.activityType == "com.example.demopay.terms")

    handler.behaviour.set([Behaviour.Answer(.code("failureRequiringAppLaunch"))], for: "handle")
    let handedOver = handler.begin(try call("handle", identifier: "a7", values))
    let token = PendingRecord.token(for: "a7/1")
    #expect(
      handedOver.response?.userActivity
        == UserActivity(
          activityType: "com.example.demopay.continuePayment", title: "Continue Payment",
          userInfo: ["handoffToken": .text(token)]))
    #expect(
      handedOver.effects == [
        Effect(
          kind: .pendingRecord, summary: "20 USD to Maria Chen", idempotencyKey: token)
      ])
  }

  @Test("Every confirm and handle of every intent gets a code of its enum")
  func allIntents() throws {
    var handler = try demoPay()
    for intent in Catalog.intents {
      for method in intent.methods where method.phase != .resolve {
        for device in [Device(), Self.signedOut, Self.withoutTerms, Self.offLine] {
          let events = handler.begin(
            HandlerCall(
              number: 1, method: method, intent: Intent(className: intent.name),
              device: device))
          let code = try #require(events.response?.code)
          #expect(intent.code(code) != nil, "\(intent.name) \(method.name) \(code)")
        }
      }
    }
  }

  @Test("An intent that the catalog does not know is answered all the same")
  func unknownIntent() throws {
    var handler = try demoPay()
    let send = try intentClass("INSendPaymentIntent")
    for method in send.methods {
      let events = handler.begin(
        HandlerCall(
          number: 1, method: method, intent: Intent(className: "INOtherIntent"),
          device: Device()))
      #expect(events.replies.count == 1)
    }
  }
}
