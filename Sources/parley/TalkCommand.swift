import Conversation
import Files
import Glibc
import Handlers
import Interface
import Plain
import Screen
import ScreenNcurses
import Session

/// `parley talk`: the conversation, on the screen or line by line.
enum TalkCommand: ParleyCommand {
  static let name = "talk"
  static let summary = "talk to an app's handler as if to Siri"
  static let help = """
    usage: parley [talk] [FILE] [OPTIONS]

    Opens the conversation with the app of an app file (*.app.yaml), or with a built-in one:
    demopay (payments, the default), demochat (messages), demotunes (media). A script
    (FILE.parley, or FILE.parley#CASE) is played first; one goes on where it ends.
    What you type is heard by Siri; beside it you see what the handler is asked.

      --app APP         the app file or built-in app, instead of FILE
      --locale LOCALE   the language: en-US, zh-Hans, …
      --theme THEME     default, dark, light, high-contrast, colour-vision-safe, mono,
                        or any base16 file
      --color WHEN      auto, never, 16, 256, always
      --plain           line by line, as without a terminal; --linear is the same
      --recover         go on with the last conversation that was cut off
      --log FILE        write every event to the file, as lines of JSON
      --keys FILE       other keys: lines such as `redraw: [^L, F10]`; ? lists the actions
      --no-mouse        leave the mouse to the terminal

    Line by line, the exit status tells how the last request ended: 0 went through or was
    left, 1 did not. On the screen it is 0, or 129 and 143 after SIGHUP and SIGTERM.

    example: parley talk --locale zh-Hans
             echo 'Send $20 to Anna' | parley --log events.jsonl
    """
  static let options: [String: Bool] = [
    "--app": true, "--locale": true, "--theme": true, "--color": true, "--plain": false,
    "--linear": false,
    "--recover": false, "--log": true, "--keys": true, "--no-mouse": false,
  ]

  @MainActor
  static func run(_ arguments: Arguments) throws -> Int32 {
    guard arguments.rest.count <= 1 else {
      throw UsageError("talk takes one file, not \(arguments.rest.count)")
    }
    try checkColour(arguments.value("--color"))
    // A name that does not exist is told line by line too, where nothing is coloured.
    _ = try arguments.value("--theme").map { try Themes().theme($0) }
    var opening =
      try arguments.has("--recover")
      ? Opening.recovered()
      : Opening(
        arguments.rest.first ?? arguments.value("--app"), locale: arguments.value("--locale"))
    let log = try arguments.value("--log").map {
      try EventFile(path: $0, app: opening.app, session: opening.session)
    }
    opening.session.keepsOutbox = true
    if isPlain(arguments) {
      return PlainEnd(opening: opening, log: log).run()
    }
    return try ScreenEnd(opening: opening, log: log, arguments: arguments).run()
  }

  private static func checkColour(_ word: String?) throws {
    guard let word, !ColourDepth.words.contains(word) else { return }
    let near = nearest(word, among: ColourDepth.words).map { "did you mean \($0)? " } ?? ""
    throw UsageError(
      "--color is not \(word); \(near)one of: \(ColourDepth.words.joined(separator: ", "))")
  }

  /// Decided before any mode of the terminal is touched.
  static func isPlain(_ arguments: Arguments) -> Bool {
    if arguments.has("--plain") || arguments.has("--linear") { return true }
    if isatty(STDOUT_FILENO) == 0 || isatty(STDIN_FILENO) == 0 { return true }
    let term = Output.environment("TERM") ?? ""
    return term.isEmpty || term == "dumb" || !(Output.environment("ACCESSIBLE") ?? "").isEmpty
  }
}
