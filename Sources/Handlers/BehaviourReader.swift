package import Files
package import SiriKit

/// Reads a section `behaviour`: methods, or intents with methods, and their answers.
///
/// An answer is a short name (`unsupported noAccount`), a mapping (`{after: 12s, code: success}`,
/// `{disambiguation: [Maria Lopez, Maria Chen]}`), or a list of those for successive calls.
package struct BehaviourReader {
  private let file: String
  private let intents: [IntentClass]
  private let world: World

  package init(file: String, intents: [IntentClass], world: World) {
    self.file = file
    self.intents = intents
    self.world = world
  }

  package func read(_ node: YAMLNode) throws(FileError) -> Behaviour {
    var behaviour = Behaviour()
    guard !node.isNull else { return behaviour }
    for entry in try entries(node) {
      if let intent = intents.first(where: { $0.name == entry.key }) {
        for method in try entries(entry.value) {
          let answers = try answers(method, of: [intent])
          behaviour.set(answers, for: method.key, of: intent.name)
        }
      } else {
        // Set for each intent, so that an intent's own section may come before or after.
        let answers = try answers(entry, of: intents)
        for intent in intents
        where intent.method(entry.key) != nil && node[intent.name]?[entry.key] == nil {
          behaviour.set(answers, for: entry.key, of: intent.name)
        }
      }
    }
    return behaviour
  }

  /// Reads the answers of one method for the intents that have it.
  private func answers(
    _ entry: YAMLNode.Entry, of intents: [IntentClass]
  ) throws(FileError) -> [Behaviour.Answer] {
    let candidates = intents.compactMap { intent in
      intent.method(entry.key).map { AnswerReader(file, intent, $0, world) }
    }
    guard let first = candidates.first else {
      throw FileError(
        file: file, line: entry.line, column: entry.column,
        message: "the app's intents have no method '\(entry.key)'",
        remedy: remedy(entry.key, among: methodNames(of: intents)))
    }
    // One of the intents has to know the answer: two enums differ in a few codes.
    for reader in candidates.dropFirst() {
      if let answers = try? reader.answers(entry.value) {
        return (try? first.answers(entry.value)) ?? answers
      }
    }
    return try first.answers(entry.value)
  }

  private func methodNames(of intents: [IntentClass]) -> [String] {
    var names: [String] = []
    for method in intents.flatMap(\.methods) where !names.contains(method.name) {
      names.append(method.name)
    }
    return names + (intents.count > 1 ? intents.map(\.name) : [])
  }

  private func entries(_ node: YAMLNode) throws(FileError) -> [YAMLNode.Entry] {
    guard case .mapping(let entries) = node.content else {
      throw FileError(
        file: file, line: node.line, column: node.column,
        message: "a mapping of methods is expected here", remedy: "write 'confirm: ready'")
    }
    return entries
  }
}
