import Conversation
import Screen
import Session

// The log pane: moving, filtering, searching.
extension Model {
  /// The events that are listed.
  var listed: Listing {
    guard logState.isFiltering else { return .all(session.log.count) }
    let marks = session.log.marks
    let wanted = logState.filter.mark
    let indices =
      logState.include.isEmpty
      ? Array(marks.indices) : session.log.search(logState.include)
    return .some(indices.filter { marks[$0].isSuperset(of: wanted) })
  }

  mutating func performInLog(_ action: Binding.Action) -> [Effect] {
    switch action {
    case .up: moveInLog(by: -1)
    case .down: moveInLog(by: 1)
    case .logPageUp: moveInLog(by: -max(1, layout.log.rows - 1))
    case .logPageDown: moveInLog(by: max(1, layout.log.rows - 1))
    case .top: select(listed.count > 0 ? listed[0] : nil)
    case .bottom: selectLast()
    case .inspect: openInspector()
    case .find: finder = LineEditor(logState.search)
    case .nextHit: goToHit(1)
    case .previousHit: goToHit(-1)
    case .filter: openFilters()
    case .nextError: goTo(1, .warning)
    case .previousError: goTo(-1, .warning)
    case .nextTurn: goTo(1, .turn)
    case .previousTurn: goTo(-1, .turn)
    case .bubble: showBubble()
    case .bookmark: toggleBookmark()
    case .nextBookmark: goToBookmark()
    case .copyEvent: return copyEvent()
    case .statistics: openStatistics()
    case .scrollLeft: logState.column = max(0, logState.column - 8)
    case .scrollRight: logState.column = min(400, logState.column + 8)
    case .closeLog: leaveLog()
    default: break
    }
    return []
  }

  private mutating func moveInLog(by step: Int) {
    let listed = self.listed
    guard listed.count > 0 else { return }
    let place = logState.selected.map { listed.place(atOrBefore: $0) } ?? listed.count - 1
    let next = min(max(0, place + step), listed.count - 1)
    if next == place, step < 0 { notice = Notice(text: "this is the first event") }
    if next == place, step > 0 { notice = Notice(text: "this is the last event; End follows on") }
    select(listed[next])
  }

  /// Takes back the search first, then leaves the pane.
  private mutating func leaveLog() {
    guard !logState.search.isEmpty else { return switchPane() }
    search("")
  }

  mutating func select(_ index: Int?) {
    guard let index else { return }
    if logState.selected == nil { logState.countWhenStopped = session.log.count }
    logState.selected = index
    keepInView(index)
  }

  mutating func selectLast() {
    let listed = self.listed
    guard listed.count > 0 else { return }
    let last = listed[listed.count - 1]
    logState.top = nil
    logState.selected = last
    logState.countWhenStopped = session.log.count
  }

  /// Scrolls as little as needed to show an event.
  private mutating func keepInView(_ index: Int) {
    let listed = self.listed
    let rows = max(1, layout.log.rows)
    let place = listed.place(atOrBefore: index)
    let top = logState.top.map { listed.place(atOrBefore: $0) } ?? max(0, listed.count - rows)
    if place < top {
      logState.top = listed[place]
    } else if place >= top + rows {
      logState.top = listed[place - rows + 1]
    } else if logState.top == nil, top < listed.count {
      logState.top = listed[top]
    }
  }

  private mutating func goTo(_ step: Int, _ mark: EventMarks) {
    let listed = self.listed
    let marks = session.log.marks
    let from = logState.selected ?? (step > 0 ? -1 : session.log.count)
    let indices = 0..<listed.count
    let place =
      step > 0
      ? indices.first { listed[$0] > from && marks[listed[$0]].contains(mark) }
      : indices.last { listed[$0] < from && marks[listed[$0]].contains(mark) }
    if let place { return select(listed[place]) }
    let round =
      step > 0
      ? indices.first { marks[listed[$0]].contains(mark) }
      : indices.last { marks[listed[$0]].contains(mark) }
    let name = mark == .turn ? "turn" : "warning"
    guard let round else {
      notice = Notice(text: "there is no \(name) in this list")
      return
    }
    let isOnlyOne = logState.selected == listed[round]
    select(listed[round])
    notice = Notice(
      text: isOnlyOne
        ? "this is the only \(name)"
        : step > 0 ? "past the end: the first \(name)" : "past the beginning: the last \(name)")
  }

  private mutating func toggleBookmark() {
    guard let selected = logState.selected else { return }
    if logState.bookmarks.remove(selected) == nil { logState.bookmarks.insert(selected) }
  }

  /// The next marked event, round and round.
  private mutating func goToBookmark() {
    let marked = logState.bookmarks.filter { $0 < session.log.count }.sorted()
    let from = logState.selected ?? -1
    guard let next = marked.first(where: { $0 > from }) ?? marked.first else {
      notice = Notice(text: "no event is marked yet; m marks one")
      return
    }
    select(next)
  }

  // MARK: - Search

  mutating func pressInFinder(_ key: Key) -> [Effect] {
    guard var finder else { return [] }
    switch key {
    case .escape, .control("c"):
      // What was typed goes first, then the line itself.
      self.finder = finder.isEmpty || key == .control("c") ? nil : LineEditor()
      search("")
      return []
    case .enter:
      self.finder = nil
      focus = .log
      goToHit(0)
      return []
    case .backspace: finder.deleteBackward()
    case .control("u"): finder.killToStart()
    case .control("w"): finder.killWordBackward()
    case .left: finder.move(by: -1)
    case .right: finder.move(by: 1)
    case .character(let character): finder.insert(String(character))
    default: break
    }
    self.finder = finder
    search(finder.text)
    return []
  }

  /// Searches as one types; the selection goes to the last hit, which is nearest to the end.
  mutating func search(_ text: String) {
    logState.search = text
    refreshHits()
    if let hit = logState.hits.last { select(hit) }
  }

  private mutating func refreshHits() {
    let text = logState.search
    logState.searchedGeneration = session.log.generation
    logState.openCandidates = nil
    let isPattern = text.hasPrefix(LogState.patternPrefix)
    guard isPattern || text.contains(where: \.isUppercase) else {
      logState.hits = session.log.search(text)
      return
    }
    logState.hits = []
    logState.candidates = isPattern ? .all(session.log.count) : .some(session.log.search(text))
    logState.openCandidates = logState.candidates.count
    searchOn()
  }

  /// What must be looked at event by event is searched from the end in slices, between which keys
  /// are heard.
  mutating func searchOn() {
    guard let end = logState.openCandidates else { return }
    guard end > 0, let isHit = searchCondition else {
      logState.openCandidates = nil
      return
    }
    let start = max(0, end - LogState.sliceSize)
    let events = session.log.events
    let found = (start..<end).map { logState.candidates[$0] }.filter {
      events.indices.contains($0) && isHit(events[$0].row.searchText)
    }
    logState.hits = found + logState.hits
    logState.openCandidates = start > 0 ? start : nil
    if logState.selected == nil, let hit = found.last { select(hit) }
  }

  /// Whether a row is a hit; `nil` when the pattern is none.
  private var searchCondition: ((String) -> Bool)? {
    let text = logState.search
    guard text.hasPrefix(LogState.patternPrefix) else { return { $0.contains(text) } }
    let pattern = String(text.dropFirst(LogState.patternPrefix.count))
    guard !pattern.isEmpty, let regex = try? Regex(pattern).ignoresCase() else { return nil }
    return { $0.contains(regex) }
  }

  private mutating func goToHit(_ step: Int) {
    guard !logState.search.isEmpty else {
      notice = Notice(text: "nothing to find yet; /")
      return
    }
    if logState.searchedGeneration != session.log.generation { refreshHits() }
    let hits = logState.hits
    guard !hits.isEmpty else {
      notice = Notice(text: "no hit for \(logState.search)")
      return
    }
    let from = logState.selected ?? session.log.count
    switch step {
    case 1...: select(hits.first { $0 > from } ?? hits[0])
    case ..<0: select(hits.last { $0 < from } ?? hits[hits.count - 1])
    default: select(hits.last { $0 <= from } ?? hits[0])
    }
  }

  // MARK: - From the log to elsewhere

  /// Scrolls the conversation to what the selected event made, or belongs to.
  mutating func showBubble() {
    guard let selected = logState.selected else { return }
    let shown = session.log.shown
    guard let item = shown.lastIndex(where: { Int($0) <= selected }) else {
      notice = Notice(text: "nothing has been said by then")
      return
    }
    bringIntoView(item)
    if layout.arrangement == .single { focus = .conversation }
  }

  private mutating func copyEvent() -> [Effect] {
    guard let selected = logState.selected, session.log.events.indices.contains(selected) else {
      return []
    }
    notice = Notice(text: "copied, where the terminal allows it")
    return [.copy(session.log.events[selected].record.json)]
  }
}
