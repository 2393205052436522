import Conversation
import Foundation
import Session
import SiriKit
import Testing

@Suite("docs/events.md tells of every kind of event and each of its fields")
struct EventDocumentTests {
  private static let person = Value.person(
    Person(
      displayName: "Maria", nickname: "Mia", relationship: "sister",
      handle: PersonHandle(value: "1", kind: .phoneNumber, label: "mobile"), identifier: "m",
      siriMatches: [Person(displayName: "Maria Chen")]))
  private static let line = Line("key", ["name": .text("x")])
  private static let template = Interpretation.Template(id: "i", file: "f", line: 1, text: "t")
  private static let reply = Reply.response(
    IntentResponse(
      code: "ready",
      userActivity: UserActivity(
        activityType: "t", title: "T", userInfo: ["image": .other("UIImage")]),
      properties: ["paymentRecord.note": .text("x")]))
  private static let card = Card(
    kind: .goAhead, appName: "Pay", intentName: "I",
    rows: [.init(label: Line("row.payee"), content: .value(person))])
  private static let intent = Intent(
    className: "INSendPaymentIntent", values: ["payee": person], identifier: "request-1")
  private static let option = Option(value: person, label: "Maria", detail: "mobile")

  /// One of each, with all that it can have.
  static let samples: [Happening] = [
    .heard("x"),
    .matched(
      Interpretation(
        text: "x", locale: "en-US", meaning: .yes, template: template,
        spans: [.init(slot: "s", start: 0, end: 1, text: "x", rule: "r")],
        runnersUp: [.init(intentName: "I", template: template, reason: "r")], notes: ["n"])),
    .tapped(Button(.confirm, title: line)), .chose(0, option), .intentStarted(intent),
    .routed("Pay"), .unlocked, .permitted(true),
    .called(number: 1, method: "confirm", intent: intent), .skipped(method: "resolveNote"),
    .replied(number: 1, method: "confirm", reply: reply, after: 3),
    .replied(
      number: 1, method: "resolvePayee",
      reply: .resolution(ResolutionResult(.unsupported, values: [person], reason: "noAccount")),
      after: 3),
    .replied(
      number: 1, method: "resolveRecipients", reply: .resolutions([ResolutionResult(.needsValue)]),
      after: 3),
    .faulted(number: 1, method: "confirm", fault: .exited(1), after: 3),
    .repliedAgain(number: 1, method: "confirm", reply: reply),
    .repliedLate(number: 1, method: "confirm", reply: reply, after: 3),
    .callCancelled(number: 1, method: "confirm", after: 3),
    .affected(
      number: 1, method: "handle", effect: Effect(kind: .charge, summary: "x", idempotencyKey: "k")),
    .said(line),
    .asked(
      Question(
        .choice, lead: line, line: line, parameter: "payee", options: [option], card: card,
        buttons: [Button(.cancel, title: line)])),
    .showed(card),
    .launched(
      Launch(
        appName: "Pay", activity: UserActivity(activityType: "t"), isMadeBySiri: true,
        state: .background, lifeCycle: .scene)),
    .appCalled("scene(_:continue:)"),
    .appShowed(
      AppPage(
        name: "pay", title: "Pay", text: "x", rows: card.rows, notices: [line],
        buttons: [Button(.pay, title: line)])),
    .appAffected(Effect(kind: .charge, summary: "x", idempotencyKey: "k")),
    .authenticationAsked(
      AuthenticationPrompt(
        AuthenticationRequest(.deviceOwnerAuthentication, in: .app), title: line, reason: line,
        buttons: [Button(.match, title: line)])),
    .authenticated(
      call: 1, AuthenticationRequest(.deviceOwnerAuthentication, in: .extension),
      .failed("userCancel")),
    .deviceChanged("locked yes"), .behaviourChanged("handle  failure"), .rewound(toTurn: 1),
    .noted("x"), .diagnosed(Finding(.bareFailure, ["method": "confirm", "codes": "x"])),
    .ended(.failed("failure")),
  ]

  /// A new case has to be added here, and then to the samples.
  private static func number(_ happening: Happening) -> Int {
    switch happening {
    case .heard: 0
    case .matched: 1
    case .tapped: 2
    case .chose: 3
    case .intentStarted: 4
    case .routed: 5
    case .unlocked: 6
    case .permitted: 7
    case .called: 8
    case .skipped: 9
    case .replied: 10
    case .faulted: 11
    case .repliedAgain: 12
    case .repliedLate: 13
    case .callCancelled: 14
    case .affected: 15
    case .said: 16
    case .asked: 17
    case .showed: 18
    case .launched: 19
    case .appShowed: 20
    case .deviceChanged: 21
    case .behaviourChanged: 22
    case .rewound: 23
    case .noted: 24
    case .diagnosed: 25
    case .ended: 26
    case .appCalled: 27
    case .appAffected: 28
    case .authenticationAsked: 29
    case .authenticated: 30
    }
  }

  private static func document(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "docs/\(name)"), encoding: .utf8)
  }

  private func fields(of happening: Happening) throws -> [String: Any] {
    let json = Event(number: 1, time: 0, turn: 0, happening: happening).record.json
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test("the samples are complete, and no two cases share a kind")
  func completeness() {
    #expect(Set(Self.samples.map(Self.number)) == Set(0...30))
    let kinds = Dictionary(grouping: Self.samples, by: \.kind)
    #expect(kinds.count == 31)
    for (kind, group) in kinds { #expect(Set(group.map(Self.number)).count == 1, "\(kind)") }
  }

  @Test("each kind has a row, and the row each field", arguments: samples)
  func kind(_ happening: Happening) throws {
    let rows = try Self.document("events.md").split(separator: "\n")
    let row = try #require(rows.first { $0.hasPrefix("| `\(happening.kind)` |") })
    let common: Set = ["event", "milliseconds", "turn", "kind", "summary"]
    for name in try fields(of: happening).keys where !common.contains(name) {
      #expect(row.contains("`\(name)`"), "\(happening.kind): \(name)")
    }
    for name in common { #expect(rows.contains { $0.hasPrefix("| `\(name)` |") }) }
  }

  @Test("no row is of a kind or has a field that does not exist")
  func nothingElse() throws {
    var known: [String: Set<String>] = [:]
    for happening in Self.samples {
      known[happening.kind, default: []].formUnion(try fields(of: happening).keys)
    }
    let text = try Self.document("events.md")
    let tables = text.split(separator: "## Shapes")[0].split(separator: "\n")
    for row in tables where row.hasPrefix("| `") {
      let cells = row.split(separator: "|").map { $0.split(separator: "`") }
      let kind = String(cells[0][1])
      guard cells.count > 2 else { continue }
      let own = try #require(known[kind], "\(kind) is no kind of event")
      for name in cells[1].enumerated().filter({ $0.offset % 2 == 1 }).map({ String($0.element) })
      where name.allSatisfy({ $0.isLetter }) && !own.contains(name) {
        #expect(["results", "result", "response"].contains(name), "\(kind) has no field \(name)")
      }
    }
  }

  @Test("the version, the endings and the buttons are named as they are")
  func names() throws {
    let text = try Self.document("events.md")
    #expect(text.contains("\"parley\":\"events\",\"version\":\(Event.recordVersion)}"))
    let endings: [Ending] = [
      .done, .inProgress, .cancelled, .failed("CODE"), .handedOver, .gaveUp, .notUnderstood,
      .notRouted, .notUnlocked, .extensionFault,
    ]
    for ending in endings { #expect(text.contains("`\(ending.name)`")) }
    for kind in [Effect.Kind.charge, .paymentRequest, .pendingRecord] {
      #expect(text.contains("`\(kind.rawValue)`"))
    }
    for kind in ResolutionResult.Kind.allCases { #expect(text.contains("`\(kind.rawValue)`")) }
  }
}
