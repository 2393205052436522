import Conversation
import Files
import Handlers
import Plain
import Scripts
import Session

/// Puts the lines of a case together to steps, and checks what they name.
struct StepReader {
  private let library: Library
  private let stage: Stage
  private let session: Session
  private let vocabulary: EventVocabulary
  private(set) var faults: [FileError] = []
  private var steps: [Step] = []
  /// The lines that follow are for this language only.
  private var block: String?
  /// The cases that are being read, for one that plays itself.
  private var open: [Place] = []

  init(_ library: Library, _ stage: Stage, _ session: Session) {
    self.library = library
    self.stage = stage
    self.session = session
    vocabulary = EventVocabulary(stage.app)
  }

  /// The steps of a case in the session's language.
  mutating func steps(of part: Script.Case, in script: Int) -> [Step] {
    read(part, in: script)
    markInterrupted()
    return steps.contains { if case .act = $0.kind { true } else { false } } ? steps : []
  }

  static func nothingSaid(in script: Script) -> FileError {
    FileError(
      file: script.file, line: 1, column: 1, message: "nobody says anything in this script",
      remedy: "begin with a line such as '> Send $20 to Maria'")
  }

  private mutating func read(_ part: Script.Case, in script: Int) {
    open.append(Place(script: script, line: part.lines.lowerBound))
    block = nil
    for line in part.lines { read(Place(script: script, line: line)) }
    block = nil
    open.removeLast()
  }

  private mutating func read(_ place: Place) {
    let line = library.scripts[place.script].lines[place.line]
    if line.kind.endsBlock { block = nil }
    if let locale = line.locale ?? block, locale != session.locale {
      checkLocale(locale, place)
      return
    }
    switch line.kind {
    case .locale(let locale):
      block = locale
      if let locale { checkLocale(locale, place) }
    case .user(let user): steps.append(Step(place: place, kind: .act(user)))
    case .change(let change):
      check(change, place)
      steps.append(Step(place: place, kind: .change(change)))
    case .rewind(let turns): steps.append(Step(place: place, kind: .rewind(turns)))
    case .include(let path, let name): include(path, name, place)
    case .seen(let seen): expect(seen, place)
    case .event(let event): expect(event, place)
    case .alternative(let pattern): add(pattern, place)
    case .remark, .heading, .known, .strictLog, .row: break
    }
  }

  private mutating func expect(_ seen: ScriptLine.Seen, _ place: Place) {
    guard !steps.isEmpty else { return fault(place, "nothing has been said yet", "say something") }
    steps[steps.count - 1].seen.append(.init(place: place, form: seen.form))
  }

  private mutating func expect(_ event: ScriptLine.EventLine, _ place: Place) {
    guard !steps.isEmpty else { return fault(place, "nothing has been said yet", "say something") }
    if let (message, remedy) = vocabulary.fault(of: event.pattern) {
      fault(place, message, remedy)
    }
    steps[steps.count - 1].events.append(.init(place: place, line: event))
  }

  /// Another wording stands for what follows the speaker, else for the whole line.
  private mutating func add(_ pattern: LinePattern, _ place: Place) {
    guard let last = steps.indices.last else { return }
    let event = steps[last].events.last?.place
    let seen = steps[last].seen.last?.place
    if let event, seen.map({ $0.line < event.line || $0.script != event.script }) ?? true {
      steps[last].events[steps[last].events.count - 1].alternatives.append(pattern)
    } else if let seen {
      let text = library.scripts[seen.script].lines[seen.line].text
      let alternative = pattern.prefixed(ScriptLine.speaker(of: text))
      steps[last].seen[steps[last].seen.count - 1].alternatives.append(alternative)
    }
  }

  private mutating func include(_ path: String, _ name: String, _ place: Place) {
    let script = library.scripts[place.script]
    do {
      let index = try path.isEmpty ? place.script : library.index(of: path, from: script.file)
      let other = library.scripts[index]
      guard other.faults.isEmpty else {
        faults += other.faults.filter { !faults.contains($0) }
        return
      }
      guard let part = other.cases.first(where: { $0.name == name }) else {
        let near = nearest(name, among: other.cases.map(\.name), limit: 1).first
        return fault(
          place, "there is no case '\(name)' in \(other.file)",
          near.map { "did you mean '\($0)'?" } ?? "name one of its headings")
      }
      guard part.columns.isEmpty else {
        return fault(place, "'\(name)' has a table", "include a case without one")
      }
      let start = Place(script: index, line: part.lines.lowerBound)
      guard !open.contains(start) else {
        return fault(place, "'\(name)' would play itself for ever", "include another case")
      }
      read(part, in: index)
    } catch let error as FileError {
      faults.append(error)
    } catch {
      fault(place, "\(error)", "write the path of a script, from this one")
    }
  }

  /// Between a thing and one that comes with a `! wait` before it, time stands still.
  private mutating func markInterrupted() {
    for index in steps.indices.dropLast() {
      if case .change(let change) = steps[index + 1].kind, change.subject == .wait {
        steps[index].isInterrupted = true
      }
    }
  }

  // MARK: - Checks

  private mutating func checkLocale(_ locale: String, _ place: Place) {
    let known = stage.locales
    guard !known.contains(locale) else { return }
    fault(
      place, Session.unknown(locale, "language", among: known),
      "the front matter's 'locale:' lists the script's languages")
  }

  private mutating func check(_ change: WorldChange, _ place: Place) {
    if change.subject == .wait {
      guard Milliseconds(change.value) == nil else { return }
      return fault(
        place, column: change.column, "'\(change.value)' is no length of time",
        "write '350ms' or '12s', at most an hour")
    }
    var trial = session
    do throws(ActingError) {
      try trial.perform(change)
    } catch {
      fault(place, column: change.column, error.message, error.remedy)
    }
  }

  private mutating func fault(
    _ place: Place, column: Int? = nil, _ message: String, _ remedy: String
  ) {
    let script = library.scripts[place.script]
    let found = script.fault(
      at: place.line, column: column, message, remedy.isEmpty ? nil : remedy)
    if !faults.contains(found) { faults.append(found) }
  }
}

extension ScriptLine.Kind {
  /// Whether lines for one language end here, unless they are marked one by one.
  fileprivate var endsBlock: Bool {
    switch self {
    case .user, .change, .rewind, .include, .heading, .locale: true
    default: false
    }
  }
}
