import Conversation
import FoundationEssentials
import Handlers
import Plain
import Session

/// Where `/save` writes the conversation.
struct ConversationFile {
  /// The app file or built-in app, as it was named.
  var app: String

  /// Writes `/save [FILE] [branches] [over]` and tells where; without a name it finds one.
  func save(_ session: Session, _ words: [String]) throws(CommandError) -> String {
    var words = words
    let isOver = words.last == "over" && words.count > 1
    if isOver { words.removeLast() }
    let withBranches = words.last == "branches" && !session.branches.isEmpty
    if withBranches { words.removeLast() }
    guard !session.turns.isEmpty else { throw CommandError("nothing has been said yet") }
    var path = words.isEmpty ? freePath(session.appFile.app.name) : words.joined(separator: " ")
    if !path.contains(".") { path += ".parley" }
    if !isOver, FileManager.default.fileExists(atPath: path) {
      throw CommandError("\(path) exists; /save \(path) over replaces it")
    }
    let app = app(from: path)
    let script = withBranches ? session.scriptWithBranches(app: app) : session.script(app: app)
    do {
      try TextFile.write(script, to: path)
    } catch {
      throw CommandError("\(error)")
    }
    return "saved as \(path); parley test \(path) compares, parley play \(path) acts it out"
  }

  /// `DemoPay-1.parley`, or the first number that is free.
  private func freePath(_ name: String) -> String {
    let stem = name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    var number = 1
    while FileManager.default.fileExists(atPath: "\(stem)-\(number).parley") { number += 1 }
    return "\(stem)-\(number).parley"
  }

  /// The app file as the script finds it: relative to the script if they are neighbours.
  private func app(from script: String) -> String {
    guard !AppFile.builtIn.contains(app), !app.hasPrefix("/") else { return app }
    let folder = { (path: String) in path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }
    if folder(script) == folder(app) { return String(app.dropFirst(folder(app).count)) }
    return ConversationFile.absolute(app)
  }

  /// A name that means the same everywhere.
  static func absolute(_ app: String) -> String {
    guard !AppFile.builtIn.contains(app), !app.hasPrefix("/") else { return app }
    return FileManager.default.currentDirectoryPath + "/" + app
  }
}
