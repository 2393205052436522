/// Finds where templates without slots can end when they begin at a token.
struct PrefixWalker {
  let network: Network
  let tokens: [Token]
  private(set) var places: [Int] = []
  private var stepsLeft = 20_000

  init(network: Network, tokens: [Token]) {
    self.network = network
    self.tokens = tokens
  }

  mutating func walk(_ node: Int32, at place: Int) {
    guard stepsLeft > 0 else { return }
    stepsLeft -= 1
    switch network.nodes[Int(node)] {
    case .word(let word, _, let next):
      guard place < tokens.count else { return }
      if tokens[place].word == word { walk(next, at: place + 1) }
      if tokens[place].isSkippable { walk(node, at: place + 1) }
    case .fork(let start, let count):
      for index in Int(start)..<Int(start + count) { walk(network.branches[index], at: place) }
    case .slot: return
    case .end: if !places.contains(place) { places.append(place) }
    }
  }
}
