package import Files
import Screen

/// Which key does what: the table's defaults, with what a user's file puts in their place.
package struct Keymap: Sendable {
  private(set) var bindings: [Binding]

  /// The default keys.
  package init() {
    bindings = Binding.all
  }

  /// The defaults with the keys of a file: `redraw: [^L, F10]`, one action a line.
  ///
  /// A key that two actions of a context would have is an error that names both.
  package init(bytes: [UInt8], file: String) throws(FileError) {
    self.init()
    let entries = try YAMLDecoder().decode(
      OrderedEntries<[Located<String>]>.self, from: bytes, file: file)
    for entry in entries.entries {
      guard let index = bindings.firstIndex(where: { $0.action.rawValue == entry.key }) else {
        let near = nearest(entry.key, among: bindings.map(\.action.rawValue))
        throw FileError(
          file: file, line: entry.line, column: entry.column,
          message: "there is no action '\(entry.key)'",
          remedy: near.map { "did you mean '\($0)'?" } ?? "? in Parley lists them")
      }
      var keys: [Key] = []
      for name in entry.value { keys.append(try Keymap.key(name, in: file)) }
      bindings[index].keys = keys
      try check(index, at: entry.line, entry.column, in: file)
    }
  }

  private static func key(_ name: Located<String>, in file: String) throws(FileError) -> Key {
    if let key = Key(named: name.value) { return key }
    throw FileError(
      file: file, line: name.line, column: name.column, message: "'\(name.value)' is no key",
      remedy: "write a character, F5, ^P, M-b, Enter, Tab, Esc, Up, PgDn, …")
  }

  private func check(_ index: Int, at line: Int, _ column: Int, in file: String) throws(FileError) {
    let changed = bindings[index]
    for (other, binding) in bindings.enumerated() where other != index {
      guard
        binding.context == changed.context || binding.context == .anywhere
          || changed.context == .anywhere
      else { continue }
      if let key = changed.keys.first(where: { binding.keys.contains($0) }) {
        throw FileError(
          file: file, line: line, column: column,
          message: "\(key.name) would be both '\(changed.action.rawValue)' and "
            + "'\(binding.action.rawValue)'",
          remedy: "give '\(binding.action.rawValue)' another key above this line")
      }
    }
  }

  /// The binding of a key in a context; what holds anywhere comes last.
  func binding(of key: Key, in context: Binding.Context) -> Binding? {
    bindings.first { $0.context == context && $0.keys.contains(key) }
      ?? bindings.first { $0.context == .anywhere && $0.keys.contains(key) }
  }

  func binding(of action: Binding.Action) -> Binding? { bindings.first { $0.action == action } }
}

extension Key {
  private static let words: [String: Key] = [
    "Enter": .enter, "Tab": .tab, "BackTab": .backTab, "Esc": .escape, "Backspace": .backspace,
    "Del": .delete, "Ins": .insert, "Up": .up, "Down": .down, "Left": .left, "Right": .right,
    "Home": .home, "End": .end, "PgUp": .pageUp, "PgDn": .pageDown, "Space": .character(" "),
    "C-Left": .wordLeft, "C-Right": .wordRight, "C-Up": .controlUp, "C-Down": .controlDown,
  ]

  /// A key by the name that a file has for it: `^P`, `M-b`, `F2`, `Enter`, `x`.
  init?(named name: String) {
    if let key = Key.words[name] {
      self = key
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...24).contains(number) {
      self = .function(number)
    } else if name.hasPrefix("^"), name.count == 2, let letter = name.last?.lowercased().first {
      self = .control(letter)
    } else if name.hasPrefix("M-"), name.count == 3, let character = name.last {
      self = .alt(character)
    } else {
      return nil
    }
  }
}
