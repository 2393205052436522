import Glibc
import Screen
import ScreenNcurses

// Shows on a real terminal what came in, and does on request what programs should not do, so that
// tests see how the terminal is left.

/// Draws the latest inputs, newest first.
@MainActor
struct Probe {
  let terminal: NcursesTerminal
  let theme: Theme
  var log: [String] = []
  var usesMouse = true

  mutating func run() throws {
    while true {
      try draw()
      guard let input = try terminal.next(timeout: nil) else { continue }
      log.insert(Self.describe(input), at: 0)
      switch input {
      case .key(.character("q")), .hangup, .terminate: return
      case .key(let key): try act(key)
      case .resize, .suspendResumed: log.insert("size \(terminal.size)", at: 0)
      case .paste, .mouse, .focus, .wake: break
      }
    }
  }

  private static func describe(_ input: Input) -> String {
    guard case .paste(let text) = input else { return "\(input)" }
    return "paste of \(text.utf8.count) bytes, \(text.filter { $0 == "\n" }.count) line ends"
  }

  private mutating func act(_ key: Key) throws {
    switch key {
    case .character("f"): fatalError("the probe fails")
    case .character("a"): abort()
    case .character("r"): print(depth(1))
    case .character("e"): _ = write(2, "a word to stderr\n", 17)
    case .character("m"): usesMouse.toggle()
    case .character("x"): throw TerminalError.system("thrown by the probe")
    case .character("y"): terminal.write(clipboard: "copied é\u{1B}")
    case .control("z"): try terminal.suspend()
    case .control("l"): terminal.redraw()
    default: break
    }
  }

  /// Uses up the stack.
  private func depth(_ count: Int) -> Int {
    count == .max ? 0 : depth(count + 1) &+ count
  }

  private func draw() throws {
    var screen = Screen(size: terminal.size)
    screen.fill(screen.bounds, Style())
    screen.put(
      "READY \(terminal.capabilities.colours)", at: Point(column: 1, row: 0), Style(.title))
    screen.put(
      "you 作 é 👩🏽‍🚀 →", at: Point(column: 1, row: 1), Style(.onYou, on: .you))
    for (row, line) in log.prefix(10).enumerated() {
      screen.put(line, at: Point(column: 1, row: row + 3), Style())
    }
    let modes = Modes(mouse: usesMouse, title: "probe \u{1B}]2;evil\u{07}")
    try terminal.present(
      Frame(screen: screen, cursor: Point(column: 1, row: 2), modes: modes), theme: theme)
  }
}

let dark = Theme(
  name: "probe", inks: [.onYou: .init(.rgb(250, 250, 250))],
  surfaces: [.you: .init(.rgb(10, 20, 120))])
do {
  let note = try withTerminal { terminal in
    let theme = CommandLine.arguments.contains("--dark") ? dark : Theme.standard
    var probe = Probe(terminal: terminal, theme: theme)
    try probe.run()
    return terminal.note
  }
  print("left in peace", note ?? "")
} catch {
  print("left with \(error)")
  exit(3)
}
