import FoundationEssentials

/// Reads amounts of money: `$20.50`, `twenty dollars and fifty cents`, `五十块五毛`, `20`.
struct MoneyReader {
  let tokens: [Token]
  let numbers: NumberWords
  let currencies: CurrencyWords
  /// The currency that is assumed when only a number is given.
  let usual: String
  /// `US`; decides what `$` is.
  let region: String?

  private struct FoundUnit {
    var unit: CurrencyWords.Unit
    var end: Int
    var spelling: String
    var notes: [String]
  }

  /// All readings that begin at a token; more than one only when they are equally good.
  func read(at start: Int) -> [MoneyReading] {
    guard start < tokens.count else { return [] }
    if let unit = unit(at: start, in: currencies.before) {
      return numbers(at: unit.end).map { behind(unit, $0) }
    }
    if isMinus(start), let unit = unit(at: start + 1, in: currencies.before) {
      return numbers(at: unit.end).map { number in
        var reading = behind(unit, number)
        reading.amount = -reading.amount
        return reading
      }
    }
    if let reading = wordless(at: start) { return [reading] }
    return numbers(at: start).map(before)
  }

  /// A currency without an amount: `euros`, `USD`, `€`.
  func currency(at start: Int) -> (content: Binding.Content, end: Int)? {
    let found =
      unit(at: start, in: currencies.behind) ?? unit(at: start, in: currencies.before)
    guard let found, found.unit.partsInWhole == 1 else { return nil }
    return (.currency(found.unit.code, spelling: found.spelling), found.end)
  }

  /// The readings of a number, without a currency.
  func numbers(at start: Int) -> [NumberReading] {
    guard start < tokens.count else { return [] }
    switch numbers.style {
    case .spoken: return SpokenNumberReader(tokens: tokens, words: numbers).read(at: start)
    case .positional:
      return PositionalNumberReader(tokens: tokens, words: numbers).read(at: start)
    }
  }

  /// Whether an alphabet's word means a currency, and so is no name.
  func isCurrencyWord(_ token: Token) -> Bool { currencies.behind[token.text] != nil }

  func isNumberWord(_ token: Token) -> Bool {
    numbers.words(token).contains { word in
      switch word {
      case .unit, .tens, .magnitude: true
      case .and, .one, .point, .half, .minus: false
      }
    }
  }

  private func has(_ word: NumberWords.Word, at index: Int) -> Bool {
    index < tokens.count && numbers.is(tokens[index], word)
  }

  private func isMinus(_ index: Int) -> Bool { has(.minus, at: index) }

  /// The longest spelling of a currency that begins at a token.
  private func unit(
    at start: Int, in spellings: [String: [CurrencyWords.Unit]], code: String? = nil
  ) -> FoundUnit? {
    guard start < tokens.count, currencies.tokens.contains(tokens[start].text) else { return nil }
    var key = ""
    var found: FoundUnit?
    for end in (start + 1)...min(tokens.count, start + currencies.longest) {
      if !key.isEmpty { key += " " }
      key += tokens[end - 1].text
      guard var units = spellings[key] else { continue }
      if let code { units.removeAll { $0.code != code } }
      guard let (unit, notes) = choose(units, spelling: key) else { continue }
      found = FoundUnit(unit: unit, end: end, spelling: key, notes: notes)
    }
    return found
  }

  private func choose(
    _ units: [CurrencyWords.Unit], spelling: String
  ) -> (CurrencyWords.Unit, [String])? {
    guard let first = units.first else { return nil }
    guard Set(units.map(\.code)).count > 1 else { return (first, []) }
    if let region, let unit = units.first(where: { $0.regions.contains(region) }) {
      return (unit, [])
    }
    let unit = units.first { $0.code == usual } ?? first
    return (unit, ["'\(spelling)' was read as \(unit.code)"])
  }

  /// A number behind its currency: `$20`, `USD 20`, `人民币八千元`.
  private func behind(_ unit: FoundUnit, _ number: NumberReading) -> MoneyReading {
    var reading = MoneyReading(
      amount: number.value, currencyCode: unit.unit.code, end: number.end,
      rule: "money: sign \(unit.spelling)", notes: number.notes + unit.notes)
    if let again = self.unit(at: number.end, in: currencies.behind, code: unit.unit.code),
      again.unit.partsInWhole == 1
    {
      reading.end = again.end
      addParts(to: &reading)
    }
    return reading
  }

  /// A number before its currency, or alone.
  private func before(_ number: NumberReading) -> MoneyReading {
    guard let unit = unit(at: number.end, in: currencies.behind) else {
      return MoneyReading(
        amount: number.value, currencyCode: nil, end: number.end,
        rule: "money: bare \(number.rule)", notes: number.notes)
    }
    return counted(number.value, unit, notes: number.notes)
  }

  private func counted(_ count: Decimal, _ found: FoundUnit, notes: [String]) -> MoneyReading {
    var reading = MoneyReading(
      amount: count / Decimal(found.unit.partsInWhole), currencyCode: found.unit.code,
      end: found.end, rule: "money: word \(found.spelling)", notes: notes + found.notes)
    if found.unit.partsInWhole == 1 {
      addParts(to: &reading)
    } else if numbers.style == .positional {
      addPositionalParts(to: &reading, size: found.unit.partsInWhole * 10)
    }
    return reading
  }

  /// `a dollar`, `half a dollar`, `半块`.
  private func wordless(at start: Int) -> MoneyReading? {
    var index = start
    var count: Decimal = 1
    if has(.half, at: index) {
      count = Decimal(string: "0.5") ?? 1
      index += has(.one, at: index + 1) ? 2 : 1
    } else if has(.one, at: index) {
      index += 1
    } else {
      return nil
    }
    guard let unit = unit(at: index, in: currencies.behind), isWord(unit.spelling) else {
      return nil
    }
    return counted(count, unit, notes: [])
  }

  private func isWord(_ spelling: String) -> Bool {
    currencies.before[spelling] == nil
  }

  private func addParts(to reading: inout MoneyReading) {
    switch numbers.style {
    case .spoken: addSpokenParts(to: &reading)
    case .positional: addPositionalParts(to: &reading, size: 10)
    }
  }

  private func isWhole(_ amount: Decimal) -> Bool { !amount.description.contains(".") }

  /// `… and fifty cents`, `… fifty`, `… and a half`.
  private func addSpokenParts(to reading: inout MoneyReading) {
    guard let code = reading.currencyCode, isWhole(reading.amount) else { return }
    let start = reading.end
    let hasAnd = has(.and, at: start)
    let next = hasAnd ? start + 1 : start
    if hasAnd, has(.one, at: next), has(.half, at: next + 1) {
      reading.amount += Decimal(string: "0.5") ?? 0
      reading.end = next + 2
      return
    }
    guard let number = numbers(at: next).first, number.value > 0, number.value < 100,
      isWhole(number.value)
    else { return }
    if let part = unit(at: number.end, in: currencies.behind, code: code),
      part.unit.partsInWhole > 1
    {
      reading.amount += number.value / Decimal(part.unit.partsInWhole)
      reading.end = part.end
      return
    }
    // "12 dollars and 15 dollars" are two amounts, and "20 dollars 5" is none.
    guard !hasAnd, number.value >= 10, unit(at: number.end, in: currencies.behind) == nil,
      currencies.hasHundredths(code)
    else { return }
    reading.amount += number.value / 100
    reading.end = number.end
    reading.notes.append("the number after the currency was read as hundredths")
  }

  /// `…五毛二`, `…五`, `…零五分`, `…半`.
  private func addPositionalParts(to reading: inout MoneyReading, size: Int) {
    guard let code = reading.currencyCode, isWhole(reading.amount) || size > 10 else { return }
    var size = size
    while size <= 100 {
      let start = reading.end
      if size == 10, has(.half, at: start) {
        reading.amount += Decimal(string: "0.5") ?? 0
        reading.end = start + 1
        break
      }
      guard let number = numbers(at: start).first, number.value > 0, isWhole(number.value) else {
        break
      }
      if let part = unit(at: number.end, in: currencies.behind, code: code),
        part.unit.partsInWhole >= size, number.value < 100
      {
        reading.amount += number.value / Decimal(part.unit.partsInWhole)
        reading.end = part.end
        size = part.unit.partsInWhole * 10
        continue
      }
      addBareDigits(number, to: &reading, size: size)
      break
    }
    if let again = unit(at: reading.end, in: currencies.behind, code: code),
      again.unit.partsInWhole == 1
    {
      reading.end = again.end
    }
  }

  /// A digit without its unit: 五块五, 五块零五, 20块50.
  private func addBareDigits(
    _ number: NumberReading, to reading: inout MoneyReading, size: Int
  ) {
    guard unit(at: number.end, in: currencies.behind) == nil else { return }
    let length = number.end - reading.end
    let isZeroFirst = length == 2 && has(.unit(0), at: reading.end)
    let isTwoDigits = length == 1 && number.value >= 10 && tokens[reading.end].kind == .digits
    if number.value < 10, length == 1 {
      reading.amount += number.value / Decimal(size)
    } else if isZeroFirst || isTwoDigits, size == 10, number.value < 100 {
      reading.amount += number.value / 100
    } else {
      return
    }
    reading.end = number.end
  }
}
