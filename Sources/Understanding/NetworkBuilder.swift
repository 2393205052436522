/// Compiles patterns to nodes, from the back to the front, so that equal endings are shared.
struct NetworkBuilder {
  private(set) var network = Network()
  private var rules: [String: Pattern] = [:]
  private var shared: [Key: Int32] = [:]
  private var activeRules: [String] = []

  private struct Key: Hashable {
    var pattern: Pattern
    var next: Int32
  }

  /// A hostile file must not fill the memory: permutations and rules multiply.
  private static let largest = 200_000
  private static let longestPermutation = 5

  mutating func define(_ rule: String, _ pattern: Pattern) { rules[rule] = pattern }

  func isDefined(_ rule: String) -> Bool { rules[rule] != nil }

  /// The first node of a whole template.
  mutating func compile(_ pattern: Pattern) throws(PatternError) -> Int32 {
    try compile(pattern, before: 0)
  }

  /// The number of a word, also of one that stands in no template.
  mutating func intern(_ word: String) -> Int32 {
    if let number = network.words[word] { return number }
    let number = Int32(network.spellings.count)
    network.words[word] = number
    network.spellings.append(word)
    return number
  }

  private mutating func compile(
    _ pattern: Pattern, before next: Int32
  ) throws(PatternError) -> Int32 {
    switch pattern {
    case .text(let text): return try literal(text, before: next)
    case .sequence(let parts): return try sequence(parts, before: next)
    case .alternatives, .optional, .permutation, .rule:
      let key = Key(pattern: pattern, next: next)
      if let node = shared[key] { return node }
      let node = try compileGroup(pattern, before: next)
      shared[key] = node
      return node
    case .list(let name, let slot):
      guard let list = SlotList(rawValue: name) else {
        let names = SlotList.allCases.map(\.rawValue).joined(separator: ", ")
        throw PatternError(
          message: "there is no list '\(name)'", remedy: "the lists are \(names)", offset: 0)
      }
      return try add(.slot(list, slot: number(ofSlot: slot), next: next))
    }
  }

  private mutating func compileGroup(
    _ pattern: Pattern, before next: Int32
  ) throws(PatternError) -> Int32 {
    switch pattern {
    case .alternatives(let choices):
      var branches: [Int32] = []
      for choice in choices { branches.append(try compile(choice, before: next)) }
      return try fork(branches)
    case .optional(let inner):
      return try fork([try compile(inner, before: next), next])
    case .permutation(let parts): return try permutation(parts, before: next)
    case .rule(let name): return try rule(name, before: next)
    case .text, .sequence, .list: return try compile(pattern, before: next)
    }
  }

  private mutating func sequence(
    _ parts: [Pattern], before next: Int32
  ) throws(PatternError) -> Int32 {
    var next = next
    for part in try Gluing.join(parts).reversed() { next = try compile(part, before: next) }
    return next
  }

  private mutating func literal(_ text: String, before next: Int32) throws(PatternError) -> Int32 {
    var next = next
    for token in Tokenizer.tokens(of: text).reversed() {
      let length = Int32(token.text.count)
      next = try add(.word(intern(token.text), length: length, next: next))
    }
    return next
  }

  private mutating func permutation(
    _ parts: [Pattern], before next: Int32
  ) throws(PatternError) -> Int32 {
    guard parts.count <= Self.longestPermutation else {
      throw PatternError(
        message: "a permutation has \(parts.count) parts",
        remedy: "at most \(Self.longestPermutation) are possible", offset: 0)
    }
    return try arrange(parts, before: next)
  }

  /// Chooses the last part in every way and arranges the others before it.
  private mutating func arrange(
    _ parts: [Pattern], before next: Int32
  ) throws(PatternError) -> Int32 {
    guard parts.count > 1 else { return try compile(parts[0], before: next) }
    var branches: [Int32] = []
    for index in parts.indices {
      var others = parts
      let last = others.remove(at: index)
      branches.append(try arrange(others, before: try compile(last, before: next)))
    }
    return try fork(branches)
  }

  private mutating func rule(_ name: String, before next: Int32) throws(PatternError) -> Int32 {
    guard let pattern = rules[name] else {
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
    return try compile(pattern, before: next)
  }

  private mutating func fork(_ branches: [Int32]) throws(PatternError) -> Int32 {
    var distinct: [Int32] = []
    for branch in branches where !distinct.contains(branch) { distinct.append(branch) }
    if distinct.count == 1 { return distinct[0] }
    let start = Int32(network.branches.count)
    network.branches += distinct
    return try add(.fork(start: start, count: Int32(distinct.count)))
  }

  private mutating func add(_ node: Network.Node) throws(PatternError) -> Int32 {
    guard network.nodes.count < Self.largest else {
      throw PatternError(
        message: "the templates grow beyond \(Self.largest) steps",
        remedy: "use fewer permutations and optional parts", offset: 0)
    }
    network.nodes.append(node)
    return Int32(network.nodes.count - 1)
  }

  private mutating func number(ofSlot name: String) -> Int32 {
    if let index = network.slots.firstIndex(of: name) { return Int32(index) }
    network.slots.append(name)
    return Int32(network.slots.count - 1)
  }
}
