import Conversation
import DialogEngine
import SiriKit
import Testing

/// A small generator with a fixed seed, so that every run is the same.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}

@Suite("Properties of all conversations")
struct PropertyTests {
  private static let meanings: [Meaning] = [
    .yes, .no, .cancel, .more, .repetition, .again, .startOver, .undo, .silence, .notUnderstood,
    .choice(0), .choice(1), .choice(7), .value(Rehearsal.maria), .value(Rehearsal.twenty),
    .correction([Correction(parameter: "payee", value: Rehearsal.anna)]),
    .correction([Correction(parameter: "currencyAmount", value: nil)]), .correction([]),
    .ambiguous([.yes, .no]),
    .request(Request(intentName: "INSendPaymentIntent", values: ["payee": Rehearsal.maria])),
    .request(Request(intentName: "INRequestPaymentIntent", appName: "DemoPay")),
    .request(Request(intentName: "INNoSuchIntent")),
  ]

  private func randomReply(_ random: inout Random, _ method: String?) -> Reply {
    if random.next(40) == 0 { return .resolutions([]) }
    if method?.hasPrefix("resolve") == true, random.next(30) > 0 {
      let kind = ResolutionResult.Kind.allCases[random.next(6)]
      let values = [Rehearsal.mariaLopez, Rehearsal.mariaChen, Rehearsal.maria]
      return .resolution(
        ResolutionResult(
          random.next(2) == 0 ? .success : kind, values: Array(values.prefix(random.next(4))),
          reason: random.next(5) == 0 ? "noAccount" : nil))
    }
    let codes = Catalog.intent("INSendPaymentIntent")?.codes.map(\.name) ?? []
    let code =
      random.next(3) == 0 ? codes[random.next(codes.count)] : ["ready", "success"][random.next(2)]
    return .response(IntentResponse(code: code))
  }

  /// Half of the time a step towards success, else anything.
  private func step(_ rehearsal: inout Rehearsal, _ random: inout Random) {
    if random.next(2) == 0 {
      switch rehearsal.engine.stage {
      case .resolving where rehearsal.engine.isWorking:
        return rehearsal.reply(ResolutionResult(.success))
      case .confirming: return rehearsal.reply("ready")
      case .askingGoAhead: return rehearsal.hear(.yes)
      default: break
      }
    }
    stepAnywhere(&rehearsal, &random)
  }

  private func stepAnywhere(_ rehearsal: inout Rehearsal, _ random: inout Random) {
    switch random.next(10) {
    case 0...2:
      rehearsal.hear(Self.meanings[random.next(Self.meanings.count)])
    case 3:
      let roles: [Button.Role] = [.cancel, .confirm, .unlock, .openApp, .retry, .yes, .no, .allow]
      rehearsal.feed(.tapped(roles[random.next(roles.count)]))
    case 4: rehearsal.feed(.chose(random.next(5)))
    case 5: rehearsal.wait(random.next(12_000))
    case 6 where random.next(4) == 0:
      rehearsal.feed(.faulted(call: random.next(rehearsal.callNumber + 2), .crashed("")))
    case 7 where random.next(6) == 0:
      rehearsal.feed(
        .affected(
          call: rehearsal.callNumber, Effect(kind: .charge, summary: "", idempotencyKey: nil)))
    default:
      rehearsal.now += random.next(50)
      rehearsal.feed(
        .replied(
          call: rehearsal.callNumber - random.next(8) / 7,
          randomReply(&random, rehearsal.engine.methodUnderWay)))
    }
  }

  @Test("handle comes only after a resolved intent, a ready confirm and the user's yes")
  func handleIsGuarded() {
    var handled = 0
    for seed in 0..<4_000 {
      var random = Random(seed: UInt64(seed + 1))
      var rehearsal = Rehearsal()
      rehearsal.request(Rehearsal.complete("INSendPaymentIntent"))
      for _ in 0..<25 { step(&rehearsal, &random) }
      handled += check(rehearsal.happenings)
    }
    #expect(handled > 100)
  }

  /// Walks the happenings and checks each call of handle; gives their number.
  private func check(_ happenings: [Happening]) -> Int {
    var lastConfirm = ""
    var agreed = false
    var handled = 0
    for happening in happenings {
      switch happening {
      case .called(_, "confirm", _):
        lastConfirm = ""
        agreed = false
      case .called(_, "handle", let intent):
        #expect(["ready", "success", "userConfirmationRequired"].contains(lastConfirm))
        #expect(agreed)
        #expect(!intent.className.isEmpty)
        handled += 1
      case .replied(_, "confirm", .response(let response), _): lastConfirm = response.code
      case .heard, .tapped: agreed = !lastConfirm.isEmpty
      default: break
      }
    }
    return handled
  }

  @Test("one step leaves every conversation")
  func canAlwaysLeave() {
    for seed in 0..<3_000 {
      var random = Random(seed: UInt64(seed + 77))
      var rehearsal = Rehearsal()
      rehearsal.request(Rehearsal.complete("INSendPaymentIntent"))
      for _ in 0..<random.next(20) { step(&rehearsal, &random) }
      rehearsal.hear(.cancel)
      #expect(rehearsal.engine.question == nil)
      #expect(!rehearsal.engine.isWorking)
    }
  }

  @Test("the same inputs give the same outputs")
  func replays() {
    for seed in 0..<500 {
      var random = Random(seed: UInt64(seed + 5))
      var rehearsal = Rehearsal()
      for _ in 0..<30 { step(&rehearsal, &random) }
      var again = Rehearsal()
      for (input, moment) in rehearsal.inputs {
        again.now = moment
        again.feed(input)
      }
      #expect(again.happenings == rehearsal.happenings)
      #expect(again.engine == rehearsal.engine)
    }
  }

  @Test("a request has one ending")
  func oneEnding() {
    for seed in 0..<2_000 {
      var random = Random(seed: UInt64(seed + 999))
      var rehearsal = Rehearsal()
      for _ in 0..<40 { step(&rehearsal, &random) }
      var isOpen = false
      for happening in rehearsal.happenings {
        switch happening {
        case .intentStarted:
          #expect(!isOpen)
          isOpen = true
        case .ended(.notUnderstood): break
        case .ended(let ending):
          // Who opens the app from the suggestion goes on with what had ended.
          #expect(isOpen || ending == .handedOver)
          isOpen = false
        default: break
        }
      }
    }
  }
}
