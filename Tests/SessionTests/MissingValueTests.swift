import Conversation
import SiriKit
import Testing

@Suite("What is missing is asked for")
struct MissingValueTests {
  @Test("nothing is missing: straight to the go-ahead", arguments: Errand.all)
  func nothing(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.complete)
    talk.expectAsked(.goAhead)
    #expect(talk.keys == ["goAhead.\(errand.intentName)"])
    #expect(
      talk.calls == [errand.resolvePerson, "resolveCurrencyAmount", "resolveNote", "confirm"])
    talk.tap(.confirm)
    talk.expectSaid("code.\(errand.intentName).handle.success")
    talk.expectEnding(.done)
    #expect(talk.handled == [errand.person: "John Appleseed", "currencyAmount": "20 USD"])
    #expect(talk.diagnoses.isEmpty)
  }

  @Test("the amount", arguments: Errand.all)
  func amount(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    if errand.isRequest {
      talk.say("Request money from Johnny with DemoPay", "用DemoPay向Johnny收款")
    } else {
      talk.say("Pay Johnny with DemoPay", "用DemoPay给Johnny转账")
    }
    talk.expectAsked(.value, "currencyAmount")
    talk.expectSaid("ask.\(errand.intentName).currencyAmount")
    #expect(talk.calls == [errand.resolvePerson, "resolveCurrencyAmount"])
    talk.say("twenty dollars", "二十美元")
    talk.expectAsked(.goAhead)
    talk.say("yes", "好的")
    talk.expectEnding(.done)
    #expect(talk.handled == [errand.person: "John Appleseed", "currencyAmount": "20 USD"])
  }

  @Test("the other person", arguments: Errand.all)
  func person(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    if errand.isRequest {
      talk.say("Request 30 dollars", "收款三十美元")
    } else {
      talk.say("Transfer 30 dollars", "转账三十美元")
    }
    talk.expectAsked(.value, errand.person)
    talk.expectSaid("ask.\(errand.intentName).\(errand.person)")
    talk.say("my mom", "妈妈")
    talk.expectAsked(.goAhead)
    talk.say("go ahead", "确认")
    talk.expectEnding(.done)
    #expect(talk.handled == [errand.person: "Elena Rossi", "currencyAmount": "30 USD"])
  }

  @Test("both, one after the other", arguments: Errand.all)
  func both(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    if errand.isRequest { talk.say("Request money", "收款") } else { talk.say("Send money", "转账") }
    talk.expectAsked(.value, errand.person)
    talk.say("Johnny", "Johnny")
    talk.expectAsked(.value, "currencyAmount")
    talk.say("it's fifty euros", "五十欧元")
    talk.expectAsked(.goAhead)
    talk.say("yes please", "没问题")
    talk.expectEnding(.done)
    #expect(talk.handled == [errand.person: "John Appleseed", "currencyAmount": "50 EUR"])
  }

  @Test("a bare number is in the locale's currency", arguments: Tongue.allCases)
  func bareNumber(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    talk.say("Pay Johnny with DemoPay", "用DemoPay给Johnny转账")
    talk.say("25", "25")
    talk.expectAsked(.goAhead)
    #expect(talk.value("currencyAmount") == tongue("25 USD", "25 CNY"))
  }

  @Test("a note comes along, and is not asked for", arguments: Errand.all)
  func note(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    if errand.isRequest {
      talk.say("Request 15 dollars from Johnny for the tickets", "向Johnny收15美元，备注车票")
    } else {
      talk.say("Send Johnny 15 dollars for the tickets", "给Johnny转15美元，备注车票")
    }
    talk.expectAsked(.goAhead)
    talk.tap(.confirm)
    talk.expectEnding(.done)
    #expect(talk.handled?["note"] == errand.tongue("the tickets", "车票"))
    #expect(talk.handled?["currencyAmount"] == "15 USD")
  }

  @Test("a handler that wants a note has it asked for", arguments: Errand.all)
  func wantedNote(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.behave("resolveNote", "needsValue")
    talk.say(errand.complete)
    talk.expectAsked(.value, "note")
    talk.expectSaid("ask.\(errand.intentName).note")
    try talk.behave("resolveNote", "world")
    talk.say("happy birthday", "生日快乐")
    talk.expectAsked(.goAhead)
    talk.tap(.confirm)
    talk.expectEnding(.done)
    #expect(talk.handled?["note"] == errand.tongue("happy birthday", "生日快乐"))
  }

  @Test("what is given and asked for all the same is diagnosed", arguments: Errand.all)
  func askedAgain(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.behave(errand.resolvePerson, "needsValue")
    talk.say(errand.complete)
    talk.expectAsked(.value, errand.person)
    #expect(talk.diagnoses == [.needsValueAlthoughGiven])
  }

  @Test("the same question three times, and Siri gives up", arguments: Errand.all)
  func giveUp(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.behave("resolveCurrencyAmount", "unsupported paymentsAmountAboveMaximum")
    talk.say(errand.complete)
    for amount in [("ten dollars", "十美元"), ("5 dollars", "5美元")] {
      talk.expectAsked(
        .value, "currencyAmount",
        lead: "unsupported.\(errand.intentName).currencyAmount.paymentsAmountAboveMaximum")
      talk.say(amount.0, amount.1)
    }
    talk.expectNoEnding()
    talk.say("2 dollars", "2美元")
    talk.expectSaid("gaveUp.\(errand.intentName)")
    talk.expectEnding(.gaveUp)
    #expect(talk.diagnoses == [.sameQuestionThrice])
    talk.expectAsked(.openApp)
    #expect(talk.ledger.isEmpty)
  }

  @Test("nothing, nonsense and 'what?' are asked again", arguments: Tongue.allCases)
  func misheard(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    talk.say("Pay Johnny with DemoPay", "用DemoPay给Johnny转账")
    talk.say("")
    talk.expectAsked(.value, "currencyAmount", lead: "silence")
    talk.say("bananas", "香蕉")
    talk.expectAsked(.value, "currencyAmount", lead: "misheard")
    talk.say("what was that?", "没听清")
    talk.expectAsked(.value, "currencyAmount")
    talk.expectNoEnding()
  }
}
