import Files
import FoundationEssentials
import Handlers
import Interface
import Runner
import Scripts
import Session

/// What a conversation begins with: an app, a script that was played so far, or one that was cut
/// off.
struct Opening {
  /// The app file or built-in app, as `/save` and logs name it.
  var app: String
  var session: Session
  /// What the user is told first.
  var notice: String?
  /// The journal that is taken over.
  var journal: String?
  /// A script that acts itself out first.
  var playback: Playback?

  /// - Parameter name: an app file, a built-in app, or a script, perhaps with `#CASE`.
  init(_ name: String?, locale: String?) throws {
    if let name, let script = Opening.script(name) {
      try self.init(script: script.path, case: script.name, locale: locale)
      return
    }
    let app = name ?? AppFile.builtIn[0]
    let appFile = try AppFiles.load(app)
    let spoken = try AppFiles.locale(locale, of: appFile)
    self.init(app: app, session: Session(appFile: appFile, locale: spoken))
  }

  /// The newest conversation that was cut off.
  static func recovered() throws -> Opening {
    guard let path = Journal.leftBehind.first else {
      throw UsageError("no conversation was cut off")
    }
    let (app, session) = try Journal.conversation(at: path)
    var opening = Opening(app: app, session: session)
    opening.journal = path
    let turns = session.turns.count
    opening.notice = "back in the conversation that was cut off, after \(turns) turns"
    return opening
  }

  init(app: String, session: Session) {
    self.app = app
    self.session = session
  }

  static func script(_ name: String) -> (path: String, name: String?)? {
    guard let end = name.firstRange(of: ".parley") else { return nil }
    let rest = name[end.upperBound...]
    guard rest.isEmpty || rest.first == "#" else { return nil }
    return (String(name[..<end.upperBound]), rest.isEmpty ? nil : String(rest.dropFirst()))
  }

  /// Goes through a case, and opens where it ends.
  private init(script path: String, case name: String?, locale: String?) throws {
    let script = try ScriptFiles.load(path)
    let repertoire = Repertoire([script], shelf: ScriptFiles.shelf)
    if let fault = repertoire.faults.first { throw fault }
    let cases = repertoire.performances.filter { $0.place.script == 0 }
    guard let performance = cases.first(where: { Opening.fits($0, name, locale) }) else {
      let offered = cases.map(\.title).joined(separator: "; ")
      throw UsageError("\(path): no case \(name ?? "") in \(locale ?? "any language"); \(offered)")
    }
    let (session, failure) = repertoire.played(performance)
    self.init(app: Opening.app(of: script, at: path), session: session)
    notice = failure.map { "\($0.file):\($0.line): \($0.message)" }
  }

  /// The script's app file as it is found from here.
  static func app(of script: Script, at path: String) -> String {
    let written = script.frontMatter.app?.value ?? AppFile.builtIn[0]
    return AppFile.builtIn.contains(written) ? written : ScriptFiles.path(written, from: path)
  }

  private static func fits(_ performance: Performance, _ name: String?, _ locale: String?) -> Bool {
    (name.map { $0 == performance.name } ?? true)
      && (locale.map { $0 == performance.locale } ?? true)
  }
}
