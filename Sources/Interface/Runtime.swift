package import Screen
package import Session

/// Runs a model on a terminal: waits, updates, does what the model wants done, draws.
///
/// The only place that knows the clock. Nothing wakes it while nothing is due.
@MainActor
package final class Runtime {
  private let terminal: any Terminal
  private var model: Model
  private var theme: Theme
  private let themes: (String) -> Theme?
  private let outside: Outside
  /// Milliseconds between two frames at least: 60 a second are enough for any eye.
  private static let frameTime = 16
  private var drawnAt = -frameTime
  /// Why `run` has come back.
  package private(set) var departure = Departure.byUser
  /// Something may have changed since the last frame.
  private var isStale = false

  package init(
    terminal: any Terminal, model: Model, theme: Theme, themes: @escaping (String) -> Theme?,
    outside: Outside
  ) {
    self.terminal = terminal
    self.model = model
    self.theme = theme
    self.themes = themes
    self.outside = outside
  }

  /// Runs until the user leaves or the terminal is gone; gives the session back.
  package func run() throws(TerminalError) -> Session {
    try draw()
    while true {
      let input = try terminal.next(timeout: timeout)
      if try !take(.time(outside.clock())) { break }
      if let input {
        if try !take(.input(input)) { break }
        if try !takeWaiting() { break }
      }
      isStale = true
      if outside.clock() - drawnAt >= Runtime.frameTime { try draw() }
    }
    return model.session
  }

  /// Everything that was typed meanwhile comes before the next frame.
  private func takeWaiting() throws(TerminalError) -> Bool {
    for _ in 0..<256 {
      guard let input = try terminal.next(timeout: 0) else { return true }
      if try !take(.input(input)) { return false }
    }
    return true
  }

  /// Until the next thing that is due: an answer, a frame that was put off, a sign of waiting.
  private var timeout: Int? {
    if model.isSearching { return 0 }
    let moments = [
      model.nextMoment, isStale ? drawnAt + Runtime.frameTime : nil,
    ]
    return moments.compactMap { $0 }.min().map { max(0, $0 - outside.clock()) }
  }

  /// False when the user leaves.
  private func take(_ message: Message) throws(TerminalError) -> Bool {
    let effects = model.update(message)
    let events = model.session.takeOutbox()
    if !events.isEmpty { outside.record(events, { model.session }) }
    for effect in effects {
      switch effect {
      case .quit: return false
      case .leave(let departure):
        self.departure = departure
        return false
      case .copy(let text): terminal.write(clipboard: text)
      case .save(let words): save(words)
      case .redraw: redraw()
      case .suspend:
        try terminal.suspend()
        redraw()
      case .theme(let name):
        if let theme = themes(name) { self.theme = theme }
      }
    }
    return true
  }

  private func save(_ words: [String]) {
    do throws(CommandError) {
      _ = model.update(.told(try outside.save(model.session, words), isError: false))
    } catch {
      _ = model.update(.told(error.message, isError: true))
    }
  }

  private func redraw() {
    terminal.redraw()
    model.size = terminal.size
  }

  private func draw() throws(TerminalError) {
    // The terminal itself finds what differs from the last frame; it sends nothing for an equal one.
    try terminal.present(model.view(), theme: theme)
    isStale = false
    drawnAt = outside.clock()
  }
}
