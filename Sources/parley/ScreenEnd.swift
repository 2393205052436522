import Glibc
import Interface
import Screen
import ScreenNcurses
import Session

/// Runs a conversation on the terminal.
@MainActor
struct ScreenEnd {
  var session: Session
  var journal: EventFile?
  var arguments: Arguments

  func run() throws -> Int32 {
    let themes = Themes()
    let wanted = arguments.value("--theme") ?? "default"
    let theme = try themes.theme(wanted)
    let keymap = try arguments.value("--keys").map {
      try Keymap(bytes: TextFile.bytes(of: $0), file: $0)
    }
    var options = TerminalOptions()
    options.colourFlag = arguments.value("--color")
    let (note, departure) = try withTerminal(options) { terminal in
      var model = Model(
        session: session, size: terminal.size, capabilities: terminal.capabilities,
        themeName: wanted, themeNames: themes.names(with: wanted))
      if let keymap { model.keymap = keymap }
      model.isMouseWanted = !arguments.has("--no-mouse")
      let start = ContinuousClock.now
      let runtime = Runtime(
        terminal: terminal, model: model, theme: theme, themes: { try? themes.theme($0) },
        clock: { milliseconds(since: start) }, record: { journal?.append($0) })
      _ = try runtime.run()
      return (terminal.note, runtime.departure)
    }
    if let note { Output.error("parley: \(note)") }
    if let path = arguments.value("--log") { Output.error("parley: the events are in \(path)") }
    return departure.exitStatus
  }

  private func milliseconds(since start: ContinuousClock.Instant) -> Int {
    let passed = ContinuousClock.now - start
    return Int(passed.components.seconds) * 1000
      + Int(passed.components.attoseconds / 1_000_000_000_000_000)
  }
}
