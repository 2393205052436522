import Conversation
import SiriKit
import Testing

@testable import Wording

@Suite("Siri's lines are the approved ones")
struct SentenceTests {
  @Test("What is shown", arguments: ApprovedSentences.shown)
  func shown(key: String, english: String, chinese: String) {
    let line = Payment.fullLine(key)
    #expect(Wording.embedded(locale: "en-US").render(line).shown == english)
    #expect(Wording.embedded(locale: "zh-Hans").render(line).shown == chinese)
  }

  @Test("What is said, where it differs", arguments: ApprovedSentences.spoken)
  func spoken(key: String, english: String, chinese: String) {
    let line = Payment.fullLine(key)
    #expect(Wording.embedded(locale: "en-US").render(line).spoken == english)
    #expect(Wording.embedded(locale: "zh-Hans").render(line).spoken == chinese)
  }

  @Test("Nothing else is said otherwise than shown")
  func sameSpoken() {
    let twins = Set(ApprovedSentences.spoken.map(\.key))
    for (key, english, _) in ApprovedSentences.shown where !twins.contains(key) {
      #expect(Wording.embedded(locale: "en-US").render(Payment.fullLine(key)).spoken == english)
    }
  }

  @Test(
    "Where the number of options counts",
    arguments: [
      (1, "Do you want to hear one more?", "还有 1 个，要读给您听吗？"),
      (3, "Do you want to hear 3 more?", "还有 3 个，要读给您听吗？"),
    ])
  func rest(count: Int, english: String, chinese: String) {
    let line = Line("disambiguation.rest", ["count": .count(count)])
    #expect(Wording.embedded(locale: "en-US").render(line).shown == english)
    #expect(Wording.embedded(locale: "zh-CN").render(line).shown == chinese)
  }

  @Test("Chinese names are not parted from the sentence")
  func chineseName() {
    let line = Line(
      "goAhead.INSendPaymentIntent",
      [
        "payee": .value(.person(Person(displayName: "李娜"))),
        "currencyAmount": Payment.amount("66", "CNY"),
      ])
    #expect(Wording.embedded(locale: "zh-Hans").render(line).shown == "向李娜付款 ¥66.00？")
  }

  @Test("A name that is not known leaves no hole")
  func emptyName() {
    let line = Line(
      "disambiguation.INSendPaymentIntent.payee",
      ["name": .text(""), "options": .alternatives(["A", "B"])])
    #expect(Wording.embedded(locale: "en-US").render(line).shown == "Which?")
    #expect(Wording.embedded(locale: "zh-Hans").render(line).shown == "您指的是哪一位？")
  }

  @Test(
    "A locale without texts speaks English, and writes amounts its own way",
    arguments: ["fr-FR", "de-DE", "tlh", "C", ""])
  func fallback(locale: String) {
    #expect(Wording.embedded(locale: locale).render(Line("problem")).key == "problem")
    #expect(
      Wording.embedded(locale: locale).render(Line("problem")).shown
        == "Sorry, there was a problem with the app.")
  }
}
