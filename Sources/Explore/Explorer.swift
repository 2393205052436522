import Conversation
import DialogEngine
import Handlers
package import Session
package import SiriKit

/// Walks everything that can happen with intents: whatever their methods answer, whatever the user
/// does, turn by turn, each situation once.
package struct Explorer {
  /// A situation from which the walk goes on.
  private struct Stand {
    var node: Int
    var session: Session
  }

  private let beginning: Session
  private let answers: UserAnswers
  private let samples: Samples
  private let takesMistakes: Bool
  private var exploration: Exploration
  private var register: Register
  private var known: [Session.Situation: Int] = [:]
  /// The choices by intent and method; they are made from the catalog anew each time.
  private var choices: [String: [BehaviourChoice]] = [:]
  private var next: [Stand] = []

  /// - Parameters:
  ///   - session: the conversation before its first word.
  ///   - depth: turns of the user.
  ///   - takesMistakes: whether handlers also answer what no handler should.
  private init(
    _ session: Session, intents: [IntentClass], depth: Int, takesMistakes: Bool = true
  ) {
    var beginning = session
    // Recognition is made ready once, for all copies.
    _ = beginning.interpret("")
    beginning.waitsBeforeCalls = true
    self.beginning = beginning
    samples = Samples(session.appFile)
    answers = UserAnswers(samples: samples)
    self.takesMistakes = takesMistakes
    exploration = Exploration(
      appFile: session.appFile, locale: session.locale, intents: intents.map(\.name), depth: depth)
    register = Register()
  }

  /// Walks one intent after the other.
  package static func explore(
    _ session: Session, intents: [IntentClass], depth: Int, takesMistakes: Bool = true
  ) -> Exploration {
    var explorer = Explorer(
      session, intents: intents, depth: depth, takesMistakes: takesMistakes)
    for intent in intents { explorer.walk(intent) }
    explorer.register.fill(&explorer.exploration)
    return explorer.exploration
  }

  private mutating func walk(_ intent: IntentClass) {
    register.intent = intent.name
    let root = add(Exploration.Node(turns: 0, kind: .beginning))
    for request in samples.requests(of: intent) {
      take(.say(request), from: Stand(node: root, session: beginning))
    }
    for turn in 1..<max(1, exploration.depth) {
      let level = next
      next = []
      guard !level.isEmpty, turn < exploration.depth else { break }
      for stand in level {
        for act in answers.acts(in: stand.session) { take(act, from: stand) }
      }
    }
    exploration.openCount += next.count
    next = []
  }

  private mutating func add(_ node: Exploration.Node) -> Int {
    exploration.nodes.append(node)
    return exploration.nodes.count - 1
  }

  // MARK: - Steps

  /// The user does something; then every method that is called answers all that it can.
  private mutating func take(_ act: Act, from stand: Stand) {
    var session = stand.session
    session.forgetPast()
    session.perform(act)
    var calling = arrive(.user(act), from: stand.node, session)
    // The nearest first, so that each situation is reached the shortest way.
    var place = 0
    while place < calling.count {
      let stand = calling[place]
      place += 1
      for choice in choices(of: stand.session) {
        var session = stand.session
        session.forgetPast()
        session.answer(choice.answer)
        let step = Step.answer(
          method: stand.session.awaited?.method.name ?? "", answer: choice.name)
        calling += arrive(step, from: stand.node, session)
      }
    }
  }

  private mutating func choices(of session: Session) -> [BehaviourChoice] {
    guard let call = session.awaited, let intent = Catalog.intent(call.intent.className) else {
      return []
    }
    let key = "\(intent.name).\(call.method.name)"
    if let known = choices[key] { return known }
    let found = Behaviour.choices(for: intent, method: call.method)
      .filter { takesMistakes || !$0.isMistake }
    choices[key] = found
    return found
  }

  /// Notes what came of a step; gives the situation if a call has to be answered there.
  private mutating func arrive(_ step: Step, from node: Int, _ session: Session) -> [Stand] {
    var session = session
    session.settle()
    exploration.stepCount += 1
    let place = Exploration.Place(node: node, step: step)
    let ending = register.note(
      session.log.events, at: place, offer: session.engine.question?.kind)
    let kind = kind(of: session)
    guard kind != .over else {
      exploration.nodes[node].others.append(.init(step: step, node: nil, ending: ending))
      return []
    }
    let situation = session.situation
    if let seen = known[situation] {
      exploration.nodes[node].others.append(.init(step: step, node: seen, ending: ending))
      return []
    }
    let turns = exploration.nodes[node].turns + (step.isTurn ? 1 : 0)
    let new = add(Exploration.Node(parent: node, step: step, turns: turns, kind: kind))
    known[situation] = new
    session.forgetPast()
    let stand = Stand(node: new, session: session)
    if session.awaited != nil { return [stand] }
    next.append(stand)
    return []
  }

  private func kind(of session: Session) -> Exploration.Kind {
    if let call = session.awaited { return .method(call.method.name) }
    return session.engine.question.map { .question($0.line.key) } ?? .over
  }
}
