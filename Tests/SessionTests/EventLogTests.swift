import Conversation
import Handlers
import Session
import SiriKit
import TestSupport
import Testing

@Suite("The log finds, forgets and counts as a plain list would")
struct EventLogTests {
  static let words = [
    "Maria", "MARIA", "josé", "JOSÉ", "jose\u{301}", "Ström", "STRASSE", "straße", "王小明", "转账",
    "İstanbul", "ΣΊΣΥΦΟΣ", "ﬁn", "\u{212A}elvin", "👩‍👩‍👧", "a\u{0}b", "two\nlines", "tab\there", "",
    "resolvePayee", "20 USD", "aaa", "aaaa", "ab", "aab", "é", "e",
  ]

  private func happening(_ lottery: inout Lottery) -> Happening {
    let count = Int.random(in: 0...4, using: &lottery)
    let text = (0..<count).compactMap { _ in Self.words.randomElement(using: &lottery) }
      .joined(separator: Bool.random(using: &lottery) ? " " : "")
    switch Int.random(in: 0...5, using: &lottery) {
    case 0: return .heard(text)
    case 1: return .said(Line(text))
    case 2: return .noted(text)
    case 3: return .skipped(method: text)
    case 4: return .diagnosed(Finding(.bareFailure, ["method": text]))
    default: return .deviceChanged(text)
    }
  }

  /// What a row is searched by: lower case, on one line.
  private func folded(_ text: String) -> [UInt8] {
    text.lowercased().utf8.map { $0 == 0 || $0 == 0x0A ? 0x20 : $0 }
  }

  private func search(_ text: String, _ events: [Event]) -> [Int] {
    let needle = folded(text)
    guard !needle.isEmpty else { return [] }
    return events.indices.filter { index in
      let row = events[index].row
      return folded("\(row.label) \(row.text)").contains(needle)
    }
  }

  private func check(_ log: EventLog, _ events: [Event], _ lottery: inout Lottery) {
    #expect(log.events == events && log.count == events.count)
    #expect(log.marks.count == events.count)
    #expect(log.marks.count { $0.contains(.warning) } == events.count { $0.row.isWarning })
    #expect(log.warningCount == log.marks.count { $0.contains(.finding) })
    #expect(log.shown.map(Int.init) == events.indices.filter { events[$0].happening.isShown })
    var needles = Self.words
    if let row = events.randomElement(using: &lottery)?.row {
      let text = "\(row.label) \(row.text)"
      let start = Int.random(in: 0...text.count, using: &lottery)
      needles.append(String(text.dropFirst(start).prefix(Int.random(in: 1...6, using: &lottery))))
      needles.append(text.uppercased())
    }
    for needle in needles {
      let found = log.search(needle)
      #expect(found == search(needle, events), "'\(needle)'")
    }
  }

  @Test("search, truncate and marks against a plain list", arguments: 1...12)
  func property(_ seed: Int) {
    var lottery = Lottery(seed: UInt64(seed))
    var log = EventLog()
    var events: [Event] = []
    for _ in 0..<25 {
      for _ in 0..<Int.random(in: 0...12, using: &lottery) {
        let event = Event(
          number: events.count + 1, time: events.count, turn: 0, happening: happening(&lottery))
        log.append(event)
        events.append(event)
      }
      if Int.random(in: 0...3, using: &lottery) == 0 {
        let count = Int.random(in: 0...(events.count + 2), using: &lottery)
        let generation = log.generation
        log.truncate(to: count)
        #expect((log.generation > generation) == (count < events.count))
        events.removeLast(max(0, events.count - count))
      }
      check(log, events, &lottery)
    }
  }

  @Test("a search ignores case in every script, and finds what stands in the label")
  func search() throws {
    var talk = try Talk(in: .english)
    talk.say("Send $20 to MARIA JOSÉ RUIZ")
    let log = talk.session.log
    #expect(log.search("maria josé").contains(0))
    #expect(
      log.search("YOU send $20") == [0],
      "the label is part of the row")
    #expect(log.search("") == [] && log.search("no such words") == [])
  }

  @Test("marks tell turns, calls, what is shown and what warns")
  func marks() throws {
    var talk = try Talk(in: .english)
    try talk.behave("confirm", "failure")
    talk.say("Send $20 to Johnny")
    for (event, marks) in zip(talk.events, talk.session.log.marks) {
      switch event.happening {
      case .heard: #expect(marks == [.turn, .shown])
      case .called, .replied: #expect(marks.contains(.call) && !marks.contains(.shown))
      case .diagnosed: #expect(marks == [.warning, .finding])
      case .said, .asked: #expect(marks == [.shown])
      case .behaviourChanged, .matched, .intentStarted, .routed: #expect(marks == [])
      case .ended: #expect(marks == [.shown, .warning])
      default: break
      }
    }
    // The failed reply and the ending follow from what is diagnosed.
    #expect(talk.session.log.warningCount == 1)
  }

  @Test("statistics count endings by intent, phase and ending", arguments: Tongue.allCases)
  func statistics(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    let send = Errand(tongue: tongue, isRequest: false)
    let request = Errand(tongue: tongue, isRequest: true)
    for _ in 1...3 {
      talk.say(send.complete)
      talk.tap(.confirm)
    }
    talk.say(request.complete)
    talk.say("cancel", "取消")
    try talk.behave("confirm", "failureNotEligible")
    talk.say(send.complete)
    talk.say(send.complete)
    talk.say("bananas", "香蕉")
    try talk.device("siri", "denied")
    talk.say(request.complete)
    let statistics = Statistics(talk.events)
    #expect(statistics.total == 8)
    #expect(
      statistics.rows.map {
        "\($0.count) \($0.intent) \($0.phase?.rawValue ?? "-") \($0.ending)"
      } == [
        "3 INSendPaymentIntent handle done",
        "2 INSendPaymentIntent confirm failed failureNotEligible",
        "1 INRequestPaymentIntent confirm cancelled",
        "1 INRequestPaymentIntent - not routed",
        "1 none - not understood",
      ])
    #expect(Statistics([]).rows.isEmpty)
  }

  @Test("the outbox keeps also what a rewind takes back")
  func outbox() throws {
    var session = Session(appFile: try .demoPay, locale: "en-US")
    session.keepsOutbox = true
    session.say("Send $20 to Maria")
    session.settle()
    let first = session.takeOutbox()
    #expect(first == session.log.events)
    session.choose(1)
    session.settle()
    session.rewind(to: 2)
    let second = session.takeOutbox()
    #expect(second.last?.happening == .rewound(toTurn: 2))
    #expect(second.count > 2)
    #expect(session.takeOutbox().isEmpty)
  }
}

extension Array where Element == UInt8 {
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    guard other.count <= count else { return false }
    return (0...(count - other.count)).contains {
      self[$0..<($0 + other.count)].elementsEqual(other)
    }
  }
}
