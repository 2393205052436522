/// A template as it is written, in hassil's syntax.
indirect enum Pattern: Hashable {
  case text(String)
  case sequence([Pattern])
  /// `(a|b)`
  case alternatives([Pattern])
  /// `[a]`
  case optional(Pattern)
  /// `(a; b)`: all of them, in any order.
  case permutation([Pattern])
  /// `{list:slot}`
  case list(String, slot: String)
  /// `<rule>`
  case rule(String)
}

/// What is wrong in a template, and where: an offset in its characters.
struct PatternError: Error {
  var message: String
  var remedy: String?
  var offset: Int
}

/// Reads templates.
struct PatternParser {
  private let characters: [Character]
  private var position = 0
  private var depth = 0

  /// Deeper nesting is no sentence but an attack on the stack.
  private static let deepest = 30

  private init(_ text: String) { characters = Array(text) }

  static func parse(_ text: String) throws(PatternError) -> Pattern {
    var parser = PatternParser(text)
    let pattern = try parser.group(until: nil)
    guard pattern != .sequence([]) else { throw parser.fault("the template is empty") }
    return pattern
  }

  private func fault(_ message: String, _ remedy: String? = nil) -> PatternError {
    PatternError(message: message, remedy: remedy, offset: position)
  }

  /// Reads up to the closing character: sequences, parted by `|` or by `;`.
  private mutating func group(until closing: Character?) throws(PatternError) -> Pattern {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw fault("groups are nested too deeply") }
    var branches: [Pattern] = []
    var separator: Character?
    let start = position
    while true {
      branches.append(try sequence())
      guard position < characters.count else {
        guard let closing else { break }
        position = max(0, start - 1)
        throw fault("this group is never closed", "write '\(closing)' at its end")
      }
      let next = characters[position]
      if next == closing { break }
      guard next == "|" || next == ";" else { throw fault("'\(next)' closes nothing") }
      guard separator == nil || separator == next else {
        throw fault("'|' and ';' stand in one group", "put one of them into its own ( )")
      }
      separator = next
      position += 1
    }
    if closing != nil { position += 1 }
    if branches.count == 1 { return branches[0] }
    return separator == ";" ? .permutation(branches) : .alternatives(branches)
  }

  private mutating func sequence() throws(PatternError) -> Pattern {
    var parts: [Pattern] = []
    var text = ""
    func flush() {
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
    }
    while position < characters.count {
      let character = characters[position]
      switch character {
      case "|", ";", ")", "]", "}", ">":
        flush()
        return parts.count == 1 ? parts[0] : .sequence(parts)
      case "(", "[", "{", "<":
        flush()
        parts.append(try bracket(character))
      case "\\":
        position += 1
        guard position < characters.count else { throw fault("'\\' escapes nothing") }
        text.append(characters[position])
        position += 1
      default:
        text.append(character)
        position += 1
      }
    }
    flush()
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func bracket(_ opening: Character) throws(PatternError) -> Pattern {
    position += 1
    switch opening {
    case "(": return try group(until: ")")
    case "[": return .optional(try group(until: "]"))
    case "<": return .rule(try name(until: ">"))
    default:
      let name = try name(until: "}")
      let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let list = parts.first, let slot = parts.last, !list.isEmpty, !slot.isEmpty else {
        throw fault("a list has no name", "write {list} or {list:slot}")
      }
      return .list(String(list), slot: String(slot))
    }
  }

  private mutating func name(until closing: Character) throws(PatternError) -> String {
    let start = position
    while position < characters.count, characters[position] != closing { position += 1 }
    guard position < characters.count else {
      position = start - 1
      throw fault("this name is never closed", "write '\(closing)' after it")
    }
    let name = String(characters[start..<position])
    position += 1
    guard !name.isEmpty else { throw fault("a name is missing before '\(closing)'") }
    return name
  }
}
