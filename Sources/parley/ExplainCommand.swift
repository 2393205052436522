import Files
import FoundationEssentials
import Screen
import Session
import SiriKit
import Wording

/// `parley explain`: what a name of SiriKit or a diagnosis means.
enum ExplainCommand: ParleyCommand {
  static let name = "explain"
  static let summary = "an intent, a code, a result, a reason, an LAError, a diagnosis"
  static let help = """
    usage: parley explain [--json] NAME…
           parley explain INTENT --codes [--locale LOCALE] [--app FILE] [--json]
           parley explain not-called [--json]

    Explains what the catalog knows: an intent (INSendPaymentIntent), a response code
    (failureInsufficientFunds, INSendPaymentIntentResponseCodeReady), a resolution result
    (needsValue), an unsupported reason, an LAError (LAErrorNotInteractive), a diagnosis (P001).
    Without a NAME it lists the diagnoses.
    not-called leads from a symptom to its causes, each with its cure and the script that shows
    it: resolve-not-called, confirm-not-called, handle-not-called, told-to-continue are parts of it.
    --codes puts all codes of an intent side by side: phase, cause, whether it passes, what is
    heard and shown, what happens next; docs/errors.md tells how that was judged.

    example: parley explain INSendPaymentIntent --codes --locale zh-Hans
    """
  static let options: [String: Bool] = [
    "--json": false, "--codes": false, "--locale": true, "--app": true,
  ]

  @MainActor
  static func run(_ arguments: Arguments) throws -> Int32 {
    if arguments.has("--codes") { return try compareCodes(arguments) }
    for option in ["--locale", "--app"] where arguments.has(option) {
      throw UsageError("\(option) goes with --codes")
    }
    guard !arguments.rest.isEmpty else {
      for diagnosis in Diagnosis.all {
        Output.line("\(diagnosis.id.rawValue)  \(diagnosis.template)")
      }
      return 0
    }
    var status: Int32 = 0
    for name in arguments.rest {
      let symptoms = Symptom.named(name)
      if !symptoms.isEmpty {
        try tell(symptoms, asJSON: arguments.has("--json"))
        continue
      }
      guard let explanation = Explanation.explain(name) else {
        complain(name, among: Explanation.names + [Symptom.guide] + Symptom.all.map(\.name))
        status = 1
        continue
      }
      let whole = explanation.saying(try sentences(of: explanation))
      Output.line(
        try arguments.has("--json")
          ? json(whole) : TextLayout.sanitize(whole.text, keepingNewlines: true))
    }
    return status
  }

  /// The guide from symptoms to causes.
  private static func tell(_ symptoms: [Symptom], asJSON: Bool) throws {
    guard asJSON else {
      return Output.line(symptoms.map(\.text).joined(separator: "\n\n"))
    }
    for symptom in symptoms { Output.line(try json(symptom)) }
  }

  private static func complain(_ name: String, among names: [String]) {
    let near = nearest(name, among: names, limit: 3)
    Output.error(
      "parley: nothing is known of '\(name)'"
        + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"))
  }

  /// No more intents than this are quoted for a code that many have.
  private static let quoted = 3

  /// What a code makes Siri say; of a code that many intents have, for a few of them.
  private static func sentences(of explanation: Explanation) throws -> [Explanation.Fact] {
    guard explanation.kind == .responseCode else { return [] }
    let parts = explanation.title.split(separator: ".").map(String.init)
    let intents =
      parts.count == 2
      ? [parts[0]]
      : Catalog.intents.filter { $0.code(parts[0]) != nil }.prefix(quoted).map(\.name)
    let session = Session(appFile: try AppFiles.load(nil), locale: "en-US")
    return intents.compactMap(Catalog.intent).flatMap { intent in
      session.codeComparison(of: intent, .embedded(locale: session.locale)).entries
        .filter { $0.code.name == parts.last && !$0.heard.isEmpty }
        .map { entry in
          let owner = parts.count == 2 ? "" : "\(intent.name), "
          return .init("Siri says", "\(entry.heard)  (\(owner)\(entry.phases): \(entry.next))")
        }
    }
  }

  private static func compareCodes(_ arguments: Arguments) throws -> Int32 {
    guard !arguments.rest.isEmpty else {
      throw UsageError("--codes needs an intent, such as INSendPaymentIntent")
    }
    let appFile = try AppFiles.load(arguments.value("--app"))
    let locale = try AppFiles.locale(arguments.value("--locale"), of: appFile)
    let session = Session(appFile: appFile, locale: locale)
    var status: Int32 = 0
    for name in arguments.rest {
      guard let intent = Catalog.intent(name) ?? Catalog.intent("IN\(name)Intent") else {
        complain(name, among: Catalog.intentNames)
        status = 1
        continue
      }
      let comparison = session.codeComparison(of: intent, .embedded(locale: locale))
      guard !comparison.rows.isEmpty else {
        Output.error("parley: \(intent.name) has no handler to answer; it can only be donated")
        status = 1
        continue
      }
      if arguments.has("--json") {
        Output.line(comparison.record.json)
      } else {
        for line in comparison.text { Output.line(TextLayout.sanitize(line)) }
      }
    }
    return status
  }

  private static func json(_ explanation: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(explanation), as: UTF8.self)
  }
}

extension Explanation {
  /// With what is said added to its own facts.
  fileprivate func saying(_ sentences: [Fact]) -> Explanation {
    var copy = self
    copy.facts += sentences
    return copy
  }
}
