import Conversation
import Testing
import Understanding

@Suite("Requests in Chinese are understood")
struct ChineseRequestTests {
  static let requests = Row.table(
    """
    给玛丽亚转50块钱 => send to 玛丽亚, 50 CNY
    用DemoPay给玛丽亚转50块 => send to 玛丽亚, 50 CNY, app DemoPay
    用 DemoPay 给 玛丽亚 转 50 块 => send to 玛丽亚, 50 CNY, app DemoPay
    给小明转50元 => send to 小明, 50 CNY
    给王小明付一百块 => send to 王小明, 100 CNY
    给小明发五十块红包 => send to 小明, 50 CNY
    给小明发个20块的红包 => send to 小明, 20 CNY
    转给小明20元 => send to 小明, 20 CNY
    转给小明20元，备注午饭 => send to 小明, 20 CNY, "午饭"
    转账给安娜三百块 => send to 安娜, 300 CNY
    转50块给安娜 => send to 安娜, 50 CNY
    转账五十元给安娜 => send to 安娜, 50 CNY
    付给玛丽亚二十美元 => send to 玛丽亚, 20 USD
    付20刀给玛丽亚 => send to 玛丽亚, 20 USD
    向安娜转账100元 => send to 安娜, 100 CNY
    向安娜付款一百二十块 => send to 安娜, 120 CNY
    把50块钱转给小明 => send to 小明, 50 CNY
    把两百块给王小明 => send to 王小明, 200 CNY
    请帮我给妈妈转50块 => send to 妈妈, 50 CNY
    麻烦给我妈转五百块 => send to 我妈, 500 CNY
    麻烦你帮我给玛丽亚转五十块五毛，谢谢 => send to 玛丽亚, 50.5 CNY
    给安娜转五块五 => send to 安娜, 5.5 CNY
    给安娜转两百五 => send to 安娜, 250 CNY
    给安娜转一万二 => send to 安娜, 12000 CNY
    给安娜转一万零一十二块 => send to 安娜, 10012 CNY
    给安娜转1.2万 => send to 安娜, 12000 CNY
    给安娜转三毛五 => send to 安娜, 0.35 CNY
    给安娜转十块零五分 => send to 安娜, 10.05 CNY
    给安娜转20元5角 => send to 安娜, 20.5 CNY
    给安娜转半块钱 => send to 安娜, 0.5 CNY
    给安娜转两块半 => send to 安娜, 2.5 CNY
    给安娜转人民币八千元 => send to 安娜, 8000 CNY
    给安娜转¥50 => send to 安娜, 50 CNY
    给安娜转￥５０．５０ => send to 安娜, 50.5 CNY
    给安娜转50 => send to 安娜, 50 CNY
    给安娜转二十欧元备注生日快乐 => send to 安娜, 20 EUR, "生日快乐"
    给安娜转一千日元 => send to 安娜, 1000 JPY
    给安娜转50港币 => send to 安娜, 50 HKD
    给安娜转十五点五元 => send to 安娜, 15.5 CNY
    给王五十块 => send to 王五, 10 CNY
    给王五转十块 => send to 王五, 10 CNY
    给李雷转50块 => send to 李雷, 50 CNY
    给欧阳娜娜转50块 => send to 欧阳娜娜, 50 CNY
    给Maria转20美元 => send to Maria, 20 USD
    给 Maria Chen 转 20 美元 => send to Maria Chen, 20 USD
    给花子转一百块 => send to 花子, 100 CNY
    给小明转账 => send to 小明
    给小明打钱 => send to 小明
    给老板发红包 => send to 老板
    付款给安娜 => send to 安娜
    转账五十元 => send, 50 CNY
    我要转账 => send
    给他转50块 => send, 50 CNY
    还安娜50块 => send to 安娜, 50 CNY
    还给安娜五十块钱 => send to 安娜, 50 CNY
    嘿Siri，给安娜转20块 => send to 安娜, 20 CNY
    我想用DemoPay给安娜转20块钱，备注：昨天的晚饭 => send to 安娜, 20 CNY, "昨天的晚饭", app DemoPay
    通过DemoPay向安娜汇款200元 => send to 安娜, 200 CNY, app DemoPay
    给安娜用DemoPay转20块 => send to 安娜, 20 CNY, app DemoPay
    DemoPay给安娜20块 => send to 安娜, 20 CNY, app DemoPay
    给安娜转20块的饭钱 => send to 安娜, 20 CNY, "饭钱"
    给安娜转二百零五块 => send to 安娜, 205 CNY
    能不能帮我给小明转三千五 => send to 小明, 3500 CNY
    向安娜收50块 => request from 安娜, 50 CNY
    向安娜要20块钱 => request from 安娜, 20 CNY
    跟小明要五十块 => request from 小明, 50 CNY
    用DemoPay向玛丽亚收取二十元 => request from 玛丽亚, 20 CNY, app DemoPay
    让安娜付我30块 => request from 安娜, 30 CNY
    叫王小明还我一百块 => request from 王小明, 100 CNY
    请安娜给我转50块 => request from 安娜, 50 CNY
    玛丽亚欠我12块5 => request from 玛丽亚, 12.5 CNY
    向妈妈要钱 => request from 妈妈
    向安娜收款 => request from 安娜
    收款三十元 => request, 30 CNY
    向安娜收15欧元，备注电影票 => request from 安娜, 15 EUR, "电影票"
    """)

  @Test("the intent and all values", arguments: requests)
  func request(_ row: Row) throws {
    let recognizer = try World.chinese.get()
    let found = recognizer.interpret(row.said, expecting: Pending(.request))
    #expect(Notation.text(found.meaning) == row.meaning, "\(found.notes) \(found.runnersUp)")
    #expect(found.template != nil)
  }

  static let others = Row.table(
    """
    给玛丽亚打电话
    给小明发消息
    给小明发短信说我晚点到
    给妈妈买花
    给安娜发一张照片
    给安娜发邮件
    今天天气怎么样
    明天会下雨吗
    播放音乐
    设一个二十分钟的闹钟
    提醒我给安娜转50块
    提醒我付房租
    付房租
    交电费
    付水费
    怎么给安娜转账
    我给安娜转了50块吗
    安娜给我转了50块
    安娜欠我一顿饭
    二十美元是多少人民币
    五十块
    50
    安娜
    打开DemoPay
    向左转
    向安娜问好
    向安娜道歉
    让安娜给我打电话
    叫安娜起床
    叫一辆车去机场
    把灯打开
    把音量调到五十
    把照片发给小明
    把50张照片发给小明
    转发这条消息给小明
    给手机充值50块
    给小明五分钟
    给我转50块
    不要给安娜转50块
    别给安娜转钱
    收快递
    要一杯咖啡
    注意安全
    你好
    谢谢
    你是谁
    讲个笑话
    订两张电影票
    导航到王府井
    几点了
    给安娜和小明转50块
    明天给安娜转50块
    给安娜转一百多块
    给安娜转两三百块
    搜索五十块以下的鞋子
    一加一等于几
    是
    不是
    """)

  @Test("what is no payment is never taken for one", arguments: others)
  func other(_ row: Row) throws {
    let recognizer = try World.chinese.get()
    let found = recognizer.interpret(row.said, expecting: Pending(.request))
    #expect(!found.meaning.isPayment, "\(Notation.text(found.meaning))")
  }
}
