import Files
import Handlers
import Scripts
import Session

/// The scripts at hand while a repertoire is put together, and what they have fetched.
final class Library {
  /// Those that were given, then those that these include.
  private(set) var scripts: [Script]
  private let shelf: Shelf
  private var apps: [String: AppFile] = [:]
  /// The indices of included scripts by the path as written and the script where it stands.
  private var included: [[String]: Int] = [:]
  /// A conversation's beginning by app and language, with recognition ready.
  private var beginnings: [[String]: Session] = [:]

  init(_ scripts: [Script], shelf: Shelf) {
    self.scripts = scripts
    self.shelf = shelf
  }

  func app(_ name: String, from script: String) throws -> AppFile {
    let key = key(name, script)
    if let app = apps[key] { return app }
    let app = try shelf.app(name, script)
    apps[key] = app
    return app
  }

  /// A relative path means another file in another folder.
  private func key(_ name: String, _ script: String) -> String {
    guard !AppFile.builtIn.contains(name) else { return name }
    let folder = script.lastIndex(of: "/").map { script[...$0] } ?? ""
    return "\(folder)\n\(name)"
  }

  /// The index of a script that another one includes.
  func index(of path: String, from script: String) throws -> Int {
    if let index = included[[path, script]] { return index }
    let found = try shelf.script(path, script)
    let index = scripts.firstIndex { $0.file == found.file } ?? scripts.count
    if index == scripts.count { scripts.append(found) }
    included[[path, script]] = index
    return index
  }

  /// A conversation on the stage, before its first word.
  func session(on stage: Stage, _ locale: String, for script: Script) -> Session {
    let name = script.frontMatter.app?.value ?? AppFile.builtIn[0]
    let key = [key(name, script.file), locale]
    let beginning = beginnings[key] ?? Session(appFile: stage.app, locale: locale)
    let session = beginning.anew(
      device: stage.device, behaviour: stage.behaviour,
      writtenBehaviour: script.written(.handler))
    beginnings[key] = session
    return session
  }
}
