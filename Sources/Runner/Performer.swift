import Conversation
import DialogEngine
import Handlers
import Plain
import Scripts
import Session
import Wording

/// Acts out one case, step by step, and looks at what comes of each.
struct Performer {
  private let performance: Performance
  private let scripts: [Script]
  private(set) var session: Session
  private var wording: Wording
  /// What the holes stand for so far, and at the beginning of each turn of the user.
  private(set) var names: [String: String]
  private var pastNames: [[String: String]] = []
  /// Everything that has happened, also what a rewind took back: a charge stays a charge.
  private var happened: [String] = []

  init(_ performance: Performance, _ scripts: [Script]) {
    self.performance = performance
    self.scripts = scripts
    session = performance.beginning
    wording = performance.wording
    names = performance.row
  }

  /// Goes through all steps up to the first that is not as expected.
  mutating func run() -> Outcome {
    var failure: Failure?
    var endings: [String] = []
    for step in performance.steps {
      let (turn, found) = perform(step)
      endings += turn.endings
      failure = found
      if failure != nil { break }
    }
    return Outcome(verdict: verdict(failure), endings: endings)
  }

  private func verdict(_ failure: Failure?) -> Outcome.Verdict {
    guard let ticket = performance.known else { return failure.map { .failed($0) } ?? .passed }
    guard failure == nil else { return .known(ticket) }
    let check = TurnCheck(scripts, performance.steps.last?.place ?? performance.place)
    return .failed(
      check.failure(
        at: performance.place, "it is known to fail (\(ticket)), and passes",
        "take the line 'known: \(ticket)' away"))
  }

  /// Does one thing, lets come what comes of it, and compares.
  mutating func perform(_ step: Step) -> (turn: Turn, failure: Failure?) {
    var turn = Turn()
    do throws(ActingError) {
      turn = try act(step)
    } catch {
      let check = TurnCheck(scripts, step.place)
      return (turn, check.failure(at: step.place, error.message, error.remedy))
    }
    let before = happened
    happened += turn.notations
    var check = TurnCheck(scripts, step.place, names: names)
    check.isLogStrict = performance.isLogStrict
    let failure = check.compare(turn, with: step, after: before)
    names = check.names
    return (turn, failure ?? differingWay(of: step, from: turn))
  }

  private mutating func act(_ step: Step) throws(ActingError) -> Turn {
    switch step.kind {
    case .rewind(let turns): return try rewind(by: turns)
    case .change(let change):
      let start = session.log.count
      try perform(change)
      if change.subject != .wait, !step.isInterrupted { session.settle() }
      return Turn(session, from: start, wording)
    case .act(let line):
      fork = line.actions.count > 1 ? session : nil
      pastNames.append(names)
      return try act(line.actions[0], step)
    }
  }

  /// The conversation before a line that can be said in several ways.
  private var fork: Session?

  private mutating func act(_ action: UserLine.Action, _ step: Step) throws(ActingError) -> Turn {
    let start = session.log.count
    try session.perform(action.filled(names), wording)
    if !step.isInterrupted { session.settle() }
    return Turn(session, from: start, wording)
  }

  private mutating func perform(_ change: WorldChange) throws(ActingError) {
    if change.subject == .wait, let time = Milliseconds(change.value) {
      session.advance(to: session.now + time.count)
    }
    try session.perform(change)
    if change.subject == .locale { wording = Wording.embedded(locale: change.value) }
  }

  private mutating func rewind(by turns: Int) throws(ActingError) -> Turn {
    let turn = session.turns.count - turns + 1
    guard turn > 0, session.rewind(to: turn) else {
      throw ActingError(
        message: "there are no \(turns) turns to go back, only \(session.turns.count)",
        remedy: "write '!rewind \(max(1, min(session.turns.count, Session.rewindLimit)))'")
    }
    names = pastNames[turn - 1]
    pastNames.removeSubrange((turn - 1)...)
    return Turn()
  }

  /// All ways to say a thing have to lead to the same.
  private mutating func differingWay(of step: Step, from turn: Turn) -> Failure? {
    guard case .act(let line) = step.kind, let fork else { return nil }
    let rest = session
    defer {
      session = rest
      self.fork = nil
    }
    for action in line.actions.dropFirst() {
      session = fork
      let check = TurnCheck(scripts, step.place)
      do throws(ActingError) {
        let other = try act(action, step)
        guard other.outcome != turn.outcome else { continue }
        return check.failure(
          of: action.notation, leadingTo: other.outcome, insteadOf: turn.outcome)
      } catch {
        return check.failure(at: step.place, error.message, error.remedy)
      }
    }
    return nil
  }
}

extension Turn {
  var endings: [String] {
    events.compactMap { if case .ended(let ending) = $0.happening { ending.name } else { nil } }
  }
}
