import Files
import SiriKit

/// Reads the answers of one method from a file.
struct AnswerReader {
  /// The keys that modify an answer; any other key is the answer itself.
  enum Key: String, CaseIterable {
    case answer, code, after, effects, activity, properties, results
  }

  private let file: String
  private let intent: IntentClass
  private let method: HandlerMethod
  private let world: World

  init(_ file: String, _ intent: IntentClass, _ method: HandlerMethod, _ world: World) {
    self.file = file
    self.intent = intent
    self.method = method
    self.world = world
  }

  /// One answer, or a list of answers for successive calls.
  func answers(_ node: YAMLNode) throws(FileError) -> [Behaviour.Answer] {
    guard case .sequence(let nodes) = node.content else { return [try answer(node)] }
    guard !nodes.isEmpty else {
      throw fault(node, "the list of answers is empty", "write 'world', or remove the method")
    }
    var answers: [Behaviour.Answer] = []
    for node in nodes { answers.append(try answer(node)) }
    return answers
  }

  private func answer(_ node: YAMLNode) throws(FileError) -> Behaviour.Answer {
    switch node.content {
    case .scalar(let text, _): try answer(text, at: node)
    case .mapping(let entries): try answer(entries)
    case .sequence:
      throw fault(node, "a list stands where one answer is expected", "remove a bracket")
    }
  }

  private func answer(_ text: String, at node: YAMLNode) throws(FileError) -> Behaviour.Answer {
    let answer: Behaviour.Answer
    do {
      answer = try Behaviour.Answer(parsing: text, for: method, of: intent)
    } catch {
      throw fault(node, error.message, error.remedy)
    }
    if case .result(_, _, let values) = answer.content { try check(values, at: node) }
    return answer
  }

  private func answer(_ entries: [YAMLNode.Entry]) throws(FileError) -> Behaviour.Answer {
    let heads = entries.filter { Key(rawValue: $0.key)?.isAnswer ?? true }
    if heads.count > 1 {
      throw fault(
        heads[1], "'\(heads[1].key)' would be a second answer, after '\(heads[0].key)'",
        "keep one, or write a list for successive calls")
    }
    var answer = try heads.first.map { (head) throws(FileError) in try self.head(head) } ?? .world
    for entry in entries {
      guard let key = Key(rawValue: entry.key), !key.isAnswer else { continue }
      try modify(&answer, key, entry.value)
    }
    return answer
  }

  /// `answer: ready`, `code: ready`, `ready`, `unsupported: noAccount`, `success: Maria Chen`.
  private func head(_ entry: YAMLNode.Entry) throws(FileError) -> Behaviour.Answer {
    let value = entry.value
    if Key(rawValue: entry.key) != nil {
      guard case .scalar(let text, _) = value.content else {
        throw fault(value, "the name of an answer is expected here", "write 'success'")
      }
      return try answer(text, at: value)
    }
    let place = YAMLNode(.scalar(entry.key, .plain), line: entry.line, column: entry.column)
    if value.isNull { return try answer(entry.key, at: place) }
    if case .scalar(let text, _) = value.content, !takesValues(entry.key) {
      return try answer("\(entry.key) \(text)", at: value)
    }
    var answer = try answer(entry.key, at: place)
    guard case .result(let kind, let reason, _) = answer.content, takesValues(kind.rawValue) else {
      throw fault(value, "'\(entry.key)' takes no values", "write '\(entry.key)'")
    }
    let values = try sources(value, of: kind)
    if kind != .disambiguation, values.count > 1 {
      throw fault(value, "\(kind.rawValue) takes one value", "write 'disambiguation: […]'")
    }
    answer.content = .result(kind, reason: reason, values: values)
    return answer
  }

  private func takesValues(_ kind: String) -> Bool {
    switch ResolutionResult.Kind(rawValue: kind) {
    case .success, .disambiguation, .confirmationRequired: true
    case .notRequired, .needsValue, .unsupported, nil: false
    }
  }

  func fault(_ node: YAMLNode, _ message: String, _ remedy: String?) -> FileError {
    FileError(
      file: file, line: node.line, column: node.column, message: message, remedy: remedy)
  }

  func fault(_ entry: YAMLNode.Entry, _ message: String, _ remedy: String?) -> FileError {
    FileError(
      file: file, line: entry.line, column: entry.column, message: message, remedy: remedy)
  }
}

extension AnswerReader.Key {
  fileprivate var isAnswer: Bool {
    switch self {
    case .answer, .code: true
    case .after, .effects, .activity, .properties, .results: false
    }
  }
}

// MARK: Values

extension AnswerReader {
  private func sources(
    _ node: YAMLNode, of kind: ResolutionResult.Kind
  ) throws(FileError) -> [Behaviour.Answer.ValueSource] {
    let nodes: [YAMLNode]
    if case .sequence(let elements) = node.content { nodes = elements } else { nodes = [node] }
    var sources: [Behaviour.Answer.ValueSource] = []
    for node in nodes {
      let source = try source(node, of: kind)
      try check([source], at: node)
      sources.append(source)
    }
    return sources
  }

  private func source(
    _ node: YAMLNode, of kind: ResolutionResult.Kind
  ) throws(FileError) -> Behaviour.Answer.ValueSource {
    guard case .scalar(let text, _) = node.content else {
      let contact = try YAMLDecoder().decode(World.Contact.self, from: node, file: file)
      return .person(contact.personAtOnlyHandle)
    }
    do {
      return try AnswerNames(method, intent).sources(names: [text], of: kind)[0]
    } catch {
      throw fault(node, error.message, error.remedy)
    }
  }

  /// Whoever is only named has to be a contact; others are spelt out.
  private func check(
    _ values: [Behaviour.Answer.ValueSource], at node: YAMLNode
  ) throws(FileError) {
    guard let parameter = method.parameter, intent.parameter(parameter)?.kind == .person else {
      return
    }
    for case .named(let name) in values where world.contact(named: name) == nil {
      let names = world.contacts.map(\.person.displayName)
      let near = nearest(name, among: names).map { "did you mean '\($0)'?" }
      throw fault(
        node, "there is no contact '\(name)'",
        near ?? "add the contact, or write {displayName: \(name)}")
    }
  }
}

// MARK: Modifiers

extension AnswerReader {
  private func modify(
    _ answer: inout Behaviour.Answer, _ key: Key, _ node: YAMLNode
  ) throws(FileError) {
    switch key {
    case .answer, .code: break
    case .after: answer.after = try YAMLDecoder().decode(Milliseconds.self, from: node, file: file)
    case .effects:
      answer.effects = try YAMLDecoder().decode([EffectName].self, from: node, file: file)
        .map(\.kind)
    case .activity: answer.activity = try activity(node)
    case .properties:
      let table = try YAMLDecoder().decode(OrderedEntries<String>.self, from: node, file: file)
      for entry in table.entries { answer.properties[entry.key] = entry.value }
    case .results: answer.resultCount = try resultCount(node)
    }
    if method.phase == .resolve, key == .activity || key == .properties {
      throw fault(node, "a resolution result has no \(key.rawValue)", "remove it")
    }
  }

  private func resultCount(_ node: YAMLNode) throws(FileError) -> Int {
    guard method.takesArray else {
      throw fault(node, "\(method.name) answers one result, not several", "remove 'results'")
    }
    let count = try YAMLDecoder().decode(Int.self, from: node, file: file)
    guard count >= 0 else { throw fault(node, "there is no negative number of results", nil) }
    return count
  }

  private func activity(_ node: YAMLNode) throws(FileError) -> Behaviour.Answer.Activity {
    if case .scalar("none", _) = node.content { return .none }
    return .activity(
      try YAMLDecoder().decode(ActivityDeclaration.self, from: node, file: file).activity)
  }
}

/// The name of an effect: `charge`.
private struct EffectName: Decodable {
  let kind: Effect.Kind

  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    let names = [Effect.Kind.charge, .paymentRequest, .message, .pendingRecord].map(\.rawValue)
    guard let kind = Effect.Kind(rawValue: name) else {
      throw decoder.fileError("unknown effect '\(name)'", remedy: remedy(name, among: names))
    }
    self.kind = kind
  }
}
