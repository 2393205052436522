/// A request or an answer that is written instead of spoken:
/// `{INSendPaymentIntent payee=Maria amount=20 USD note="thanks for lunch"}`, `{choose 2}`.
///
/// This is only its form; `StructuredReading` finds what it means.
package struct StructuredUtterance: Hashable, Sendable {
  /// Some characters of the text, as they are to be read.
  package struct Piece: Hashable, Sendable {
    package var text: String
    /// Offsets in the text, counted in characters.
    package var range: Range<Int>
    package var isQuoted = false
  }

  /// `name=value`; a value in several parts stands for a list.
  package struct Entry: Hashable, Sendable {
    package var name: Piece
    /// Empty for `name=` and `name=nil`.
    package var values: [Piece]
    /// The whole value, for a parameter that takes one.
    package var whole: Piece?
    /// Without `=` only the name is given.
    package var hasValue: Bool
  }

  package private(set) var head: Piece
  /// Everything behind the first word, for answers that take words.
  package private(set) var rest: Piece?
  package private(set) var entries: [Entry] = []

  private let characters: [Character]

  /// Whether a text is meant to be structured: it stands in braces.
  package static func isOne(_ text: String) -> Bool {
    let trimmed = text.drop(while: \.isWhitespace)
    return trimmed.first == "{" && trimmed.last(where: { !$0.isWhitespace }) == "}"
  }

  /// `nil` when the text does not stand in braces, or is too long to be one.
  package init(parsing text: String) throws(StructuredComplaint) {
    characters = Array(text)
    guard let open = characters.firstIndex(of: "{"),
      let close = characters.lastIndex(of: "}"), open < close,
      characters.count <= Utterance.longest
    else {
      throw StructuredComplaint("no braces around it", remedy: "write {yes}", at: 0)
    }
    let start = Self.skipSpace(characters, open + 1, close)
    let end = characters[start..<close].firstIndex(where: \.isWhitespace) ?? close
    guard start < end else {
      throw StructuredComplaint(
        "nothing stands between the braces", remedy: "write an intent, or yes, no, cancel",
        at: open)
    }
    head = Piece(text: String(characters[start..<end]), range: start..<end)
    rest = Self.trimmed(characters, end..<close)
    if Self.takesEntries(head.text) { entries = try readEntries(from: end, to: close) }
  }

  /// The word that says what follows: parameters, for an intent and for a change.
  private static func takesEntries(_ head: String) -> Bool {
    head == "change" || head.first?.isUppercase ?? false
  }

  // MARK: Entries

  private func readEntries(
    from start: Int, to end: Int
  ) throws(StructuredComplaint) -> [Entry] {
    var entries: [Entry] = []
    var position = Self.skipSpace(characters, start, end)
    while position < end {
      guard let name = name(at: position, before: end) else {
        throw StructuredComplaint(
          "'\(word(at: position, before: end))' is no parameter with a value",
          remedy: "write name=value, and quote a text that has '=' in it", at: position)
      }
      let hasValue = name.range.upperBound < end && characters[name.range.upperBound] == "="
      let valueStart = name.range.upperBound + (hasValue ? 1 : 0)
      let valueEnd = hasValue ? self.valueEnd(from: valueStart, before: end) : valueStart
      let pieces = try values(valueStart..<valueEnd)
      let whole = Self.trimmed(characters, valueStart..<valueEnd)
      entries.append(
        Entry(
          name: name, values: pieces, whole: pieces.count == 1 ? pieces[0] : whole,
          hasValue: hasValue))
      position = Self.skipSpace(characters, valueEnd, end)
    }
    return entries
  }

  /// The name at a place, when `=`, a space or the end follows it.
  private func name(at start: Int, before end: Int) -> Piece? {
    var position = start
    while position < end, Self.isOfName(characters[position]) { position += 1 }
    guard position > start, characters[start].isLetter else { return nil }
    if position < end, characters[position] != "=", !characters[position].isWhitespace {
      return nil
    }
    return Piece(text: String(characters[start..<position]), range: start..<position)
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == ".")
  }

  private func word(at start: Int, before end: Int) -> String {
    String(characters[start..<end].prefix { !$0.isWhitespace })
  }

  /// A value goes on until the next `name=`.
  private func valueEnd(from start: Int, before end: Int) -> Int {
    var position = start
    while position < end {
      if let behind = quotedEnd(at: position, in: start..<end) {
        position = behind
      } else if characters[position].isWhitespace {
        let next = Self.skipSpace(characters, position, end)
        if let name = name(at: next, before: end), name.range.upperBound < end,
          characters[name.range.upperBound] == "="
        {
          return position
        }
        position = max(next, position + 1)
      } else {
        position += 1
      }
    }
    return end
  }

  // MARK: Values

  private func values(_ range: Range<Int>) throws(StructuredComplaint) -> [Piece] {
    guard var inner = Self.trimmed(characters, range)?.range else { return [] }
    if characters[inner.lowerBound] == "[", characters[inner.upperBound - 1] == "]" {
      guard let list = Self.trimmed(characters, inner.dropFirst().dropLast()) else { return [] }
      inner = list.range
    }
    var pieces: [Piece] = []
    var start = inner.lowerBound
    var position = start
    while position < inner.upperBound {
      if let behind = quotedEnd(at: position, in: start..<inner.upperBound) {
        position = behind
      } else if ",，、".contains(characters[position]) {
        try add(start..<position, to: &pieces)
        position += 1
        start = position
      } else {
        position += 1
      }
    }
    try add(start..<inner.upperBound, to: &pieces)
    return pieces.count == 1 && !pieces[0].isQuoted && pieces[0].text == "nil" ? [] : pieces
  }

  private func add(_ range: Range<Int>, to pieces: inout [Piece]) throws(StructuredComplaint) {
    guard let piece = Self.trimmed(characters, range) else { return }
    guard characters[piece.range.lowerBound] == "\"" else { return pieces.append(piece) }
    guard quotedEnd(at: piece.range.lowerBound, in: piece.range) == piece.range.upperBound else {
      throw StructuredComplaint(
        "the quotation does not end", remedy: "write \" at its end, and \\\" within",
        at: piece.range.lowerBound)
    }
    pieces.append(
      Piece(text: unescaped(piece.range.dropFirst().dropLast()), range: piece.range, isQuoted: true)
    )
  }

  /// The place behind a quotation that begins here; quotes count at the beginning of a value only.
  private func quotedEnd(at position: Int, in range: Range<Int>) -> Int? {
    guard characters[position] == "\"" else { return nil }
    let before = characters[range.lowerBound..<position].last { !$0.isWhitespace }
    guard before == nil || ",，、[".contains(before ?? " ") else { return nil }
    var index = position + 1
    while index < range.upperBound, characters[index] != "\"" {
      index += characters[index] == "\\" ? 2 : 1
    }
    return index < range.upperBound ? index + 1 : nil
  }

  private func unescaped(_ range: Range<Int>) -> String {
    var text = ""
    var isEscaped = false
    for character in characters[range] {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      text.append(isEscaped && character == "n" ? "\n" : character)
      isEscaped = false
    }
    return text
  }

  // MARK: Spaces

  private static func skipSpace(_ characters: [Character], _ start: Int, _ end: Int) -> Int {
    var position = start
    while position < end, characters[position].isWhitespace { position += 1 }
    return position
  }

  private static func trimmed(_ characters: [Character], _ range: Range<Int>) -> Piece? {
    let start = skipSpace(characters, range.lowerBound, range.upperBound)
    var end = range.upperBound
    while end > start, characters[end - 1].isWhitespace { end -= 1 }
    return start < end
      ? Piece(text: String(characters[start..<end]), range: start..<end) : nil
  }
}
