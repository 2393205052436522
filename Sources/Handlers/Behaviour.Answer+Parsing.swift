package import SiriKit

extension Behaviour.Answer {
  /// Reads a short name: `needsValue`, `disambiguation Maria Lopez, Maria Chen`, `late 12 success`.
  package init(
    parsing text: String, for method: HandlerMethod, of intent: IntentClass
  ) throws(AnswerError) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else {
      throw AnswerError(
        "an answer is missing", remedy: "write one of \(AnswerNames(method, intent).listed)")
    }
    self.init()
    after = Self.takeAfter(&words)
    effects = Self.takeEffects(&words)
    fault = try Self.takeFault(&words)
    if words.first == AnswerWords.world { words.removeFirst() }
    guard let head = words.first else { return }
    let names = AnswerNames(method, intent)
    guard fault?.hasContent ?? true else {
      throw AnswerError(
        "'\(head)' cannot follow a fault that never answers", remedy: "remove '\(head)'")
    }
    content = try names.content(head, Array(words.dropFirst()))
  }

  /// `… after 12s`, unless it is a part of some text.
  private static func takeAfter(_ words: inout [String]) -> Milliseconds? {
    guard words.count >= 2, words[words.count - 2] == AnswerWords.after,
      let time = Milliseconds(words[words.count - 1])
    else { return nil }
    words.removeLast(2)
    return time
  }

  private static func takeEffects(_ words: inout [String]) -> [Effect.Kind]? {
    for effect in AnswerWords.effects {
      let ending = effect.words.split(separator: " ").map(String.init)
      guard words.suffix(ending.count).elementsEqual(ending) else { continue }
      words.removeLast(ending.count)
      return effect.kinds
    }
    // A list of kinds has no words of its own and is written by their names.
    let kinds = words.reversed().prefix { Effect.Kind(rawValue: $0) != nil }
    guard !kinds.isEmpty else { return nil }
    words.removeLast(kinds.count)
    return kinds.reversed().compactMap(Effect.Kind.init)
  }

  private static func takeFault(
    _ words: inout [String]
  ) throws(AnswerError) -> Behaviour.Fault? {
    guard let head = words.first, AnswerWords.faults.contains(head) else { return nil }
    words.removeFirst()
    switch head {
    case AnswerWords.never: return .neverCompletes
    case AnswerWords.twice: return .completesTwice
    case AnswerWords.crash: return .crashes
    case AnswerWords.exit:
      guard let word = words.first else { return .exits(AnswerWords.usualStatus) }
      guard let status = Int32(word) else {
        throw AnswerError("'\(word)' is no exit status", remedy: "write 'exit 1'")
      }
      words.removeFirst()
      return .exits(status)
    default:
      guard let time = words.first.flatMap({ Milliseconds($0) }) else {
        guard words.first?.first?.isNumber ?? false else {
          return .completesLate(AnswerWords.usualLateness)
        }
        throw AnswerError("'\(words[0])' is no length of time", remedy: "write 'late 12'")
      }
      words.removeFirst()
      return .completesLate(time)
    }
  }
}

extension Behaviour.Fault {
  /// Whether something is answered, sooner or later.
  var hasContent: Bool {
    switch self {
    case .completesTwice, .completesLate: true
    case .neverCompletes, .crashes, .exits: false
    }
  }
}
