import Conversation
import Files
import Handlers
import Session
import Testing

@Suite("Statistics of saved logs")
struct StatisticsTests {
  private static let head = #"{"parley":"events","version":1}"# + "\n"

  private func error(_ text: String) -> String? {
    do {
      _ = try Statistics(log: text, file: "x.jsonl")
      return nil
    } catch {
      return error.description
    }
  }

  @Test("count what the running conversation counts", arguments: Tongue.allCases)
  func saved(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    let send = Errand(tongue: tongue, isRequest: false)
    for _ in 1...3 {
      talk.say(send.complete)
      talk.tap(.confirm)
    }
    try talk.behave("confirm", "failureNotEligible")
    talk.say(send.complete)
    talk.say(send.complete)
    talk.tap(.openApp)
    talk.tap(.leaveApp)
    talk.say("bananas", "香蕉")
    let log = Self.head + talk.events.map { $0.record.json + "\n" }.joined()
    let saved = try Statistics(log: log, file: "x.jsonl")
    #expect(saved == Statistics(talk.events))
    #expect(
      saved.rows.map(\.ending) == [
        "done", "failed failureNotEligible", "handed over", "not understood",
      ])
    #expect(saved.rows.map(\.count) == [3, 2, 1, 1])
    #expect(saved.rows[2].intent == send.intentName)

    var both = saved
    both.add(Statistics(talk.events))
    #expect(both.total == 14 && both.rows.map(\.count) == [6, 4, 2, 2])
  }

  @Test("leave out what was taken back")
  func rewound() throws {
    let log =
      Self.head + """
        {"event":1,"kind":"intent","turn":1,"intent":{"class":"INSendPaymentIntent"}}
        {"event":2,"kind":"ending","turn":1,"ending":"cancelled"}
        {"event":3,"kind":"intent","turn":2,"intent":{"class":"INSendPaymentIntent"}}
        {"event":4,"kind":"call","turn":2,"method":"handle","call":1}
        {"event":5,"kind":"ending","turn":2,"ending":"failed failure"}
        {"event":6,"kind":"rewind","turn":1,"toTurn":2}
        {"event":6,"kind":"ending","turn":2,"ending":"not understood"}
        """
    let rows = try Statistics(log: log, file: "x.jsonl").rows
    #expect(
      rows.map { "\($0.intent) \($0.ending)" } == [
        "INSendPaymentIntent cancelled", "none not understood",
      ])
  }

  @Test("pass over kinds that they do not know, and a last line that was cut off")
  func tolerance() throws {
    let log = Self.head + #"{"kind":"aurora","turn":1}"# + "\n" + #"{"kind":"endi"#
    #expect(try Statistics(log: log, file: "x.jsonl").total == 0)
  }

  @Test("tell what is wrong with a file that is no log")
  func faults() {
    #expect(
      error("hello\n")
        == "x.jsonl:1:1: this is not an event log; give a file that parley talk --log FILE has "
        + "written")
    #expect(
      error(#"{"parley":"events","version":7}"#)
        == "x.jsonl:1:1: the log has version 7; this program reads 1; use the program that wrote it"
    )
    #expect(
      error(Self.head + "{}\n{\"kind\":\"said\"}\n")
        == "x.jsonl:2:1: this line is no event; each line is one object of JSON, as "
        + "docs/events.md describes it")
  }

  @Test("are a table with a bar for each row, and data")
  func chart() throws {
    let endings =
      Array(repeating: "done", count: 8) + ["failed failureNotEligible", "cancelled", "cancelled"]
    let lines = endings.map { ending in
      #"{"kind":"intent","turn":1,"intent":{"class":"INSendPaymentIntent"}}"# + "\n"
        + #"{"kind":"call","turn":1,"method":"handle"}"# + "\n"
        + "{\"kind\":\"ending\",\"turn\":1,\"ending\":\"\(ending)\"}\n"
    }
    let statistics = try Statistics(log: Self.head + lines.joined(), file: "x.jsonl")
    #expect(
      statistics.chart(width: 72) == [
        "intent               phase   ending                     count",
        "INSendPaymentIntent  handle  done                           8  █████████",
        "INSendPaymentIntent  handle  cancelled                      2  ██▎",
        "INSendPaymentIntent  handle  failed failureNotEligible      1  █▏",
        "11 endings",
      ])
    #expect(Statistics([]).chart(width: 80) == ["no request has ended yet"])
    #expect(
      statistics.record.json.hasPrefix(
        #"{"endings":11,"rows":[{"count":8,"ending":"done","intent":"INSendPaymentIntent","#))
  }
}
