import Conversation
import FoundationEssentials
import SiriKit
import Testing

@testable import Wording

@Suite("Values are written as the locale does")
struct ValueFormatTests {
  @Test(
    "Amounts",
    arguments: [
      ("20", "USD", "$20.00", "US$20.00"),
      ("20.5", "USD", "$20.50", "US$20.50"),
      ("1234567.89", "USD", "$1,234,567.89", "US$1,234,567.89"),
      ("0.01", "USD", "$0.01", "US$0.01"),
      ("-3", "USD", "-$3.00", "-US$3.00"),
      ("20", "EUR", "€20.00", "€20.00"),
      ("1234.5", "EUR", "€1,234.50", "€1,234.50"),
      ("500", "JPY", "¥500", "JP¥500"),
      ("20", "CNY", "CN¥20.00", "¥20.00"),
      ("66.6", "CNY", "CN¥66.60", "¥66.60"),
    ])
  func amounts(amount: String, code: String, english: String, chinese: String) {
    let argument = Payment.amount(amount, code)
    #expect(Wording.embedded(locale: "en-US").format(argument) == english)
    #expect(Wording.embedded(locale: "zh-Hans").format(argument) == chinese)
  }

  @Test(
    "An amount is never shown rounded",
    arguments: [
      ("20.125", "USD", "$20.125"), ("500.5", "JPY", "¥500.5"), ("0.0001", "EUR", "€0.0001"),
      ("1.23456", "BHD", "BHD 1.23456"),
    ])
  func unroundedAmounts(amount: String, code: String, expected: String) {
    let text = Wording.embedded(locale: "en-US").format(Payment.amount(amount, code))
    #expect(text.replacingSpaces == expected)
  }

  @Test(
    "A currency that is none stays visible",
    arguments: [
      ("20", "", "20"), ("20", "DOLLARS", "20 DOLLARS"), ("20", "\u{1B}[3", "20 \u{1B}[3"),
      ("1234", "美元", "1,234 美元"),
    ])
  func wrongCurrencies(amount: String, code: String, expected: String) {
    #expect(Wording.embedded(locale: "en-US").format(Payment.amount(amount, code)) == expected)
  }

  @Test(
    "Other values",
    arguments: [
      (
        .value(.person(Person(displayName: "Maria Chen", nickname: "Mia"))), "Maria Chen",
        "Maria Chen"
      ),
      (.value(.text("Lunch")), "Lunch", "Lunch"),
      (.value(.number(Decimal(string: "1234.5") ?? 0)), "1,234.5", "1,234.5"),
      (.value(.bool(true)), "yes", "是"),
      (.value(.bool(false)), "no", "否"),
      (.value(.enumeration("completed")), "completed", "已完成"),
      (.value(.enumeration("checking")), "checking account", "支票账户"),
      (.value(.enumeration("somethingElse")), "something else", "something else"),
      (
        .value(.item(Value.Item(type: "INMediaItem", displayName: "Push It"))), "Push It", "Push It"
      ),
      (.value(.list([.text("A"), .text("B"), .text("C")])), "A, B, and C", "A、B 和 C"),
      (.value(.list([])), "", ""),
      (.text(""), "", ""),
      (.count(1), "1", "1"),
      (.count(12345), "12,345", "12,345"),
      (.alternatives(["A"]), "A", "A"),
      (.alternatives(["A", "B"]), "A or B", "A 或 B"),
      (.alternatives(["A", "B", "C"]), "A, B, or C", "A、B 或 C"),
      (.alternatives([]), "", ""),
      (.seconds(1), "1 second", "1秒钟"),
      (.seconds(10), "10 seconds", "10秒钟"),
      (.seconds(2.5), "2.5 seconds", "2.5秒钟"),
      (.seconds(.infinity), "inf", "inf"),
    ] as [(Line.Argument, String, String)])
  func otherValues(argument: Line.Argument, english: String, chinese: String) {
    #expect(Wording.embedded(locale: "en-US").format(argument) == english)
    #expect(Wording.embedded(locale: "zh-Hans").format(argument) == chinese)
  }

  @Test("Another locale has its own way, though the sentence is English")
  func foreignLocale() {
    let text = Wording.embedded(locale: "de-DE").format(Payment.amount("1234.5", "EUR"))
    #expect(text.replacingSpaces == "1.234,50 €")
  }
}

extension String {
  /// Foundation parts numbers and signs with spaces that do not break.
  fileprivate var replacingSpaces: String {
    String(map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }
}
