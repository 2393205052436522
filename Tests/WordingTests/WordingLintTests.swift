import Testing

@testable import Wording

@Suite("The lint finds faults of wording")
struct WordingLintTests {
  @Test("Siri's own lines have none")
  func shippedCatalog() {
    let findings = WordingLint(.siri, languages: ["en", "zh-Hans"]).findings()
    for finding in findings {
      Issue.record("\(finding.rule) \(finding.key) \(finding.language): \(finding.message)")
    }
  }

  @Test(
    "A specimen of each fault is found",
    arguments: [
      ("L03", "code.x", "She has sent it.", "她已付款。"),
      ("L04", "code.x", "That is not Siri's fault.", "请说“嘿 Siri”。"),
      ("L05", "code.x", "Apple says no.", "我是 Siri。"),
      ("L06", "code.x", "Upgrade to go on.", "限时优惠。"),
      ("L08", "code.x", "Sent! Yes.", "已付款！"),
      ("L08", "code.x", "Thank you, it was sent.", "谢谢，已付款。"),
      ("L08", "code.x", "Sent 🎉.", "已付款🎉。"),
      (
        "L09", "ask.x",
        "How much of all the money that you have do you want to send?",
        "您想从您现在拥有的所有的钱里面拿出多少钱付款给他人呢？"
      ),
      ("L10", "ask.x", "Say the amount.", "请说金额。"),
      ("L12", "disambiguation.INFoo.bar", "Do you mean a bar?", "您是说酒吧吗？"),
      ("L13", "ask.x", "Who? How much?", "谁？多少？"),
      ("L16", "code.x", "Tap the button.", "请轻点按钮。"),
      ("L17", "code.x", "Look at your watch.", "请看手表。"),
      ("L19", "code.x", "It failed with HTTP.", "发生 HTTP 错误。"),
      ("L19", "code.x", "INFooIntent failed.", "INFooIntent 失败。"),
      ("L20", "code.x", "Something went wrong.", "出了点问题。"),
      ("L21", "code.x", "It failed (today).", "失败（今天）。"),
      ("L22", "code.x", "You sent {currencyAmount} USD.", "已付款{currencyAmount} USD。"),
      ("L23", "code.x", "", ""),
      ("L23", "code.x", "It  failed.", "失败  了。"),
      ("L23", "code.x", "It failed .", "失败 。"),
      ("L23", "code.x", "It failed", "失败"),
      ("L23", "code.x", "Send {currencyAmount}to {payee}.", "付款了,好。"),
      ("L23", "button.x", "Send.", "付款。"),
      ("L33", "code.x", "Unlock the iphone.", "请解锁 iphone。"),
    ])
  func specimens(rule: String, key: String, english: String, chinese: String) throws {
    let texts = try catalog([key: english], chinese: [key: chinese])
    let findings = WordingLint(texts, languages: ["en", "zh-Hans"]).findings()
    let languages = findings.filter { $0.rule == rule }.map(\.language)
    #expect(Set(languages) == ["en", "zh-Hans"])
  }

  @Test("A fault of translation is found")
  func translation() throws {
    let texts = try catalog(
      [
        "code.missing": "It failed.", "code.copied": "It failed.", "code.hole": "{app} failed.",
        "code.fine": "It failed.",
      ],
      chinese: [
        "code.copied": "It failed.", "code.hole": "“{name}”失败了。", "code.fine": "失败了。",
      ])
    let findings = WordingLint(texts, languages: ["en", "zh-Hans"]).findings()
    let keys = findings.filter { $0.rule == "L24" }.map(\.key)
    #expect(keys == ["code.copied", "code.hole", "code.missing"])
  }

  @Test("What is shown and not said is found")
  func parity() throws {
    let texts = try catalog([
      "goAhead": "Send {currencyAmount}?", "goAhead#spoken": "Ready to send?",
    ])
    let findings = WordingLint(texts, languages: ["en"]).findings()
    #expect(findings.map(\.rule) == ["L18"])
    #expect(findings.map(\.severity) == [.error])
  }
}
