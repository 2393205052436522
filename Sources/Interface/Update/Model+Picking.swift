import Conversation
import Handlers
import Screen
import Session
import SiriKit

// The panels with lists: keys in them, and what a pick does.
extension Model {
  mutating func pressInPicker(_ key: Key) -> [Effect] {
    guard var picker = pickers.last else { return [] }
    let page = max(1, size.rows - 8)
    switch key {
    case .escape, .control("c"):
      return closePicker()
    case .enter: return pick()
    case .up, .control("p"): picker.move(by: -1)
    case .down, .control("n"): picker.move(by: 1)
    case .pageUp: picker.move(by: -page)
    case .pageDown: picker.move(by: page)
    case .home: picker.move(by: -picker.rows.count)
    case .end: picker.move(by: picker.rows.count)
    case .tab where picker.kind == .branches: return compareFromTree()
    case .left, .right:
      if picker.kind == .device { return turn(key == .right ? 1 : -1) }
    default: return typeInPicker(key)
    }
    pickers[pickers.count - 1] = picker
    rememberPlace()
    return preview()
  }

  /// Where one was in Behaviour and Device is where one comes back to.
  private mutating func rememberPlace() {
    guard let picker = pickers.last, let row = picker.selectedRow,
      picker.kind == .methods || picker.kind == .device
    else { return }
    places[picker.kind] = row.id
  }

  private mutating func typeInPicker(_ key: Key) -> [Effect] {
    guard var picker = pickers.last else { return [] }
    switch key {
    case .backspace: picker.refilter { $0.deleteBackward() }
    case .control("u"): picker.refilter { $0.killToStart() }
    case .control("w"): picker.refilter { $0.killWordBackward() }
    case .function: return press(function: key)
    case .character(" ") where picker.isTree:
      if !picker.toggleFold() { picker.refilter { $0.insert(" ") } }
    case .character("-") where picker.isTree && picker.filter.isEmpty: picker.fold(all: true)
    case .character("+") where picker.isTree && picker.filter.isEmpty: picker.fold(all: false)
    case .character("y") where picker.isInspector: return copyFromInspector(whole: true)
    case .character("Y") where picker.isInspector: return copyFromInspector(whole: false)
    case .character(let character): picker.refilter { $0.insert(String(character)) }
    default: break
    }
    pickers[pickers.count - 1] = picker
    return []
  }

  /// Another panel's key replaces the panel; its own key closes it.
  private mutating func press(function key: Key) -> [Effect] {
    let present = pickers.last?.kind
    pickers = []
    guard let binding = keymap.binding(of: key, in: .list) else { return [] }
    let before = pickers.count
    switch binding.action {
    case .behaviour: openMethods()
    case .device: openDevice()
    case .rewind: openTurns()
    case .language: openLanguages()
    case .help: openHelp()
    default: break
    }
    if pickers.count > before, pickers.last?.kind == present { pickers = [] }
    return []
  }

  private mutating func closePicker() -> [Effect] {
    let closed = pickers.popLast()
    guard closed?.kind == .themes else { return [] }
    return [.theme(themeName), .redraw]
  }

  /// The theme list shows each theme as one passes over it.
  private func preview() -> [Effect] {
    guard let picker = pickers.last, picker.kind == .themes, let row = picker.selectedRow else {
      return []
    }
    return [.theme(row.id), .redraw]
  }

  private mutating func turn(_ step: Int) -> [Effect] {
    guard let row = pickers.last?.selectedRow, let setting = DeviceSetting.named(row.id) else {
      return []
    }
    let next = setting.next(after: setting.value(in: session.device), step: step)
    session.set(setting, to: next)
    pickers[pickers.count - 1].rows = deviceRows
    follow()
    return []
  }

  private mutating func copyFromInspector(whole: Bool) -> [Effect] {
    guard let picker = pickers.last, case .event(let index) = picker.kind else { return [] }
    notice = Notice(text: "copied, where the terminal allows it")
    return [
      .copy(whole ? session.log.events[index].record.json : picker.selectedRow?.id ?? "")
    ]
  }

  mutating func pick() -> [Effect] {
    guard let picker = pickers.last, let row = picker.selectedRow else { return [] }
    guard row.isEnabled else {
      if let name = Command.Name(rawValue: row.id) {
        notice = Notice(text: "not now: \(reasonAgainst(name) ?? "")")
      }
      return []
    }
    switch picker.kind {
    case .palette: return pickCommand(row)
    case .help: return pickHelp(row)
    case .methods:
      if let method = session.methods.first(where: { $0.name == row.id }) { openAnswers(method) }
    case .answers(let method): pickAnswer(row, of: method)
    case .device: return turn(1)
    case .turns:
      pickers = []
      if let turn = Int(row.id) { rewind(to: turn) }
    case .languages:
      pickers = []
      changeLocale(to: row.id)
    case .themes:
      pickers = []
      themeName = row.id
      return [.theme(row.id), .redraw]
    case .history:
      pickers = []
      input.replace(with: row.id)
    case .filters:
      pickers = []
      logState.filter = LogState.Filter(rawValue: row.id) ?? .all
      logState.include = ""
      followLog()
    case .paste(let text): pickPaste(row, text)
    case .branches: return pickFromTree(row)
    case .variants: pickVariant(row)
    case .handOver: pickers = []
    case .event, .reasons:
      _ = pickers[pickers.count - 1].toggleFold()
    case .statistics: pickers = []
    case .codes: pickCode(row)
    }
    return []
  }

  private mutating func pickCommand(_ row: Picker.Row) -> [Effect] {
    pickers = []
    guard let name = Command.Name(rawValue: row.id) else { return [] }
    if name == .find {
      input.replace(with: "/find ")
      return []
    }
    return run("/\(name.rawValue)")
  }

  private mutating func pickHelp(_ row: Picker.Row) -> [Effect] {
    if row.id.hasPrefix("/") {
      pickers = []
      return run(row.id)
    }
    guard row.depth > 0, let action = Binding.Action(rawValue: row.id),
      let binding = keymap.binding(of: action), let key = binding.keys.first,
      binding.context == .anywhere
    else { return [] }
    pickers = []
    return update(.input(.key(key)))
  }

  private mutating func pickAnswer(_ row: Picker.Row, of method: String) {
    do {
      let text = row.id.split(separator: " ").map(String.init)
      notice = Notice(text: try session.runBehaviour([method] + text))
    } catch {
      notice = Notice(text: error.message, isError: true)
    }
    pickers = []
    places[.methods] = method
    openMethods()
  }

  private mutating func pickPaste(_ row: Picker.Row, _ text: String) {
    pickers = []
    guard row.id == "take" else { return }
    let line = text.split(separator: "\n", omittingEmptySubsequences: true)
      .joined(separator: " ")
    input.insert(TextLayout.sanitize(line))
  }
}

extension Picker {
  /// Its rows form a tree, and Space folds.
  var isTree: Bool {
    switch kind {
    case .branches, .event, .reasons: true
    default: false
    }
  }

  var isInspector: Bool {
    if case .event = kind { true } else { false }
  }
}
