import Conversation
import FoundationEssentials
import SiriKit

/// Makes SiriKit values of what was bound, with the spans and remarks for the log.
struct ValueMaker {
  let utterance: Utterance
  let contacts: ContactIndex
  let names: NameRules
  /// The currency of a bare number.
  let currencyCode: String
  /// Why it is that currency.
  let currencyNote: String
  /// The amount that a currency alone is about.
  let presentAmount: Decimal?
  let possessive: (Int) -> Int
  /// Looking through all contacts takes long; many readings hold the same name.
  private var nearMatches: [Range<Int>: ContactIndex.Match?] = [:]

  init(
    utterance: Utterance, contacts: ContactIndex, names: NameRules, currencyCode: String,
    currencyNote: String, presentAmount: Decimal? = nil, possessive: @escaping (Int) -> Int
  ) {
    self.utterance = utterance
    self.contacts = contacts
    self.names = names
    self.currencyCode = currencyCode
    self.currencyNote = currencyNote
    self.presentAmount = presentAmount
    self.possessive = possessive
  }

  struct Made {
    var value: Value?
    var span: Interpretation.Span
    var notes: [String]
  }

  /// The value and span of a binding; `slot` names the parameter.
  mutating func make(_ binding: Binding, slot: String) -> Made {
    let range = utterance.characters(of: binding.range)
    var made = Made(
      value: nil,
      span: .init(
        slot: slot, start: range.lowerBound, end: range.upperBound,
        text: utterance.cleanText(range), rule: ""),
      notes: [])
    if utterance.hasControls(range) { made.notes.append("control characters were left out") }
    switch binding.content {
    case .text:
      made.value = .text(made.span.text)
      made.span.rule = "free text"
    case .app(let name):
      made.span.rule = "app: \(name)"
    case .number(let number):
      made.value = .number(number.value)
      made.span.rule = "number: \(number.rule)"
      made.notes += number.notes
    case .money(let money): fill(&made, money)
    case .currency(let code, let spelling):
      made.value = presentAmount.map {
        .currencyAmount(CurrencyAmount(amount: $0, currencyCode: code))
      }
      made.span.rule = "currency: \(spelling)"
    case .person(let match): fill(&made, binding.range, match)
    }
    return made
  }

  private func fill(_ made: inout Made, _ money: MoneyReading) {
    let code = money.currencyCode ?? currencyCode
    made.value = .currencyAmount(CurrencyAmount(amount: money.amount, currencyCode: code))
    made.span.rule = money.rule
    made.notes += money.notes
    if money.currencyCode == nil { made.notes.append("\(currencyNote) \(code)") }
  }

  private mutating func fill(_ made: inout Made, _ range: Range<Int>, _ match: ContactIndex.Match?)
  {
    let isCalledSo =
      names.relationships[utterance.key(range)] != nil
      || contacts.match(utterance.key(range)) != nil
    let possessive = isCalledSo ? 0 : self.possessive(range.lowerBound)
    let name = (range.lowerBound + possessive)..<range.upperBound
    let text = Folding.narrow(utterance.cleanText(utterance.characters(of: name)))
    let match = match ?? nearMatch(name)
    made.span.rule = rule(match, text: text)
    let people = (match?.contacts ?? []).map { contacts.contacts[$0] }
    made.value = .person(Person(displayName: text, siriMatches: people))
    switch match?.step {
    case nil: made.notes.append("no contact is called '\(text)'")
    case .misspelt:
      let names = people.map(\.displayName).joined(separator: ", ")
      made.notes.append("'\(text)' is one letter off: \(names)")
    default: break
    }
  }

  private mutating func nearMatch(_ name: Range<Int>) -> ContactIndex.Match? {
    if let known = nearMatches[name] { return known }
    let match = contacts.nearMatch(name.map { utterance.tokens[$0].text })
    nearMatches[name] = match
    return match
  }

  private func rule(_ match: ContactIndex.Match?, text: String) -> String {
    guard let match else { return "free text" }
    let people = match.contacts.map { contacts.contacts[$0] }
    switch match.step {
    case .fullName:
      return people.contains { $0.displayName == text }
        ? "contact: full name" : "contact: full name, folded"
    case .calledName:
      let isNickname = people.contains { person in
        person.nickname.map { Tokenizer.words(of: $0) == Tokenizer.words(of: text) } ?? false
      }
      return isNickname ? "contact: nickname" : "contact: given name"
    case .familyName: return "contact: family name"
    case .nameParts: return "contact: parts of the name"
    case .relationship:
      return "contact: relationship \(people.first?.relationship ?? "")"
    case .reading: return "contact: reading"
    case .prefix: return "contact: beginning of the name"
    case .misspelt: return "contact: one letter off"
    }
  }
}
