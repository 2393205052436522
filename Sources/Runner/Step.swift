package import Scripts

/// Where a line stands: scripts may play each other's cases.
package struct Place: Hashable, Sendable {
  /// The index of the script in the repertoire.
  package var script: Int
  /// The index of the line, from 0.
  package var line: Int
}

/// What is done in a conversation, and everything that is expected of it.
package struct Step: Hashable, Sendable {
  /// What is done.
  package enum Kind: Hashable, Sendable {
    case act(UserLine)
    case change(WorldChange)
    /// Back by so many turns.
    case rewind(Int)
  }

  package var place: Place
  package var kind: Kind
  /// Nothing is expected, or all that comes.
  package var seen: [ExpectedLine] = []
  package var events: [ExpectedEvent] = []
  /// Only so much time passes: something is done before the rest comes of itself.
  var isInterrupted = false

  /// A line that a person sees or hears.
  package struct ExpectedLine: Hashable, Sendable {
    package var place: Place
    package var form: ScriptLine.Seen.Form
    /// Other wordings that are as good.
    package var alternatives: [LinePattern] = []
  }

  /// A line of the log.
  package struct ExpectedEvent: Hashable, Sendable {
    package var place: Place
    package var line: ScriptLine.EventLine
    package var alternatives: [LinePattern] = []

    var patterns: [LinePattern] { [line.pattern] + alternatives }
  }
}

extension Step.ExpectedLine {
  /// What a person reads, without the spaces before it.
  func matches(_ actual: SeenText, binding names: inout [String: String]) -> Bool {
    switch (form, actual) {
    case (.line(let pattern), .words(let text)):
      if pattern.matches(text, binding: &names) { return true }
    case (.row(let cells), .row(let texts)):
      var bound = names
      if cells.count == texts.count,
        zip(cells, texts).allSatisfy({ $0.matches($1, binding: &bound) })
      {
        names = bound
        return true
      }
    default: break
    }
    return alternatives.contains { $0.matches(actual.text, binding: &names) }
  }
}
