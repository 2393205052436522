import Conversation
import FoundationEssentials
import SiriKit

/// Choices: which of the options was meant.
extension Reading {
  private var options: [Option] {
    if case .choice(let options) = expecting.kind { return options }
    return []
  }

  /// An ordinal: `the second one`.
  mutating func pick(_ index: Int, _ parse: Parse) -> [Candidate] {
    guard !options.isEmpty else { return [] }
    if !options.indices.contains(index) { remark("there are only \(options.count) options") }
    return [candidate(parse, .choice(index), fit: Fit.answer)]
  }

  mutating func choice(_ kind: Template.ReplyClass, _ parse: Parse) -> [Candidate] {
    guard !options.isEmpty else { return [] }
    switch kind {
    case .none: return [candidate(parse, .no, fit: Fit.answer)]
    case .last: return [candidate(parse, .choice(options.count - 1), fit: Fit.answer)]
    case .middle:
      guard options.count % 2 == 1 else { return [] }
      return [candidate(parse, .choice(options.count / 2), fit: Fit.answer)]
    case .pick: return pickByNumber(parse)
    case .option: return pickByName(parse)
    default: return []
    }
  }

  /// `2`, `number two`: an ordinal, unless an option contains the number.
  private mutating func pickByNumber(_ parse: Parse) -> [Candidate] {
    guard let binding = parse.bindings.first, case .number(let number) = binding.content else {
      return []
    }
    // One that is not on the list is a choice too: it is answered with how many there are.
    guard let place = Int(number.value.description), (0...1_000).contains(place) else { return [] }
    let held = parse.literals == 0 ? holding(number.value) : []
    let isListed = options.indices.contains(place - 1)
    if !isListed, held.isEmpty { remark("there are only \(options.count) options") }
    let indices = isListed || held.isEmpty ? Set(held).union([place - 1]) : Set(held)
    return indices.sorted().map { candidate(parse, .choice($0), fit: Fit.answer) }
  }

  /// The options whose label, detail or amount holds a number.
  private func holding(_ number: Decimal) -> [Int] {
    options.indices.filter { index in
      if case .currencyAmount(let amount) = options[index].value, amount.amount == number {
        return true
      }
      let text = options[index].label + " " + (options[index].detail ?? "")
      return Tokenizer.tokens(of: text).contains { token in
        DigitReader.read(token, words: recognizer.grammar.numbers)?.value == number
      }
    }
  }

  /// `20 dollars` among amounts.
  func amountChoice(
    _ options: [Option], _ money: MoneyReading, isBare: Bool, _ parse: Parse
  ) -> Candidate? {
    // A bare number may be an ordinal too; `pickByNumber` weighs that.
    if money.currencyCode == nil, isBare { return nil }
    let indices = options.indices.filter { index in
      guard case .currencyAmount(let amount) = options[index].value else { return false }
      return amount.amount == money.amount
        && (money.currencyCode ?? amount.currencyCode) == amount.currencyCode
    }
    guard indices.count == 1 else { return nil }
    return candidate(parse, .choice(indices[0]), fit: Fit.answer)
  }

  private func pickByName(_ parse: Parse) -> [Candidate] {
    guard let binding = parse.bindings.first else { return [] }
    let heard = binding.range.map { utterance.tokens[$0] }.filter { !$0.isSkippable }
      .map(\.text)
    return OptionMatcher(options).matches(heard).map {
      candidate(parse, .choice($0), fit: Fit.answer)
    }
  }

  /// The only option that is called so.
  func uniqueOption(_ options: [Option], _ range: Range<Int>) -> Int? {
    let matches = OptionMatcher(options).matches(range.map { utterance.tokens[$0].text })
    return matches.count == 1 ? matches[0] : nil
  }
}
