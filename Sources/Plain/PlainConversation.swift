package import Conversation
import DialogEngine
import Handlers
import Screen
package import Scripts
package import Session
import SiriKit
import Wording

/// The conversation line by line: for pipes, plain terminals and screen readers.
///
/// Nothing is drawn twice, choices are numbered, and what is printed is also a script.
package struct PlainConversation {
  package var session: Session
  private var wording: Wording
  private var printed = 0
  /// Whether the user's own lines are printed: a terminal has echoed them already.
  private let echoesUser: Bool
  private let write: (String) -> Void
  private let save: (Session, [String]) throws(CommandError) -> String

  /// - Parameters:
  ///   - write: takes a line that is printed.
  ///   - save: writes the conversation as the words behind `/save` say, and tells where.
  package init(
    session: Session, echoesUser: Bool, write: @escaping (String) -> Void,
    save: @escaping (Session, [String]) throws(CommandError) -> String
  ) {
    self.session = session
    self.echoesUser = echoesUser
    self.write = write
    self.save = save
    wording = Wording.embedded(locale: session.locale)
  }

  /// The first lines: what can be said.
  package func greet() {
    write(
      "// Parley · \(session.appFile.app.name) · \(session.locale). Say what you would say to Siri:"
    )
    for example in session.appFile.examples(in: session.locale) {
      write("//   \(TextLayout.sanitize(example))")
    }
    write("// /help lists commands; an empty line is silence while a question is open.")
  }

  /// Takes a line as it was read; false when it asks to leave.
  package mutating func take(_ line: String) -> Bool {
    let text = line.drop { $0 == ">" || $0.isWhitespace }
    if text.hasPrefix("//") || text.hasPrefix("#") { return true }
    if text.hasPrefix("/") { return run(String(text)) }
    if text.allSatisfy(\.isWhitespace), session.engine.question == nil { return true }
    do throws(ActingError) {
      try session.perform(UserLine.Action(String(text)), wording)
    } catch {
      complain("\(error.message); \(error.remedy)")
    }
    return true
  }

  /// Does what a script's line for the user says.
  package mutating func perform(_ action: UserLine.Action) throws(ActingError) {
    try session.perform(action, wording)
  }

  /// Changes the world as a script does, and prints how.
  package mutating func perform(_ change: WorldChange) throws(ActingError) {
    try session.perform(change)
    if change.subject == .locale { wording = Wording.embedded(locale: change.value) }
    write(change.notation)
  }

  /// A remark of a script, so that what is printed can be run.
  private func complain(_ message: String) { write("// ! \(TextLayout.sanitize(message))") }

  private mutating func run(_ text: String) -> Bool {
    do {
      return try run(Command.parse(text))
    } catch {
      complain(error.message)
      return true
    }
  }

  private mutating func run(_ invocation: Command.Invocation) throws(CommandError) -> Bool {
    switch invocation.name {
    case .quit: return false
    case .behaviour:
      try change { session throws(CommandError) in
        try session.runBehaviour(invocation.words)
      }
    case .variant:
      try change { session throws(CommandError) in
        try session.runVariant(invocation.words)
      }
    case .handover:
      try change { session throws(CommandError) in
        try session.runHandOver(invocation.words)
      }
    case .device:
      try change { session throws(CommandError) in
        try session.runDevice(invocation.words)
      }
    case .rewind: try rewind(invocation.words)
    case .language: try changeLanguage(invocation.words)
    case .statistics: tellStatistics()
    case .codes: try tellCodes(invocation.words)
    case .why: tellWhy()
    case .save: tell(try save(session, invocation.words))
    case .help:
      for command in Command.all where PlainConversation.commands.contains(command.name) {
        write("// /\(command.name.rawValue) \(command.arguments)  \(command.summary)")
      }
    case .branches, .name, .resume, .compare, .present, .inspect, .find, .filter, .theme, .copy,
      .mouse, .both, .spoken, .redraw:
      throw CommandError("/\(invocation.name.rawValue) needs the screen")
    }
    return true
  }

  private static let commands: [Command.Name] = [
    .behaviour, .variant, .handover, .device, .rewind, .language, .statistics, .codes, .why, .save,
    .help, .quit,
  ]

  /// What changes the world is printed as the script line that does so.
  private mutating func change(
    _ run: (inout Session) throws(CommandError) -> String
  ) throws(CommandError) {
    let count = session.acts.count
    let answer = try run(&session)
    guard session.acts.count > count else { return tell(answer) }
    write(session.acts[count].act.notation)
  }

  private func tell(_ text: String) {
    for line in text.split(separator: "\n") { write("// \(TextLayout.sanitize(String(line)))") }
  }

  private mutating func rewind(_ words: [String]) throws(CommandError) {
    guard let word = words.first else {
      for (index, text) in session.turns.enumerated() { tell("\(index + 1)  \(text)") }
      return
    }
    guard let turn = Int(word), session.turns.indices.contains(turn - 1) else {
      throw CommandError("a turn is a number from 1 to \(session.turns.count)")
    }
    guard session.rewind(to: turn) else {
      throw CommandError(
        "turn \(turn) is too long ago; the last \(Session.rewindLimit) can be taken back")
    }
    printed = session.log.count
    tell("back before turn \(turn)")
    if let last = session.log.shown.last { write(session.log.events[Int(last)]) }
  }

  private mutating func changeLanguage(_ words: [String]) throws(CommandError) {
    guard let word = words.first else { return tell(session.locales.joined(separator: "\n")) }
    guard session.locales.contains(word) else {
      throw CommandError(Session.unknown(word, "language", among: session.locales))
    }
    session.changeLocale(to: word)
    wording = Wording.embedded(locale: word)
    write(Act.speak(word).notation)
  }

  private func tellCodes(_ words: [String]) throws(CommandError) {
    let supported = session.appFile.app.intentsSupported
    let name = words.first ?? session.engine.intent?.className ?? supported.first ?? ""
    guard let intent = Catalog.intent(name) ?? Catalog.intent("IN\(name)Intent") else {
      throw CommandError(Session.unknown(name, "intent", among: supported))
    }
    for line in session.codeComparison(of: intent, wording).text { tell(line) }
  }

  private func tellStatistics() {
    for line in Statistics(session.log.events).chart(width: 80) { tell(line) }
  }

  private func tellWhy() {
    let last = session.log.events.last { if case .matched = $0.happening { true } else { false } }
    tell(last?.record.json ?? "nothing has been said yet")
  }

  // MARK: - Printing

  /// Prints what has happened since the last time.
  package mutating func printNews() {
    while printed < session.log.count {
      write(session.log.events[printed])
      printed += 1
    }
  }

  private func write(_ event: Event) {
    switch event.happening {
    case .heard, .tapped, .chose:
      if !echoesUser { return }
    case .diagnosed:
      write("* \(event.notation)")
      return
    default: break
    }
    for line in session.lines(of: event, wording) { write(line) }
  }

  /// The ending of the last request, once it has ended.
  package var ending: Ending? {
    for event in session.log.events.reversed() {
      if case .ended(let ending) = event.happening { return ending }
    }
    return nil
  }
}
