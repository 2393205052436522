import Conversation

/// A conversation with a bit of everything, step by step, in any language.
enum Tour {
  enum Step: Sendable {
    case say(String, String)
    case tap(Button.Role)
    case pick(Int)
    case device(String, String)
    case behave(String, String)
    /// Acts before everything has come to its end.
    case startToSay(String, String)
    case wait(Int)

    var isTurn: Bool {
      switch self {
      case .say, .tap, .pick, .startToSay: true
      case .device, .behave, .wait: false
      }
    }
  }

  /// Without changes of behaviour, which stay when one goes back.
  static let steps: [Step] = [
    .device("locked", "yes"),
    .say("Send money to Maria", "给Maria转账"), .tap(.unlock), .pick(2),
    .say("450 dollars", "450美元"), .say("make it 30", "改成30美元"),
    .say("what was that?", "没听清"), .tap(.confirm),
    .device("network", "offline"),
    .say("Request 5 euros from Luca for pizza", "向Luca收5欧元备注比萨"), .tap(.retry), .tap(.cancel),
    .device("network", "online"),
    .say("Send $20 to Omar", "给Omar转20美元"), .say("Jonny", "Jonny"), .tap(.no),
    .say("Send $5 to my mom", "给妈妈转5美元"), .say("cancel", "取消"),
    .say("blue bananas", "蓝色的香蕉"),
    .device("signed-in", "no"),
    .say("Request 12.50 from my mom", "向妈妈收12块5"), .tap(.openApp),
  ]

  static let faults: [Step] = [
    .behave("handle", "late 12"),
    .say("Send $20 to Johnny for lunch", "给Johnny转20美元备注午饭"), .tap(.confirm),
    .behave("handle", "twice"),
    .say("Send $20 to Johnny", "给Johnny转20美元"), .tap(.confirm),
    .behave("confirm", "crash"),
    .say("Send $20 to Johnny", "给Johnny转20美元"),
    .behave("confirm", "ready charges"),
    .behave("handle", "code:continueInApp"),
    .say("Send $20 to Johnny", "给Johnny转20美元"), .tap(.confirm),
    .behave("confirm", "late 5"),
    .startToSay("Send $20 to Johnny", "给Johnny转20美元"), .wait(3500),
    .startToSay("Send $10 to Johnny", "给Johnny转10美元"), .wait(500),
    .say("cancel", "取消"),
  ]

  /// What is done instead after going back.
  static let otherwise: [Step] = [
    .say("never mind", "算了"), .say("Send €7 to my mom", "给妈妈转7欧元"), .tap(.confirm),
  ]
}

extension Talk {
  mutating func play(_ steps: some Sequence<Tour.Step>) throws {
    for step in steps { try play(step) }
  }

  mutating func play(_ step: Tour.Step) throws {
    switch step {
    case .say(let english, let chinese): say(english, chinese)
    case .tap(let role): tap(role)
    case .pick(let number): pick(number)
    case .device(let name, let value): try device(name, value)
    case .behave(let method, let answer): try behave(method, answer)
    case .startToSay(let english, let chinese): startToSay(english, chinese)
    case .wait(let milliseconds): wait(milliseconds)
    }
  }
}
