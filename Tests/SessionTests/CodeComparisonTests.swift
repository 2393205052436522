import Conversation
import Handlers
import Session
import SiriKit
import Testing
import Wording

@Suite("The codes of an intent side by side")
struct CodeComparisonTests {
  private static func comparison(
    _ name: String, _ locale: String = "en-US"
  ) throws -> CodeComparison {
    let intent = try #require(Catalog.intent(name))
    return Session(appFile: try .demoPay, locale: locale)
      .codeComparison(of: intent, .embedded(locale: locale))
  }

  /// What the conversation itself does after a code, told in the words of the table.
  @Test("tell what the conversation does", arguments: CodeCase.all.filter { $0.phase == .handle })
  func truth(_ test: CodeCase) throws {
    var talk = try Talk(in: test.errand.tongue)
    try talk.behave("handle", test.code.name)
    talk.say(test.errand.complete)
    talk.tap(.confirm)
    let locale = test.errand.tongue == .english ? "en-US" : "zh-Hans"
    let rows = try Self.comparison(test.errand.intentName, locale).rows
    guard let row = rows.first(where: { $0.code == test.code && $0.method == .handle }) else {
      #expect(test.code.phase == .confirm, "only the codes of confirm are left out")
      return
    }
    #expect(row.ending == talk.endings.last)
    #expect(row.diagnoses == talk.diagnoses)
    #expect(row.buttons == talk.shownButtons)
  }

  @Test("have a row for each code and method of every intent", arguments: Catalog.intents)
  func complete(_ intent: IntentClass) throws {
    for locale in ["en-US", "zh-Hans"] {
      let rows = try Self.comparison(intent.name, locale).rows
      guard intent.handlingProtocol != nil else {
        #expect(rows.isEmpty)
        continue
      }
      #expect(Set(rows.map(\.code)) == Set(intent.codes))
      for row in rows {
        #expect(!row.heard.contains("⟨"), "\(intent.name).\(row.code.name): \(row.heard)")
        let isSilent = ["ready", "success"].contains(row.code.name) && row.method == .confirm
        #expect(isSilent || !row.heard.isEmpty, "\(intent.name).\(row.code.name) says nothing")
        #expect(row.meaning != nil)
      }
    }
  }

  @Test("are one table, with both methods in a row where they do the same")
  func table() throws {
    let text = try Self.comparison("INSendPaymentIntent").text
    #expect(text.first == "INSendPaymentIntent  en-US")
    let index = try #require(text.firstIndex { $0.hasPrefix("failurePaymentsAmountAboveMaximum") })
    #expect(
      text[index].split(separator: " ").joined(separator: " ")
        == "failurePaymentsAmountAboveMaximum confirm, handle input no failed")
    #expect(
      text[index + 1]
        == "    heard  That's more than DemoPay lets you send. Nothing was sent. "
        + "Try a smaller amount.")
    #expect(text.contains { $0.hasSuffix("Send $20.00 to Maria Lopez?") })
    #expect(text.contains("    P011   warning: bareFailure"))
  }

  @Test("are data too")
  func data() throws {
    let json = try Self.comparison("INSendPaymentIntent", "zh-Hans").record.json
    #expect(json.contains(#""wayOn":"tryAgain""#) && json.contains(#""locale":"zh-Hans""#))
  }
}
