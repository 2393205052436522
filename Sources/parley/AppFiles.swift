import Files
import Handlers

/// Finds the app file and the language of a command.
enum AppFiles {
  /// The file at a path, or a built-in app by its name; for want of one DemoPay.
  static func load(_ path: String?) throws -> AppFile {
    guard let path else { return try AppFile.demoPay }
    if AppFile.builtIn.contains(path) { return try AppFile.builtIn(path) }
    let bytes = try TextFile.bytes(of: path)
    return try YAMLDecoder().decode(AppFile.self, from: bytes, file: path)
  }

  /// The wanted locale, else the app's first.
  static func locale(_ wanted: String?, of app: AppFile) throws -> String {
    let locales = app.locales.isEmpty ? ["en-US"] : app.locales
    guard let wanted else { return locales[0] }
    let language = wanted.split(separator: "-").first ?? ""
    guard
      let locale = locales.first(where: { $0 == wanted })
        ?? locales.first(where: { wanted.hasPrefix($0) })
        ?? locales.first(where: { $0.split(separator: "-").first == language })
    else {
      throw UsageError("no language \(wanted) here; one of: \(locales.joined(separator: ", "))")
    }
    return locale
  }
}
