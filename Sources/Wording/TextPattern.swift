/// A text with named holes: `Send {currencyAmount} to {payee}?`.
struct TextPattern: Hashable {
  enum Piece: Hashable {
    case literal(Substring)
    case argument(String)
  }

  let pieces: [Piece]

  /// Braces that hold no name are ordinary characters.
  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    var literalStart = rest.startIndex
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      let inner = rest[rest.utf8.index(after: open)...]
      let name = inner.utf8.prefix(while: \.isPartOfName)
      guard !name.isEmpty, inner.utf8[name.endIndex...].first == UInt8(ascii: "}") else {
        rest = inner
        continue
      }
      if literalStart < open { pieces.append(.literal(text[literalStart..<open])) }
      pieces.append(.argument(String(Substring(name))))
      rest = inner[inner.utf8.index(after: name.endIndex)...]
      literalStart = rest.startIndex
    }
    if literalStart < text.endIndex { pieces.append(.literal(text[literalStart...])) }
    self.pieces = pieces
  }

  var arguments: Set<String> {
    Set(
      pieces.compactMap { piece in
        if case .argument(let name) = piece { name } else { nil }
      })
  }

  /// Fills the holes; values are put in as they are and never read as patterns.
  ///
  /// - Parameter spacesHan: put a space between a Han character of the text and a Latin letter,
  ///   digit or currency sign of a value, as Chinese is typeset.
  func filled(spacesHan: Bool, value: (String) -> String?) -> String {
    var sentence = Sentence(spacesHan: spacesHan)
    for piece in pieces {
      switch piece {
      case .literal(let text): sentence.append(literal: text)
      case .argument(let name): sentence.append(value: value(name) ?? "⟨\(name)⟩")
      }
    }
    return sentence.text
  }
}

/// A sentence that grows piece by piece and looks after the seams.
private struct Sentence {
  let spacesHan: Bool
  private(set) var text = ""
  /// An empty value stood at the beginning, so the space after it has to go.
  private var dropsSpace = false

  init(spacesHan: Bool) {
    self.spacesHan = spacesHan
  }

  mutating func append(literal: Substring) {
    join(dropsSpace && literal.first == " " ? literal.dropFirst() : literal)
    dropsSpace = false
  }

  mutating func append(value: String) {
    if !value.isEmpty {
      join(value[...])
      dropsSpace = false
    } else if text.last == " " {
      text.removeLast()
    } else if text.isEmpty {
      dropsSpace = true
    }
  }

  private mutating func join(_ piece: Substring) {
    if spacesHan, let left = text.unicodeScalars.last, let right = piece.unicodeScalars.first,
      left.isHan && right.isSpacedFromHan || left.isSpacedFromHan && right.isHan
    {
      text += " "
    }
    text += piece
  }
}

extension Unicode.Scalar {
  /// A character of Chinese script, not its punctuation.
  fileprivate var isHan: Bool { properties.isIdeographic }

  fileprivate var isSpacedFromHan: Bool {
    guard !isHan else { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .decimalNumber, .currencySymbol: return true
    default: return false
    }
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
