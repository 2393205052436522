import Export
import Files
import Handlers
import Session
import Testing

@Suite("A saved log")
struct SavedLogTests {
  private func played(_ session: Session, head: String? = nil) throws -> Session {
    let text = head.map { Sample.log(of: session, head: $0) } ?? Sample.log(of: session)
    return try SavedLog(text, file: "a.jsonl").play(session.appFile, locales: ["en-US", "zh-Hans"])
  }

  @Test("is played again, event by event, whatever was done")
  func same() throws {
    for session in [try Sample.payment(), try Sample.hostileTalk()] {
      let again = try played(session)
      #expect(again.log.events == session.log.events)
      #expect(again.acts == session.acts)
    }
  }

  @Test("is played again with going back, another language, a device and late answers")
  func wandering() throws {
    var session = Session(appFile: try .demoPay, locale: "zh-Hans")
    session.keepsOutbox = true
    session.say("用DemoPay给王小明转20元")
    session.settle()
    session.changeLocale(to: "en-US")
    _ = try session.runDevice(["network", "offline"])
    session.say("(lock)")
    session.settle()
    session.rewind(to: 2)
    _ = try session.runBehaviour(["handle", "late 12"])
    session.say("yes")
    session.advance(to: session.now + 4_000)
    session.say("cancel")
    session.settle()
    let lines = [#"{"parley":"events","version":1}"#] + session.takeOutbox().map(\.record.json)
    let log = try SavedLog(lines.joined(separator: "\n"), file: "a.jsonl")
    let again = try log.play(session.appFile, locales: ["en-US", "zh-Hans"])
    #expect(again.log.events == session.log.events)
  }

  @Test("a last line that was cut off is passed over")
  func cut() throws {
    let text = String(Sample.log(of: try Sample.payment()).dropLast(20))
    let log = try SavedLog(text, file: "a.jsonl")
    let again = try log.play(try .demoPay, locales: ["en-US"])
    #expect(again.log.count == (try Sample.payment()).log.count)
  }

  @Test(
    "is refused with its line and the cure",
    arguments: [
      ("", "a.jsonl:1:1: this is not an event log"),
      (#"{"parley":"events","version":9}"#, "a.jsonl:1:1: the log has version 9"),
      (#"{"parley":"events","version":1}"#, "a.jsonl:1:1: nothing happens in this log"),
      ("{\"parley\":\"events\",\"version\":1}\nx\n{}", "a.jsonl:2:1: this line is no event"),
    ])
  func refused(text: String, message: String) {
    #expect {
      try SavedLog(text, file: "a.jsonl")
    } throws: { "\($0)".hasPrefix(message) }
  }

  @Test("of another app is not passed off as what happened")
  func otherApp() throws {
    let log = try SavedLog(Sample.log(of: try Sample.payment()), file: "a.jsonl")
    #expect {
      try log.play(try .builtIn("demotunes"), locales: ["en-US"])
    } throws: { error in
      "\(error)".hasPrefix("a.jsonl:4:1: the log has 'intent INSendPaymentIntent")
        || "\(error)".hasPrefix("a.jsonl:5:1:")
    }
  }
}
