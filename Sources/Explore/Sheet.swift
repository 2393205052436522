import Conversation
import Handlers
import Session
import SiriKit
import Wording

/// What an exploration found, in words: the rows of all reports.
package struct Sheet: Sendable {
  /// A sentence in the languages of the sheet.
  package struct Row: Sendable {
    package var intent: String
    /// `question`, `button`, ….
    package var role: String
    package var key: String
    package var count: Int
    /// What is shown, by language in the order of the sheet.
    package var shown: [String]
    /// What is said, where it differs.
    package var spoken: [String?]
    /// The shortest way, as lines of a script.
    package var way: [String]
    /// Whether a script reaches it; `nil` when no scripts were given.
    package var isCovered: Bool?
  }

  /// How requests end.
  package struct Ending: Sendable {
    package var intent: String
    package var ending: String
    package var cause: String
    /// What Siri offers afterwards, by the kind of the question.
    package var offer: String?
    package var count: Int
    package var isDead: Bool
    package var way: [String]
    package var isCovered: Bool?
  }

  /// A diagnosis that was made on the way.
  package struct Mistake: Sendable {
    package var id: String
    package var message: String
    package var count: Int
    package var way: [String]
  }

  package let exploration: Exploration
  /// The languages, the first of which is that of the ways.
  package let locales: [String]
  package private(set) var sentences: [Row] = []
  package private(set) var endings: [Ending] = []
  package private(set) var mistakes: [Mistake] = []
  /// What methods can answer and no script lets them answer; `nil` when no scripts were given.
  package private(set) var missingAnswers: [String]?

  /// - Parameter coverage: what scripts reach; `nil` when none were given.
  package init(_ exploration: Exploration, locales: [String], coverage: Coverage? = nil) {
    self.exploration = exploration
    self.locales = locales
    missingAnswers = coverage?.missingAnswers(of: exploration)
    let wordings = locales.map(Wording.embedded)
    let dead = Set(exploration.deadEnds.map(\.place))
    sentences = exploration.sentences.map { sentence in
      let rendered = zip(locales, wordings).map { locale, wording in
        wording.render(sentence.line.naming(exploration.appFile.app(in: locale).name))
      }
      return Row(
        intent: sentence.intent, role: sentence.role.rawValue, key: sentence.line.key,
        count: sentence.count, shown: rendered.map(\.shown),
        spoken: rendered.map { $0.spoken == $0.shown ? nil : $0.spoken },
        way: exploration.lines(to: sentence.place),
        isCovered: coverage.map { $0.keys.contains(sentence.line.key) })
    }
    endings = exploration.outcomes.map { outcome in
      Ending(
        intent: outcome.intent, ending: outcome.ending.name, cause: outcome.cause,
        offer: outcome.offer?.rawValue, count: outcome.count, isDead: dead.contains(outcome.place),
        way: exploration.lines(to: outcome.place),
        isCovered: coverage.map { $0.outcomes.contains(outcome.identity) })
    }
    mistakes = exploration.mistakes.map { mistake in
      Mistake(
        id: mistake.finding.diagnosis.rawValue, message: mistake.finding.message,
        count: mistake.count, way: exploration.lines(to: mistake.place))
    }
  }

  package var deadEnds: [Ending] { endings.filter(\.isDead) }
}

extension Line {
  /// The same line with the app called as in another language.
  fileprivate func naming(_ app: String) -> Line {
    guard arguments["app"] != nil else { return self }
    var line = self
    line.arguments["app"] = .text(app)
    return line
  }
}
