import Conversation
import Files
import Plain
import Screen
import Session
import SiriKit

// Slash commands.
extension Model {
  mutating func run(_ text: String) -> [Effect] {
    do {
      return try run(Command.parse(text))
    } catch {
      notice = Notice(text: error.message, isError: true)
      return []
    }
  }

  mutating func run(_ invocation: Command.Invocation) throws(CommandError) -> [Effect] {
    let words = invocation.words
    switch invocation.name {
    case .behaviour: try runBehaviour(words)
    case .device: try runDevice(words)
    case .variant: try runVariant(words)
    case .handover: try runHandOver(words)
    case .rewind: try runRewind(words)
    case .language: try runLanguage(words)
    case .theme: return try runTheme(words)
    case .filter: try runFilter(words)
    case .find: find(invocation.rest)
    case .both: toggleBoth()
    case .spoken: toggleSpoken()
    case .branches: openBranches()
    case .name:
      notice = Notice(text: TextLayout.sanitize(try session.runName(invocation.rest)))
    case .resume: try runResume(invocation.rest)
    case .compare: try runCompare(invocation.rest)
    case .present: togglePresenting()
    case .statistics: openStatistics()
    case .codes: try runCodes(words)
    case .inspect: try runInspect(words)
    case .why: openReasons()
    case .mouse: toggleMouse()
    case .help: openHelp()
    case .copy:
      notice = Notice(text: "conversation copied, where the terminal allows it")
      return [.copy(transcript)]
    case .save: return [.save(words)]
    case .redraw: return [.redraw]
    case .quit: return [.quit]
    }
    return []
  }

  private mutating func runBehaviour(_ words: [String]) throws(CommandError) {
    switch words.count {
    case 0: openMethods()
    case 1:
      let methods = try session.methods(named: words[0])
      openMethods()
      openAnswers(methods[0])
    default: notice = Notice(text: try session.runBehaviour(words))
    }
  }

  private mutating func runDevice(_ words: [String]) throws(CommandError) {
    guard !words.isEmpty else { return openDevice() }
    notice = Notice(text: try session.runDevice(words))
    follow()
  }

  private mutating func runRewind(_ words: [String]) throws(CommandError) {
    guard let word = words.first else { return openTurns() }
    guard let turn = Int(word), (1...max(1, session.turns.count)).contains(turn) else {
      throw CommandError("a turn is a number from 1 to \(session.turns.count)")
    }
    rewind(to: turn)
  }

  mutating func rewind(to turn: Int) {
    guard session.turns.indices.contains(turn - 1) else { return }
    let text = session.turns[turn - 1]
    guard session.rewind(to: turn) else {
      notice = Notice(
        text: "turn \(turn) is too long ago; the last \(Session.rewindLimit) can be taken back",
        isError: true)
      return
    }
    followLog()
    follow()
    if !text.hasPrefix("[") { input.replace(with: text) }
    notice = Notice(text: "back before turn \(turn); what followed is kept under /branches")
  }

  private mutating func runLanguage(_ words: [String]) throws(CommandError) {
    guard let word = words.first else { return openLanguages() }
    guard let locale = session.locales.first(where: { $0 == word }) else {
      throw CommandError(Session.unknown(word, "language", among: session.locales))
    }
    changeLocale(to: locale)
  }

  mutating func changeLocale(to locale: String) {
    session.changeLocale(to: locale)
    if secondLocale == locale { secondLocale = nil }
    follow()
  }

  private mutating func toggleBoth() {
    secondLocale =
      secondLocale == nil ? session.locales.first { $0 != session.locale } : nil
    notice = Notice(
      text: secondLocale.map { "\($0) below each line" } ?? "one language")
  }

  private mutating func toggleSpoken() {
    showsSpoken.toggle()
    notice = Notice(
      text: showsSpoken ? "what is said stands below in quotes" : "only what is shown")
  }

  private mutating func runTheme(_ words: [String]) throws(CommandError) -> [Effect] {
    guard let name = words.first else {
      openThemes()
      return []
    }
    guard themeNames.contains(name) else {
      throw CommandError(Session.unknown(name, "theme", among: themeNames))
    }
    themeName = name
    return [.theme(name), .redraw]
  }

  private mutating func runFilter(_ words: [String]) throws(CommandError) {
    guard let word = words.first else { return openFilters() }
    guard let filter = LogState.Filter(rawValue: word) else {
      // Any other word lists the events that contain it.
      logState.include = words.joined(separator: " ")
      return followLog()
    }
    logState.filter = filter
    logState.include = ""
    followLog()
  }

  private mutating func find(_ text: String) {
    guard showsLog else { return }
    focus = .log
    if text.isEmpty { finder = LineEditor() } else { search(text) }
  }

  private mutating func runInspect(_ words: [String]) throws(CommandError) {
    let last = session.log.count
    let number = words.first.map { Int($0) ?? 0 } ?? last
    guard (1...max(1, last)).contains(number), last > 0 else {
      throw CommandError("an event is a number from 1 to \(last)")
    }
    select(number - 1)
    openInspector()
  }

  private mutating func toggleMouse() {
    hasMouse.toggle()
    notice = Notice(
      text: hasMouse ? "the mouse works here" : "the mouse is the terminal's; /mouse takes it back")
  }

  /// The conversation as plain lines, for the clipboard.
  var transcript: String {
    session.log.shown.flatMap {
      session.lines(of: session.log.events[Int($0)], wording)
    }.joined(separator: "\n")
  }
}
