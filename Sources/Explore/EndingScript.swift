import Conversation
import Plain
import Scripts
import Session
import Wording

/// A script for one ending: the shortest way to it, with everything that is seen.
package struct EndingScript: Sendable {
  /// `send-payment-done-handle-success.parley`, without a folder.
  package var name: String
  package var text: String

  /// One script for each ending, in the order in which they were found.
  ///
  /// - Parameters:
  ///   - app: the app as the scripts are to name it.
  ///   - isWanted: which endings get one.
  package static func all(
    of sheet: Sheet, app: String, where isWanted: (Sheet.Ending) -> Bool = { _ in true }
  ) -> [EndingScript] {
    let players = sheet.locales.map { Player(sheet.exploration.beginning(in: $0)) }
    var names: [String: Int] = [:]
    return zip(sheet.exploration.outcomes, sheet.endings).filter { isWanted($1) }.map {
      outcome, _ in
      let name = slug(of: outcome)
      let number = names[name, default: 0] + 1
      names[name] = number
      return EndingScript(
        name: number == 1 ? "\(name).parley" : "\(name)-\(number).parley",
        text: text(of: outcome, sheet, app, players))
    }
  }

  private static func slug(of outcome: Exploration.Outcome) -> String {
    let verb = outcome.intent.dropFirst(outcome.intent.hasPrefix("IN") ? 2 : 0)
      .replacing("Intent", with: "")
    var slug = ""
    for letter in "\(verb) \(outcome.ending.name) \(cause(of: outcome))" {
      if letter.isASCII, letter.isLetter || letter.isNumber {
        if letter.isUppercase, slug.last?.isLowercase ?? false { slug += "-" }
        slug += letter.lowercased()
      } else if let last = slug.last, last != "-" {
        slug += "-"
      }
    }
    while slug.hasSuffix("-") { slug.removeLast() }
    return String(slug.prefix(100))
  }

  /// `handle -> failure then retry`.
  private static func cause(of outcome: Exploration.Outcome) -> String {
    outcome.cause + (outcome.offer.map { " then \($0.rawValue)" } ?? "")
  }

  private static func text(
    of outcome: Exploration.Outcome, _ sheet: Sheet, _ app: String,
    _ players: [Player]
  ) -> String {
    let locales = sheet.locales
    var lines = ["---", "app: \(quoted(app))"]
    lines.append(
      locales.count == 1
        ? "locale: \(locales[0])" : "locale: [\(locales.joined(separator: ", "))]")
    lines += ["---", "# \(outcome.ending.name), \(cause(of: outcome))"]
    var players = players
    for turn in sheet.exploration.turns(to: outcome.place) {
      lines += turn.settings.map(\.notation) + [turn.act.notation]
      let seen = players.indices.map { players[$0].take(turn) }
      if Set(seen).count == 1 {
        lines += seen[0]
      } else {
        for (locale, own) in zip(locales, seen) { lines += ["@\(locale)"] + own }
        lines.append("@all")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// YAML takes most paths as they are.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "._/-".contains($0))
    }
    return isPlain
      ? text : "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The conversation in one language, as far as it has come.
  private struct Player {
    var session: Session
    let wording: Wording

    init(_ beginning: Session) {
      session = beginning
      wording = Wording.embedded(locale: beginning.locale)
    }

    /// What is seen in a turn, and what of the log a saved script names.
    mutating func take(_ turn: Exploration.Turn) -> [String] {
      let start = session.log.count
      session.take(turn)
      return session.log.events[start...].flatMap { event -> [String] in
        let seen = session.seen(of: event, wording).map(\.notation)
        return (event.isNotable ? ["* \(ScriptText.expected(event.notation))"] : []) + seen
      }
    }
  }
}
