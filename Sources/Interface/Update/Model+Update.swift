import DialogEngine
import Screen
import Session

extension Model {
  /// Takes a message and tells what is to be done outside.
  package mutating func update(_ message: Message) -> [Effect] {
    switch message {
    case .time(let moment):
      self.moment = moment
      if playback?.holdsTime ?? false {
        lag = moment - session.now
      } else {
        session.advance(to: moment - lag)
      }
      playOn()
      searchOn()
      return []
    case .told(let text, let isError):
      notice = Notice(text: TextLayout.sanitize(text), isError: isError)
      return []
    case .input(let input):
      return take(input)
    }
  }

  private mutating func take(_ input: Input) -> [Effect] {
    switch input {
    case .key(let key):
      return press(key)
    case .paste(let text):
      if playback != nil { takeOver() }
      paste(text)
    case .mouse(let mouse):
      if playback != nil, case .press = mouse { takeOver() }
      return point(mouse)
    case .resize(let size):
      self.size = size
      return [.redraw]
    case .suspendResumed:
      return [.redraw]
    case .hangup:
      return [.leave(.hangup)]
    case .terminate:
      return [.leave(.termination)]
    case .focus, .wake:
      break
    }
    return []
  }

  private mutating func press(_ key: Key) -> [Effect] {
    notice = nil
    if key != .control("c") { isLeaving = false }
    if layout.arrangement == .tooSmall {
      return key == .control("c") || key == .control("d") ? [.quit] : []
    }
    if isPlainView { return leavePlainView(key) }
    if playback != nil, let effects = pressInPlayback(key) { return effects }
    if comparison != nil, pickers.isEmpty { return pressInComparison(key) }
    if finder != nil { return pressInFinder(key) }
    if !pickers.isEmpty { return pressInPicker(key) }
    if let binding = keymap.binding(of: key, in: context) {
      return binding.context == .anywhere
        ? performAnywhere(binding.action)
        : focus == .log ? performInLog(binding.action) : performInInput(binding.action)
    }
    if focus == .conversation, case .character(let character) = key { type(character) }
    return []
  }

  // MARK: - Anywhere

  private mutating func performAnywhere(_ action: Binding.Action) -> [Effect] {
    switch action {
    case .palette: openPalette()
    case .help: openHelp()
    case .behaviour: openMethods()
    case .device: openDevice()
    case .rewind: openTurns()
    case .language: openLanguages()
    case .switchPane: completeOrSwitchPane()
    case .toggleLog: toggleLog()
    case .plainView: isPlainView = true
    case .present: togglePresenting()
    case .widen: share = min(75, share + 4)
    case .narrow: share = max(25, share - 4)
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .interrupt: return interrupt()
    default: break
    }
    return []
  }

  /// In the plain view keys only scroll or lead back.
  private mutating func leavePlainView(_ key: Key) -> [Effect] {
    switch key {
    case .pageUp: plainTop = max(0, plainStart - size.rows)
    case .pageDown: plainTop = plainStart + size.rows
    default:
      isPlainView = false
      plainTop = nil
    }
    return []
  }

  private mutating func toggleLog() {
    showsLog.toggle()
    if !showsLog { focus = .conversation }
  }

  mutating func togglePresenting() {
    present(!isPresenting)
    let keys = [Binding.Action.present, .toggleLog].map { action in
      keymap.binding(of: action)?.keys.first?.name ?? ""
    }
    if isPresenting { notice = Notice(text: "\(keys[0]) ends it, \(keys[1]) shows the log") }
  }

  mutating func switchPane() {
    guard showsLog else { return }
    focus = focus == .log ? .conversation : .log
    if focus == .log, logState.selected == nil, session.log.count > 0 {
      selectLast()
    }
    if focus == .conversation { followLog() }
  }

  /// First clears what is typed, then cancels the request, then leaves.
  private mutating func interrupt() -> [Effect] {
    if isLeaving { return [.quit] }
    if focus == .log { switchPane() }
    if !input.isEmpty {
      input.replace(with: "")
    } else if session.engine.question != nil || session.engine.isWorking {
      session.cancel()
      follow()
    } else {
      notice = Notice(text: "^C again leaves; so does ^D")
    }
    isLeaving = true
    return []
  }

  // MARK: - Paste

  /// A paste never sends by itself; a long one asks first.
  private mutating func paste(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    guard focus == .conversation, pickers.isEmpty else { return }
    if lines.count > 10 {
      return openPaste(text, lineCount: lines.count)
    }
    input.insert(TextLayout.sanitize(lines.joined(separator: " ")))
    choice = nil
    if lines.count > 1 {
      notice = Notice(text: "\(lines.count) lines pasted as one; ↵ sends it")
    }
  }
}
