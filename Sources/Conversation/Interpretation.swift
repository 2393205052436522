/// What an utterance was taken for, and why.
package struct Interpretation: Hashable, Sendable {
  /// Where a template stands.
  package struct Template: Hashable, Sendable, Codable {
    package var id: String
    package var file: String
    package var line: Int
    package var text: String

    package init(id: String, file: String, line: Int, text: String) {
      self.id = id
      self.file = file
      self.line = line
      self.text = text
    }
  }

  /// A part of the utterance that became a value.
  package struct Span: Hashable, Sendable, Codable {
    /// The parameter, or `app`.
    package var slot: String
    /// Offsets in the utterance, counted in characters (grapheme clusters).
    package var start: Int
    package var end: Int
    package var text: String
    /// How the value came about: `contact: given name`, `money: word bucks`, `free text`.
    package var rule: String

    package init(slot: String, start: Int, end: Int, text: String, rule: String) {
      self.slot = slot
      self.start = start
      self.end = end
      self.text = text
      self.rule = rule
    }
  }

  /// Another template that matched, or nearly did.
  package struct RunnerUp: Hashable, Sendable, Codable {
    package var intentName: String
    package var template: Template
    package var reason: String

    package init(intentName: String, template: Template, reason: String) {
      self.intentName = intentName
      self.template = template
      self.reason = reason
    }
  }

  package var text: String
  package var locale: String
  package var meaning: Meaning
  package var template: Template?
  package var spans: [Span]
  package var runnersUp: [RunnerUp]
  /// Remarks for the log: an assumed currency, a word that was corrected, ….
  package var notes: [String]

  package init(
    text: String, locale: String, meaning: Meaning, template: Template? = nil,
    spans: [Span] = [], runnersUp: [RunnerUp] = [], notes: [String] = []
  ) {
    self.text = text
    self.locale = locale
    self.meaning = meaning
    self.template = template
    self.spans = spans
    self.runnersUp = runnersUp
    self.notes = notes
  }
}
