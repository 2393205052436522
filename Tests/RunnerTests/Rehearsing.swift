import Files
import Handlers
import Scripts

@testable import Runner

/// Scripts and app files that are only in memory.
struct Rehearsing {
  var files: [String: String] = [:]

  var shelf: Shelf {
    let files = files
    return Shelf(
      app: { name, _ in
        guard let text = files[name] else { return try AppFile.builtIn(name) }
        return try AppFile.load(text: text, file: name)
      },
      script: { name, _ in
        guard let text = files[name] else { throw Missing(name: name) }
        return Script(text, file: name)
      })
  }

  struct Missing: Error, CustomStringConvertible {
    var name: String
    var description: String { "\(name): no such file" }
  }

  func repertoire(_ text: String, file: String = "t.parley") -> Repertoire {
    Repertoire([Script(text, file: file)], shelf: shelf)
  }

  func report(_ text: String, jobs: Int = 1) -> Report {
    let repertoire = repertoire(text)
    let rehearsal = Rehearsal(repertoire.performances, scripts: repertoire.scripts)
    return Report(repertoire, rehearsal.run(jobs: jobs))
  }

  /// The one failure's message, or all mistakes, or nothing.
  func complaint(_ text: String) -> String {
    let report = report(text)
    let faults = report.faults.map(\.description)
    return (faults + report.failures.map { "\($0.failure.line): \($0.failure.message)" })
      .joined(separator: "\n")
  }

  /// The script with everything that comes; nothing else may be wrong with it.
  func updated(_ text: String) -> (text: String, remarks: [String], difference: [String]) {
    let repertoire = repertoire(text)
    guard let update = ScriptUpdate.updates(of: repertoire).first else { return (text, [], []) }
    return (update.text, update.remarks, update.difference)
  }
}
