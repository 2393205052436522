import Glibc
import Interface
import Plain
import Runner
import Scripts
import Session

/// `parley play`: acts out a script.
enum PlayCommand: ParleyCommand {
  static let name = "play"
  static let summary = "act out a conversation script, as a person would talk"
  static let help = """
    usage: parley play [OPTIONS] FILE[#CASE]…

    Acts out the cases of scripts on the screen: types, waits for the handler, reads, goes on.
    Space pauses, ← → step back and on, + - change the pace, F7 shows the conversation alone,
    F9 the log; any other key takes the conversation over. A line `//: text` in the script is a
    caption. Without a terminal the conversation is printed at once.

      --speed FACTOR   how many times as fast as a person; 1
      --loop           begin again after the last scene
      --present        the conversation alone, for an audience
      --locale LOCALE  only the cases in this language
      --theme THEME, --color WHEN, --keys FILE, --no-mouse, --plain   as in parley talk

    example: parley play --present --loop scripts/demo.parley
    """
  static let options: [String: Bool] = [
    "--speed": true, "--loop": false, "--present": false, "--locale": true, "--theme": true,
    "--color": true, "--keys": true, "--no-mouse": false, "--plain": false, "--linear": false,
  ]

  @MainActor
  static func run(_ arguments: Arguments) throws -> Int32 {
    guard !arguments.rest.isEmpty else { throw UsageError("play needs a script (*.parley)") }
    let scenes = try arguments.rest.flatMap { name in
      try PlayCommand.scenes(name, arguments.value("--locale"))
    }
    let pace = try speed(arguments.value("--speed"))
    if TalkCommand.isPlain(arguments) {
      for scene in scenes { try print(scene) }
      return 0
    }
    var opening = Opening(app: scenes[0].app, session: scenes[0].scene.beginning)
    opening.playback = Playback(
      scenes.map(\.scene), speed: pace, isLooping: arguments.has("--loop"))
    return try ScreenEnd(opening: opening, log: nil, arguments: arguments).run()
  }

  private static func speed(_ word: String?) throws -> Double {
    guard let word else { return 1 }
    guard let speed = Double(word), Playback.speeds.contains(speed) else {
      throw UsageError("--speed takes a factor from 0.1 to 50, not '\(word)'")
    }
    return speed
  }

  private static func scenes(
    _ name: String, _ locale: String?
  ) throws -> [(app: String, scene: Playback.Scene)] {
    let (path, part) = Opening.script(name) ?? (name, nil)
    let script = try ScriptFiles.load(path)
    let repertoire = Repertoire([script], shelf: ScriptFiles.shelf)
    if let fault = repertoire.faults.first { throw fault }
    let scenes = repertoire.performances.filter { performance in
      performance.place.script == 0 && (part.map { $0 == performance.name } ?? true)
        && (locale.map { $0 == performance.locale } ?? true)
    }
    guard !scenes.isEmpty else {
      let offered = repertoire.performances.map(\.title).joined(separator: "; ")
      throw UsageError("\(path): no such case here; \(offered)")
    }
    return scenes.map { (Opening.app(of: script, at: path), scene($0, repertoire)) }
  }

  private static func scene(
    _ performance: Performance, _ repertoire: Repertoire
  ) -> Playback.Scene {
    let steps = performance.steps.map { step in
      let action: Playback.Step.Action =
        switch step.kind {
        case .act(let line): .act(line.actions[0].filled(performance.row))
        case .change(let change): .change(change)
        case .rewind(let turns): .rewind(turns)
        }
      return Playback.Step(
        action,
        caption: repertoire.scripts[step.place.script]
          .caption(above: step.place.line, locale: performance.locale))
    }
    return Playback.Scene(beginning: performance.beginning, steps: steps)
  }

  /// Without a terminal there is nobody to wait for.
  private static func print(_ scene: (app: String, scene: Playback.Scene)) throws {
    var conversation = PlainConversation(
      session: scene.scene.beginning, echoesUser: true, write: { Output.line($0) },
      save: ConversationFile(app: scene.app).save)
    for step in scene.scene.steps {
      do throws(ActingError) {
        try conversation.play(step.action)
      } catch {
        throw UsageError("\(error.message); \(error.remedy)")
      }
      conversation.printNews()
    }
  }
}

extension PlainConversation {
  fileprivate mutating func play(_ action: Playback.Step.Action) throws(ActingError) {
    switch action {
    case .act(let action): try perform(action)
    case .change(let change): try perform(change)
    case .rewind(let turns): session.rewind(to: session.turns.count - turns + 1)
    }
    session.settle()
  }
}
