import Screen
import Session

// The mouse.
extension Model {
  mutating func point(_ mouse: Mouse) -> [Effect] {
    guard layout.arrangement != .tooSmall else { return [] }
    switch mouse {
    case .press(let point): return click(point)
    case .scrollUp(let point): scroll(at: point, by: -3)
    case .scrollDown(let point): scroll(at: point, by: 3)
    case .release, .drag: break
    }
    return []
  }

  private mutating func click(_ point: Point) -> [Effect] {
    notice = nil
    guard comparison == nil || !pickers.isEmpty else { return [] }
    let hit = drawing().hit(at: point)
    if let picker = pickers.last {
      guard case .picker(let row) = hit else { return [] }
      if picker.selected == row { return pick() }
      pickers[pickers.count - 1].selected = row
      return []
    }
    switch hit {
    case .option(let index): return press(.option(index))
    case .button(let role): return press(.button(role))
    case .example(let index): return press(.example(index))
    case .event(let index): clickEvent(index)
    case .log: if focus != .log { switchPane() }
    case .input: if focus == .log { switchPane() }
    case .picker, nil: break
    }
    return []
  }

  /// The first click selects, the second opens.
  private mutating func clickEvent(_ index: Int) {
    if focus == .log, logState.selected == index { return openInspector() }
    focus = .log
    select(index)
  }

  private mutating func scroll(at point: Point, by step: Int) {
    if !pickers.isEmpty {
      // More than one row, so that a list does not go round under the wheel.
      pickers[pickers.count - 1].move(by: step)
    } else if comparison != nil {
      scrollComparison(by: step)
    } else if layout.log.contains(point) {
      scrollLog(by: step)
    } else {
      scrollConversation(by: step)
    }
  }

  private mutating func scrollLog(by step: Int) {
    let listed = self.listed
    let rows = layout.log.rows
    guard listed.count > rows else { return }
    let top = logState.top.map { listed.place(atOrBefore: $0) } ?? listed.count - rows
    let next = min(max(0, top + step), listed.count - rows)
    if logState.top == nil { logState.countWhenStopped = session.log.count }
    logState.top = next >= listed.count - rows && logState.selected == nil ? nil : listed[next]
  }
}
