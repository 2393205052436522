/// Finds every way in which templates fit one utterance, in bounded time.
///
/// A place that led nowhere once is not tried again, so no template can make it backtrack for long.
struct Matcher {
  /// A word that a template did not expect, for the report about the nearest one.
  struct Miss {
    var template: Int
    var position: Int
    var slots: [String] = []
    var words: [String] = []

    /// Values rather than words: there are many words, and few say much.
    var expected: String {
      let labels = slots.isEmpty ? words.prefix(3).map { $0 == "the end" ? $0 : "'\($0)'" } : slots
      return labels.joined(separator: " or ")
    }
  }

  var reader: SlotReader
  private let network: Network
  private let tokens: [Token]
  private(set) var parses: [Parse] = []
  private(set) var miss: Miss?
  private(set) var isExhausted = false

  private var failed: [UInt64]
  private var bindings: [Binding] = []
  private var template = 0
  private var start = 0
  /// Where the sentence may end: behind it only politeness follows.
  private var ends: [Bool]
  private var stepsLeft = Matcher.mostSteps
  private var recordsMisses = false

  private static let mostSteps = 400_000
  private static let mostParses = 400

  init(_ reader: SlotReader, network: Network) {
    self.reader = reader
    self.network = network
    tokens = reader.utterance.tokens
    let places = network.nodes.count * (tokens.count + 1)
    failed = Array(repeating: 0, count: places / 64 + 1)
    ends = Array(repeating: false, count: tokens.count + 1)
    ends[tokens.count] = true
  }

  /// Finds the places where the sentence may end before `please` and the like.
  mutating func findEnds(_ trailing: [(root: Int32, template: Int)]) {
    var found = ends
    for place in stride(from: tokens.count - 1, through: max(0, tokens.count - 8), by: -1) {
      ends = found
      for (root, template) in trailing where !found[place] {
        found[place] = fits(root, template: template, from: place)
      }
      if found[place] { failed = Array(repeating: 0, count: failed.count) }
    }
    ends = found
    failed = Array(repeating: 0, count: failed.count)
  }

  /// Whether a template fits from a token to one of the ends; leaves no trace.
  private mutating func fits(_ root: Int32, template: Int, from place: Int) -> Bool {
    let before = parses.count
    match(root, template: template, from: place)
    defer { parses.removeSubrange(before...) }
    return parses.count > before
  }

  /// Finds the places where the sentence may begin, after wake word and politeness.
  func starts(_ leading: [Int32]) -> [Int] {
    var starts = [0]
    var next = 0
    while next < starts.count, starts.count < 12 {
      var walker = PrefixWalker(network: network, tokens: tokens)
      for root in leading { walker.walk(root, at: starts[next]) }
      for place in walker.places where place < tokens.count && !starts.contains(place) {
        starts.append(place)
      }
      next += 1
    }
    return starts
  }

  mutating func match(_ root: Int32, template: Int, from place: Int) {
    self.template = template
    start = place
    _ = walk(root, place, 0)
  }

  /// Runs again to learn how far a template came.
  mutating func recordMisses() {
    recordsMisses = true
    failed = Array(repeating: 0, count: failed.count)
    stepsLeft = Self.mostSteps
  }

  // MARK: Walking

  private mutating func walk(_ node: Int32, _ place: Int, _ literals: Int) -> Bool {
    guard stepsLeft > 0, parses.count < Self.mostParses else {
      isExhausted = true
      return false
    }
    stepsLeft -= 1
    let bit = Int(node) * (tokens.count + 1) + place
    guard failed[bit >> 6] & (1 << UInt64(bit & 63)) == 0 else { return false }
    var isFound = false
    switch network.nodes[Int(node)] {
    case .word(let word, let length, let next):
      if place < tokens.count, tokens[place].word == word {
        isFound = walk(next, place + 1, literals + Int(length))
      } else if recordsMisses {
        record(place, network.spellings[Int(word)])
      }
    case .fork(let first, let count):
      for index in Int(first)..<Int(first + count)
      where walk(network.branches[index], place, literals) {
        isFound = true
      }
      return settle(isFound, bit)
    case .slot(let list, let slot, let next):
      isFound = fill(list, slot, next, place, literals)
    case .end:
      isFound = finish(place, literals)
    }
    if place < tokens.count, tokens[place].isSkippable, !network.isFreeText(node),
      walk(node, place + 1, literals)
    {
      isFound = true
    }
    return settle(isFound, bit)
  }

  private mutating func settle(_ isFound: Bool, _ bit: Int) -> Bool {
    if !isFound { failed[bit >> 6] |= 1 << UInt64(bit & 63) }
    return isFound
  }

  private mutating func finish(_ place: Int, _ literals: Int) -> Bool {
    guard ends[place] else {
      if recordsMisses { record(place, "the end") }
      return false
    }
    parses.append(Parse(template: template, bindings: bindings, literals: literals))
    return true
  }

  private mutating func fill(
    _ list: SlotList, _ slot: Int32, _ next: Int32, _ place: Int, _ literals: Int
  ) -> Bool {
    if list == .text || list == .option {
      return fillFreely(list, slot, next, place, literals)
    }
    let readings = reader.read(list, at: place)
    if readings.isEmpty, recordsMisses { record(place, list.summary, isSlot: true) }
    var isFound = false
    for reading in readings {
      let binding = Binding(
        list: list, slot: slot, range: place..<reading.end, content: reading.content)
      if follow(binding, next, literals) { isFound = true }
    }
    return isFound
  }

  private mutating func fillFreely(
    _ list: SlotList, _ slot: Int32, _ next: Int32, _ place: Int, _ literals: Int
  ) -> Bool {
    guard place < tokens.count else {
      if recordsMisses { record(place, list.summary, isSlot: true) }
      return false
    }
    var isFound = false
    for end in (place + 1)...tokens.count {
      // `please` behind a text belongs to the text, unless a comma sets it off.
      if end < tokens.count, ends[end], list == .text, !tokens[end].followsMark { continue }
      let binding = Binding(list: list, slot: slot, range: place..<end, content: .text)
      if follow(binding, next, literals) { isFound = true }
    }
    return isFound
  }

  private mutating func follow(_ binding: Binding, _ next: Int32, _ literals: Int) -> Bool {
    bindings.append(binding)
    defer { bindings.removeLast() }
    return walk(next, binding.range.upperBound, literals)
  }

  /// Remembers the furthest place up to which everything was certain.
  private mutating func record(_ place: Int, _ expected: String, isSlot: Bool = false) {
    var isSlot = isSlot
    var place = place
    var expected = expected
    let lastKnown = bindings.lastIndex { !$0.isFree } ?? -1
    if let free = bindings.dropFirst(lastKnown + 1).first(where: \.isFree) {
      place = free.range.lowerBound
      expected = free.list.summary
      isSlot = true
    }
    guard place > start else { return }
    if let miss, place < miss.position { return }
    if miss?.position != place { miss = Miss(template: template, position: place) }
    if isSlot {
      if miss?.slots.contains(expected) == false { miss?.slots.append(expected) }
    } else if miss?.words.contains(expected) == false, miss?.words.count ?? 0 < 3 {
      miss?.words.append(expected)
    }
  }
}
