import Files

/// Reads single lines; knows nothing of the lines around them but whether a table may stand here.
struct LineReader {
  /// Whether rows without indentation are the case's table, not a card.
  var isBeforeFirstStep = true

  mutating func read(_ text: String) throws(LineFault) -> ScriptLine {
    let trimmed = Substring(text).trimmed
    guard trimmed.hasPrefix("@"), !trimmed.hasPrefix("@include") else {
      return ScriptLine(try kind(of: text[...], trimmed), text: text)
    }
    return try localized(trimmed, text)
  }

  /// `@zh-Hans`, which begins a block, or `@zh-Hans > 给玛丽`, which is for one line.
  private mutating func localized(
    _ trimmed: Substring, _ text: String
  ) throws(LineFault) -> ScriptLine {
    let word = trimmed.dropFirst().prefix { $0 != " " && $0 != "\t" }
    guard let first = word.first, first.isLetter,
      word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
    else {
      throw LineFault(
        column(of: trimmed, in: text), "'@\(word)' is no language",
        "write @en-US, @zh-Hans, @all or @include FILE#CASE")
    }
    let locale = word == "all" ? nil : String(word)
    let rest = trimmed[word.endIndex...]
    guard !rest.trimmed.isEmpty else { return ScriptLine(.locale(locale), text: text) }
    return ScriptLine(try kind(of: rest.dropFirst(), rest.trimmed), locale: locale, text: text)
  }

  /// `line` still has its indentation, `trimmed` has not.
  private mutating func kind(
    of line: Substring, _ trimmed: Substring
  ) throws(LineFault) -> ScriptLine.Kind {
    if trimmed.isEmpty || trimmed.hasPrefix("//") { return .remark }
    switch trimmed.first {
    case ">":
      isBeforeFirstStep = false
      let words = trimmed.dropFirst()
      // Spaces at the end of an utterance are the user's.
      return .user(UserLine((words.first == " " ? words.dropFirst() : words).endingWith(line)))
    case "!": return try step(trimmed)
    case "*": return try event(trimmed)
    case "#":
      isBeforeFirstStep = true
      return .heading(String(trimmed.drop { $0 == "#" }.trimmed))
    case "@": return try include(trimmed)
    case "|": return try row(trimmed)
    default: return try word(line, trimmed)
    }
  }

  private mutating func step(_ trimmed: Substring) throws(LineFault) -> ScriptLine.Kind {
    isBeforeFirstStep = false
    let rest = trimmed.dropFirst()
    let offset = column(of: rest, in: String(trimmed.base)) - 1
    guard let number = rest.trimmed.removingPrefix("rewind") else {
      return .change(try WorldChange(rest, offset: offset))
    }
    guard let turns = Int(number.trimmed), turns > 0 else {
      throw LineFault(
        column(of: number.trimmed, in: trimmed.base), "'\(number.trimmed)' is no number of turns",
        "write '!rewind 2' to go back two turns")
    }
    return .rewind(turns)
  }

  private func event(_ trimmed: Substring) throws(LineFault) -> ScriptLine.Kind {
    let text = trimmed.dropFirst().trimmed
    let rules = ScriptLine.EventLine.Rule.allCases.filter { $0 != .expected }
    let rule = rules.first { text == $0.rawValue || text.hasPrefix($0.rawValue + " ") }
    let pattern = text.dropFirst(rule?.rawValue.count ?? 0).trimmed
    guard !pattern.isEmpty else {
      throw LineFault(
        column(of: trimmed, in: trimmed.base), "no event is named",
        "write '* handle -> success' or '* never handle'")
    }
    return .event(.init(LinePattern(pattern), rule: rule ?? .expected))
  }

  private mutating func include(_ trimmed: Substring) throws(LineFault) -> ScriptLine.Kind {
    isBeforeFirstStep = false
    let target = trimmed.dropFirst("@include".count).trimmed
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw LineFault(
        column(of: target, in: trimmed.base), "'\(target)' names no case of a file",
        "write '@include FILE.parley#CASE'; '#CASE' alone is one of this file")
    }
    return .include(path: String(parts[0].trimmed), name: String(parts[1].trimmed))
  }

  private func row(_ trimmed: Substring) throws(LineFault) -> ScriptLine.Kind {
    guard let cells = ScriptLine.cells(trimmed) else {
      throw LineFault(
        column(of: trimmed, in: trimmed.base), "the row has no end", "close it with '|'")
    }
    guard isBeforeFirstStep else { return .seen(.init(.row(cells.map { LinePattern($0) }))) }
    return .row(cells.map { ScriptText.unescaped($0) })
  }

  private func word(_ line: Substring, _ trimmed: Substring) throws(LineFault) -> ScriptLine.Kind {
    if let other = trimmed.removingPrefix("or:") {
      return .alternative(LinePattern(other.first == " " ? other.dropFirst() : other))
    }
    if let ticket = trimmed.removingPrefix("known:") { return .known(String(ticket.trimmed)) }
    if let what = trimmed.removingPrefix("strict:") {
      guard what.trimmed == "log" else {
        throw LineFault(
          column(of: what.trimmed, in: line.base), "only the log can be checked strictly",
          "write 'strict: log'")
      }
      return .strictLog
    }
    let isIndented = line.first == " " || line.first == "\t"
    guard isIndented || trimmed.hasPrefix("=") || trimmed.hasPrefix("[") || isSpoken(trimmed)
    else {
      throw LineFault(
        column(of: trimmed, in: line.base), "this is no line of a script",
        "begin it with '>' for the user, 'Siri:', '*', '=', '!', '@', '#', or '//' for a remark")
    }
    return .seen(.init(.line(LinePattern(line.drop { $0 == " " || $0 == "\t" }))))
  }

  /// `Siri: …`, `DemoPay: …`.
  private func isSpoken(_ line: Substring) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return false }
    let next = line.index(after: colon)
    return colon > line.startIndex && (next == line.endIndex || line[next] == " ")
  }

  private func column(of part: Substring, in text: String) -> Int {
    text.unicodeScalars.distance(from: text.startIndex, to: part.startIndex) + 1
  }
}

extension Substring {
  /// The same beginning, up to the end of the line that it is a part of.
  fileprivate func endingWith(_ line: Substring) -> Substring {
    line.base[startIndex..<line.endIndex]
  }
}

extension ScriptLine {
  /// The cells of `| a | b |`, without the spaces around them; `nil` when the end is missing.
  static func cells(_ row: Substring) -> [Substring]? {
    guard row.count > 1, row.hasPrefix("|"), row.hasSuffix("|") else { return nil }
    var cells: [Substring] = []
    var start = row.index(after: row.startIndex)
    var index = start
    while index < row.endIndex {
      if row[index] == "\\" {
        row.formIndex(after: &index)
      } else if row[index] == "|" {
        cells.append(row[start..<index].trimmed)
        start = row.index(after: index)
      }
      if index < row.endIndex { row.formIndex(after: &index) }
    }
    return cells
  }
}
