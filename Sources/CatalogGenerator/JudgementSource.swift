/// Writes the table of what the response codes mean.
struct JudgementSource {
  let facts: Facts
  let judgements: Judgements

  /// The names of the enums' cases; anything else in the file is refused.
  private static let words: [String: Set<String>] = [
    "cause": ["input", "state", "network", "permission", "authentication", "none"],
    "causeBasis": ["page", "policy"],
    "wayOn": ["goOn", "done", "tryAgain", "alternative", "openApp", "nothing"],
  ]

  func declarations() throws -> [String] {
    try checkNames()
    let names = judgements.codes.keys.sorted()
    var special: [String] = []
    var general: [String] = []
    for name in names {
      guard let judgement = judgements.codes[name] else { continue }
      for intent in (judgement.intents ?? [:]).keys.sorted() {
        special.append(try row("(\"\(name)\", \"\(intent)\")", judgement.applied(to: intent), name))
      }
      general.append(try row("(\"\(name)\", _)", judgement, name))
    }
    return [
      """
        /// The judgement of a code that the intent's enum has.
        package static func of(_ code: String, in intent: String) -> CodeMeaning? {
          switch (code, intent) {
      \((special + general).joined(separator: "\n"))
          default: nil
          }
        }
      """
    ]
  }

  private func row(_ pattern: String, _ judgement: Judgements.Judgement, _ place: String) throws
    -> String
  {
    try check("cause", judgement.cause, place)
    try check("causeBasis", judgement.causeBasis, place)
    try check("wayOn", judgement.wayOn, place)
    let expression = Expression.call(
      "CodeMeaning",
      [
        (nil, .atom(".\(judgement.cause)")), (nil, .atom(".\(judgement.causeBasis)")),
        ("isRecoverable", .atom("\(judgement.recoverable)")),
        (nil, .atom(".\(judgement.wayOn)")), (nil, .text(judgement.meaning)),
      ])
    let text = expression.layout(at: 6, indent: 6, following: 0)
    return "    case \(pattern):\n      \(text)"
  }

  private func check(_ field: String, _ value: String, _ place: String) throws {
    guard Self.words[field]?.contains(value) == true else {
      throw UnknownFact(place: "codes.json: \(place).\(field)", value: value)
    }
  }

  /// Every code has its judgement, and every judgement its code.
  private func checkNames() throws {
    let known = Set(facts.intents.flatMap { $0.response.codes.map(\.name) })
    for intent in facts.intents {
      for code in intent.response.codes where judgements.codes[code.name] == nil {
        throw UnknownFact(place: "codes.json: \(intent.name)", value: code.name)
      }
    }
    for (name, judgement) in judgements.codes.sorted(by: { $0.key < $1.key }) {
      guard known.contains(name) else { throw UnknownFact(place: "codes.json", value: name) }
      for intent in (judgement.intents ?? [:]).keys.sorted() {
        let codes = facts.intents.first { $0.name == intent }?.response.codes ?? []
        guard codes.contains(where: { $0.name == name }) else {
          throw UnknownFact(place: "codes.json: \(name)", value: intent)
        }
      }
    }
  }
}
