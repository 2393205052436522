import Conversation
import Plain
import Screen
import Session

// Branches: the tree of them, going on with one, one beside another.
extension Model {
  mutating func openBranches() {
    guard !session.branches.isEmpty else {
      notice = Notice(text: "nothing was left by going back yet")
      return
    }
    var rows: [Picker.Row] = []
    var places: [Int: [Int]] = [:]
    for index in session.branches.indices {
      places[session.sharedTurns(withBranch: index), default: []].append(index)
    }
    for turn in 0...session.turns.count {
      if turn > 0 {
        rows.append(
          Picker.Row(
            label: "\(turn)  " + TextLayout.sanitize(session.turns[turn - 1]), id: "turn \(turn)"))
      }
      for index in places[turn] ?? [] { rows += branchRows(index) }
    }
    let here = session.name.map { "  " + TextLayout.sanitize($0) } ?? ""
    rows.append(
      Picker.Row(label: "you are here" + here, isCurrent: true, id: "here"))
    var picker = Picker(
      .branches, title: "Branches", hint: "↵ goes on with one, ⇥ compares, Space unfolds",
      rows: rows)
    picker.folded = Set(rows.indices.filter { rows[$0].id.hasPrefix("branch ") })
    picker.select("branch \(session.branches.count - 1)")
    open(picker)
  }

  /// The branch, and below it what was said and shown.
  private func branchRows(_ index: Int) -> [Picker.Row] {
    let branch = session.branches[index]
    let ending = branch.events.reversed().lazy.compactMap {
      if case .ended(let ending) = $0.happening { ending.name } else { nil }
    }.first
    let turns = branch.turns.count == 1 ? "1 turn" : "\(branch.turns.count) turns"
    let row = Picker.Row(
      label: TextLayout.sanitize(branch.name),
      detail: TextLayout.sanitize(branch.turns.first ?? ""),
      note: "\(turns) \(glyphs.dot) \(ending ?? "open")", isEnabled: branch.isResumable, depth: 1,
      id: "branch \(index)")
    let lines = branch.events.flatMap { session.lines(of: $0, wording) }
    return [row] + lines.map { Picker.Row(label: TextLayout.sanitize($0), depth: 2) }
  }

  private func branchIndex(_ row: Picker.Row?) -> Int? {
    guard let row, row.id.hasPrefix("branch ") else { return nil }
    return Int(row.id.dropFirst("branch ".count))
  }

  /// A turn is gone back to, a branch gone on with.
  mutating func pickFromTree(_ row: Picker.Row) -> [Effect] {
    if let index = branchIndex(row) {
      pickers = []
      resume(index)
    } else if row.id.hasPrefix("turn "), let turn = Int(row.id.dropFirst("turn ".count)) {
      pickers = []
      rewind(to: turn)
    } else if row.id == "here" {
      pickers = []
    }
    return []
  }

  mutating func compareFromTree() -> [Effect] {
    guard let index = branchIndex(pickers.last?.selectedRow) else {
      notice = Notice(text: "⇥ on a branch puts it beside this way")
      return []
    }
    pickers = []
    compare(index)
    return []
  }

  mutating func runResume(_ name: String) throws(CommandError) {
    guard !name.isEmpty else { return openBranches() }
    resume(try session.branch(named: name))
  }

  mutating func runCompare(_ name: String) throws(CommandError) {
    let last = session.branches.count - 1
    compare(name.isEmpty && last >= 0 ? last : try session.branch(named: name))
  }

  private mutating func resume(_ index: Int) {
    let name = TextLayout.sanitize(session.branches[index].name)
    guard session.resume(branch: index) else { return tellTooLongAgo(name) }
    comparison = nil
    followLog()
    follow()
    notice = Notice(text: "\(name) goes on; the other way is kept under /branches")
  }

  private mutating func tellTooLongAgo(_ name: String) {
    notice = Notice(
      text: "\(name) was left too long ago; the last \(Session.branchLimit) can be gone on with",
      isError: true)
  }

  // MARK: - Side by side

  private mutating func compare(_ index: Int) {
    let branch = session.branches[index]
    guard let log = branch.log else { return tellTooLongAgo(TextLayout.sanitize(branch.name)) }
    let comparison = Comparison(
      leftName: session.name ?? "this way", rightName: branch.name,
      left: session.log.shown.map { session.log.events[Int($0)] },
      right: log.shown.map { log.events[Int($0)] })
    self.comparison = comparison
    finder = nil
    focus = .conversation
    if comparison.isSame { notice = Notice(text: "both ways say and show the same") }
  }

  mutating func pressInComparison(_ key: Key) -> [Effect] {
    let page = max(1, comparisonRows - 2)
    switch key {
    case .escape, .control("c"), .character("q"): comparison = nil
    case .up, .character("k"): scrollComparison(by: -1)
    case .down, .character("j"): scrollComparison(by: 1)
    case .pageUp: scrollComparison(by: -page)
    case .pageDown, .character(" "): scrollComparison(by: page)
    case .home, .character("g"): comparison?.top = 0
    case .end, .character("G"): scrollComparison(by: comparedRows.count)
    case .character("n"): goToDifference(1)
    case .character("N"): goToDifference(-1)
    case .enter:
      let name = comparison?.rightName
      if let index = session.branches.firstIndex(where: { $0.name == name }) { resume(index) }
    default: break
    }
    return []
  }

  /// Rows of the two columns, without their titles.
  var comparisonRows: Int { max(0, layout.body.rows - 2) }

  mutating func scrollComparison(by step: Int) {
    guard let top = comparison?.top else { return }
    let last = max(0, comparedRows.count - comparisonRows)
    comparison?.top = min(max(0, top + step), last)
  }

  /// Where a difference begins that is not in the first row yet.
  private mutating func goToDifference(_ step: Int) {
    guard let top = comparison?.top else { return }
    let rows = comparedRows
    let starts = rows.indices.filter { index in
      rows[index].differs && (index == 0 || !rows[index - 1].differs)
    }
    let next = step > 0 ? starts.first { $0 > top } : starts.last { $0 < top }
    guard let next else {
      notice = Notice(text: step > 0 ? "no difference below" : "no difference above")
      return
    }
    comparison?.top = next
  }
}
