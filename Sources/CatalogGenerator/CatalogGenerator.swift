/// Turns the facts about SiriKit into Swift source, so that nobody types a code by hand twice.
package enum CatalogGenerator {
  /// The text of each file of Sources/SiriKit/Generated, by file name.
  ///
  /// `json` is sirikit.json, `codes` is codes.json.
  package static func files(from json: [UInt8], codes: [UInt8]) throws -> [String: String] {
    let facts = try Facts(json: json)
    var files: [String: String] = [:]
    var domains: [String: [Facts.Intent]] = [:]
    for intent in facts.intents { domains[intent.domain, default: []].append(intent) }
    for (domain, intents) in domains {
      let name = domain.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      files["IntentClass+\(name.joined()).swift"] = source(
        "extension IntentClass",
        try intents.map { try IntentSource(facts: facts).declaration(of: $0) })
    }
    let hasReasons = { (result: Facts.ResolutionResult) in
      result.unsupportedReasonEnum != nil || result.confirmationReasonEnum != nil
    }
    let results = facts.resolutionResults.values.sorted { $0.name < $1.name }
    let maker = ResolutionResultSource(facts: facts)
    files["ResolutionResultClass+Reasons.swift"] = source(
      "extension ResolutionResultClass",
      try results.filter(hasReasons).map(maker.declaration))
    files["ResolutionResultClass+Values.swift"] = source(
      "extension ResolutionResultClass",
      try results.filter { !hasReasons($0) }.map(maker.declaration))
    files["Catalog+Index.swift"] = source(
      "extension Catalog", IndexSource(facts: facts).declarations(results: results))
    files["CodeMeaning+Table.swift"] = source(
      "extension CodeMeaning",
      try JudgementSource(facts: facts, judgements: Judgements(json: codes)).declarations(),
      from: "codes.json")
    return files
  }

  /// A whole file: where it comes from, and one extension with the members.
  private static func source(
    _ heading: String, _ members: [String], from file: String = "sirikit.json"
  ) -> String {
    """
    // Made by generate-catalog from Sources/SiriKit/Facts/\(file); change those, not this.

    \(heading) {
    \(members.joined(separator: "\n\n"))
    }

    """
  }
}

/// A fact that the generator has no Swift word for.
package struct UnknownFact: Error, Hashable, CustomStringConvertible {
  package var place: String
  package var value: String

  package var description: String { "\(place): the generator does not know '\(value)'" }
}
