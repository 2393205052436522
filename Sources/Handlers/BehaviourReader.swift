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

  /// Reads a whole section.
  package func read(_ node: YAMLNode) throws(FileError) -> Behaviour {
    var behaviour = Behaviour()
    guard !node.isNull else { return behaviour }
    for entry in try entries(node) {
      if let intent = intents.first(where: { $0.name == entry.key }) {
        for method in try entries(entry.value) {
          try set(method, of: [intent], in: &behaviour)
        }
      } else {
        // An intent's own section wins, whether it comes before or after.
        let others = intents.filter { node[$0.name]?[entry.key] == nil }
        try set(entry, of: others.isEmpty ? intents : others, in: &behaviour)
      }
    }
    return behaviour
  }

  /// Reads the answers of one method, as a script changes them in mid-conversation.
  package func answers(
    _ node: YAMLNode, for method: HandlerMethod, of intent: IntentClass
  ) throws(FileError) -> [Behaviour.Answer] {
    try AnswerReader(file, intent, method, world).answers(node)
  }

  /// Sets a method's answers for each of the intents that have it.
  private func set(
    _ entry: YAMLNode.Entry, of intents: [IntentClass], in behaviour: inout Behaviour
  ) throws(FileError) {
    var firstFault: FileError?
    var read: [(intent: IntentClass, answers: [Behaviour.Answer]?)] = []
    for intent in intents {
      guard let method = intent.method(entry.key) else { continue }
      do {
        read.append((intent, try answers(entry.value, for: method, of: intent)))
      } catch {
        firstFault = firstFault ?? error
        read.append((intent, nil))
      }
    }
    guard !read.isEmpty else {
      throw FileError(
        file: file, line: entry.line, column: entry.column,
        message: "the app's intents have no method '\(entry.key)'",
        remedy: remedy(entry.key, among: methodNames(of: intents)))
    }
    // One of the intents has to know the answer: two enums differ in a few codes.
    guard let known = read.compactMap(\.answers).first else {
      if let firstFault { throw firstFault }
      return
    }
    for (intent, answers) in read {
      let answers = answers ?? known.map { $0.checked(for: intent) }
      behaviour.set(answers, for: entry.key, of: intent.name)
    }
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

extension Behaviour.Answer {
  /// The same answer of an intent whose enum may lack the code.
  fileprivate func checked(for intent: IntentClass) -> Self {
    guard case .code(let name) = content, intent.code(name) == nil else { return self }
    var answer = self
    answer.content = .foreignCode(name)
    return answer
  }
}
