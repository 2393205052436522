/// All templates of a grammar, compiled to one graph of steps.
struct Network: Sendable {
  enum Node: Sendable {
    /// A literal word, its length in characters, and the node after it.
    case word(Int32, length: Int32, next: Int32)
    case slot(SlotList, slot: Int32, next: Int32)
    /// Alternatives: a range of `branches`.
    case fork(start: Int32, count: Int32)
    case end
  }

  let nodes: [Node]
  let branches: [Int32]
  let words: [String: Int32]
  let slots: [String]
  /// The words by their numbers, for reports.
  let spellings: [String]

  /// Whether the node takes any words, fillers and pictures too.
  func isFreeText(_ node: Int32) -> Bool {
    if case .slot(.text, _, _) = nodes[Int(node)] { true } else { false }
  }

  func number(of word: String) -> Int32 { words[word] ?? -1 }
}
