/// Finds what the slots of templates can hold in one utterance; reads every place only once.
struct SlotReader {
  /// A content and the token behind it.
  struct Reading {
    var content: Binding.Content
    var end: Int
  }

  let utterance: Utterance
  let contacts: ContactIndex
  private let names: NameRules
  private let apps: AppIndex
  private let money: MoneyReader
  private var moneyReadings: [[Reading]?]
  private var appReadings: [[Reading]?]
  private var personReadings: [[Reading]?]

  /// Words of the longest unknown name, in an alphabet and in Han characters.
  private static let longestName = 4
  private static let longestHanName = 6

  init(
    _ utterance: Utterance, grammar: Grammar, contacts: ContactIndex, apps: AppIndex,
    usualCurrency: String, region: String?
  ) {
    self.utterance = utterance
    self.contacts = contacts
    self.apps = apps
    names = grammar.names
    money = MoneyReader(
      tokens: utterance.tokens, numbers: grammar.numbers, currencies: grammar.money,
      usual: usualCurrency, region: region)
    let none = [[Reading]?](repeating: nil, count: utterance.tokens.count)
    moneyReadings = none
    appReadings = none
    personReadings = none
  }

  /// What a slot of that list can hold from a token on, except free text.
  mutating func read(_ list: SlotList, at start: Int) -> [Reading] {
    guard start < utterance.tokens.count else { return [] }
    switch list {
    case .money: return readMoney(at: start)
    case .currency:
      return money.currency(at: start).map { [Reading(content: $0.content, end: $0.end)] } ?? []
    case .app: return readApps(at: start)
    case .number:
      return money.numbers(at: start).map { Reading(content: .number($0), end: $0.end) }
    case .person: return readPersons(at: start)
    case .contact: return readPersons(at: start).filter(\.isKnown)
    case .name: return readPersons(at: start).filter { $0.isKnown || isPlainName(start..<$0.end) }
    case .text, .option: return []
    }
  }

  private mutating func readMoney(at start: Int) -> [Reading] {
    if let readings = moneyReadings[start] { return readings }
    let readings = money.read(at: start).map { Reading(content: .money($0), end: $0.end) }
    moneyReadings[start] = readings
    return readings
  }

  private mutating func readApps(at start: Int) -> [Reading] {
    if let readings = appReadings[start] { return readings }
    let app = apps.match(in: utterance.tokens, at: start)
    let readings = app.map { [Reading(content: .app($0.name), end: $0.end)] } ?? []
    appReadings[start] = readings
    return readings
  }

  // MARK: Persons

  private mutating func readPersons(at start: Int) -> [Reading] {
    if let readings = personReadings[start] { return readings }
    let tokens = utterance.tokens
    let name = start + possessive(at: start)
    var readings: [Reading] = []
    var mayBeUnknown = true
    let limit = min(tokens.count, name + max(contacts.longest, Self.longestHanName))
    for end in stride(from: name + 1, through: limit, by: 1) {
      if mayBeUnknown {
        mayBeUnknown = isNameWord(end - 1) && !(end - 1 > name && tokens[end - 1].followsMark)
      }
      let key = utterance.key(name..<end)
      if let match = contacts.match(key) ?? contacts.match(utterance.key(start..<end)) {
        readings.append(Reading(content: .person(match), end: end))
      } else if mayBeUnknown, isUnknownName(name..<end, key: key) {
        readings.append(Reading(content: .person(nil), end: end))
      }
    }
    personReadings[start] = readings
    return readings
  }

  /// The number of tokens of a possessive (`my`).
  func possessive(at start: Int) -> Int {
    let tokens = utterance.tokens
    for words in names.possessives where start + words.count < tokens.count {
      let range = start..<(start + words.count)
      if zip(range, words).allSatisfy({ tokens[$0].text == $1 }) { return words.count }
    }
    return 0
  }

  /// Whether the token can be a word in the name of somebody unknown.
  private mutating func isNameWord(_ index: Int) -> Bool {
    let token = utterance.tokens[index]
    switch token.kind {
    case .digits, .sign, .picture: return false
    case .word:
      guard !names.boundaries.contains(token.text), !names.things.contains(token.text) else {
        return false
      }
      // The owner of something is not the one who is paid: "Maria's rent".
      if token.text.hasSuffix("'s") { return false }
      if names.capitalised.contains(token.text), !token.isCapitalised { return false }
      return !money.isCurrencyWord(token) && !money.isNumberWord(token)
        && readApps(at: index).isEmpty
    case .ideograph: return !names.boundaries.contains(token.text) && readApps(at: index).isEmpty
    }
  }

  private func isUnknownName(_ range: Range<Int>, key: String) -> Bool {
    let tokens = utterance.tokens[range]
    if names.relationships[key] != nil { return true }
    guard tokens.contains(where: { $0.kind == .ideograph }) else {
      return range.count <= Self.longestName
    }
    // One Han character is a family name at most, and digits are no name.
    return range.count >= 2 && range.count <= Self.longestHanName
      && !tokens.allSatisfy(money.isNumberWord) && !containsThing(range)
  }

  private func containsThing(_ range: Range<Int>) -> Bool {
    for start in range {
      for end in (start + 1)...range.upperBound
      where names.things.contains(utterance.key(start..<end)) {
        return true
      }
    }
    return false
  }

  /// Stricter than a name: at most two words, without `my`, unless it is a relationship.
  private func isPlainName(_ range: Range<Int>) -> Bool {
    let length = possessive(at: range.lowerBound)
    let name = (range.lowerBound + length)..<range.upperBound
    if names.relationships[utterance.key(name)] != nil { return true }
    let isHan = utterance.tokens[range].contains { $0.kind == .ideograph }
    return length == 0 && range.count <= (isHan ? 4 : 2)
  }
}

extension SlotReader.Reading {
  fileprivate var isKnown: Bool {
    if case .person(let match) = content { return match != nil }
    return true
  }
}
