/// Cuts a text into tokens, and keeps where each one came from.
struct Tokenizer {
  private(set) var tokens: [Token] = []
  private let characters: [Character]
  /// Words that may stand right before digits without being part of a name: `USD20`.
  private let units: Set<String>
  private var position = 0
  private var followsSpace = true
  private var followsMark = false

  private init(_ characters: [Character], units: Set<String>) {
    self.characters = characters
    self.units = units
  }

  static func tokens(of characters: [Character], units: Set<String> = []) -> [Token] {
    var tokenizer = Tokenizer(characters, units: units)
    tokenizer.run()
    return tokenizer.tokens
  }

  static func tokens(of text: String) -> [Token] { tokens(of: Array(text)) }

  /// The folded words of a text, as the index of names keeps them.
  static func words(of text: String) -> [String] { tokens(of: text).map(\.text) }

  private mutating func run() {
    while position < characters.count {
      let first = scalar(at: position)
      switch Folding.classify(first) {
      case .letter: readWord()
      case .digit: readDigits()
      case .ideograph: add(.ideograph, length: 1)
      case .currency, .sign: add(.sign, length: 1)
      case .picture: add(.picture, length: 1)
      case .space: pass(space: true)
      case .ignorable: position += 1
      case .apostrophe: pass(mark: true)
      case .punctuation:
        if startsNumber(first) {
          readDigits()
        } else if startsNegativeAmount(first) {
          add(.sign, length: 1)
        } else {
          pass(space: true, mark: first != 0x2D && !endsAbbreviation(first))
        }
      }
    }
  }

  /// The first scalar of a character that counts, narrow.
  private func scalar(at index: Int) -> UInt32 {
    guard index >= 0, index < characters.count else { return 0x20 }
    let scalars = characters[index].unicodeScalars
    for scalar in scalars where Folding.classify(scalar.value) != .ignorable {
      return Folding.narrow(scalar.value)
    }
    return scalars.first?.value ?? 0x20
  }

  private func isKind(_ kind: Folding.Class, at index: Int) -> Bool {
    index < characters.count && index >= 0 && Folding.classify(scalar(at: index)) == kind
  }

  /// Nothing is glued to the front of the present character.
  private var beginsWord: Bool {
    var index = position - 1
    while isKind(.ignorable, at: index) { index -= 1 }
    return index < 0 || isKind(.space, at: index)
  }

  /// `-` and `.` belong to the digits behind them when nothing is glued to their front.
  private func startsNumber(_ mark: UInt32) -> Bool {
    guard isKind(.digit, at: position + 1) else { return false }
    let isSeparate = beginsWord || isKind(.currency, at: position - 1)
    return (mark == 0x2D || mark == 0x2E || mark == 0x2212) && isSeparate
  }

  /// The point of `Dr. Smith` and `J. Smith` parts nothing.
  private func endsAbbreviation(_ mark: UInt32) -> Bool {
    guard mark == 0x2E, let last = tokens.last else { return false }
    return last.kind == .word && last.end == position && last.isCapitalised
      && last.text.utf8.count <= 3 && isKind(.space, at: position + 1)
      && isKind(.letter, at: position + 2)
  }

  /// `-$20` is not 20 dollars.
  private func startsNegativeAmount(_ mark: UInt32) -> Bool {
    (mark == 0x2D || mark == 0x2212) && isKind(.currency, at: position + 1) && beginsWord
  }

  private mutating func pass(space: Bool = false, mark: Bool = false) {
    followsSpace = followsSpace || space || mark
    followsMark = followsMark || mark
    position += 1
  }

  private mutating func readWord() {
    let start = position
    var end = start
    var letters = 0
    while end < characters.count {
      let kind = Folding.classify(scalar(at: end))
      let isInner = kind == .apostrophe && isKind(.letter, at: end + 1)
      guard kind == .letter || kind == .ignorable || kind == .digit || isInner else { break }
      if kind == .digit, letters == 0 { letters = end - start }
      end += 1
    }
    if letters > 0, units.contains(folded(start..<(start + letters))) { end = start + letters }
    add(.word, length: end - start)
  }

  private mutating func readDigits() {
    let start = position
    var end = start + (isKind(.digit, at: start) ? 0 : 1)
    while end < characters.count {
      if isKind(.digit, at: end) || isKind(.ignorable, at: end) {
        end += 1
      } else if [0x2E, 0x2C, 0x27].contains(scalar(at: end)), isKind(.digit, at: end + 1) {
        end += 1
      } else {
        break
      }
    }
    add(.digits, length: end - start)
  }

  private func folded(_ range: Range<Int>) -> String {
    var text = ""
    for character in characters[range] {
      for scalar in character.unicodeScalars
      where Folding.classify(scalar.value) != .ignorable {
        Folding.append(Folding.narrow(scalar.value), to: &text)
      }
    }
    return text
  }

  private mutating func add(_ kind: Token.Kind, length: Int) {
    let range = position..<(position + length)
    var token = Token(
      kind: kind, text: folded(range), start: range.lowerBound, end: range.upperBound)
    token.followsSpace = followsSpace
    token.followsMark = followsMark
    token.isCapitalised = characters[position].isUppercase
    token.isSkippable = kind == .picture
    tokens.append(token)
    position = range.upperBound
    followsSpace = false
    followsMark = false
  }
}
