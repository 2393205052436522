package import Files

/// How the cases of some scripts went, to be told in one of the forms that people and machines read.
package struct Report {
  /// The forms.
  package enum Form: String, Hashable, Sendable, CaseIterable {
    case pretty, tap, junit, json, github
  }

  let repertoire: Repertoire
  let outcomes: [Outcome?]

  /// `outcomes` belong to the repertoire's performances; `nil` was not performed.
  package init(_ repertoire: Repertoire, _ outcomes: [Outcome?]) {
    self.repertoire = repertoire
    self.outcomes = outcomes
  }

  /// What is wrong with the scripts themselves.
  package var faults: [FileError] { repertoire.faults }

  /// Whether everything was as it should be.
  package var isClean: Bool { faults.isEmpty && failures.isEmpty }

  var performed: [(performance: Performance, outcome: Outcome)] {
    zip(repertoire.performances, outcomes).compactMap { performance, outcome in
      outcome.map { (performance, $0) }
    }
  }

  package var failures: [(performance: Performance, failure: Failure)] {
    performed.compactMap { performance, outcome in
      outcome.failure.map { (performance, $0) }
    }
  }

  package func text(_ form: Form, isColoured: Bool = false) -> String {
    switch form {
    case .pretty: pretty(isColoured: isColoured)
    case .tap: tap
    case .junit: junit
    case .json: json
    case .github: github
    }
  }

  /// `31 cases: 29 passed, 1 failed, 1 known to fail, 3 not performed; 2 wrong lines`
  var summary: String {
    let known = performed.count { if case .known = $0.outcome.verdict { true } else { false } }
    let skipped = outcomes.count { $0 == nil }
    var parts: [String] = []
    let passed = performed.count - failures.count - known
    if passed > 0 || failures.isEmpty && known == 0 { parts.append("\(passed) passed") }
    if !failures.isEmpty { parts.append("\(failures.count) failed") }
    if known > 0 { parts.append("\(known) known to fail") }
    if skipped > 0 { parts.append("\(skipped) not performed") }
    let cases = performed.count == 1 ? "1 case" : "\(performed.count) cases"
    let wrong =
      faults.isEmpty
      ? "" : "; \(faults.count == 1 ? "1 mistake" : "\(faults.count) mistakes") in the scripts"
    return "\(cases): \(parts.joined(separator: ", "))\(wrong)"
  }
}
