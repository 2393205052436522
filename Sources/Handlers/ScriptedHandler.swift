import Conversation
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
  private var callsMade: [MethodKey: Int] = [:]

  package init(app: AppFile) {
    self.app = app
    world = app.world
    behaviour = app.behaviour
  }

  /// What will come of the call, each with its delay.
  package mutating func begin(_ call: HandlerCall) -> [CallEvent] {
    let answer = nextAnswer(for: call)
    let desk = AnswerDesk(app: app, world: world, call: call)
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
    let reply = desk.reply(answer)
    let effects = answer.effects ?? desk.effects(of: reply)
    return enter(effects, desk, at: time) + [CallEvent(after: time, .completed(reply))]
  }

  /// Does to the world what an answer does beside answering.
  private mutating func enter(
    _ effects: [Effect.Kind], _ desk: AnswerDesk, at time: Int
  ) -> [CallEvent] {
    var events: [CallEvent] = []
    for (index, kind) in effects.enumerated() {
      guard kind != .pendingRecord else {
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
    case .crashed, .exited, .effect: false
    }
  }
}

extension World.SentMessage {
  fileprivate var effect: Effect {
    Effect(kind: .message, summary: summary, idempotencyKey: key)
  }
}

extension Ledger.Entry {
  /// `20 USD to Maria Chen`.
  fileprivate var effect: Effect {
    Effect(
      kind: kind,
      summary: "\(amount.summary) \(kind == .charge ? "to" : "from") \(counterpart)",
      idempotencyKey: idempotencyKey)
  }
}
