import Plain
import Scripts
import Session

/// Goes through a case and notes what its lines would have to be.
struct TurnUpdate {
  private let performance: Performance
  private let scripts: [Script]
  /// Other languages perform the same lines.
  private let isOneOfSeveral: Bool
  private let uses: [Place: Int]
  private(set) var remarks: [String] = []

  init(
    _ performance: Performance, _ scripts: [Script], isOneOfSeveral: Bool, uses: [Place: Int]
  ) {
    self.performance = performance
    self.scripts = scripts
    self.isOneOfSeveral = isOneOfSeveral
    self.uses = uses
  }

  private var script: Script { scripts[performance.place.script] }

  mutating func run(_ changes: inout LineChanges) {
    var performer = Performer(performance, scripts)
    for step in performance.steps {
      let names = performer.names
      let (turn, failure) = performer.perform(step)
      if turn.events.isEmpty, let failure { return remark(failure, failure.message) }
      guard step.place.script == performance.place.script else {
        if let failure { remark(failure, "an included case is updated in its own place") }
        continue
      }
      if step.seen.isEmpty, !step.events.contains(where: { $0.line.rule == .expected }) {
        fill(step, turn, &changes)
      } else if let failure {
        mend(step, turn, names, failure, &changes)
      }
    }
  }

  private mutating func remark(_ failure: Failure, _ text: String) {
    remarks.append("\(failure.file):\(failure.line): not updated: \(text)")
  }

  // MARK: - A turn of which nothing is expected

  private func fill(_ step: Step, _ turn: Turn, _ changes: inout LineChanges) {
    var lines: [String] = []
    for (index, event) in turn.events.enumerated() {
      if performance.isLogStrict ? !turn.isShown(index) : event.isNotable {
        lines.append("* \(ScriptText.expected(turn.notations[index]))")
      }
      lines += turn.seenByEvent[index].map(\.notation)
    }
    guard !lines.isEmpty else { return }
    if isOneOfSeveral { lines.insert("@\(performance.locale)", at: 0) }
    changes.append(lines, behind: end(of: step))
  }

  /// The last line of a turn; the space and the remarks below belong to what follows.
  private func end(of step: Step) -> Int {
    var end = step.place.line
    var index = end + 1
    while index < script.lines.count {
      switch script.lines[index].kind {
      case .seen, .event, .alternative, .locale: end = index
      case .remark: break
      case .user, .change, .rewind, .include, .heading, .known, .strictLog, .row: return end
      }
      index += 1
    }
    return end
  }

  // MARK: - A turn in which something differs

  private mutating func mend(
    _ step: Step, _ turn: Turn, _ names: [String: String], _ failure: Failure,
    _ changes: inout LineChanges
  ) {
    let places = step.seen.map(\.place) + step.events.map(\.place)
    if let shared = places.first(where: { uses[$0, default: 0] > 1 }) {
      return remarks.append(
        "\(script.file):\(shared.line + 1): not updated: the line is for several languages; "
          + "write each one's own under '@LOCALE'")
    }
    if !step.seen.isEmpty {
      align(
        step.seen.map(\.place), with: turn.seen.map(\.notation), &changes
      ) { expected, actual in
        var bound = names
        return step.seen[expected].matches(turn.texts[actual], binding: &bound)
      }
    }
    let events = step.events.filter { $0.line.rule == .expected }
    guard !events.isEmpty else { return }
    let actual = turn.notations.indices.filter { !performance.isLogStrict || !turn.isShown($0) }
    let keepsSome = align(
      events.map(\.place),
      with: actual.map { "* \(ScriptText.expected(turn.notations[$0]))" }, &changes,
      insertsAll: performance.isLogStrict
    ) { expected, index in
      var bound = names
      return events[expected].patterns.contains {
        $0.matches(turn.notations[actual[index]], rest: .words, binding: &bound)
      }
    }
    if step.seen.isEmpty, !keepsSome, !performance.isLogStrict { fill(step, turn, &changes) }
  }

  /// Keeps as many lines as possible; false when none is kept.
  @discardableResult
  private func align(
    _ places: [Place], with actual: [String], _ changes: inout LineChanges,
    insertsAll: Bool = true, matches: (Int, Int) -> Bool
  ) -> Bool {
    let kept = TurnUpdate.longestCommon(places.count, actual.count, matches)
    let isPrefixed = script.lines[places[0].line].locale != nil
    let prefix = isPrefixed ? "@\(performance.locale) " : ""
    var behind = places[0].line - 1
    var next = 0
    for (index, place) in places.enumerated() {
      let partner = kept[index]
      if let partner {
        if insertsAll { changes.insert(actual[next..<partner].map { prefix + $0 }, behind: behind) }
        next = partner + 1
      } else {
        changes.remove(place.line)
      }
      behind = lastAlternative(of: place.line, isRemoved: partner == nil, &changes)
    }
    if insertsAll { changes.insert(actual[next...].map { prefix + $0 }, behind: behind) }
    return kept.contains { $0 != nil }
  }

  /// Other wordings go with their line.
  private func lastAlternative(
    of line: Int, isRemoved: Bool, _ changes: inout LineChanges
  ) -> Int {
    var last = line
    while last + 1 < script.lines.count, case .alternative = script.lines[last + 1].kind {
      last += 1
      if isRemoved { changes.remove(last) }
    }
    return last
  }

  /// For each of the first its partner among the second, so that as many as possible have one.
  private static func longestCommon(
    _ first: Int, _ second: Int, _ matches: (Int, Int) -> Bool
  ) -> [Int?] {
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: second + 1), count: first + 1)
    var pairs = [[Bool]](repeating: [Bool](repeating: false, count: second), count: first)
    for one in (0..<first).reversed() {
      for other in (0..<second).reversed() {
        pairs[one][other] = matches(one, other)
        lengths[one][other] =
          pairs[one][other]
          ? lengths[one + 1][other + 1] + 1 : max(lengths[one + 1][other], lengths[one][other + 1])
      }
    }
    var partners = [Int?](repeating: nil, count: first)
    var (one, other) = (0, 0)
    while one < first, other < second {
      if pairs[one][other] {
        partners[one] = other
        one += 1
        other += 1
      } else if lengths[one + 1][other] >= lengths[one][other + 1] {
        one += 1
      } else {
        other += 1
      }
    }
    return partners
  }
}
