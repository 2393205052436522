import Conversation
import FoundationEssentials
import SiriKit
import Testing
import Understanding

@Suite("Answers in Chinese are understood in the light of the question")
struct ChineseAnswerTests {
  static let payment = Intent(
    className: "INSendPaymentIntent",
    values: [
      "payee": .person(Person(displayName: "玛丽亚")),
      "currencyAmount": .currencyAmount(CurrencyAmount(amount: 50, currencyCode: "CNY")),
    ])

  private func check(_ row: Row, _ kind: Pending.Kind) throws {
    let expectation = Pending(kind, intent: Self.payment)
    let found = try World.chinese.get().interpret(row.said, expecting: expectation)
    #expect(Notation.text(found.meaning) == row.meaning, "\(found.notes) \(found.spans)")
  }

  static let payees = Row.table(
    """
    玛丽亚 => value 玛丽亚
    给安娜 => value 安娜
    转给安娜 => value 安娜
    是小明 => value 小明
    李雷 => value 李雷
    我妈 => value 我妈
    王小明吧 => value 王小明
    不是玛丽亚，是安娜 => value 安娜
    改成30块 => currencyAmount = 30 CNY
    给安娜转20块 => send to 安娜, 20 CNY
    取消 => cancel
    算了 => cancel
    不 => no
    什么 => repetition
    重新来 => start over
    """)

  @Test("给谁？", arguments: payees)
  func payee(_ row: Row) throws { try check(row, .value("payee")) }

  static let amounts = Row.table(
    """
    五十 => value 50 CNY
    50 => value 50 CNY
    五十块 => value 50 CNY
    50块钱吧 => value 50 CNY
    两百五 => value 250 CNY
    五块五 => value 5.5 CNY
    二十美元 => value 20 USD
    转三十块 => value 30 CNY
    改成三十 => value 30 CNY
    一万二 => value 12000 CNY
    给安娜 => payee = 安娜
    不转了 => cancel
    不知道 => not understood
    随便 => not understood
    """)

  @Test("多少钱？", arguments: amounts)
  func amount(_ row: Row) throws { try check(row, .value("currencyAmount")) }

  static let choices = Row.table(
    """
    第一个 => choice 1
    第二个 => choice 2
    第2个 => choice 2
    2 => choice 2
    二 => choice 2
    二号 => choice 2
    第三 => choice 3
    最后一个 => choice 3
    中间那个 => choice 2
    选第一个 => choice 1
    王小明 => choice 1
    王小明那个 => choice 1
    姓李的那个 => choice 2
    姓王的 => choice 1
    李小明吧 => choice 2
    工作 => choice 2
    工作那个 => choice 2
    手机 => choice 1
    同学 => choice 3
    小明 => either choice 1 or choice 2 or choice 3
    都不是 => no
    不是 => no
    安娜 => payee = 安娜
    更多 => more
    取消 => cancel
    再说一遍 => repetition
    第七个 => choice 7
    """)

  @Test("哪个小明？", arguments: choices)
  func choice(_ row: Row) throws { try check(row, .choice(World.xiaomings)) }

  static let goAheads = Row.table(
    """
    是 => yes
    是的 => yes
    好 => yes
    好的，发送 => yes
    嗯 => yes
    可以 => yes
    没问题 => yes
    确认 => yes
    转吧 => yes
    确认转账 => yes
    不 => no
    不要 => no
    不用了 => no
    别转 => no
    先不 => no
    取消 => cancel
    算了 => cancel
    别转了 => cancel
    改成30块 => currencyAmount = 30 CNY
    改成三十 => currencyAmount = 30 CNY
    不对，是30块 => currencyAmount = 30 CNY
    不是50，是30 => currencyAmount = 30 CNY
    改金额 => currencyAmount refused
    金额不对 => currencyAmount refused
    不是玛丽亚，是安娜 => payee = 安娜
    不是玛丽亚 => payee refused
    给安娜 => payee = 安娜
    换成安娜 => payee = 安娜
    换个人 => payee refused
    备注改成生日快乐 => note = "生日快乐"
    改备注 => note refused
    改成给安娜30块 => payee = 安娜, currencyAmount = 30 CNY
    向安娜收50块 => request from 安娜, 50 CNY
    撤销 => undo
    没听清 => repetition
    香蕉 => not understood
    """)

  @Test("确认转账？", arguments: goAheads)
  func goAhead(_ row: Row) throws { try check(row, .goAhead) }

  static let notes = Row.table(
    """
    午饭 => value "午饭"
    生日快乐！ => value "生日快乐！"
    改成30块 => value "改成30块"
    取消 => cancel
    算了 => cancel
    说“取消” => value "取消"
    """)

  @Test("备注什么？", arguments: notes)
  func note(_ row: Row) throws { try check(row, .value("note")) }

  @Test(
    "Other questions have words of their own",
    arguments: [
      (Pending.Kind.unlock, "解锁 => yes\n不 => no"),
      (.openApp, "打开 => yes\n打开DemoPay => yes\n不用 => no\n算了 => cancel"),
      (.retry, "再试一次 => yes\n重试 => yes\n不要 => no"),
      (.permission, "允许 => yes\n不允许 => no"),
      (.working, "取消 => cancel\n好 => not understood"),
      (.confirmation("payee"), "对 => yes\n不是 => no\n不是，是安娜 => payee = 安娜\n安娜 => payee = 安娜"),
    ])
  func others(_ kind: Pending.Kind, _ table: String) throws {
    for row in Row.table(table) { try check(row, kind) }
  }
}
