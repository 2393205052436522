import SiriKit

/// The words of answers, the same in files, commands and on the screen.
enum AnswerWords {
  static let world = "world"
  static let never = "never"
  static let twice = "twice"
  static let crash = "crash"
  static let exit = "exit"
  static let late = "late"
  static let after = "after"
  static let withoutEffect = "without effect"
  /// Marks a code that the intent's enum lacks.
  static let foreignCode = "code:"
  static let faults = [never, twice, crash, exit, late]

  /// Two seconds past the ten that Siri waits.
  static let usualLateness = Milliseconds(12_000)
  static let usualStatus: Int32 = 1

  static let effects: [(words: String, kinds: [Effect.Kind])] = [
    ("charges twice", [.charge, .charge]),
    ("requests twice", [.paymentRequest, .paymentRequest]),
    ("sends twice", [.message, .message]),
    ("charges", [.charge]),
    ("requests", [.paymentRequest]),
    ("sends", [.message]),
    (withoutEffect, []),
    ("without charge", []),
    ("without request", []),
  ]
}

extension Behaviour.Answer: CustomStringConvertible {
  /// The short name: `unsupported noAccount`, `late 12 success`, `ready charges`.
  ///
  /// Parsing it gives the answer back, but for an activity and properties of its own.
  package var description: String {
    var words: [String] = []
    if let fault { words.append(fault.description) }
    if let content = contentWords { words.append(content) }
    if let effects { words.append(Self.words(for: effects)) }
    if words.isEmpty { words.append(AnswerWords.world) }
    if let after { words.append("\(AnswerWords.after) \(after)") }
    return words.joined(separator: " ")
  }

  private var contentWords: String? {
    switch content {
    case .world: nil
    case .result(let kind, let reason, let values):
      ([kind.rawValue] + (reason.map { [$0] } ?? []) + (values.isEmpty ? [] : [list(values)]))
        .joined(separator: " ")
    case .code(let name): name
    case .foreignCode(let name): AnswerWords.foreignCode + name
    }
  }

  private func list(_ values: [ValueSource]) -> String {
    values.map { value in
      switch value {
      case .named(let name): name
      case .person(let person): person.displayName
      }
    }.joined(separator: ", ")
  }

  private static func words(for effects: [Effect.Kind]) -> String {
    AnswerWords.effects.first { $0.kinds == effects }?.words
      ?? effects.map(\.rawValue).joined(separator: " ")
  }
}

extension Behaviour.Fault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .neverCompletes: AnswerWords.never
    case .completesTwice: AnswerWords.twice
    case .crashes: AnswerWords.crash
    case .exits(AnswerWords.usualStatus): AnswerWords.exit
    case .exits(let status): "\(AnswerWords.exit) \(status)"
    case .completesLate(let time):
      time.count % 1000 == 0
        ? "\(AnswerWords.late) \(time.count / 1000)" : "\(AnswerWords.late) \(time)"
    }
  }
}
