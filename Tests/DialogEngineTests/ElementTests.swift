import Conversation
import DialogEngine
import SiriKit
import Testing

@Suite("A list is settled element by element")
struct ElementTests {
  static let app = App(
    name: "DemoPay", bundleIdentifier: "com.example.demochat",
    intentsSupported: ["INSendMessageIntent", "INPlayMediaIntent", "INAddTasksIntent"])

  private func sending(to recipients: [Value]) -> Rehearsal {
    var rehearsal = Rehearsal(apps: [Self.app])
    rehearsal.request(
      ["recipients": .list(recipients), "content": .text("hi")], intent: "INSendMessageIntent")
    return rehearsal
  }

  private func success(_ value: Value) -> ResolutionResult {
    ResolutionResult(.success, values: [value])
  }

  @Test("The second of two is asked about, and the first stays as it was resolved")
  func second() {
    var rehearsal = sending(to: [Rehearsal.anna, Rehearsal.maria])
    rehearsal.reply([
      success(Rehearsal.mariaLopez),
      ResolutionResult(.disambiguation, values: [Rehearsal.mariaLopez, Rehearsal.mariaChen]),
    ])
    #expect(rehearsal.engine.question?.line.arguments["name"] == .text("Maria"))
    rehearsal.hear(.choice(1))
    #expect(
      rehearsal.engine.intent?.values["recipients"]
        == .list([Rehearsal.mariaLopez, Rehearsal.mariaChen]))
    #expect(rehearsal.calls == ["resolveRecipients", "resolveRecipients"])
  }

  @Test("One that is refused is replaced by the answer, at its place")
  func refused() {
    var rehearsal = sending(to: [Rehearsal.anna, Rehearsal.maria])
    rehearsal.reply([
      ResolutionResult(.unsupported, reason: "noAccount"), success(Rehearsal.mariaChen),
    ])
    #expect(rehearsal.engine.expectation.kind == .value("recipients"))
    rehearsal.hear(.value(Rehearsal.mariaLopez))
    #expect(
      rehearsal.engine.intent?.values["recipients"]
        == .list([Rehearsal.mariaLopez, Rehearsal.mariaChen]))
  }

  @Test("Each has its own rounds")
  func rounds() {
    var rehearsal = sending(to: [Rehearsal.anna, Rehearsal.maria])
    for _ in 1...3 {
      rehearsal.reply([ResolutionResult(.needsValue), ResolutionResult(.needsValue)])
      rehearsal.hear(.value(Rehearsal.anna))
    }
    for _ in 1...3 {
      rehearsal.reply([success(Rehearsal.anna), ResolutionResult(.needsValue)])
      #expect(rehearsal.engine.question?.kind == .value)
      rehearsal.hear(.value(Rehearsal.maria))
    }
    rehearsal.reply([success(Rehearsal.anna), ResolutionResult(.needsValue)])
    #expect(rehearsal.ending == .gaveUp)
  }

  @Test("A missing result loses its element, and is diagnosed")
  func fewer() {
    var rehearsal = sending(to: [Rehearsal.anna, Rehearsal.maria])
    rehearsal.reply([success(Rehearsal.anna)])
    #expect(rehearsal.diagnoses.contains(.fewerResults))
    #expect(rehearsal.engine.intent?.values["recipients"] == .list([Rehearsal.anna]))
    #expect(rehearsal.calls.last == "resolveGroupName")
  }

  @Test("What nobody named is what the results hold")
  func found() {
    let song = Value.item(.init(type: "INMediaItem", displayName: "Blue Lantern"))
    var rehearsal = Rehearsal(apps: [Self.app])
    rehearsal.request([:], intent: "INPlayMediaIntent")
    rehearsal.reply([success(song)])
    #expect(rehearsal.engine.intent?.values["mediaItems"] == .list([song]))
    #expect(!rehearsal.diagnoses.contains(.chosenWithoutAsking))
  }

  @Test("An item without a title is diagnosed")
  func untitled() {
    var rehearsal = Rehearsal(apps: [Self.app])
    rehearsal.request([:], intent: "INPlayMediaIntent")
    rehearsal.reply([success(.item(.init(type: "INMediaItem", displayName: " ")))])
    #expect(rehearsal.diagnoses == [.itemWithoutTitle])
  }

  static let reasons: [(String, Question.Kind?)] = [
    ("loginRequired", .openApp), ("subscriptionRequired", .openApp),
    ("serviceUnavailable", .retry), ("cellularDataSettings", .retry),
  ]

  @Test("Where no other value helps, the reason ends the request", arguments: reasons)
  func conclusive(_ reason: String, _ offered: Question.Kind?) {
    var rehearsal = Rehearsal(apps: [Self.app])
    rehearsal.request([:], intent: "INPlayMediaIntent")
    rehearsal.reply([ResolutionResult(.unsupported, reason: reason)])
    #expect(rehearsal.ending == .failed(reason))
    #expect(rehearsal.engine.question?.kind == offered)
    #expect(rehearsal.spoken.first == "unsupported.INPlayMediaIntent.mediaItems.\(reason)")
  }

  @Test("Any other reason asks again")
  func inconclusive() {
    var rehearsal = Rehearsal(apps: [Self.app])
    rehearsal.request([:], intent: "INPlayMediaIntent")
    rehearsal.reply([ResolutionResult(.unsupported, reason: "explicitContentSettings")])
    #expect(rehearsal.ending == nil)
    #expect(rehearsal.engine.question?.kind == .value)
  }

  @Test("A choice that nobody was asked about is told of")
  func silentChoice() {
    var rehearsal = Rehearsal(apps: [Self.app])
    rehearsal.request(["taskTitles": .list([.text("bread")])], intent: "INAddTasksIntent")
    rehearsal.reply(success(.item(.init(type: "INTaskList", displayName: "House"))))
    #expect(rehearsal.diagnoses == [.chosenWithoutAsking])
  }

  @Test("A message waits for the user's yes, and must not be sent before, twice or not at all")
  func effects() {
    let effect = Effect(kind: .message, summary: "hi to Anna")
    var rehearsal = sending(to: [Rehearsal.anna])
    rehearsal.reply([success(Rehearsal.anna)])
    while rehearsal.engine.stage == .resolving { rehearsal.reply(ResolutionResult(.success)) }
    rehearsal.feed(.affected(call: rehearsal.callNumber, effect))
    #expect(rehearsal.diagnoses == [.effectBeforeHandle])
    rehearsal.reply("ready")
    #expect(rehearsal.engine.question?.kind == .goAhead)
    #expect(
      rehearsal.engine.question?.card?.rows.map(\.label.key) == ["row.recipients", "row.content"])
    rehearsal.hear(.yes)
    rehearsal.feed(.affected(call: rehearsal.callNumber, effect))
    #expect(rehearsal.diagnoses == [.effectBeforeHandle, .doneTwice])
    rehearsal.reply("success")

    var idle = sending(to: [Rehearsal.anna])
    idle.reply([success(Rehearsal.anna)])
    while idle.engine.stage == .resolving { idle.reply(ResolutionResult(.success)) }
    idle.reply("ready")
    idle.hear(.yes)
    idle.reply("success")
    #expect(idle.diagnoses == [.successWithoutEffect])
    #expect(idle.ending == .done)
  }

  @Test("A donated request asks nothing: what cannot be resolved ends it")
  func donated() {
    for result in [
      ResolutionResult(.needsValue), ResolutionResult(.unsupported, reason: "noAccount"),
      ResolutionResult(.disambiguation, values: [Rehearsal.anna, Rehearsal.maria]),
    ] {
      var request = Request(
        intentName: "INSendMessageIntent", values: ["recipients": .list([Rehearsal.anna])])
      request.isDonated = true
      var rehearsal = Rehearsal(apps: [Self.app])
      rehearsal.hear(.request(request))
      rehearsal.reply([result])
      #expect(rehearsal.diagnoses.last == .staleDonation)
      #expect(rehearsal.engine.question == nil)
      #expect(rehearsal.ending == .failed(result.reason ?? result.kind.rawValue))
    }
  }

  @Test("What is sent from a locked device is told of; music is not")
  func locked() {
    var device = Device()
    device.isLocked = true
    var rehearsal = Rehearsal(device: device, apps: [Self.app])
    rehearsal.request([:], intent: "INSendMessageIntent")
    #expect(rehearsal.diagnoses == [.allowedWhileLocked])
    rehearsal.request([:], intent: "INPlayMediaIntent")
    #expect(rehearsal.diagnoses == [.allowedWhileLocked])
  }
}

extension Rehearsal {
  fileprivate mutating func reply(_ results: [ResolutionResult]) {
    now += 5
    feed(.replied(call: callNumber, .resolutions(results)))
  }
}
