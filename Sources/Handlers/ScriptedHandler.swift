package import Conversation
import SiriKit

/// A handler whose answers follow from an app file: its world, and what replaces it.
package struct ScriptedHandler: Handler, Hashable {
  private struct MethodKey: Hashable {
    var method: String
    var intent: String
  }

  /// A second completion comes a little after the first.
  private static let secondCompletion = 25

  /// The file, as it was read.
  package private(set) var app: AppFile
  /// The world as it is after what was done to it.
  package var world: World
  /// Takes effect at the next call; what has changed starts with its first answer.
  package var behaviour: Behaviour {
    didSet {
      callsMade = callsMade.filter { key, _ in
        behaviour.answers(for: key.method, of: key.intent)
          == oldValue.answers(for: key.method, of: key.intent)
      }
    }
  }
  /// The app that the user is handed over to.
  package private(set) var containingApp: ContainingApp
  /// What happens to an activity on its way to the app, as a tester sets it.
  package var handOver = HandOver()
  /// The variant of `handle` that is in use, by its name.
  package var variantName: String?
  /// Calls that wait for LocalAuthentication.
  private var waiting: [Int: HandlerCall] = [:]
  private var callsMade: [MethodKey: Int] = [:]

  package init(app: AppFile) {
    self.app = app
    world = app.world
    containingApp = ContainingApp(app)
    behaviour = app.behaviour
    variantName = app.variant
  }

  /// What will come of the call, each with its delay.
  package mutating func begin(_ call: HandlerCall) -> [CallEvent] {
    if let variant = presentVariant(for: call) {
      guard variant.asks else { return timeline(variant.answer ?? .world, call) }
      waiting[call.number] = call
      let request = AuthenticationRequest(
        variant.policy, in: .extension, checksFirst: variant.checksFirst)
      return [CallEvent(after: Self.timeToAsk, .asksAuthentication(request))]
    }
    return timeline(nextAnswer(for: call), call)
  }

  package mutating func resume(
    _ number: Int, _ outcome: AuthenticationOutcome
  ) -> [CallEvent] {
    guard let call = waiting.removeValue(forKey: number), let variant = variant else { return [] }
    return timeline(variant.answer(to: outcome), call)
  }

  /// How soon a method asks LocalAuthentication.
  private static let timeToAsk = 4

  /// The variant in use, where the method has no answers of its own.
  private func presentVariant(for call: HandlerCall) -> Variant? {
    let own = behaviour.answers(for: call.method.name, of: call.intent.className)
    return call.method.phase == .handle && own.isEmpty ? variant : nil
  }

  /// The variant in use.
  package var variant: Variant? { app.variants.first { $0.name == variantName } }

  private mutating func timeline(_ answer: Behaviour.Answer, _ call: HandlerCall) -> [CallEvent] {
    let desk = AnswerDesk(
      app: app, world: world, call: call, takesNewKeys: variant?.takesNewKeys ?? false)
    let delay = delay(of: answer, for: call)
    switch answer.fault {
    case .neverCompletes: return enter(answer.effects ?? [], desk, at: delay)
    case .crashes:
      return enter(answer.effects ?? [], desk, at: delay) + [
        CallEvent(after: delay, .crashed(Self.crashReport))
      ]
    case .exits(let status):
      return enter(answer.effects ?? [], desk, at: delay) + [
        CallEvent(after: delay, .exited(status))
      ]
    case .completesTwice:
      let events = complete(answer, desk, at: delay)
      let again = events.filter(\.isCompletion).map {
        CallEvent(after: $0.after + Self.secondCompletion, $0.kind)
      }
      return events + again
    case .completesLate, nil: return complete(answer, desk, at: delay)
    }
  }

  /// What the system's log would say of the most frequent crash of Swift code.
  private static let crashReport =
    "Fatal error: Unexpectedly found nil while unwrapping an Optional value"

  /// The answer of this call; when the list has ended, its last.
  private mutating func nextAnswer(for call: HandlerCall) -> Behaviour.Answer {
    let key = MethodKey(method: call.method.name, intent: call.intent.className)
    let answers = behaviour.answers(for: key.method, of: key.intent)
    let number = callsMade[key, default: 0]
    callsMade[key] = number + 1
    guard let last = answers.last else { return .world }
    return number < answers.count ? answers[number] : last
  }

  /// The answer's own time, else the method's, else its phase's.
  private func delay(of answer: Behaviour.Answer, for call: HandlerCall) -> Int {
    if case .completesLate(let time) = answer.fault { return time.count }
    let time =
      answer.after ?? app.answerTimes[call.method.name]
      ?? app.answerTimes[call.method.phase.rawValue] ?? Self.usualTime(of: call.method.phase)
    return time.count
  }

  /// A handler that asks nobody answers a question at once and takes a moment to act.
  private static func usualTime(of phase: HandlerMethod.Phase) -> Milliseconds {
    switch phase {
    case .resolve: Milliseconds(5)
    case .confirm: Milliseconds(20)
    case .handle: Milliseconds(60)
    }
  }

  private mutating func complete(
    _ answer: Behaviour.Answer, _ desk: AnswerDesk, at time: Int
  ) -> [CallEvent] {
    var reply = desk.reply(answer)
    let effects = answer.effects ?? desk.effects(of: reply)
    // It has been done, but the service's answer is lost: an honest handler cannot say success.
    if !desk.call.device.receivesAnswers, answer.content == .world, !effects.isEmpty,
      effects != [.pendingRecord], desk.intentClass?.code("failure") != nil
    {
      reply = .response(IntentResponse(code: "failure"))
    }
    return enter(effects, desk, at: time) + [CallEvent(after: time, .completed(reply))]
  }

  /// Does to the world what an answer does beside answering.
  private mutating func enter(
    _ effects: [Effect.Kind], _ desk: AnswerDesk, at time: Int
  ) -> [CallEvent] {
    var events: [CallEvent] = []
    for (index, kind) in effects.enumerated() {
      guard kind != .pendingRecord else {
        world.store(desk.record, at: time + desk.call.moment)
        events.append(CallEvent(after: time, .effect(desk.pendingRecord)))
        continue
      }
      // Whoever charges twice for one request, has not given the service the same key twice.
      let isRepeated = effects[..<index].contains(kind)
      let key = isRepeated ? "\(desk.idempotencyKey)/\(index + 1)" : desk.idempotencyKey
      if kind == .message {
        let message = desk.message(key: key)
        guard world.keep(message) else { continue }
        events.append(CallEvent(after: time, .effect(message.effect)))
        continue
      }
      guard let entry = desk.entry(kind, key: key), world.enter(entry) else { continue }
      events.append(CallEvent(after: time, .effect(entry.effect)))
    }
    return events
  }
}

extension CallEvent {
  fileprivate var isCompletion: Bool {
    switch kind {
    case .completed: true
    case .crashed, .exited, .effect, .asksAuthentication: false
    }
  }
}

extension World.SentMessage {
  fileprivate var effect: Effect {
    Effect(kind: .message, summary: summary, idempotencyKey: key)
  }
}

extension ScriptedHandler {
  /// Something happens to the containing app.
  package mutating func take(
    _ input: AppInput, device: Device, at moment: Int
  ) -> [AppEvent] {
    var input = input
    if case .opened(var launch, let intent) = input {
      handOver.change(&launch.activity, &world, at: moment)
      input = .opened(launch, intent)
    }
    return containingApp.take(input, &world, device, at: moment)
  }
}

extension Ledger.Entry {
  /// `20 USD to Maria Chen`.
  var effect: Effect {
    Effect(
      kind: kind,
      summary: "\(amount.summary) \(kind == .charge ? "to" : "from") \(counterpart)",
      idempotencyKey: idempotencyKey)
  }
}
