import Conversation
import DialogEngine
import Files
import Foundation
import Handlers
import Plain
import Scripts
import Session
import TestSupport
import Testing

@testable import Runner

/// A conversation that is saved is a script that makes the same conversation.
struct SavedScriptTests {
  /// How many conversations are saved and performed; PARLEY_CONVERSATIONS asks for more.
  private static let count =
    ProcessInfo.processInfo.environment["PARLEY_CONVERSATIONS"].flatMap { Int($0) } ?? 40

  private static let utterances = [
    "Send $20 to Maria", "Pay Anna Schmidt 7.50 euros for lunch", "{INSendPaymentIntent}",
    "the second one", "yes", "no", "Maria Chen", "20 dollars", "", "(home)", "(lock)",
    "(tap outside)", "what can you do", "try again", "make it 30", "{choose 9}", "~", "[Send]",
    " two  spaces ", "back\\slash {any} {who}", "a |or| b", "> no", "line\nbreak\u{1B}[31m",
  ]
  private static let settings = [
    ("locked", "yes"), ("network", "offline"), ("network", "online"), ("siri", "denied"),
    ("mode", "spokenOnly"), ("mode", "spokenAndShown"), ("app", "notInstalled"),
  ]
  private static let answers = [
    ("confirm", "{after: 4s, code: ready}"), ("handle", "failure"), ("handle", "never"),
    ("handle", "{after: 12s, code: success}"), ("resolvePayee", "unsupported noAccount"),
    ("confirm", "crash"), ("handle", "world"), ("handle", "twice"),
    ("handle", "failureRequiringAppLaunch"),
  ]

  @Test func savedConversationsComeAgain() throws {
    let beginning = Session(appFile: try AppFile.demoPay, locale: "en-US")
    for seed in 0..<Self.count {
      var lottery = Lottery(seed: UInt64(seed))
      var session = beginning.anew(
        device: Device(), behaviour: Behaviour(), writtenBehaviour: "")
      for _ in 0..<lottery.number(1...8) { act(&session, &lottery) }
      guard !session.turns.isEmpty else { continue }
      let script = session.script(app: "demopay")
      #expect(Script(script, file: "t").text == script)
      let repertoire = Rehearsing().repertoire(script)
      #expect(repertoire.faults == [], "seed \(seed)")
      guard let performance = repertoire.performances.first else { continue }
      let (again, failure) = repertoire.played(performance)
      #expect(failure == nil, "seed \(seed): \(script)")
      #expect(happenings(again) == happenings(session), "seed \(seed): \(script)")
      #expect(again.script(app: "demopay") == script, "seed \(seed)")
      #expect(Rehearsing().updated(script).text == script, "seed \(seed)")
    }
  }

  /// All but the marks of going back, which the script has no need of.
  private func happenings(_ session: Session) -> [Happening] {
    session.log.events.map(\.happening).filter { happening in
      switch happening {
      case .rewound, .behaviourChanged: false
      default: true
      }
    }
  }

  /// Does something, now and then in the middle of something else.
  private func act(_ session: inout Session, _ lottery: inout Lottery) {
    if lottery.number(0...4) == 0, let next = session.nextMoment {
      session.advance(to: session.now + lottery.number(0...(next - session.now + 3000)))
    } else {
      session.settle()
    }
    switch lottery.number(0...9) {
    case 0:
      let (name, value) = Self.settings[lottery.number(0...Self.settings.count - 1)]
      _ = try? session.runDevice([name, value])
    case 1:
      let (method, answer) = Self.answers[lottery.number(0...Self.answers.count - 1)]
      _ = try? session.setBehaviour(of: method, written: answer)
    case 2...4: tapOrChoose(&session, &lottery)
    case 5 where session.turns.count > 1:
      session.rewind(to: lottery.number(1...session.turns.count))
    case 6: session.changeLocale(to: lottery.number(0...1) == 0 ? "zh-Hans" : "en-US")
    default: session.say(Self.utterances[lottery.number(0...Self.utterances.count - 1)])
    }
  }

  private func tapOrChoose(_ session: inout Session, _ lottery: inout Lottery) {
    guard let question = session.engine.question else { return session.say("Send $20 to Maria") }
    if let button = question.buttons.randomElement(using: &lottery) {
      session.tap(button.role)
    } else {
      session.choose(lottery.number(0...max(0, question.options.count)))
    }
  }

  @Test func branchesAreCases() throws {
    var session = Session(appFile: try AppFile.demoPay, locale: "en-US")
    session.say("Send $20 to Maria Chen")
    session.settle()
    session.tap(.confirm)
    session.settle()
    session.rewind(to: 2)
    session.tap(.cancel)
    session.settle()
    let script = session.scriptWithBranches(app: "demopay")
    #expect(script.contains("# this way\n") && script.contains("# branch 1\n"))
    #expect(Rehearsing().complaint(script) == "")
    #expect(Rehearsing().repertoire(script).performances.count == 2)
  }

  /// What was set before the first word is saved with it.
  @Test func theBeginningIsKept() throws {
    let script = """
      ---
      locale: zh-Hans
      device: {locked: yes, network: offline}
      handler:
        # Slow, and wrong.
        confirm: {after: 2s, code: ready}
        handle: failure
      ---
      > {INSendPaymentIntent payee=Maria amount=20 USD}
      > {choose 2}
      """
    let repertoire = Rehearsing().repertoire(script)
    let session = repertoire.played(try #require(repertoire.performances.first)).session
    let saved = session.script(app: "demopay")
    #expect(
      saved.hasPrefix(
        """
        ---
        app: demopay
        locale: zh-Hans
        device: {locked: yes, network: offline}
        handler:
          # Slow, and wrong.
          confirm: {after: 2s, code: ready}
          handle: failure
        ---

        """))
    #expect(Rehearsing().complaint(saved) == "")
  }
}
