import Files
import Runner

/// One case of a script, as it is named on the command line: `FILE.parley#CASE`.
struct ScriptCase {
  let path: String
  /// `nil` for a script with one case.
  let name: String?

  /// `nil` for a path that is not a script's.
  init?(_ word: String, named name: String?) {
    if word.hasSuffix(".parley") {
      path = word
      self.name = name
      return
    }
    guard let end = word.firstRange(of: ".parley#") else { return nil }
    path = String(word[..<end.upperBound].dropLast())
    self.name = String(word[end.upperBound...])
  }

  /// The case in a language; in the script's first where the wanted one is not among its own.
  func performance(of repertoire: Repertoire, in locale: String?) throws -> Performance {
    let all = repertoire.performances
    var names: [String] = []
    for performance in all where !names.contains(performance.name) {
      names.append(performance.name)
    }
    guard let wanted = name ?? (names.count == 1 ? names[0] : nil) else {
      throw UsageError(
        "\(path) has \(names.count) cases; choose one with --case: "
          + names.map { "'\($0)'" }.joined(separator: ", "))
    }
    let found = all.filter { $0.name == wanted }
    guard let first = found.first else {
      let near = nearest(wanted, among: names).map { "did you mean '\($0)'? " } ?? ""
      throw UsageError(
        "\(path) has no case '\(wanted)'; \(near)one of: "
          + names.map { "'\($0)'" }.joined(separator: ", "))
    }
    return found.first { $0.locale == locale } ?? first
  }
}
