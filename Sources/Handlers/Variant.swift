package import Conversation
import Files
import SiriKit

/// A way to write `handle`, right or wrong: what it makes of LocalAuthentication.
package struct Variant: Hashable, Sendable {
  /// The name for no variant: `handle` asks nobody.
  package static let none = "none"

  package var name: String
  package var summary: String
  package var policy = AuthenticationRequest.Policy.deviceOwnerAuthenticationWithBiometrics
  package var checksFirst = true
  /// The service gets a new key with each call, so that it cannot know a repetition.
  package var takesNewKeys = false
  /// By outcome: `unavailable`, `failed`, `succeeded`, or the name of an `LAError`.
  var answers: [String: Behaviour.Answer] = [:]
  /// What is answered without asking.
  var answer: Behaviour.Answer?

  package init(name: String, summary: String = "") {
    self.name = name
    self.summary = summary
  }

  /// Whether LocalAuthentication is used at all.
  var asks: Bool { answer == nil && !answers.isEmpty }

  /// What the method answers when LocalAuthentication has.
  func answer(to outcome: AuthenticationOutcome) -> Behaviour.Answer {
    let never = Behaviour.Answer(fault: .neverCompletes)
    return switch outcome {
    case .succeeded: answers["succeeded"] ?? never
    case .unavailable(let error): answers[error] ?? answers["unavailable"] ?? never
    case .failed(let error): answers[error] ?? answers["failed"] ?? never
    }
  }
}

/// Reads the section `variants` of an app file.
struct VariantReader {
  /// What a variant has besides its answers to outcomes.
  enum Key: String, CaseIterable {
    case summary, policy, checksFirst, newKeys, answer
  }

  private let file: String
  private let intent: IntentClass
  private let method: HandlerMethod
  private let reader: AnswerReader

  /// `nil` when none of the intents has a method `handle`.
  init?(file: String, intents: [IntentClass], world: World) {
    let found = intents.lazy.compactMap { intent in
      intent.method("handle").map { (intent, $0) }
    }.first
    guard let found else { return nil }
    self.file = file
    (intent, method) = found
    reader = AnswerReader(file, intent, method, world)
  }

  func read(_ node: YAMLNode) throws(FileError) -> [Variant] {
    guard case .mapping(let entries) = node.content else {
      throw fault(
        node, "a mapping of variants is expected here", "write 'mine: {succeeded: world}'")
    }
    var variants: [Variant] = []
    for entry in entries { variants.append(try variant(entry)) }
    return variants
  }

  private static let outcomes = ["unavailable", "failed", "succeeded"]

  private func variant(_ entry: YAMLNode.Entry) throws(FileError) -> Variant {
    guard case .mapping(let entries) = entry.value.content else {
      throw fault(entry.value, "a variant is a mapping", "write 'succeeded: world'")
    }
    var variant = Variant(name: entry.key)
    for entry in entries { try take(entry, &variant) }
    return variant
  }

  private func take(_ entry: YAMLNode.Entry, _ variant: inout Variant) throws(FileError) {
    let node = entry.value
    switch Key(rawValue: entry.key) {
    case .summary: variant.summary = try YAMLDecoder().decode(String.self, from: node, file: file)
    case .policy:
      variant.policy = try YAMLDecoder()
        .decode(Named<AuthenticationRequest.Policy>.self, from: node, file: file).value
    case .checksFirst:
      variant.checksFirst = try YAMLDecoder().decode(Bool.self, from: node, file: file)
    case .newKeys:
      variant.takesNewKeys = try YAMLDecoder().decode(Bool.self, from: node, file: file)
    case .answer: variant.answer = try answer(node)
    case nil:
      let names = Self.outcomes + Catalog.localAuthenticationErrors.map(\.name)
      guard names.contains(entry.key) else {
        throw FileError(
          file: file, line: entry.line, column: entry.column,
          message: "a variant knows no '\(entry.key)'",
          remedy: remedy(
            entry.key,
            among: Key.allCases.map(\.rawValue) + names))
      }
      variant.answers[entry.key] = try answer(node)
    }
  }

  private func answer(_ node: YAMLNode) throws(FileError) -> Behaviour.Answer {
    try reader.answers(node)[0]
  }

  private func fault(_ node: YAMLNode, _ message: String, _ remedy: String) -> FileError {
    FileError(
      file: file, line: node.line, column: node.column, message: message, remedy: remedy)
  }
}
