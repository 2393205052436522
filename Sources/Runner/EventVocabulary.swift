import Conversation
import Files
import Handlers
import Scripts
import Session
import SiriKit

/// What a `*` line may name: a line that can never happen would be a test that cannot fail.
struct EventVocabulary {
  private let methods: [String]
  private let codes: [String]

  init(_ app: AppFile) {
    let intents = app.app.intentsSupported.compactMap(Catalog.intent)
    methods = intents.flatMap { $0.methods.map(\.name) }
    // A code that the app's intents lack can be answered all the same (`code:continueInApp`).
    codes =
      intents.flatMap { $0.codes.map(\.name) } + CodeMeaning.foreignCodes
      + Catalog.intents.flatMap { $0.codes.map(\.name) }
  }

  /// What is wrong with an event's name, and what would be right.
  func fault(of pattern: LinePattern) -> (message: String, remedy: String)? {
    guard case .text(let text)? = pattern.pieces.first else { return nil }
    let words = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    // A hole may stand in the middle of the first word.
    guard let word = words.first.map(String.init), words.count > 1 || pattern.pieces.count == 1
    else { return nil }
    if methods.contains(word) { return codeFault(words, pattern) }
    if Happening.Kind(rawValue: word) != nil || Diagnosis.ID(rawValue: word) != nil { return nil }
    let known = methods + Happening.Kind.allCases.map(\.rawValue)
    let near = nearest(word, among: known + Diagnosis.ID.allCases.map(\.rawValue))
    return (
      "nothing that happens is called '\(word)'",
      near.map { "did you mean '\($0)'?" }
        ?? "name a method, a diagnosis, or a kind of event (docs/events.md)"
    )
  }

  /// The code that `confirm` or `handle` answers with.
  private func codeFault(
    _ words: [Substring], _ pattern: LinePattern
  ) -> (message: String, remedy: String)? {
    guard ["confirm", "handle"].contains(words[0]), words.count > 2, words[1] == "->",
      words.count > 3 || pattern.pieces.count == 1
    else { return nil }
    let word = String(words[2])
    let other = ["cancelled", "crashed", "crashed:", "exited", "again:"]
    guard !codes.contains(word), !other.contains(word), Happening.Kind(rawValue: word) == nil
    else { return nil }
    return (
      "no intent has a response code '\(word)'",
      nearest(word, among: codes).map { "did you mean '\($0)'?" }
        ?? "parley explain INTENT --codes lists them"
    )
  }
}
