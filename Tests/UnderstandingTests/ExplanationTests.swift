import Conversation
import FoundationEssentials
import SiriKit
import Testing
import Understanding

@Suite("Every reading says why")
struct ExplanationTests {
  private func read(_ text: String, _ kind: Pending.Kind = .request) throws -> Interpretation {
    let intent = kind == .request ? nil : World.payment
    return try World.english.get().interpret(text, expecting: Pending(kind, intent: intent))
  }

  @Test(
    "the step of the ladder that found the contact",
    arguments: [
      ("Maria Lopez", "contact: full name", "Maria Lopez"),
      ("maria lopez", "contact: full name, folded", "Maria Lopez"),
      ("MARIA JOSE RUIZ", "contact: full name, folded", "Maria José Ruiz"),
      ("Anna", "contact: given name", "Anna Schmidt"),
      ("Johnny", "contact: nickname", "John Appleseed"),
      ("Appleseed", "contact: family name", "John Appleseed"),
      ("Maria Ruiz", "contact: parts of the name", "Maria José Ruiz"),
      ("my mother", "contact: relationship mother", "Elena Rossi"),
      ("Mom", "contact: nickname", "Elena Rossi"),
      ("Hanako", "contact: reading", "花子"),
      ("Wang Xiaoming", "contact: reading", "王小明"),
      ("Apple", "contact: beginning of the name", "John Appleseed"),
      ("Schmitd", "contact: one letter off", "Anna Schmidt"),
      ("Dave", "free text", ""),
    ])
  func ladder(_ name: String, _ rule: String, _ contact: String) throws {
    let found = try read("Send 20 dollars to \(name)")
    let span = try #require(found.spans.first { $0.slot == "payee" })
    #expect(span.rule == rule)
    guard case .request(let request) = found.meaning,
      case .person(let payee) = request.values["payee"]
    else {
      Issue.record("no payee")
      return
    }
    #expect(payee.siriMatches.map(\.displayName) == (contact.isEmpty ? [] : [contact]))
  }

  @Test("a full name beats a given name, and a given name a family name")
  func order() throws {
    let contacts = [
      Person(displayName: "Kim Novak", givenName: "Kim", familyName: "Novak"),
      Person(displayName: "Min Kim", givenName: "Min", familyName: "Kim"),
    ]
    let recognizer = try World.recognizer("en-US", contacts: contacts)
    let found = recognizer.interpret("Pay Kim 10 euro", expecting: Pending(.request))
    guard case .request(let request) = found.meaning,
      case .person(let payee) = request.values["payee"]
    else {
      Issue.record("no payee")
      return
    }
    #expect(payee.siriMatches.map(\.displayName) == ["Kim Novak"])
  }

  @Test("spans point into the text as it was typed")
  func spans() throws {
    let text = "  Ｓend “$20.50” to  my mom for 🍕 night with Demo-Pay!"
    let found = try read(text)
    let characters = Array(text)
    for span in found.spans {
      #expect(String(characters[span.start..<span.end]) == span.text)
    }
    #expect(found.spans.map(\.slot).sorted() == ["app", "currencyAmount", "note", "payee"])
    #expect(
      found.spans.map(\.text).sorted() == ["$20.50", "Demo-Pay", "my mom", "🍕 night"].sorted())
    #expect(found.spans.map(\.rule).contains("money: sign $"))
  }

  @Test(
    "the remarks",
    arguments: [
      ("Pay Anna 20", "assumed currency USD"),
      (
        "Pay Anna $1.000",
        "'1.000' was read as 1.000; where '.' parts thousands, it is 1000"
      ),
      ("Pay Anna ¥500", "'¥' was read as JPY"),
      ("Pay Anan $5", "'Anan' is one letter off: Anna Schmidt"),
    ])
  func remarks(_ said: String, _ note: String) throws {
    #expect(try read(said).notes.contains(note))
  }

  @Test("a bare number keeps the currency of the amount under way")
  func keptCurrency() throws {
    var intent = World.payment
    intent.values["currencyAmount"] = .currencyAmount(
      CurrencyAmount(amount: 20, currencyCode: "EUR"))
    let found = try World.english.get().interpret(
      "make it 30", expecting: Pending(.goAhead, intent: intent))
    #expect(Notation.text(found.meaning) == "currencyAmount = 30 EUR")
    #expect(found.notes.contains("kept currency EUR"))
  }

  @Test(
    "a dollar is the dollar of the region",
    arguments: [("en-US", "USD"), ("en-AU", "AUD"), ("en-CA", "CAD"), ("en-GB", "USD")])
  func region(_ locale: String, _ code: String) throws {
    let found = try World.recognizer(locale).interpret(
      "Send $20 to Anna", expecting: Pending(.request))
    #expect(Notation.text(found.meaning) == "send to Anna, 20 \(code)")
  }

  @Test("the winner's template with its file and line, and the others with why they lost")
  func template() throws {
    let found = try read("Send $20 to Maria for dinner")
    let template = try #require(found.template)
    #expect(template.id == "en/payments.send.1")
    #expect(template.file == "sentences/en.yaml")
    #expect(template.line > 0)
    #expect(template.text.contains("{person:payee}"))
  }

  @Test("the templates that lost, and why")
  func runnersUp() throws {
    let found = try read("make it 30 dollars", .goAhead)
    let runnerUp = try #require(found.runnersUp.first)
    #expect(runnerUp.template.id != found.template?.id)
    #expect(runnerUp.reason == "stands further down in the file")
  }

  @Test("an app that supports the intent is preferred, another is still named")
  func apps() throws {
    #expect(
      Notation.text(try read("Pay Anna $5 with ChatBox").meaning)
        == "send to Anna, 5 USD, app ChatBox")
  }

  @Test("an ambiguous amount is not guessed")
  func ambiguity() throws {
    let found = try read("Pay Anna one fifty")
    #expect(
      Notation.text(found.meaning) == "either send to Anna, 150 USD or send to Anna, 1.5 USD")
    #expect(found.template == nil)
    #expect(found.runnersUp.count == 2)
  }

  @Test(
    "the nearest template and the first word that it did not expect",
    arguments: [
      ("send flowers to my mom", "stopped at 'flowers', expected an amount or a person"),
      ("send Maria $20 with Venmo", "stopped at 'Venmo', expected an app"),
      ("send Dave 20 dollars tomorrow", "stopped at 'tomorrow', expected"),
      ("request 20 dollars from", "stopped at the end, expected a person"),
    ])
  func nearest(_ said: String, _ reason: String) throws {
    let found = try read(said)
    #expect(found.meaning == .notUnderstood)
    let runnerUp = try #require(found.runnersUp.first)
    #expect(runnerUp.reason.hasPrefix(reason), "\(runnerUp.reason)")
    #expect(found.notes.contains { $0.hasPrefix("nearest: en/payments.") })
  }
}
