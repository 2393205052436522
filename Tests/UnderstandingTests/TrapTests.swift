import Conversation
import SiriKit
import Testing
import Understanding

@Suite("Defects of other recognisers are not ours")
struct TrapTests {
  private func meaning(_ text: String, _ kind: Pending.Kind = .request) throws -> String {
    let recognizer = try World.english.get()
    let intent = kind == .request ? nil : World.payment
    return Notation.text(
      recognizer.interpret(text, expecting: Pending(kind, intent: intent)).meaning)
  }

  @Test(
    "numbers, amounts and separators",
    arguments: Row.table(
      """
      Pay Anna 20 rupees => send to Anna, 20 INR
      Pay Anna $24,50 => send to Anna, 24.5 USD
      Pay Anna 25 euros and 50 cents => send to Anna, 25.5 EUR
      Pay Anna 125 million USD => send to Anna, 125000000 USD
      Pay Anna MXN$20 => send to Anna, 20 MXN
      Pay Anna 12 euros and 15 euros => not understood
      Pay Anna 40,000 euros => send to Anna, 40000 EUR
      Pay Anna five point three three thousand dollars => send to Anna, 5330 USD
      Pay Anna 0.1 million dollars => send to Anna, 100000 USD
      Pay Anna 9-7 lakh rupees => not understood
      Pay Anna 2.5 dollars. => send to Anna, 2.5 USD
      Pay Anna £5 => send to Anna, 5 GBP
      Pay Anna five great british pounds => send to Anna, 5 GBP
      Pay Anna five pounds => send to Anna, 5 GBP
      Pay Anna TWENTY Five Dollars => send to Anna, 25 USD
      Pay Anna one plus one dollars => not understood
      """))
  func amounts(_ row: Row) throws { #expect(try meaning(row.said) == row.meaning) }

  @Test(
    "names, literals and negations",
    arguments: Row.table(
      """
      Pay Kiran1 10eur => send to Kiran1, 10 EUR
      send what's matt's 20 dollars => not understood
      send on 20 dollars => not understood
      send the 20 dollars => send, 20 USD
      say send Maria 20 dollars => not understood
      don't pay Maria 20 dollars => not understood
      Pay Maria 20 dollars for food with Anna with DemoPay => send to Maria, 20 USD, "food with Anna", app DemoPay
      Pay Maria 20 dollars for a two hour lesson => send to Maria, 20 USD, "a two hour lesson"
      Pay Maria 20 dollars for um whatever => send to Maria, 20 USD, "um whatever"
      Pay Maria 20 dollars for please and thank you => send to Maria, 20 USD, "please and thank you"
      """))
  func names(_ row: Row) throws { #expect(try meaning(row.said) == row.meaning) }

  @Test("a bare no is a no, and can't is not can")
  func replies() throws {
    #expect(try meaning("no", .goAhead) == "no")
    #expect(try meaning("I can't", .goAhead) == "not understood")
    #expect(try meaning("don't send it", .goAhead) == "no")
  }

  @Test("silence starts no new request", arguments: ["", " ", "\n", "…", "\u{A0}\u{3000}", "?!"])
  func silence(_ text: String) throws {
    #expect(try meaning(text) == "silence")
    #expect(try meaning(text, .goAhead) == "silence")
    #expect(try meaning(text, .value("note")) == "silence")
  }

  @Test("the same word in two languages is not one word")
  func chinese() throws {
    let recognizer = try World.chinese.get()
    for (said, amount) in [("给安娜转一万零一十二", "10012"), ("给安娜转一万零十二", "10012")] {
      let found = recognizer.interpret(said, expecting: Pending(.request))
      #expect(Notation.text(found.meaning) == "send to 安娜, \(amount) CNY")
    }
  }

  @Test("an unknown payee reaches the handler")
  func unknown() throws {
    let recognizer = try World.english.get()
    let found = recognizer.interpret("Send money to Dave", expecting: Pending(.request))
    guard case .request(let request) = found.meaning,
      case .person(let payee) = request.values["payee"]
    else {
      Issue.record("no payee in \(found.meaning)")
      return
    }
    #expect(payee.displayName == "Dave")
    #expect(payee.siriMatches.isEmpty)
    #expect(found.notes.contains("no contact is called 'Dave'"))
  }

  @Test("homophones and namesakes are all offered")
  func namesakes() throws {
    let recognizer = try World.english.get()
    let found = recognizer.interpret("Pay Maria $5", expecting: Pending(.request))
    guard case .request(let request) = found.meaning,
      case .person(let payee) = request.values["payee"]
    else {
      Issue.record("no payee in \(found.meaning)")
      return
    }
    #expect(
      payee.siriMatches.map(\.displayName) == ["Maria Lopez", "Maria Chen", "Maria José Ruiz"])
  }

  @Test("two runs say the same, to the letter")
  func stable() throws {
    let again = try World.recognizer("en-US")
    for row in EnglishRequestTests.requests {
      let one = again.interpret(row.said, expecting: Pending(.request))
      let other = try World.english.get().interpret(row.said, expecting: Pending(.request))
      #expect(one == other)
    }
  }
}
