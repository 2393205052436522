import FoundationEssentials

/// Reads numbers as they are written in Chinese: `一万二`, `两百零五`, `1.2万`.
struct PositionalNumberReader {
  let tokens: [Token]
  let words: NumberWords

  /// The state while a number is read from left to right.
  private struct Sum {
    /// Complete sections: 万, 亿.
    var total: Decimal = 0
    /// The section under way, below 万.
    var section: Decimal = 0
    var digit: Decimal?
    var lastPower: Decimal = .greatestFiniteMagnitude
    var lastLarge: Decimal = .greatestFiniteMagnitude
    var followsZero = false
    var hasPower = false
    var notes: [String] = []
  }

  /// The reading that begins at a token.
  func read(at start: Int) -> [NumberReading] {
    var position = start
    let isNegative = has(.minus, at: position)
    if isNegative { position += 1 }
    var sum = Sum()
    let first = position
    while position < tokens.count {
      guard let isTaken = take(tokens[position], into: &sum) else { return [] }
      guard isTaken else { break }
      position += 1
    }
    guard position > first else { return [] }
    finish(&sum, spelling: first..<position)
    var value = sum.total + sum.section
    if let (fraction, end) = decimals(at: position) {
      value += fraction
      position = end
    }
    let isDigits = position == start + 1 && tokens[start].kind == .digits
    return [
      NumberReading(
        value: isNegative ? -value : value, end: position,
        rule: isDigits ? "digits" : "number words",
        notes: sum.notes)
    ]
  }

  private func has(_ word: NumberWords.Word, at index: Int) -> Bool {
    index < tokens.count && words.is(tokens[index], word)
  }

  /// Whether the token goes on with the number; `nil` when the number makes no sense.
  private func take(_ token: Token, into sum: inout Sum) -> Bool? {
    if let digits = DigitReader.read(token, words: words) {
      guard sum.digit == nil else { return nil }
      // 五十 20 is two numbers, and so none.
      if sum.hasPower, sum.section > 0, digits.value >= 10 { return nil }
      sum.digit = digits.value
      sum.notes += digits.notes
      return true
    }
    for word in words.words(token) {
      switch word {
      case .unit(0):
        guard sum.digit == nil else { return nil }
        if !sum.hasPower { sum.digit = 0 }
        sum.followsZero = true
        return true
      case .unit(let value):
        if sum.digit == 0 { sum.digit = nil }
        guard sum.digit == nil else { return nil }
        sum.digit = Decimal(value)
        return true
      case .magnitude(let power): return multiply(Decimal(power), &sum)
      case .tens, .and, .one, .point, .half, .minus: continue
      }
    }
    return false
  }

  private func multiply(_ power: Decimal, _ sum: inout Sum) -> Bool? {
    if power >= 10000 {
      guard power < sum.lastLarge else { return nil }
      let section = sum.section + (sum.digit ?? 0)
      guard section > 0 else { return nil }
      sum.total += section * power
      sum.section = 0
      sum.lastLarge = power
      sum.lastPower = power
    } else {
      guard power < sum.lastPower else { return nil }
      // 十五 is 15; every other power needs its digit.
      guard let digit = sum.digit ?? (power == 10 ? 1 : nil), digit > 0 else { return nil }
      sum.section += digit * power
      sum.lastPower = power
    }
    sum.digit = nil
    sum.followsZero = false
    sum.hasPower = true
    return true
  }

  /// The last digit: a whole one, or tenths of the power before it (两百五).
  private func finish(_ sum: inout Sum, spelling range: Range<Int>) {
    guard let digit = sum.digit else { return }
    let isShort =
      sum.hasPower && sum.lastPower >= 100 && !sum.followsZero && digit < 10
      && tokens[range.upperBound - 1].text.count == 1
    guard isShort else {
      sum.section += digit
      return
    }
    sum.section += digit * sum.lastPower / 10
    let text = tokens[range].map(\.text).joined()
    let other = sum.total + sum.section - digit * sum.lastPower / 10 + digit
    sum.notes.append("'\(text)' was read as \(sum.total + sum.section), not \(other)")
  }

  private func decimals(at index: Int) -> (value: Decimal, end: Int)? {
    guard has(.point, at: index) else { return nil }
    var fraction = ""
    var end = index + 1
    while end < tokens.count, fraction.count < 12 {
      guard case .unit(let value)? = words.words(tokens[end]).first, value <= 9 else { break }
      fraction += "\(value)"
      end += 1
    }
    guard !fraction.isEmpty, let value = Decimal(string: "0." + fraction) else { return nil }
    return (value, end)
  }
}
