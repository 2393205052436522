import Conversation
import FoundationEssentials
import SiriKit

/// One utterance being read: matches templates, ranks what fits, explains.
struct Reading {
  let recognizer: Recognizer
  let utterance: Utterance
  let expecting: Expectation
  /// Makes the values of answers; a bare number keeps the currency of the present amount.
  var maker: ValueMaker
  private var requestMaker: ValueMaker
  private var matcher: Matcher
  private var starts: [Int] = []
  private var remarks: [String] = []

  init(_ recognizer: Recognizer, _ utterance: Utterance, _ expecting: Expectation) {
    self.recognizer = recognizer
    self.utterance = utterance
    self.expecting = expecting
    let reader = SlotReader(
      utterance, grammar: recognizer.grammar, contacts: recognizer.contacts,
      apps: recognizer.apps, usualCurrency: recognizer.vocabulary.currencyCode,
      region: recognizer.region)
    let presentAmount = Self.presentAmount(expecting)
    let present = presentAmount?.currencyCode
    let usual = recognizer.vocabulary.currencyCode
    requestMaker = ValueMaker(
      utterance: utterance, contacts: recognizer.contacts,
      names: recognizer.grammar.names, currencyCode: usual, currencyNote: "assumed currency",
      possessive: { reader.possessive(at: $0) })
    maker = ValueMaker(
      utterance: utterance, contacts: recognizer.contacts,
      names: recognizer.grammar.names, currencyCode: present ?? usual,
      currencyNote: present == nil ? "assumed currency" : "kept currency",
      presentAmount: presentAmount?.amount,
      possessive: { reader.possessive(at: $0) })
    matcher = Matcher(reader, network: recognizer.grammar.network)
  }

  /// The amount in the intent under way: `make it 30` keeps its currency, `make it euros` its number.
  private static func presentAmount(_ expecting: Expectation) -> CurrencyAmount? {
    guard expecting.kind != .request else { return nil }
    let values = expecting.intent?.values ?? [:]
    for name in values.keys.sorted() {
      if case .currencyAmount(let amount) = values[name] { return amount }
    }
    return nil
  }

  var parameters: [Parameter] {
    expecting.intent.map { recognizer.parameters($0.className) } ?? []
  }

  mutating func run() -> Interpretation {
    let templates = recognizer.grammar.templates
    matcher.findEnds(recognizer.groups.trailing.map { (templates[$0].root, $0) })
    starts = matcher.starts(recognizer.groups.leading.map { templates[$0].root })
    match(recognizer.groups.replies)
    if case .value(let name) = expecting.kind, takesAnyText(name) { return readText(name) }
    match(recognizer.groups.requests)
    var candidates: [Candidate] = []
    for parse in matcher.parses { candidates += self.candidates(parse) }
    if matcher.isExhausted { remarks.append("too many readings: not all were tried") }
    return conclude(candidates.sorted(by: Candidate.isBetter))
  }

  private mutating func match(_ group: [Int]) {
    for start in starts {
      for index in group {
        matcher.match(recognizer.grammar.templates[index].root, template: index, from: start)
      }
    }
  }

  /// What has matched so far.
  var matcherParses: [Parse] { matcher.parses }

  /// Whether a cancel word stands alone from a token on.
  mutating func isCancel(from start: Int) -> Bool {
    let before = matcher.parses.count
    for index in recognizer.groups.replies {
      let template = recognizer.grammar.templates[index]
      guard template.purpose == .reply(.cancel) else { continue }
      matcher.match(template.root, template: index, from: start)
    }
    return matcher.parses.count > before
  }

  /// Adds a remark unless it is there already.
  mutating func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }

  private mutating func candidates(_ parse: Parse) -> [Candidate] {
    let template = recognizer.grammar.templates[parse.template]
    switch template.purpose {
    case .request(let name): return [request(name, parse)]
    case .reply, .ordinal, .answer, .correction: return answers(template.purpose, parse)
    case .leading, .trailing: return []
    }
  }

  // MARK: Requests

  private mutating func request(_ intentName: String, _ parse: Parse) -> Candidate {
    var request = Request(intentName: intentName)
    var spans: [Interpretation.Span] = []
    var notes: [String] = []
    for binding in parse.bindings {
      let slot = recognizer.grammar.network.slots[Int(binding.slot)]
      let made = requestMaker.make(binding, slot: slot)
      if case .app(let name) = binding.content { request.appName = name }
      if let value = made.value { add(value, to: slot, of: &request) }
      spans.append(made.span)
      notes += made.notes
    }
    let supports = request.appName.map {
      recognizer.vocabulary.appIntents[$0]?.contains(intentName) ?? false
    }
    return candidate(
      parse, .request(request), fit: Fit.request, intentName: intentName,
      hasSupportingApp: supports ?? false, spans: spans, notes: notes)
  }

  /// Puts a value in, as the parameter's type holds it; a list takes several.
  private func add(_ value: Value, to slot: String, of request: inout Request) {
    guard
      let parameter = recognizer.parameters(request.intentName).first(where: { $0.name == slot })
    else {
      request.values[slot] = value
      return
    }
    var value = value
    if case .text(let text) = value, parameter.kind == .item {
      value = .item(.init(type: parameter.className, displayName: text))
    }
    guard parameter.isList else {
      request.values[slot] = value
      return
    }
    if case .list(let values) = request.values[slot] {
      request.values[slot] = .list(values + [value])
    } else {
      request.values[slot] = .list([value])
    }
  }

  /// How well a reading fits; smaller is better.
  enum Fit {
    static let cancel = 0
    static let answer = 1
    static let aside = 2
    static let request = 3
    /// Words that may be an unknown name.
    static let guess = 4
  }

  func candidate(
    _ parse: Parse, _ meaning: Meaning, fit: Int, intentName: String = "",
    hasSupportingApp: Bool = false, spans: [Interpretation.Span] = [], notes: [String] = []
  ) -> Candidate {
    let free = parse.bindings.filter(\.isFree)
    let length = free.reduce(0) { $0 + utterance.characters(of: $1.range).count }
    let template = recognizer.grammar.templates[parse.template]
    let rank = Candidate.Rank(
      fit: fit, lacksSupportingApp: !hasSupportingApp, freeSlots: free.count,
      literals: parse.literals, freeLength: length,
      knownSlots: parse.bindings.count - free.count)
    return Candidate(
      meaning: meaning, intentName: intentName, rank: rank, weight: template.weight,
      order: parse.template, template: template.source, spans: spans, notes: notes)
  }

  // MARK: Choosing

  private mutating func conclude(_ candidates: [Candidate]) -> Interpretation {
    guard let winner = candidates.first else { return notUnderstood() }
    var equals: [Candidate] = []
    for candidate in candidates where candidate.rank == winner.rank {
      if !equals.contains(where: { $0.meaning == candidate.meaning }) { equals.append(candidate) }
    }
    let isAmbiguous = equals.count > 1
    var interpretation = Interpretation(
      text: utterance.text, locale: recognizer.locale,
      meaning: isAmbiguous ? .ambiguous(equals.map(\.meaning)) : winner.meaning,
      template: isAmbiguous ? nil : winner.template, spans: winner.spans)
    interpretation.notes = remarks
    for note in winner.notes where !interpretation.notes.contains(note) {
      interpretation.notes.append(note)
    }
    if isAmbiguous {
      interpretation.runnersUp = equals.map {
        .init(
          intentName: $0.intentName, template: $0.template, reason: "equally good: \(summary($0))")
      }
    } else {
      interpretation.runnersUp = runnersUp(candidates, winner)
    }
    return interpretation
  }

  private func summary(_ candidate: Candidate) -> String {
    candidate.spans.map { "\($0.slot) '\($0.text)'" }.joined(separator: ", ")
  }

  private func runnersUp(
    _ candidates: [Candidate], _ winner: Candidate
  ) -> [Interpretation.RunnerUp] {
    var runnersUp: [Interpretation.RunnerUp] = []
    for candidate in candidates.dropFirst() where candidate.template != winner.template {
      guard runnersUp.count < 5 else { break }
      guard !runnersUp.contains(where: { $0.template == candidate.template }) else { continue }
      runnersUp.append(
        .init(
          intentName: candidate.intentName, template: candidate.template,
          reason: candidate.rank.reason(against: winner.rank)))
    }
    return runnersUp
  }

  /// Nothing fits: says which template came nearest and which word it did not expect.
  private mutating func notUnderstood() -> Interpretation {
    var interpretation = Interpretation(
      text: utterance.text, locale: recognizer.locale, meaning: .notUnderstood, notes: remarks)
    guard expecting.kind != .working else { return interpretation }
    matcher.recordMisses()
    match(recognizer.groups.requests)
    guard let miss = matcher.miss else { return interpretation }
    let template = recognizer.grammar.templates[miss.template]
    guard case .request(let intentName) = template.purpose else { return interpretation }
    let word =
      miss.position < utterance.tokens.count
      ? "'\(utterance.cleanText(utterance.characters(of: miss.position..<(miss.position + 1))))'"
      : "the end"
    let reason = "stopped at \(word), expected \(miss.expected)"
    interpretation.runnersUp = [
      .init(intentName: intentName, template: template.source, reason: reason)
    ]
    interpretation.notes.append("nearest: \(template.source.id), \(reason)")
    return interpretation
  }
}
