import Conversation
import FoundationEssentials
import Handlers
import Session
import SiriKit
import TestSupport
import Testing

@Suite("Whatever is said, tapped and set, in whatever order, the rules hold")
struct RandomWalkTests {
  /// Both languages, whichever is spoken: people mix them.
  static let utterances = [
    "Send $20 to Maria with DemoPay", "Send $20 to Johnny", "Pay Johnny with DemoPay", "Send money",
    "Request 15 euros from Anna for the tickets", "Maria owes me 12.50", "Send $5 to my mom",
    "Send $20 to Omar", "Send $20 to Jonny", "Send 3 pounds to Luca", "Send $9000 to Kim",
    "Request money from Priya", "Send $1 to Zoe for lunch", "Play some music", "hello there",
    "用DemoPay给Maria转20美元", "给小明转五十块", "给王芳转账", "转账", "向Luca收5欧元备注比萨", "给妈妈转5块钱",
    "让Johnny付我30块", "今天天气怎么样",
    "yes", "no", "ok", "cancel", "never mind", "the second one", "2", "17", "neither", "more",
    "the work one", "Chen", "Anna", "my mom", "twenty dollars", "30", "happy birthday",
    "make it 30",
    "not Maria, Anna", "change the amount", "wrong person", "change the note to rent", "what?",
    "undo that", "start over", "unlock", "open DemoPay", "try again", "allow it", "don't allow",
    "send it", "", " ", "\u{1B}[2J", "👩‍👩‍👧",
    "好的", "不", "取消", "算了", "第二个", "都不是", "更多", "姓李的", "安娜", "二十美元", "改成30块",
    "不是Maria，是Anna", "改金额", "换个人", "备注改成房租", "没听清", "撤销", "重新来", "解锁", "打开",
    "再试一次", "允许", "不允许", "确认",
  ]

  static let roles: [Button.Role] = [
    .cancel, .confirm, .confirm, .confirm, .unlock, .openApp, .retry, .yes, .no, .allow,
    .dontAllow, .webSearch, .pay, .match, .noMatch, .usePasscode, .cancelAuthentication, .signIn,
    .agree, .subscribe, .retryInApp, .leaveApp,
  ]

  /// Answers that honest and careless handlers give; none of them pays twice.
  static func answers(of method: HandlerMethod, _ intent: IntentClass) -> [String] {
    Behaviour.choices(for: intent, method: method).filter { $0.group != .money }.map(\.name)
      + ["late 4", "late 11", "world after 2s", "exit 3"]
  }

  /// What a walk has seen of the request under way.
  private struct Watch {
    var isUnderWay = false
    var hasLaunched = false
    var charges: [String: Int] = [:]
    var seen = 0

    mutating func follow(_ talk: Talk) {
      for event in talk.events[min(seen, talk.events.count)...] {
        switch event.happening {
        case .intentStarted:
          #expect(!isUnderWay, "a request began before the last one had ended: \(event.number)")
          isUnderWay = true
          hasLaunched = false
        case .ended(.notUnderstood):
          #expect(!isUnderWay)
        case .launched: hasLaunched = true
        case .ended(.handedOver) where !isUnderWay:
          // The app was offered after the request had ended, and opened.
          #expect(hasLaunched, "handed over without an app: \(event.number)")
          hasLaunched = false
        case .ended:
          #expect(isUnderWay, "an ending without a request: \(event.number)")
          isUnderWay = false
        case .affected(_, _, let effect) where effect.kind != .pendingRecord,
          .appAffected(let effect):
          charges[effect.idempotencyKey ?? "", default: 0] += 1
        case .diagnosed(let finding):
          #expect(
            ![.chargedTwice, .moneyBeforeHandle, .moneyWithoutGoAhead].contains(finding.diagnosis))
        default: break
        }
      }
      seen = talk.events.count
    }
  }

  private func step(_ talk: inout Talk, _ lottery: inout Lottery) throws {
    switch Int.random(in: 0..<100, using: &lottery) {
    case 0..<45: talk.say(try #require(Self.utterances.randomElement(using: &lottery)))
    case 45..<70:
      // Rather a button that is there.
      let isAny = talk.buttons.isEmpty || Int.random(in: 0...3, using: &lottery) == 0
      let roles = isAny ? Self.roles : talk.buttons
      talk.tap(try #require(roles.randomElement(using: &lottery)))
    case 70..<76: talk.pick(Int.random(in: -1...12, using: &lottery))
    case 76..<82:
      let setting = try #require(DeviceSetting.all.randomElement(using: &lottery))
      try talk.device(setting.name, try #require(setting.values.randomElement(using: &lottery)))
    case 82..<88:
      let chosen = try #require(talk.session.methods.randomElement(using: &lottery))
      let (intent, method) = (chosen.intent, chosen.method)
      let answers = Bool.random(using: &lottery) ? ["world"] : Self.answers(of: method, intent)
      try talk.behave(method.name, try #require(answers.randomElement(using: &lottery)))
    case 88..<93:
      // Something is said while the handler is still working.
      let text = try #require(Self.utterances.randomElement(using: &lottery))
      talk.startToSay(text, text)
      talk.wait(Int.random(in: 0...4000, using: &lottery))
    case 93..<95: talk.changeLanguage(to: Bool.random(using: &lottery) ? .english : .chinese)
    default:
      try setRight(&talk)
      talk.say(talk.session.locale == "en-US" ? "Send $1 to Johnny" : "给Johnny转1美元")
      talk.tap(.confirm)
    }
  }

  /// Everything as it should be again.
  private func setRight(_ talk: inout Talk) throws {
    for setting in DeviceSetting.all {
      try talk.device(setting.name, setting.value(in: Device()))
    }
    for intent in [IntentClass.sendPayment, .requestPayment] {
      for method in intent.methods { try talk.behave(method.name, "world") }
    }
  }

  /// From wherever it is, a cancel leaves, and then a request goes through.
  private func checkLeaving(_ talk: Talk, in language: Tongue) throws {
    var leaving = talk
    leaving.say(language("cancel", "取消"))
    #expect(leaving.question == nil, "\(talk.question.map { "\($0)" } ?? "")")
    #expect(leaving.session.nextMoment == nil)
    var watch = Watch()
    watch.follow(leaving)
    #expect(!watch.isUnderWay)
    try setRight(&leaving)
    let count = leaving.ledger.count
    leaving.say(language("Request $20 from Johnny", "向Johnny收20美元"))
    leaving.tap(.confirm)
    leaving.expectEnding(.done)
    #expect(leaving.ledger.count == count + 1)
  }

  @Test("a walk", arguments: 1...16)
  func walk(_ seed: Int) throws {
    var lottery = Lottery(seed: UInt64(seed))
    var talk = try Talk(in: seed % 2 == 0 ? .chinese : .english)
    talk.checksWords = seed % 4 < 2
    var watch = Watch()
    var paid = 0
    for count in 1...330 {
      try step(&talk, &lottery)
      watch.follow(talk)
      if count % 25 == 0 {
        try checkLeaving(talk, in: Tongue(rawValue: talk.session.locale) ?? .english)
      }
      if count % 110 == 0 {
        paid += talk.ledger.count
        talk.rewind(to: Int.random(in: 1...talk.session.turns.count, using: &lottery))
        watch = Watch()
        watch.follow(talk)
      }
    }
    #expect(watch.charges.values.allSatisfy { $0 == 1 })
    let keys = talk.session.handler.world.ledger.entries.map(\.idempotencyKey)
    #expect(Set(keys).count == keys.count)
    #expect(talk.session.handler.world.accounts.allSatisfy { $0.balance >= 0 })
    // A walk that never pays anything would test little.
    #expect(paid > 0)
    for event in talk.events { _ = event.record.json }
  }

  @Test("the same walk twice is the same walk")
  func repeated() throws {
    var logs: [[Event]] = []
    for _ in 1...2 {
      var lottery = Lottery(seed: 99)
      var talk = try Talk(in: .chinese)
      talk.checksWords = false
      for _ in 0..<100 { try step(&talk, &lottery) }
      logs.append(talk.events)
    }
    #expect(logs[0] == logs[1])
  }
}
