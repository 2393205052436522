import Files
import FoundationEssentials
import Glibc
import Runner
import Scripts

/// `parley test`: performs scripts and compares.
enum TestCommand: ParleyCommand {
  static let name = "test"
  static let summary = "perform conversation scripts, and compare"
  static let help = """
    usage: parley test [OPTIONS] [PATH…]

    Performs each case of the scripts (*.parley, docs/scripts.md) in a conversation of its own and
    compares what comes with what is written. A folder stands for all scripts in it; without a
    path it is scripts. Time is virtual, so nothing is waited for.

      --filter TEXT    only cases whose file, name, language or row contains the text
      --shard N/COUNT  only the Nth of so many parts, for several machines
      --jobs COUNT     so many cases side by side; as many as there are processors
      --fail-fast      stop at the first failure
      --update         write into the scripts what comes, show the changes, compare again
      --watch          do it again whenever a file changes
      --format FORM    pretty, tap, junit, json, github
      --output FILE    where the report goes, instead of standard output

    The exit status is 0 when all is as written, 1 when a case fails, 2 for a wrong script.

    example: parley test --filter zh-Hans scripts
             parley test --format junit --output report.xml
    """
  static let options: [String: Bool] = [
    "--filter": true, "--shard": true, "--jobs": true, "--fail-fast": false, "--update": false,
    "--watch": false, "--format": true, "--output": true,
  ]

  @MainActor
  static func run(_ arguments: Arguments) throws -> Int32 {
    let form = try form(arguments)
    let selection = try Selection(
      filter: arguments.value("--filter"), shard: arguments.value("--shard"))
    let jobs = try jobs(arguments)
    guard arguments.has("--watch") else {
      return try report(arguments, form, selection, jobs)
    }
    var watch = FileWatch()
    while true {
      do {
        _ = try report(arguments, form, selection, jobs)
      } catch let error as UsageError {
        Output.error("parley: \(error.message)")
      } catch let error as FileError {
        Output.error(error.description)
      }
      try watch.wait(besides: arguments.rest.isEmpty ? ["scripts"] : arguments.rest)
      Output.line("")
    }
  }

  private static func report(
    _ arguments: Arguments, _ form: Report.Form, _ selection: Selection, _ jobs: Int
  ) throws -> Int32 {
    let scripts = try ScriptFiles.load(arguments.rest.isEmpty ? ["scripts"] : arguments.rest)
    var repertoire = Repertoire(scripts, shelf: ScriptFiles.shelf)
    repertoire.select(selection)
    if let filter = selection.filter, repertoire.performances.isEmpty, repertoire.faults.isEmpty {
      throw UsageError("no case contains '\(filter)'")
    }
    if arguments.has("--update") {
      try update(repertoire)
      repertoire = Repertoire(
        try ScriptFiles.load(arguments.rest.isEmpty ? ["scripts"] : arguments.rest),
        shelf: ScriptFiles.shelf)
      repertoire.select(selection)
    }
    let rehearsal = Rehearsal(repertoire.performances, scripts: repertoire.scripts)
    let outcomes = rehearsal.run(jobs: jobs, stopsAtFailure: arguments.has("--fail-fast"))
    let report = Report(repertoire, outcomes)
    try write(report, form, to: arguments.value("--output"))
    return report.faults.isEmpty ? report.isClean ? 0 : 1 : Parley.wrongUse
  }

  private static func write(_ report: Report, _ form: Report.Form, to path: String?) throws {
    guard let path else {
      let isColoured =
        isatty(STDOUT_FILENO) != 0 && (Output.environment("NO_COLOR") ?? "").isEmpty
        && Output.environment("TERM") != "dumb"
      Output.write(report.text(form, isColoured: isColoured), to: STDOUT_FILENO)
      return
    }
    try TextFile.write(report.text(form), to: path)
  }

  /// Writes what comes into the scripts, and shows what was changed.
  private static func update(_ repertoire: Repertoire) throws {
    for update in ScriptUpdate.updates(of: repertoire) {
      for line in update.difference { Output.line(line) }
      for remark in update.remarks { Output.line(remark) }
      if update.isChanged { try TextFile.write(update.text, to: update.file) }
    }
  }

  // MARK: - Arguments

  private static func form(_ arguments: Arguments) throws -> Report.Form {
    guard let word = arguments.value("--format") else { return .pretty }
    if let form = Report.Form(rawValue: word) { return form }
    let forms = Report.Form.allCases.map(\.rawValue)
    let near = nearest(word, among: forms).map { "did you mean \($0)? " } ?? ""
    throw UsageError("--format is not \(word); \(near)one of: \(forms.joined(separator: ", "))")
  }

  private static func jobs(_ arguments: Arguments) throws -> Int {
    guard let word = arguments.value("--jobs") else {
      return max(1, ProcessInfo.processInfo.activeProcessorCount)
    }
    guard let count = Int(word), (1...1024).contains(count) else {
      throw UsageError("--jobs takes a number from 1 to 1024, not '\(word)'")
    }
    return count
  }
}

extension Selection {
  fileprivate init(filter: String?, shard: String?) throws {
    self.init(filter: filter)
    guard let shard else { return }
    let parts = shard.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else { throw UsageError("--shard takes a part such as 1/4, not '\(shard)'") }
    self.shard = (number, count)
  }
}
