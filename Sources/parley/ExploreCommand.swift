import Conversation
import Explore
import Files
import FoundationEssentials
import Glibc
import Handlers
import Runner
import Screen
import Session
import SiriKit

/// `parley explore`: everything that can happen with an app's intents.
enum ExploreCommand: ParleyCommand {
  static let name = "explore"
  static let summary = "everything that an app's handler can lead to"
  static let help = """
    usage: parley explore [APP] [OPTIONS] [SCRIPT…]

    Walks whatever the handler of an app file or a built-in app (demopay) can answer, and whatever
    the user can do then: every sentence with the shortest way to it, how requests end, where they
    end without a way on, which mistakes are diagnosed. docs/explore.md tells how.
    Of scripts (*.parley, or folders) it is told which sentences and endings they reach.

      --intent NAME     only this intent; several with commas
      --depth TURNS     turns of the user; 4
      --locale LOCALE   the languages of the sentences; several with commas, all is all of the app
      --no-mistakes     only answers that a handler may give
      --format FORM     text, csv, json, html (one page, to be filtered and signed off)
      --output FILE     where the report goes; its ending tells the format as well
      --tree            with the text: all situations, as a tree
      --script FOLDER   also write a script for each ending into the folder; with scripts given,
                        for each that they do not reach
      --theme NAME      the colours of the page; else they follow its reader

    example: parley explore --intent INSendPaymentIntent --locale en-US,zh-Hans --output sheet.html
             parley explore --script scripts/endings scripts
    """
  static let options: [String: Bool] = [
    "--intent": true, "--depth": true, "--locale": true, "--no-mistakes": false, "--format": true,
    "--output": true, "--tree": false, "--script": true, "--theme": true,
  ]

  private enum Form: String, CaseIterable {
    case text, csv, json, html
  }

  @MainActor
  static func run(_ arguments: Arguments) throws -> Int32 {
    var words = arguments.rest
    let isApp = words.first.map { !$0.hasSuffix(".parley") && !isFolder($0) } ?? false
    let app = isApp ? words.removeFirst() : "demopay"
    let appFile = try AppFiles.load(app)
    let locales = try locales(arguments, appFile)
    let form = try form(arguments)
    let coverage = try words.isEmpty ? nil : coverage(of: words)
    let exploration = try explore(appFile, locales[0], arguments)
    let sheet = Sheet(exploration, locales: locales, coverage: coverage)
    let text = try text(of: sheet, form, arguments)
    if let output = arguments.value("--output"), output != "-" {
      try TextFile.write(text, to: output)
    } else {
      Output.write(text, to: STDOUT_FILENO)
    }
    if let folder = arguments.value("--script") { try write(sheet, app, into: folder) }
    return 0
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  // MARK: - What is wanted

  private static func locales(_ arguments: Arguments, _ appFile: AppFile) throws -> [String] {
    let own = try AppFiles.locale(nil, of: appFile)
    switch arguments.value("--locale") {
    case nil: return [own]
    case "all": return appFile.locales.isEmpty ? [own] : appFile.locales
    case let names?:
      return try names.split(separator: ",").map { try AppFiles.locale(String($0), of: appFile) }
    }
  }

  private static func form(_ arguments: Arguments) throws -> Form {
    let names = Form.allCases.map(\.rawValue)
    if let name = arguments.value("--format") {
      guard let form = Form(rawValue: name) else {
        let near = nearest(name, among: names).map { "did you mean \($0)? " } ?? ""
        throw UsageError(
          "there is no format \(name); \(near)one of: \(names.joined(separator: ", "))")
      }
      return form
    }
    let ending = arguments.value("--output")?.split(separator: ".").last.map(String.init) ?? ""
    return Form(rawValue: ending) ?? .text
  }

  private static func intents(
    _ arguments: Arguments, _ appFile: AppFile
  ) throws -> [IntentClass] {
    let supported = appFile.app.intentsSupported
    guard let wanted = arguments.value("--intent") else {
      return supported.compactMap(Catalog.intent)
    }
    return try wanted.split(separator: ",").map { word in
      let name = supported.first { $0 == word || $0 == "IN\(word)Intent" }
      guard let intent = name.flatMap(Catalog.intent) else {
        throw UsageError(Session.unknown(String(word), "intent", among: supported))
      }
      return intent
    }
  }

  // MARK: - Doing it

  private static func explore(
    _ appFile: AppFile, _ locale: String, _ arguments: Arguments
  ) throws -> Exploration {
    let text = arguments.value("--depth") ?? "4"
    guard let depth = Int(text), (1...20).contains(depth) else {
      throw UsageError("--depth takes a number of turns from 1 to 20, not '\(text)'")
    }
    let start = ContinuousClock.now
    let exploration = Explorer.explore(
      Session(appFile: appFile, locale: locale), intents: try intents(arguments, appFile),
      depth: depth, takesMistakes: !arguments.has("--no-mistakes"))
    let passed = ContinuousClock.now - start
    let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    Output.error(
      "parley: \(exploration.stepCount) steps to \(exploration.nodes.count) situations, "
        + "\(Int(Double(exploration.stepCount) / max(seconds, 0.001))) steps/s, "
        + "\(usage.ru_maxrss / 1024) MB")
    return exploration
  }

  private static func coverage(of paths: [String]) throws -> Coverage {
    let repertoire = Repertoire(try ScriptFiles.load(paths), shelf: ScriptFiles.shelf)
    if let fault = repertoire.faults.first { throw fault }
    var coverage = Coverage()
    for performance in repertoire.performances {
      coverage.add(performance.conversation(in: repertoire.scripts).session)
    }
    return coverage
  }

  private static func text(
    of sheet: Sheet, _ form: Form, _ arguments: Arguments
  ) throws -> String {
    switch form {
    case .text:
      return SheetText.lines(of: sheet, withTree: arguments.has("--tree")).joined(separator: "\n")
        + "\n"
    case .csv: return SheetTable.text(of: sheet)
    case .json: return sheet.record.json + "\n"
    case .html:
      let themes = Themes()
      let own = try arguments.value("--theme").map { try themes.theme($0) }
      return SheetPage.text(
        of: sheet, light: try own ?? themes.theme("light"),
        dark: try own ?? themes.theme("dark"))
    }
  }

  private static func write(_ sheet: Sheet, _ app: String, into folder: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw UsageError("\(folder): this folder cannot be made")
    }
    // A path in a script is relative to the script.
    let name =
      AppFile.builtIn.contains(app) || app.hasPrefix("/")
      ? app : String(repeating: "../", count: folder.split(separator: "/").count) + app
    let scripts = EndingScript.all(of: sheet, app: name) { !($0.isCovered ?? false) }
    for script in scripts { try TextFile.write(script.text, to: "\(folder)/\(script.name)") }
    Output.error("parley: \(scripts.count) scripts in \(folder)")
  }
}
