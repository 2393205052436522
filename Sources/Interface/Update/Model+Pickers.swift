import Conversation
import DialogEngine
import Handlers
import Plain
import Screen
import Session
import SiriKit
import Wording

// The panels with lists: opening them.
extension Model {
  mutating func open(_ picker: Picker) {
    finder = nil
    pickers.append(picker)
  }

  mutating func openPalette() {
    let rows = Command.all.map { command in
      Picker.Row(
        label: "/\(command.name.rawValue) \(command.arguments)", detail: command.summary,
        note: command.key, isEnabled: reasonAgainst(command.name) == nil,
        id: command.name.rawValue)
    }
    open(Picker(.palette, title: "Commands", hint: "type to filter, ↵ runs", rows: rows))
  }

  /// Why a command can do nothing just now.
  func reasonAgainst(_ name: Command.Name) -> String? {
    switch name {
    case .rewind: session.turns.isEmpty ? "nothing has been said yet" : nil
    case .branches, .resume, .compare:
      session.branches.isEmpty ? "nothing was left by going back" : nil
    case .inspect, .why, .statistics: session.log.count == 0 ? "the log is empty" : nil
    case .both: session.locales.count < 2 ? "there is only one language" : nil
    default: nil
    }
  }

  mutating func openHelp() {
    var rows: [Picker.Row] = []
    for context in Binding.Context.allCases {
      let bindings = keymap.bindings.filter { $0.context == context }
      guard !bindings.isEmpty else { continue }
      rows.append(Picker.Row(label: context.title, isHeading: true))
      rows += bindings.map { binding in
        Picker.Row(
          label: binding.keys.map(\.name).joined(separator: " "), detail: binding.summary,
          depth: 1, id: binding.action.rawValue)
      }
    }
    rows.append(Picker.Row(label: "commands", isHeading: true))
    rows += Command.all.map { command in
      Picker.Row(
        label: "/\(command.name.rawValue)", detail: command.summary, note: command.key, depth: 1,
        id: "/\(command.name.rawValue)")
    }
    open(Picker(.help, title: "Help", hint: "type to filter, Esc closes", rows: rows))
  }

  mutating func openMethods() {
    var rows: [Picker.Row] = []
    var intent = ""
    for method in session.methods {
      if method.intent.name != intent {
        intent = method.intent.name
        rows.append(Picker.Row(label: intent, isHeading: true))
      }
      rows.append(
        Picker.Row(
          label: method.method.name, detail: session.behaviourName(of: method),
          note: method.method.phase.rawValue, depth: 1, id: method.name))
    }
    var picker = Picker(
      .methods, title: "Behaviour", hint: "in calling order; ↵ chooses the next answer",
      rows: rows)
    if let place = places[.methods] { picker.select(place) }
    open(picker)
  }

  mutating func openAnswers(_ method: IntentMethod) {
    let present = session.behaviourName(of: method)
    let rows = Behaviour.choices(for: method.intent, method: method.method).map { choice in
      let heard = heard(choice, method)
      return Picker.Row(
        label: choice.name, detail: choice.mistake.map { "\(heard)  mistake: \($0)" } ?? heard,
        isCurrent: present == choice.name, id: choice.name)
    }
    open(
      Picker(
        .answers(method.name), title: "\(method.name) answers",
        hint: "beside each: what the user hears", rows: rows))
  }

  /// What the user would hear after the answer, with the values of the request under way.
  private func heard(_ choice: BehaviourChoice, _ method: IntentMethod) -> String {
    let engine = session.engine
    let line: Line?
    switch (choice.answer.fault, choice.answer.content) {
    case (.some(.completesLate(let time)), _) where time.count < engine.policy.callLimit:
      line = engine.preview("working.first", of: method.intent)
    case (.some, _):
      let isHandle = method.method.phase == .handle
      line = engine.preview(
        isHandle ? "problem.\(method.intent.name).handling" : "problem", of: method.intent)
    case (nil, .world) where method.method.phase != .resolve && choice.answer.effects != nil:
      let code = method.method.phase == .handle ? "success" : "ready"
      line = engine.preview(code: code, method.method, of: method.intent)
    case (nil, .world): return "what follows from accounts and contacts"
    case (nil, .result(let kind, let reason, _)):
      line = engine.preview(kind, reason, method.method, of: method.intent)
    case (nil, .code(let code)), (nil, .foreignCode(let code)):
      line = engine.preview(code: code, method.method, of: method.intent)
    }
    return line.map { "“\(TextLayout.sanitize(wording.render($0).shown))”" }
      ?? "goes on; nothing is heard"
  }

  mutating func openDevice() {
    var picker = Picker(
      .device, title: "Device", hint: "← → or ↵ changes, Esc closes", rows: deviceRows)
    if let place = places[.device] { picker.select(place) }
    open(picker)
  }

  var deviceRows: [Picker.Row] {
    DeviceSetting.all.map { setting in
      Picker.Row(
        label: setting.name, detail: setting.summary,
        note: setting.value(in: session.device), id: setting.name)
    }
  }

  mutating func openTurns() {
    guard !session.turns.isEmpty else {
      notice = Notice(text: "nothing to go back to yet")
      return
    }
    let rows = session.turns.enumerated().map { index, text in
      Picker.Row(label: "\(index + 1)", detail: TextLayout.sanitize(text), id: "\(index + 1)")
    }
    var picker = Picker(
      .turns, title: "Rewind", hint: "↵ goes back to before the turn", rows: rows)
    picker.selected = rows.count - 1
    open(picker)
  }

  mutating func openLanguages() {
    let rows = session.locales.map {
      Picker.Row(label: $0, isCurrent: $0 == session.locale, id: $0)
    }
    open(
      Picker(
        .languages, title: "Language", hint: "the same conversation in another language",
        rows: rows))
  }

  mutating func openThemes() {
    let rows = themeNames.map { Picker.Row(label: $0, isCurrent: $0 == themeName, id: $0) }
    open(Picker(.themes, title: "Theme", hint: "↑ ↓ shows it, ↵ keeps it", rows: rows))
  }

  mutating func openInspector() {
    guard let selected = logState.selected, session.log.events.indices.contains(selected) else {
      return
    }
    let event = session.log.events[selected]
    open(
      Picker(
        .event(selected), title: "Event \(event.number) · \(event.happening.kind)",
        hint: "Space folds, y copies as JSON, Y its value", rows: event.record.rows))
  }

  mutating func openReasons() {
    let last = session.log.events.last { if case .matched = $0.happening { true } else { false } }
    guard let last else {
      notice = Notice(text: "nothing has been said yet")
      return
    }
    open(
      Picker(
        .reasons, title: "Why “\(TextLayout.sanitize(last.heardText))” was taken so",
        hint: "Space folds, Esc closes", rows: last.record.rows))
  }

  mutating func openHistory() {
    guard !history.isEmpty else {
      notice = Notice(text: "nothing was said before")
      return
    }
    var rows: [Picker.Row] = []
    for text in history.reversed() where !rows.contains(where: { $0.id == text }) {
      rows.append(Picker.Row(label: TextLayout.sanitize(text), id: text))
    }
    open(Picker(.history, title: "Said before", hint: "type to search, ↵ takes it", rows: rows))
  }

  mutating func openFilters() {
    let rows = LogState.Filter.allCases.map {
      Picker.Row(
        label: $0.rawValue, detail: $0.summary, isCurrent: $0 == logState.filter, id: $0.rawValue)
    }
    open(Picker(.filters, title: "Show in the log", hint: "/filter TEXT for any text", rows: rows))
  }

  mutating func openPaste(_ text: String, lineCount: Int) {
    open(
      Picker(
        .paste(String(text.prefix(LineEditor.limit))), title: "\(lineCount) lines were pasted",
        hint: "nothing is sent by itself",
        rows: [
          Picker.Row(label: "leave it", id: "leave"),
          Picker.Row(
            label: "take the beginning",
            detail: "as one line of at most \(LineEditor.limit) characters", id: "take"),
        ]))
  }
}

extension Event {
  fileprivate var heardText: String {
    if case .matched(let interpretation) = happening { interpretation.text } else { "" }
  }
}

extension Record {
  /// The record as rows of a tree.
  var rows: [Picker.Row] { rows(depth: 0) }

  private func rows(depth: Int) -> [Picker.Row] {
    switch self {
    case .object(let fields):
      fields.flatMap { $0.value.rows(named: $0.name, depth: depth) }
    case .list(let records):
      records.enumerated().flatMap { $1.rows(named: "\($0 + 1)", depth: depth) }
    case .text, .number, .bool, .null: rows(named: "", depth: depth)
    }
  }

  private func rows(named name: String, depth: Int) -> [Picker.Row] {
    switch self {
    case .text(let text):
      [Picker.Row(label: name, detail: TextLayout.sanitize(text), depth: depth, id: text)]
    case .number(let number):
      [Picker.Row(label: name, detail: "\(number)", depth: depth, id: "\(number)")]
    case .bool(let bool): [Picker.Row(label: name, detail: "\(bool)", depth: depth, id: "\(bool)")]
    case .null: [Picker.Row(label: name, detail: "null", depth: depth)]
    case .list(let records):
      [Picker.Row(label: name, note: "\(records.count)", depth: depth)] + rows(depth: depth + 1)
    case .object(let fields):
      [Picker.Row(label: name, note: "\(fields.count)", depth: depth)] + rows(depth: depth + 1)
    }
  }
}
