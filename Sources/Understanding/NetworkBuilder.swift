/// Compiles patterns to nodes, from the back to the front, so that equal endings are shared.
struct NetworkBuilder {
  private var nodes: [Network.Node] = [.end]
  private var branches: [Int32] = []
  private var store = PieceStore()
  private var rules: [String: Int32] = [:]
  private var shared: [Key: Int32] = [:]
  private var activeRules: [String] = []

  /// A piece (of a permutation: those parts that are left), and what follows it.
  private struct Key: Hashable {
    var piece: Int32
    var parts: UInt32
    var next: Int32
  }

  /// A hostile file must not fill the memory: permutations and rules multiply.
  private static let largest = 200_000

  /// The graph of everything that was compiled.
  var network: Network {
    Network(
      nodes: nodes, branches: branches, words: store.words, slots: store.slots,
      spellings: store.spellings)
  }

  mutating func define(_ rule: String, _ pattern: Pattern) throws(PatternError) {
    rules[rule] = try store.store(pattern)
  }

  mutating func intern(_ word: String) -> Int32 { store.intern(word) }

  /// The first node of a whole template.
  mutating func compile(_ pattern: Pattern) throws(PatternError) -> Int32 {
    try compile(store.store(pattern), before: 0)
  }

  private mutating func compile(
    _ piece: Int32, before next: Int32
  ) throws(PatternError) -> Int32 {
    switch store[piece] {
    case .words(let words):
      var next = next
      for word in words.reversed() {
        next = try add(.word(word.number, length: word.length, next: next))
      }
      return next
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() { next = try compile(part, before: next) }
      return next
    case .list(let list, let slot): return try add(.slot(list, slot: slot, next: next))
    case .rule(let name): return try rule(name, before: next)
    case .alternatives(let choices):
      return try share(piece, 0, next) { (builder) throws(PatternError) in
        var branches: [Int32] = []
        for choice in choices { branches.append(try builder.compile(choice, before: next)) }
        return try builder.fork(branches)
      }
    case .optional(let inner):
      return try share(piece, 0, next) { (builder) throws(PatternError) in
        try builder.fork([try builder.compile(inner, before: next), next])
      }
    case .permutation(let parts):
      return try arrange(parts, of: piece, left: (1 << UInt32(parts.count)) - 1, before: next)
    }
  }

  /// Answers the node that was made of the same piece with the same continuation.
  private mutating func share(
    _ piece: Int32, _ parts: UInt32, _ next: Int32,
    _ make: (inout NetworkBuilder) throws(PatternError) -> Int32
  ) throws(PatternError) -> Int32 {
    let key = Key(piece: piece, parts: parts, next: next)
    if let node = shared[key] { return node }
    let node = try make(&self)
    shared[key] = node
    return node
  }

  /// Chooses the last part in every way and arranges the others before it.
  private mutating func arrange(
    _ parts: [Int32], of piece: Int32, left: UInt32, before next: Int32
  ) throws(PatternError) -> Int32 {
    guard left != 0 else { return next }
    return try share(piece, left, next) { (builder) throws(PatternError) in
      var branches: [Int32] = []
      for (index, part) in parts.enumerated() where left & (1 << UInt32(index)) != 0 {
        let last = try builder.compile(part, before: next)
        let others = left & ~(1 << UInt32(index))
        branches.append(try builder.arrange(parts, of: piece, left: others, before: last))
      }
      return try builder.fork(branches)
    }
  }

  private mutating func rule(_ name: String, before next: Int32) throws(PatternError) -> Int32 {
    guard let piece = rules[name] else {
      throw PatternError(
        message: "there is no rule '\(name)'", remedy: "define it under 'rules'", offset: 0)
    }
    guard !activeRules.contains(name) else {
      throw PatternError(
        message: "the rule '\(name)' contains itself",
        remedy: "a rule may only use others, without a circle", offset: 0)
    }
    activeRules.append(name)
    defer { activeRules.removeLast() }
    return try compile(piece, before: next)
  }

  private mutating func fork(_ branches: [Int32]) throws(PatternError) -> Int32 {
    var distinct: [Int32] = []
    for branch in branches where !distinct.contains(branch) { distinct.append(branch) }
    if distinct.count == 1 { return distinct[0] }
    let start = Int32(self.branches.count)
    self.branches += distinct
    return try add(.fork(start: start, count: Int32(distinct.count)))
  }

  private mutating func add(_ node: Network.Node) throws(PatternError) -> Int32 {
    guard nodes.count < Self.largest else {
      throw PatternError(
        message: "the templates grow beyond \(Self.largest) steps",
        remedy: "use fewer permutations and optional parts", offset: 0)
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }
}
