import Conversation
import Plain
import Scripts
import Session

/// Compares what came of a step with what its script expects.
struct TurnCheck {
  private let scripts: [Script]
  private let opener: Place
  private(set) var names: [String: String]
  var isLogStrict = false

  init(_ scripts: [Script], _ opener: Place, names: [String: String] = [:]) {
    self.scripts = scripts
    self.opener = opener
    self.names = names
  }

  /// The first difference, or nothing.
  mutating func compare(_ turn: Turn, with step: Step, after before: [String]) -> Failure? {
    if var failure = compareSeen(turn, step) ?? compareEvents(turn, step, before) {
      failure.log = turn.log
      return failure
    }
    return nil
  }

  // MARK: - What is seen

  /// Without gaps, if anything is expected at all.
  private mutating func compareSeen(_ turn: Turn, _ step: Step) -> Failure? {
    guard !step.seen.isEmpty else { return nil }
    for (index, expected) in step.seen.enumerated() {
      guard index < turn.texts.count else { return failure(turn, step, from: index) }
      if !expected.matches(turn.texts[index], binding: &names) {
        return failure(turn, step, from: index)
      }
    }
    return turn.texts.count > step.seen.count
      ? failure(turn, step, from: step.seen.count) : nil
  }

  private func failure(_ turn: Turn, _ step: Step, from index: Int) -> Failure {
    let place = index < step.seen.count ? step.seen[index].place : step.seen[index - 1].place
    let message =
      index >= turn.texts.count
      ? "this line does not come"
      : index >= step.seen.count ? "more comes after this line" : "another line comes"
    var failure = failure(at: place, message)
    failure.lines = difference(turn, step, from: index)
    return failure
  }

  /// The turn's lines, up to the difference as they stand, then those that come.
  private func difference(_ turn: Turn, _ step: Step, from index: Int) -> [Failure.Line] {
    var lines = [line(.same, at: opener)]
    lines += step.seen[..<index].map { line(.same, at: $0.place) }
    // As many of the script's as can be told apart from what comes.
    var bound = names
    var end = step.seen.count
    var actualEnd = turn.texts.count
    while end > index, actualEnd > index,
      step.seen[end - 1].matches(turn.texts[actualEnd - 1], binding: &bound)
    {
      end -= 1
      actualEnd -= 1
    }
    var expected = step.seen[index..<end].map { line(.expected, at: $0.place) }
    var actual = turn.seen[index..<actualEnd].map {
      Failure.Line(mark: .actual, text: VisibleText.notation(of: $0))
    }
    for place in 0..<min(expected.count, actual.count) {
      let (one, other) = VisibleText.differences(expected[place].text, actual[place].text)
      expected[place].difference = one
      actual[place].difference = other
    }
    lines += expected + actual
    lines += step.seen[end...].map { line(.same, at: $0.place) }
    return lines
  }

  private func line(_ mark: Failure.Line.Mark, at place: Place) -> Failure.Line {
    Failure.Line(
      mark: mark, number: place.line + 1,
      text: VisibleText.visible(scripts[place.script].lines[place.line].text))
  }

  // MARK: - What happens underneath

  /// In order, with gaps, unless the script is strict.
  private mutating func compareEvents(
    _ turn: Turn, _ step: Step, _ before: [String]
  ) -> Failure? {
    var next = 0
    for expected in step.events {
      switch expected.line.rule {
      case .expected:
        guard let found = index(of: expected, in: turn, from: next) else {
          return missing(expected, in: turn, from: next)
        }
        if isLogStrict, let skipped = (next..<found).first(where: { !turn.isShown($0) }) {
          return unexpected(skipped, in: turn, at: expected.place)
        }
        next = found + 1
      case .not: if let failure = forbidden(expected, turn.notations) { return failure }
      case .never:
        if let failure = forbidden(expected, before + turn.notations) { return failure }
      }
    }
    guard isLogStrict, step.events.contains(where: { $0.line.rule == .expected }),
      let extra = (next..<turn.events.count).first(where: { !turn.isShown($0) })
    else { return nil }
    return unexpected(extra, in: turn, at: step.events.last?.place ?? opener)
  }

  private mutating func index(
    of expected: Step.ExpectedEvent, in turn: Turn, from start: Int
  ) -> Int? {
    for index in start..<turn.notations.count {
      for pattern in expected.patterns
      where pattern.matches(turn.notations[index], rest: .words, binding: &names) {
        return index
      }
    }
    return nil
  }

  private func missing(
    _ expected: Step.ExpectedEvent, in turn: Turn, from start: Int
  ) -> Failure {
    let pattern = expected.line.pattern.filled([:])
    let word = pattern.prefix { $0 != " " }
    var failure = failure(at: expected.place, "'\(pattern)' does not happen here")
    failure.lines = [line(.expected, at: expected.place)]
    failure.lines += turn.notations[start...].filter { $0.hasPrefix(word) }.map {
      Failure.Line(mark: .actual, text: VisibleText.visible("* \(ScriptText.expected($0))"))
    }
    return failure
  }

  private func unexpected(_ index: Int, in turn: Turn, at place: Place) -> Failure {
    var failure = failure(at: place, "'\(turn.notations[index])' happens, which is not named")
    failure.lines = [
      Failure.Line(
        mark: .actual,
        text: VisibleText.visible("* \(ScriptText.expected(turn.notations[index]))")),
      line(.same, at: place),
    ]
    return failure
  }

  private func forbidden(_ expected: Step.ExpectedEvent, _ notations: [String]) -> Failure? {
    for pattern in expected.patterns {
      var bound = names
      guard
        let found = notations.first(where: {
          pattern.matches($0, rest: .words, binding: &bound)
        })
      else { continue }
      var failure = failure(at: expected.place, "'\(found)' happened")
      failure.lines = [line(.expected, at: expected.place)]
      return failure
    }
    return nil
  }

  // MARK: - Failures

  func failure(at place: Place, _ message: String, _ remedy: String? = nil) -> Failure {
    let script = scripts[place.script]
    return Failure(
      place: place, file: script.file, line: place.line + 1,
      column: script.lines[place.line].column, message: message,
      remedy: remedy.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// Another way to say the same leads elsewhere.
  func failure(of way: String, leadingTo other: [String], insteadOf first: [String]) -> Failure {
    var failure = failure(at: opener, "'\(way)' does not lead to the same")
    let same = zip(first, other).prefix { $0 == $1 }.count
    failure.lines = [line(.same, at: opener)]
    failure.lines += first[same...].prefix(3).map {
      Failure.Line(mark: .expected, text: VisibleText.visible($0))
    }
    failure.lines += other[same...].prefix(3).map {
      Failure.Line(mark: .actual, text: VisibleText.visible($0))
    }
    return failure
  }
}

extension Turn {
  func isShown(_ index: Int) -> Bool { events[index].happening.isShown }
}
