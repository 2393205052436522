/// A line that is expected: text with holes, and perhaps anything at its end.
///
/// `{any}` stands for anything; `{name}` too, but what it stood for must come again wherever the
/// name does. A `~` at the end ignores the rest. A backslash makes either plain text.
package struct LinePattern: Hashable, Sendable {
  /// A part of the line.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// `nil` is `{any}`.
    case hole(String?)
  }

  package private(set) var pieces: [Piece] = []
  package private(set) var ignoresRest = false

  /// A line that is expected as it is.
  package init(plain text: String) {
    if !text.isEmpty { pieces = [.text(text)] }
  }

  /// Reads a pattern. Braces around anything but a name are text.
  package init(_ written: some StringProtocol) {
    guard written.utf8.contains(where: { "{~\\".utf8.contains($0) }) else {
      if !written.isEmpty { pieces = [.text(String(written))] }
      return
    }
    var text = ""
    var rest = Substring(written).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\\", let escape = ScriptText.Escape(&rest) {
        text.unicodeScalars.append(escape.scalar)
      } else if scalar == "{", let name = LinePattern.holeName(&rest) {
        add(&text)
        pieces.append(.hole(name == "any" ? nil : name))
      } else if scalar == "~", rest.isEmpty {
        ignoresRest = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    add(&text)
  }

  private mutating func add(_ text: inout String) {
    if !text.isEmpty { pieces.append(.text(text)) }
    text = ""
  }

  /// Takes `name}` from the rest.
  private static func holeName(_ rest: inout Substring.UnicodeScalarView) -> String? {
    guard let end = rest.firstIndex(of: "}") else { return nil }
    let name = String(rest[..<end])
    guard isName(name) else { return nil }
    rest = rest[rest.index(after: end)...]
    return name
  }

  /// Whether a hole may be called so: a letter, then letters, digits, hyphens.
  package static func isName(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// The names of its holes.
  package var names: [String] {
    pieces.compactMap { if case .hole(let name?) = $0 { name } else { nil } }
  }

  /// What may follow what a pattern has written out.
  package enum Rest: Hashable, Sendable {
    case nothing
    /// More words: the name of a method stands for all that is said of its call.
    case words
    case anything

    fileprivate func allows(_ rest: Substring.UnicodeScalarView) -> Bool {
      guard let next = rest.first else { return true }
      return switch self {
      case .nothing: false
      case .words: !(next.properties.isAlphabetic || next.properties.numericType != nil)
      case .anything: true
      }
    }
  }

  /// Whether the line is as expected. On success the names that were free are bound.
  package func matches(
    _ line: String, rest: Rest = .nothing, binding names: inout [String: String]
  ) -> Bool {
    let rest = ignoresRest ? Rest.anything : rest
    if case .text(let text)? = pieces.first, pieces.count == 1 {
      // By code points: what looks the same need not be the same.
      guard line.unicodeScalars.starts(with: text.unicodeScalars) else { return false }
      return rest.allows(line.unicodeScalars.dropFirst(text.unicodeScalars.count))
    }
    var effort = LinePattern.effort
    guard let found = match(pieces[...], line.unicodeScalars[...], rest, names, &effort)
    else { return false }
    names = found
    return true
  }

  /// How many fillings are tried: many holes could be filled in more ways than anybody can wait
  /// for.
  private static let effort = 100_000

  private func match(
    _ pieces: ArraySlice<Piece>, _ line: Substring.UnicodeScalarView, _ rest: Rest,
    _ names: [String: String], _ effort: inout Int
  ) -> [String: String]? {
    guard let piece = pieces.first else { return rest.allows(line) ? names : nil }
    switch piece {
    case .text(let text):
      guard line.starts(with: text.unicodeScalars) else { return nil }
      return match(
        pieces.dropFirst(), line.dropFirst(text.unicodeScalars.count), rest, names, &effort)
    case .hole(let name):
      if let name, let bound = names[name] {
        guard line.starts(with: bound.unicodeScalars) else { return nil }
        return match(
          pieces.dropFirst(), line.dropFirst(bound.unicodeScalars.count), rest, names,
          &effort)
      }
      return matchHole(name, pieces.dropFirst(), line, rest, names, &effort)
    }
  }

  /// The shortest filling with which the rest fits.
  private func matchHole(
    _ name: String?, _ pieces: ArraySlice<Piece>, _ line: Substring.UnicodeScalarView,
    _ rest: Rest, _ names: [String: String], _ effort: inout Int
  ) -> [String: String]? {
    var end = line.startIndex
    while effort > 0 {
      effort -= 1
      var bound = names
      if let name { bound[name] = String(line[..<end]) }
      if let found = match(pieces, line[end...], rest, bound, &effort) { return found }
      guard end < line.endIndex else { return nil }
      end = line.index(after: end)
    }
    return nil
  }

  /// The same text with this before it.
  package func prefixed(_ prefix: String) -> LinePattern {
    guard !prefix.isEmpty else { return self }
    var prefixed = self
    if case .text(let text)? = pieces.first {
      prefixed.pieces[0] = .text(prefix + text)
    } else {
      prefixed.pieces.insert(.text(prefix), at: 0)
    }
    return prefixed
  }

  /// The line as it would be with what is bound; what is free stays a hole.
  package func filled(_ names: [String: String]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .hole(let name): name.flatMap { names[$0] } ?? "{\(name ?? "any")}"
      }
    }.joined() + (ignoresRest ? "~" : "")
  }
}
