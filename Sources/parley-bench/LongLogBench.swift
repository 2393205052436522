import Conversation
import Handlers
import Interface
import Screen
import Session

/// A log of 100,000 events: searched, and drawn beside the conversation.
@MainActor
enum LongLogBench {
  /// What is said over and over; it leads through questions, refusals, faults and successes.
  static let script = [
    "Send $20 to Maria with DemoPay", "2", "yes", "Send $20 to Anna Schmidt with DemoPay", "1",
    "yes",
    "Pay Johnny with DemoPay", "5 dollars", "no", "Send $5 to Zoe Park with DemoPay",
    "what is the weather like", "cancel", "Send $9,000 to Omar Haddad with DemoPay", "cancel",
    "Request $7 from Elena Rossi with DemoPay", "yes",
  ]

  static func run() throws {
    var model = Model(
      session: Session(appFile: try AppFile.demoPay, locale: "en-US"),
      size: Size(columns: 120, rows: 40), capabilities: Capabilities())
    let time = Timing.measure { fill(&model) }
    let count = Double(model.session.log.count)
    Report.line(
      Figure(
        name: "one event: typed, understood, answered, logged", value: time * 1000 / count,
        unit: "µs", remark: "\(model.session.turns.count) turns"))
    search(model.session.log)
    for size in [Size(columns: 120, rows: 40), Size(columns: 200, rows: 60)] {
      frames(model, size)
    }
  }

  /// Types the script until the log is long enough, letting virtual time pass.
  private static func fill(_ model: inout Model) {
    var turn = 0
    while model.session.log.count < Bench.eventCount {
      let text = script[turn % script.count]
      turn += 1
      for character in text { _ = model.update(.input(.key(.character(character)))) }
      _ = model.update(.input(.key(.enter)))
      while let moment = model.session.nextMoment { _ = model.update(.time(moment)) }
    }
  }

  /// How many events the script makes, once around.
  static func eventsOfScript() throws -> Int {
    var session = Session(appFile: try AppFile.demoPay, locale: "en-US")
    for text in script {
      if let choice = Int(text) { session.choose(choice - 1) } else { session.say(text) }
      session.settle()
    }
    return session.log.count
  }

  private static func search(_ log: EventLog) {
    for (kind, word) in [
      ("nowhere", "qqqq"), ("rare", "language zh-Hans"), ("frequent", "resolvePayee"),
      ("everywhere", "e"),
    ] {
      var log = log
      // Once in the middle of nowhere, so that the whole log is looked through.
      if kind == "rare" {
        log.append(
          Event(number: log.count + 1, time: 0, turn: 0, happening: .noted("language zh-Hans")))
      }
      var hits = 0
      let times = (0..<15).map { _ in Timing.measure { hits = log.search(word).count } }
      Report.line(
        Figure(
          name: "search: a word that is \(kind)", value: Timing.median(times), unit: "ms",
          digits: 2, target: .atMost(16), remark: "\(hits) hits"))
    }
  }

  /// From a key to the finished frame; sending it to the terminal is measured in the program.
  private static func frames(_ model: Model, _ size: Size) {
    var model = model
    _ = model.update(.input(.resize(size)))
    _ = model.view()
    let letters = (0..<60).map { Key.character(Character(UnicodeScalar(UInt8(97 + $0 % 16)))) }
    let typing = times(&model, letters)
    model.switchToLog()
    let scrolling = times(&model, (0..<60).map { $0 < 40 ? .pageUp : .down })
    for (what, times) in [("typing", typing), ("scrolling the log", scrolling)] {
      Report.line(
        Figure(
          name: "frame of \(size.columns)×\(size.rows), \(what), 95th percentile",
          value: Timing.quantile(times, 0.95), unit: "ms", digits: 2, target: .atMost(16),
          remark: "median \(Report.number(Timing.median(times), 2))"))
    }
  }

  private static func times(_ model: inout Model, _ keys: [Key]) -> [Double] {
    keys.map { key in
      Timing.measure {
        _ = model.update(.input(.key(key)))
        _ = model.view()
      }
    }
  }
}

extension Model {
  fileprivate mutating func switchToLog() {
    _ = update(.input(.key(.control("u"))))
    _ = update(.input(.key(.tab)))
  }
}
