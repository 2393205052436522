package import Conversation
package import SiriKit

/// Takes an utterance for a request, or for an answer to the pending question.
package struct Recognizer: Sendable {
  let grammar: Grammar
  let locale: String
  let vocabulary: Vocabulary
  let contacts: ContactIndex
  let apps: AppIndex
  let groups: TemplateGroups
  /// The kind of value that each parameter of an intent takes.
  let parameters: @Sendable (String) -> [Parameter]

  package init(grammar: Grammar, locale: String, vocabulary: Vocabulary) {
    self.init(grammar: grammar, locale: locale, vocabulary: vocabulary) { name in
      Catalog.intent(name)?.parameters ?? []
    }
  }

  /// As above, with parameters of intents that the catalog does not know.
  package init(
    grammar: Grammar, locale: String, vocabulary: Vocabulary,
    parameters: @escaping @Sendable (String) -> [Parameter]
  ) {
    self.grammar = grammar
    self.locale = locale
    self.vocabulary = vocabulary
    self.parameters = parameters
    contacts = ContactIndex(
      vocabulary.contacts, relationships: grammar.names.relationships)
    apps = AppIndex(vocabulary.appNames)
    groups = TemplateGroups(grammar.templates)
  }

  /// What the text means in the light of what the conversation waits for.
  package func interpret(_ text: String, expecting: Expectation) -> Interpretation {
    guard let utterance = Utterance(text, grammar: grammar) else {
      let note = "longer than \(Utterance.longest) characters: not read"
      return Interpretation(text: text, locale: locale, meaning: .notUnderstood, notes: [note])
    }
    if StructuredUtterance.isOne(text), let structured = structured(text, expecting) {
      return structured
    }
    if isSilence(utterance) {
      return Interpretation(text: text, locale: locale, meaning: .silence)
    }
    var reading = Reading(self, utterance, expecting)
    return reading.run()
  }

  /// What stands in braces; a text that is asked for may have braces of its own.
  private func structured(_ text: String, _ expecting: Expectation) -> Interpretation? {
    do {
      var reading = try StructuredReading(self, text, expecting)
      return try reading.run(text)
    } catch {
      if takesAnyText(expecting) { return nil }
      return Interpretation(
        text: text, locale: locale, meaning: .notUnderstood,
        notes: ["column \(error.offset + 1): \(error)"])
    }
  }

  private func takesAnyText(_ expecting: Expectation) -> Bool {
    guard case .value(let name) = expecting.kind, let intent = expecting.intent else {
      return false
    }
    return parameters(intent.className).first { $0.name == name }?.kind.isVerbatim ?? false
  }

  private func isSilence(_ utterance: Utterance) -> Bool {
    utterance.tokens.isEmpty
      && utterance.characters.allSatisfy { character in
        character.unicodeScalars.allSatisfy {
          let kind = Folding.classify($0.value)
          return kind == .space || kind == .ignorable || kind == .punctuation || kind == .apostrophe
        }
      }
  }

  /// `US` of `en-US`.
  var region: String? {
    locale.split { $0 == "-" || $0 == "_" }.dropFirst().map { $0.uppercased() }
      .first { $0.count == 2 }
  }
}
