import Conversation
package import Files
import Handlers
package import Scripts
package import Session
import Wording

/// Scripts with everything that they name, ready to be performed.
package struct Repertoire {
  /// Those that were given, then those that these include.
  package private(set) var scripts: [Script]
  /// Each case in each of its languages, with each row of its table, in the order of the scripts.
  package internal(set) var performances: [Performance] = []
  /// What is wrong with the scripts, by file and line; nothing of a wrong script is performed.
  package private(set) var faults: [FileError] = []

  package init(_ scripts: [Script], shelf: Shelf) {
    self.scripts = scripts
    let library = Library(scripts, shelf: shelf)
    for index in scripts.indices { add(index, library) }
    self.scripts = library.scripts
  }

  /// A conversation at the end of a case, and where it went otherwise than written.
  ///
  /// What is not as written does not stop it; what cannot be done does.
  package func played(_ performance: Performance) -> (session: Session, failure: Failure?) {
    var performer = Performer(performance, scripts)
    var first: Failure?
    for step in performance.steps {
      let (turn, failure) = performer.perform(step)
      first = first ?? failure
      if turn.events.isEmpty, failure != nil { break }
    }
    return (performer.session, first)
  }

  private mutating func add(_ index: Int, _ library: Library) {
    let script = library.scripts[index]
    guard script.faults.isEmpty else {
      faults += script.faults
      return
    }
    guard let stage = stage(of: script, library) else { return }
    guard stage.faults.isEmpty else {
      faults += stage.faults
      return
    }
    var found: [FileError] = []
    var added: [Performance] = []
    for locale in stage.locales {
      let session = library.session(on: stage, locale, for: script)
      for part in script.cases {
        var reader = StepReader(library, stage, session)
        let steps = reader.steps(of: part, in: index)
        found += reader.faults.filter { !found.contains($0) }
        added += performances(of: part, in: index, script, steps, session)
      }
    }
    if added.isEmpty, found.isEmpty { found.append(StepReader.nothingSaid(in: script)) }
    faults += found.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    guard found.isEmpty else { return }
    // The languages of a case stay together.
    let order = added.indices.sorted {
      (added[$0].place.line, $0) < (added[$1].place.line, $1)
    }
    performances += order.map { added[$0] }
  }

  private mutating func stage(of script: Script, _ library: Library) -> Stage? {
    let name = script.frontMatter.app
    do {
      let app = try library.app(name?.value ?? AppFile.builtIn[0], from: script.file)
      return Stage(script.frontMatter, app: app, file: script.file)
    } catch let error as FileError {
      faults.append(error)
    } catch {
      faults.append(
        FileError(
          file: script.file, line: name?.line ?? 1, column: name?.column ?? 1,
          message: "\(error)",
          remedy: "write one of \(AppFile.builtIn.joined(separator: ", ")), or an app file's path"))
    }
    return nil
  }

  /// One for each row of the table, or one; a case may be for some of the languages only.
  private func performances(
    of part: Script.Case, in index: Int, _ script: Script, _ steps: [Step], _ session: Session
  ) -> [Performance] {
    guard !steps.isEmpty else { return [] }
    let one = Performance(
      place: Place(script: index, line: part.lines.lowerBound), name: part.name,
      file: script.file, locale: session.locale, known: part.known,
      isLogStrict: part.isLogStrict, steps: steps, beginning: session,
      wording: Wording.embedded(locale: session.locale))
    guard !part.columns.isEmpty else { return [one] }
    return part.rows.map { row in
      var performance = one
      let cells = script.lines[row].rowCells
      performance.row = Dictionary(
        zip(part.columns, cells), uniquingKeysWith: { first, _ in first })
      performance.rowName = cells.joined(separator: " | ")
      return performance
    }
  }
}
