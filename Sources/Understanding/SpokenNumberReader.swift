import FoundationEssentials

/// Reads numbers as they are spoken in English: `two hundred and five`, `2.5 million`.
struct SpokenNumberReader {
  let tokens: [Token]
  let words: NumberWords

  /// A part of a number: its value, the token behind it, and whether digits were in it.
  private struct Part {
    var value: Decimal
    var end: Int
    var notes: [String] = []
    var isDigits = false
    /// Consists of one or two small words, and so may be the whole before cents: `one fifty`.
    var isSmallWord = false
  }

  /// All readings that begin at a token; more than one only when they are equally good.
  func read(at start: Int) -> [NumberReading] {
    var position = start
    let isNegative = has(.minus, at: position)
    if isNegative { position += 1 }
    guard let first = part(at: position) else { return [] }
    if first.isSmallWord, let cents = tens(at: first.end), cents.value >= 10 {
      return pair(first, cents, isNegative: isNegative)
    }
    let whole = sum(from: first)
    let rule = first.isDigits && whole.end == start + 1 ? "digits" : "number words"
    return [
      NumberReading(
        value: isNegative ? -whole.value : whole.value, end: whole.end, rule: rule,
        notes: whole.notes)
    ]
  }

  /// `one fifty` is 150 or 1.50; nobody can tell.
  private func pair(_ first: Part, _ cents: Part, isNegative: Bool) -> [NumberReading] {
    let sign: Decimal = isNegative ? -1 : 1
    return [first.value * 100 + cents.value, first.value + cents.value / 100].map {
      NumberReading(value: $0 * sign, end: cents.end, rule: "number words")
    }
  }

  private func has(_ word: NumberWords.Word, at index: Int) -> Bool {
    index < tokens.count && words.is(tokens[index], word)
  }

  private func unit(at index: Int) -> Int? {
    guard index < tokens.count else { return nil }
    for case .unit(let value) in words.words(tokens[index]) { return value }
    return nil
  }

  private func magnitude(at index: Int) -> Int? {
    guard index < tokens.count else { return nil }
    for case .magnitude(let value) in words.words(tokens[index]) { return value }
    return nil
  }

  /// A number below 100 in words.
  private func tens(at index: Int) -> Part? {
    guard index < tokens.count else { return nil }
    for case .tens(let tens) in words.words(tokens[index]) {
      if let unit = unit(at: index + 1), (1...9).contains(unit) {
        return Part(value: Decimal(tens + unit), end: index + 2, isSmallWord: true)
      }
      return Part(value: Decimal(tens), end: index + 1, isSmallWord: true)
    }
    guard let unit = unit(at: index) else { return nil }
    return Part(value: Decimal(unit), end: index + 1, isSmallWord: unit > 0)
  }

  /// A number up to the next magnitude word: `two hundred and five`, `2.5`, `a` before `hundred`.
  private func part(at index: Int) -> Part? {
    guard index < tokens.count else { return nil }
    var part: Part
    if let digits = DigitReader.read(tokens[index], words: words) {
      part = Part(value: digits.value, end: index + 1, notes: digits.notes, isDigits: true)
    } else if let half = halfOfMagnitude(at: index) {
      part = half
    } else if has(.one, at: index), magnitude(at: index + 1) != nil {
      part = Part(value: 1, end: index + 1)
    } else if let small = tens(at: index) {
      part = small
    } else {
      return nil
    }
    if let more = hundreds(part) { part = more }
    return decimals(part)
  }

  /// `half a million`
  private func halfOfMagnitude(at index: Int) -> Part? {
    guard has(.half, at: index), has(.one, at: index + 1), magnitude(at: index + 2) != nil else {
      return nil
    }
    return Part(value: Decimal(string: "0.5") ?? 0, end: index + 2)
  }

  private func hundreds(_ part: Part) -> Part? {
    guard magnitude(at: part.end) == 100 else { return nil }
    var whole = Part(
      value: part.value * 100, end: part.end + 1, notes: part.notes, isDigits: part.isDigits)
    let next = has(.and, at: whole.end) ? whole.end + 1 : whole.end
    if let rest = smallPart(at: next), rest.value < 100, rest.value > 0 {
      whole.value += rest.value
      whole.end = rest.end
    }
    return whole
  }

  /// What may follow `hundred`: words, or digits after `and`.
  private func smallPart(at index: Int) -> Part? { tens(at: index) }

  /// `five point three three`, `two and a half`.
  private func decimals(_ part: Part) -> Part {
    var whole = part
    if has(.and, at: part.end), has(.one, at: part.end + 1), has(.half, at: part.end + 2) {
      whole.value += Decimal(string: "0.5") ?? 0
      whole.end = part.end + 3
      whole.isSmallWord = false
      return whole
    }
    guard has(.point, at: part.end) else { return whole }
    var fraction = ""
    var index = part.end + 1
    while let digit = decimalDigits(at: index), fraction.count < 12 {
      fraction += digit.text
      index = digit.end
    }
    guard !fraction.isEmpty, let value = Decimal(string: "0." + fraction) else { return whole }
    whole.value += value
    whole.end = index
    whole.isSmallWord = false
    return whole
  }

  private func decimalDigits(at index: Int) -> (text: String, end: Int)? {
    if let unit = unit(at: index), unit <= 9 { return ("\(unit)", index + 1) }
    if let tens = tens(at: index) { return ("\(tens.value)", tens.end) }
    guard index < tokens.count, tokens[index].kind == .digits,
      tokens[index].text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      tokens[index].text.utf8.count <= 6
    else { return nil }
    return (tokens[index].text, index + 1)
  }

  /// Adds the parts: `two million` + `five thousand` + `and twenty`.
  private func sum(from first: Part) -> Part {
    var total = Part(value: 0, end: first.end, notes: first.notes)
    var part = first
    var limit = Decimal.greatestFiniteMagnitude
    while true {
      guard let magnitude = magnitude(at: part.end), magnitude > 100,
        Decimal(magnitude) < limit
      else {
        total.value += part.value
        total.end = part.end
        return total
      }
      limit = Decimal(magnitude)
      total.value += part.value * limit
      total.end = part.end + 1
      let next = has(.and, at: total.end) ? total.end + 1 : total.end
      guard let following = self.part(at: next), following.value < limit, following.value > 0 else {
        return total
      }
      part = following
    }
  }
}
