import Conversation
import DialogEngine
import Files
import Handlers
import SiriKit

/// A command that starts with a slash; the screen, plain mode and scripts share the names.
package struct Command: Hashable, Sendable {
  /// The word after the slash.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case behaviour, device, rewind, language, branches, name, resume, compare, statistics, codes
    case variant, handover, save
    case inspect, find, filter, present, theme, why, copy, mouse, both, spoken, redraw, help, quit
  }

  package let name: Name
  /// What may follow the name.
  package let arguments: String
  package let summary: String
  /// The key that does the same on the screen.
  package let key: String

  /// All commands, in the order in which help lists them.
  package static let all: [Command] = [
    Command(.behaviour, "[METHOD [ANSWER]]", "what the handler's methods answer next", "F2"),
    Command(.device, "[SETTING [VALUE]]", "lock, permission, app, network, speaking mode", "F3"),
    Command(.variant, "[NAME]", "which way handle is written, right or wrong", ""),
    Command(
      .handover, "[token STATE | set KEY VALUE | remove KEY | reset | again | home]",
      "what the app is handed over, its record and the ledger", ""),
    Command(.rewind, "[TURN]", "go back to a turn and go on from there", "F4"),
    Command(.language, "[LOCALE]", "hear the same conversation in another language", "F5"),
    Command(.both, "", "show both languages at once, or stop it", ""),
    Command(.spoken, "", "show what is said where it differs from what is shown", ""),
    Command(.branches, "", "what was left by going back, as a tree", ""),
    Command(.name, "NAME", "name this way of the conversation", ""),
    Command(.resume, "BRANCH", "go on with a branch", ""),
    Command(.compare, "[BRANCH]", "a branch beside this way, with what differs", ""),
    Command(.statistics, "", "endings by intent, phase and code", ""),
    Command(.codes, "[INTENT]", "all response codes side by side, and what each leads to", ""),
    Command(.inspect, "[EVENT]", "the whole of an event", ""),
    Command(.why, "", "why the last utterance was taken as it was", ""),
    Command(.find, "TEXT", "search the log", ""),
    Command(.filter, "[KIND]", "show only some of the log: all, calls, talk, warnings", ""),
    Command(.present, "", "the conversation alone, for an audience, or stop it", "F7"),
    Command(.theme, "[NAME]", "change the colours", ""),
    Command(.save, "[FILE]", "write the conversation as a script; FILE branches: all of them", ""),
    Command(.copy, "", "copy the conversation as text", ""),
    Command(.mouse, "", "give the mouse back to the terminal, or take it", ""),
    Command(.redraw, "", "draw the screen anew", "^L"),
    Command(.help, "", "keys and commands", "?"),
    Command(.quit, "", "leave", "^D"),
  ]

  private init(_ name: Name, _ arguments: String, _ summary: String, _ key: String) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
    self.key = key
  }

  /// A command as it was typed: its name and the words after it.
  package struct Invocation: Hashable, Sendable {
    package var name: Name
    package var words: [String]

    package init(_ name: Name, _ words: [String] = []) {
      self.name = name
      self.words = words
    }

    /// Everything after the name, as one text.
    package var rest: String { words.joined(separator: " ") }
  }

  /// Usual short forms that no beginning gives.
  private static let shortNames: [String: Name] = ["stats": .statistics]

  /// Reads `/name word word`; a beginning that only one command has is enough.
  package static func parse(_ text: String) throws(CommandError) -> Invocation {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let typed = words.first.map { String($0.drop { $0 == "/" }) } ?? ""
    let rest = Array(words.dropFirst())
    if let name = Name(rawValue: typed) ?? shortNames[typed] { return Invocation(name, rest) }
    let candidates = Name.allCases.filter { !typed.isEmpty && $0.rawValue.hasPrefix(typed) }
    if candidates.count == 1, let name = candidates.first { return Invocation(name, rest) }
    if candidates.count > 1 {
      throw CommandError(
        "/\(typed) may be \(candidates.map { "/\($0.rawValue)" }.joined(separator: " or "))")
    }
    let near = nearest(typed, among: Name.allCases.map(\.rawValue))
    throw CommandError(
      "there is no command /\(typed)"
        + (near.map { "; did you mean /\($0)?" } ?? "; /help lists them"))
  }
}

/// What is wrong with a command, and what would be right.
package struct CommandError: Error, Hashable, Sendable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}

// The commands that change the conversation's world: the same everywhere.
extension Session {
  /// Runs `/device SETTING VALUE`; without a value it answers with the present one.
  package mutating func runDevice(_ words: [String]) throws(CommandError) -> String {
    guard let name = words.first else {
      return DeviceSetting.all.map { "\($0.name) \($0.value(in: device))" }
        .joined(separator: "\n")
    }
    guard let setting = DeviceSetting.named(name) else {
      throw CommandError(
        Session.unknown(name, "setting", among: DeviceSetting.all.map(\.name)))
    }
    guard words.count > 1 else { return "\(name) \(setting.value(in: device))" }
    guard set(setting, to: words[1]) else {
      throw CommandError(Session.unknown(words[1], "value of \(name)", among: setting.values))
    }
    return "\(name) \(words[1])"
  }

  /// The complaint about a word, with the nearest that exists.
  package static func unknown(_ word: String, _ what: String, among names: [String]) -> String {
    let near = nearest(word, among: names).map { "did you mean \($0)? " } ?? ""
    return "unknown \(what) \(word); \(near)one of: \(names.joined(separator: ", "))"
  }
}
