import Export
import Files
import Glibc
import Handlers
import Interface
import Runner
import Screen
import Session

/// `parley export`: a conversation as a page, a document, a picture or a recording.
enum ExportCommand: ParleyCommand {
  static let name = "export"
  static let summary = "a conversation as a page, a document, a picture or a recording"
  static let help = """
    usage: parley export [OPTIONS] SCRIPT[#CASE]
           parley export [OPTIONS] LOG

    Writes a conversation so that it can be shared. SCRIPT is a conversation script (*.parley), of
    which one case is performed, whatever it expects. LOG is what parley talk --log has written;
    the conversation is played again from it, so its app file must be the same.

      --format FORMAT   html      one page with both panes, to be read, played, printed
                        markdown  a document
                        svg       a picture of the screen after the last turn, or after --turn
                        cast      a recording of the screen (asciicast 2)
                        json      one object: what was done, every event, what was shown
      --output FILE     where to write it; its ending tells the format as well (.html, .md, .svg,
                        .cast, .json). Without it, standard output
      --case NAME       the case of a script that has several, also as SCRIPT#NAME
      --locale LOCALE   of a script's languages, the one to perform; else only Siri's lines are in it
      --app APP         the app file or built-in app, where the log does not tell it
      --title TEXT      what it is called; for want of it, what was said first
      --turn N          a picture after the user's turn N
      --size COLSxROWS  the screen of a picture or a recording; 120x40
      --theme NAME      as in parley talk; a page follows the reader's choice of light or dark
      --present         a picture or a recording of the conversation without the log
      --no-log          a document without the log

    example: parley export scripts/demo.parley --output demo.html
             parley export talk.jsonl --format svg --theme light --size 80x24 --output talk.svg
    """
  static let options: [String: Bool] = [
    "--format": true, "--output": true, "--case": true, "--locale": true, "--app": true,
    "--title": true,
    "--turn": true, "--size": true, "--theme": true, "--present": false, "--no-log": false,
  ]

  @MainActor
  static func run(_ arguments: Arguments) throws -> Int32 {
    guard arguments.rest.count == 1, let path = arguments.rest.first else {
      throw UsageError("export takes one script, or one log that parley talk --log has written")
    }
    let format = try format(arguments)
    let recording = try recording(path, arguments)
    let text = try text(of: recording, format, arguments)
    if let output = arguments.value("--output"), output != "-" {
      try TextFile.write(text, to: output)
    } else {
      Output.write(text, to: STDOUT_FILENO)
    }
    return 0
  }

  private static func format(_ arguments: Arguments) throws -> ExportFormat {
    let names = ExportFormat.allCases.map(\.rawValue)
    if let name = arguments.value("--format") {
      guard let format = ExportFormat(name: name) else {
        let near = nearest(name, among: names).map { "did you mean \($0)? " } ?? ""
        throw UsageError(
          "there is no format \(name); \(near)one of: \(names.joined(separator: ", "))")
      }
      return format
    }
    guard let output = arguments.value("--output"), let format = ExportFormat(path: output) else {
      throw UsageError(
        "in which format? --format takes one of: \(names.joined(separator: ", "))")
    }
    return format
  }

  private static func recording(_ path: String, _ arguments: Arguments) throws -> Recording {
    if let name = ScriptCase(path, named: arguments.value("--case")) {
      return try recording(name, arguments)
    }
    if arguments.has("--case") { throw UsageError("--case goes with a script (*.parley)") }
    let log = try SavedLog(String(decoding: TextFile.bytes(of: path), as: UTF8.self), file: path)
    let appFile = try AppFiles.load(arguments.value("--app") ?? log.app)
    let wanted = try arguments.value("--locale").map { try AppFiles.locale($0, of: appFile) }
    let locales = log.locale.map { [$0] } ?? (appFile.locales.isEmpty ? ["en-US"] : appFile.locales)
    return Recording(
      try log.play(appFile, locales: locales), title: arguments.value("--title"), locale: wanted)
  }

  /// Performs a case; what cannot be done at all is told as `parley test` tells it.
  private static func recording(
    _ wanted: ScriptCase, _ arguments: Arguments
  ) throws -> Recording {
    for option in ["--app"] where arguments.has(option) {
      throw UsageError("\(option) goes with a log; a script names its app itself")
    }
    let repertoire = Repertoire(try ScriptFiles.load([wanted.path]), shelf: ScriptFiles.shelf)
    if let fault = repertoire.faults.first { throw fault }
    let performance = try wanted.performance(of: repertoire, in: arguments.value("--locale"))
    let (session, failure) = performance.conversation(in: repertoire.scripts)
    if let failure {
      throw FileError(
        file: failure.file, line: failure.line, column: failure.column, message: failure.message,
        remedy: failure.remedy)
    }
    let locale = try arguments.value("--locale").map {
      try AppFiles.locale($0, of: session.appFile)
    }
    return Recording(session, title: arguments.value("--title") ?? performance.name, locale: locale)
  }

  private static func text(
    of recording: Recording, _ format: ExportFormat, _ arguments: Arguments
  ) throws -> String {
    let themes = Themes()
    switch format {
    case .html:
      let own = try arguments.value("--theme").map { try themes.theme($0) }
      return HTMLPage.text(
        of: recording, light: try own ?? themes.theme("light"),
        dark: try own ?? themes.theme("dark"))
    case .markdown:
      return MarkdownDocument.text(of: recording, withLog: !arguments.has("--no-log"))
    case .json: return JSONDocument.text(of: recording)
    case .svg, .cast:
      let stage = try stage(arguments)
      let theme = try themes.theme(stage.themeName)
      let paper = Picture.Paper(under: theme)
      return format == .cast
        ? Asciicast.text(of: recording, on: stage, theme: theme, paper: paper)
        : ScreenPicture.svg(
          of: recording, after: try turn(arguments), on: stage, theme: theme, paper: paper)
    }
  }

  private static func turn(_ arguments: Arguments) throws -> Int? {
    try arguments.value("--turn").map { text in
      guard let turn = Int(text), turn >= 0 else {
        throw UsageError("--turn takes the number of a turn, not '\(text)'")
      }
      return turn
    }
  }

  private static func stage(_ arguments: Arguments) throws -> Stage {
    var stage = Stage(isPresenting: arguments.has("--present"))
    if let name = arguments.value("--theme") { stage.themeName = name }
    if let text = arguments.value("--size") {
      let parts = text.split(separator: "x").map { Int($0) }
      guard parts.count == 2, let columns = parts[0], let rows = parts[1],
        (40...500).contains(columns), (12...200).contains(rows)
      else {
        throw UsageError("--size takes columns and rows from 40x12 to 500x200, not '\(text)'")
      }
      stage.size = Size(columns: columns, rows: rows)
    }
    return stage
  }
}
