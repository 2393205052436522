import Conversation
import DialogEngine
import Screen
import Session

// The input line and what it sends.
extension Model {
  mutating func type(_ character: Character) {
    if input.isEmpty, character == "?" { return openHelp() }
    if input.isFull {
      notice = Notice(
        text: "a line holds \(LineEditor.limit) characters; the rest is not taken", isError: true)
    }
    input.insert(String(character))
    choice = nil
    historyPlace = nil
  }

  mutating func performInInput(_ action: Binding.Action) -> [Effect] {
    switch action {
    case .send: return send()
    case .leave:
      if input.isEmpty { return [.quit] }
      input.deleteForward()
    case .escape: return clear()
    case .previous: markOrRecall(-1)
    case .next: markOrRecall(1)
    case .moveLeft: moveOrMark(-1)
    case .moveRight: moveOrMark(1)
    case .pageUp: scrollConversation(by: -page)
    case .pageDown: scrollConversation(by: page)
    case .searchHistory: openHistory()
    default: edit(action)
    }
    return []
  }

  private mutating func edit(_ action: Binding.Action) {
    switch action {
    case .lineStart: input.moveToStart()
    case .lineEnd: input.moveToEnd()
    case .wordLeft: input.moveWordLeft()
    case .wordRight: input.moveWordRight()
    case .eraseBack: input.deleteBackward()
    case .eraseForward: input.deleteForward()
    case .killEnd: input.killToEnd()
    case .killStart: input.killToStart()
    case .killWord: input.killWordBackward()
    case .yank: input.yank()
    case .undo: input.undo()
    default: break
    }
  }

  /// Esc takes back the topmost thing: a mark, what is typed, scrolling, then the prompt itself.
  private mutating func clear() -> [Effect] {
    if choice != nil {
      choice = nil
    } else if !input.isEmpty {
      input.replace(with: "")
    } else if conversationTop != nil {
      follow()
    } else if let button = session.engine.question?.buttons.first(where: \.isCancelling) {
      return press(.button(button.role))
    }
    return []
  }

  private var page: Int { max(1, layout.conversation.rows - 2) }

  // MARK: - Marks and history

  /// Up and down mark a choice while one is asked and nothing is typed, else recall history.
  private mutating func markOrRecall(_ step: Int) {
    if input.isEmpty || choice != nil, !elements.isEmpty { return mark(step) }
    recall(step)
  }

  private mutating func moveOrMark(_ step: Int) {
    let hasButtons = elements.contains { if case .button = $0 { true } else { false } }
    if input.isEmpty, hasButtons { return mark(step) }
    input.move(by: step)
  }

  private mutating func mark(_ step: Int) {
    let count = elements.count
    guard let choice else {
      self.choice = firstMark(step)
      return
    }
    self.choice = (choice + step + count) % count
  }

  /// Where the first arrow goes: into a list from its near end, among buttons to the one that
  /// goes on.
  private func firstMark(_ step: Int) -> Int {
    let primary = session.engine.question?.buttons.first(where: \.isPrimary)
    if let primary, let place = elements.firstIndex(of: .button(primary.role)),
      session.engine.question?.options.isEmpty ?? true
    {
      return place
    }
    return step > 0 ? 0 : elements.count - 1
  }

  /// Goes through what was said before; what is typed is the beginning it must have.
  private mutating func recall(_ step: Int) {
    let start = historyPlace ?? history.count
    let prefix = historyPlace == nil ? input.text : ""
    var place = start + step
    while history.indices.contains(place), !history[place].hasPrefix(prefix) { place += step }
    if place >= history.count {
      historyPlace = nil
      if historyPlace != nil || step > 0 { input.replace(with: "") }
    } else if place >= 0 {
      historyPlace = place
      input.replace(with: history[place])
    }
  }

  /// Tab completes a command that is being typed; else it goes to the log.
  mutating func completeOrSwitchPane() {
    guard focus == .conversation, let command = completions.first else { return switchPane() }
    input.replace(with: "/\(command.name.rawValue)" + (command.arguments.isEmpty ? "" : " "))
  }

  // MARK: - Sending

  private mutating func send() -> [Effect] {
    let text = input.text
    if let element = markedElement, choice != nil || isNumber(text) {
      input.replace(with: "")
      return press(element)
    }
    input.replace(with: "")
    historyPlace = nil
    if text.hasPrefix("/") {
      remember(text)
      return run(text)
    }
    if text.allSatisfy(\.isWhitespace) {
      if session.engine.question != nil {
        notice = Notice(text: "Say or type an answer; ↑ ↓ mark one. A space and ↵ is silence.")
        if !text.isEmpty { speak("") }
      }
      return []
    }
    remember(text)
    speak(text)
    return []
  }

  private func isNumber(_ text: String) -> Bool { Int(text) != nil }

  private mutating func remember(_ text: String) {
    if history.last != text { history.append(text) }
    if history.count > 1_000 { history.removeFirst() }
  }

  mutating func speak(_ text: String) {
    session.say(text)
    follow()
  }

  /// Presses a marked or clicked element.
  mutating func press(_ element: Element) -> [Effect] {
    switch element {
    case .option(let index): session.choose(index)
    case .button(let role): session.tap(role)
    case .example(let index):
      guard examples.indices.contains(index) else { return [] }
      remember(examples[index])
      session.say(examples[index])
    }
    follow()
    return []
  }

  /// The conversation and the log go to their ends.
  mutating func follow() {
    choice = nil
    conversationTop = nil
    if focus == .conversation { followLog() }
  }

  mutating func followLog() {
    logState.selected = nil
    logState.top = nil
  }
}
