import Scripts
package import Session
import Wording

/// One case of a script in one language, with one row of its table.
package struct Performance: Sendable {
  /// The case's place in its script.
  package var place: Place
  package var name: String
  /// The script as it is called in messages.
  package var file: String
  package var locale: String
  /// What the table's row gives to the names of its columns.
  package var row: [String: String] = [:]
  /// The row as it is called in messages.
  package var rowName: String?
  /// The ticket under which it is known to fail.
  package var known: String?
  var isLogStrict = false
  package var steps: [Step] = []
  /// The conversation before the first word.
  package var beginning: Session
  var wording: Wording

  /// `Two people match · en-US · 20 USD`
  package var title: String {
    ([name, locale] + (rowName.map { [$0] } ?? [])).joined(separator: " · ")
  }
}

/// How a performance went.
package struct Outcome: Sendable {
  package enum Verdict: Hashable, Sendable {
    case passed
    case failed(Failure)
    /// It fails, as its ticket says.
    case known(String)
  }

  package var verdict: Verdict
  /// How its requests ended, in their order.
  package var endings: [String] = []

  package var failure: Failure? {
    if case .failed(let failure) = verdict { failure } else { nil }
  }
}

/// Where a performance was not as its script says.
package struct Failure: Hashable, Sendable {
  /// A line of a difference.
  package struct Line: Hashable, Sendable {
    package enum Mark: String, Hashable, Sendable {
      case same = " "
      case expected = "-"
      case actual = "+"
    }

    package var mark: Mark
    /// The line of the script, from 1.
    package var number: Int?
    package var text: String
    /// The part that differs, in characters.
    package var difference: Range<Int>?
  }

  package var place: Place
  package var file: String
  /// From 1, as is the column.
  package var line: Int
  package var column: Int
  /// What is wrong.
  package var message: String
  /// What would be right, where it is known.
  package var remedy: String?
  package var lines: [Line] = []
  /// What happened since the user's last line.
  package var log: [String] = []
}
