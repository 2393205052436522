import Glibc
import Interface
import Screen
import ScreenNcurses
import Session

/// Runs a conversation on the terminal.
@MainActor
struct ScreenEnd {
  var opening: Opening
  var log: EventFile?
  var arguments: Arguments

  func run() throws -> Int32 {
    let themes = Themes()
    let wanted = arguments.value("--theme") ?? "default"
    let theme = try themes.theme(wanted)
    let keymap = try arguments.value("--keys").map {
      try Keymap(bytes: TextFile.bytes(of: $0), file: $0)
    }
    let journal = Journal(app: ConversationFile.absolute(opening.app))
    if let old = opening.journal { journal.takeOver(old, opening.session) }
    var options = TerminalOptions()
    options.colourFlag = arguments.value("--color")
    let (note, departure) = try withTerminal(options) { terminal in
      var model = Model(
        session: opening.session, size: terminal.size, capabilities: terminal.capabilities,
        themeName: wanted, themeNames: themes.names(with: wanted))
      if let keymap { model.keymap = keymap }
      model.isMouseWanted = !arguments.has("--no-mouse")
      if let notice = opening.notice ?? cutOff {
        _ = model.update(.told(notice, isError: false))
      }
      if let playback = opening.playback {
        model.play(playback)
        model.present(arguments.has("--present"))
      }
      let start = ContinuousClock.now
      // A conversation that goes on has a past.
      let past = opening.session.now
      let runtime = Runtime(
        terminal: terminal, model: model, theme: theme, themes: { try? themes.theme($0) },
        outside: Outside(
          clock: { past + milliseconds(since: start) },
          record: { events, session in
            log?.append(events)
            journal.append(events, of: session)
          }, save: ConversationFile(app: opening.app).save))
      _ = try runtime.run()
      return (terminal.note, runtime.departure)
    }
    if departure == .byUser { journal.remove() }
    if let fault = journal.fault { Output.error("parley: the conversation was not kept: \(fault)") }
    if let note { Output.error("parley: \(note)") }
    if let path = arguments.value("--log") { Output.error("parley: the events are in \(path)") }
    return departure.exitStatus
  }

  /// That a conversation waits to be gone on with.
  private var cutOff: String? {
    guard opening.journal == nil, let path = Journal.leftBehind.first,
      let (_, session) = try? Journal.conversation(at: path)
    else { return nil }
    let turns = session.turns.count == 1 ? "1 turn" : "\(session.turns.count) turns"
    return "a conversation of \(turns) was cut off; parley talk --recover goes on with it"
  }

  private func milliseconds(since start: ContinuousClock.Instant) -> Int {
    let passed = ContinuousClock.now - start
    return Int(passed.components.seconds) * 1000
      + Int(passed.components.attoseconds / 1_000_000_000_000_000)
  }
}
