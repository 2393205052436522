import Screen

/// Something that a key does, with its default keys: dispatch, help and footer read this table.
struct Binding: Sendable {
  enum Context: String, Sendable, CaseIterable {
    case anywhere, input, log, list

    var title: String {
      switch self {
      case .anywhere: "anywhere"
      case .input: "while typing"
      case .log: "in the log"
      case .list: "in a list"
      }
    }
  }

  enum Action: String, Sendable {
    // Anywhere.
    case palette, help, behaviour, device, rewind, language, redraw, interrupt, suspend
    case switchPane, widen, narrow, toggleLog, plainView, present
    // While typing.
    case send, leave, complete, escape, previous, next, moveLeft, moveRight
    case lineStart, lineEnd, wordLeft, wordRight, eraseBack, eraseForward
    case killEnd, killStart, killWord, yank, undo, searchHistory, pageUp, pageDown
    // In the log.
    case up, down, logPageUp, logPageDown, top, bottom, inspect, find, nextHit, previousHit
    case filter, nextError, previousError, nextTurn, previousTurn, bubble, copyEvent
    case statistics, scrollLeft, scrollRight, closeLog, bookmark, nextBookmark
  }

  var action: Action
  var keys: [Key]
  var context: Context
  /// One or two words for the footer.
  var label: String
  var summary: String

  init(_ action: Action, _ keys: [Key], _ context: Context, _ label: String, _ summary: String) {
    self.action = action
    self.keys = keys
    self.context = context
    self.label = label
    self.summary = summary
  }

  static let all: [Binding] = anywhere + input + log

  private static let anywhere: [Binding] = [
    Binding(.palette, [.control("p")], .anywhere, "commands", "list every command"),
    Binding(.help, [.function(1)], .anywhere, "help", "keys and commands; ? on an empty line"),
    Binding(.behaviour, [.function(2)], .anywhere, "behaviour", "what the handler answers next"),
    Binding(.device, [.function(3)], .anywhere, "device", "lock, permission, app, network"),
    Binding(.rewind, [.function(4)], .anywhere, "rewind", "go back to a turn"),
    Binding(.language, [.function(5)], .anywhere, "language", "the same in another language"),
    Binding(.switchPane, [.tab, .backTab], .anywhere, "log", "go to the log, or back"),
    Binding(.toggleLog, [.function(9)], .anywhere, "log on/off", "hide the log, or show it"),
    Binding(
      .plainView, [.function(8)], .anywhere, "plain view", "the pane as bare text, for copying"),
    Binding(.present, [.function(7)], .anywhere, "present", "the conversation alone, or stop it"),
    Binding(.widen, [.alt(">"), .alt(".")], .anywhere, "wider", "a wider conversation"),
    Binding(.narrow, [.alt("<"), .alt(",")], .anywhere, "narrower", "a narrower conversation"),
    Binding(.redraw, [.control("l")], .anywhere, "redraw", "draw the screen anew"),
    Binding(.suspend, [.control("z")], .anywhere, "suspend", "back to the shell for a while"),
    Binding(.interrupt, [.control("c")], .anywhere, "cancel", "clear, cancel; twice leaves"),
  ]

  private static let input: [Binding] = [
    Binding(.send, [.enter], .input, "send", "say it, or press what is marked"),
    Binding(.escape, [.escape], .input, "clear", "clear the line or the mark"),
    Binding(.previous, [.up], .input, "previous", "mark the choice above, or what was said before"),
    Binding(.next, [.down], .input, "next", "mark the choice below, or what was said after"),
    Binding(.pageUp, [.pageUp], .input, "back", "scroll the conversation back"),
    Binding(.pageDown, [.pageDown], .input, "on", "scroll the conversation on"),
    Binding(.moveLeft, [.left, .control("b")], .input, "left", "one character, or button, left"),
    Binding(
      .moveRight, [.right, .control("f")], .input, "right", "one character, or button, right"),
    Binding(.wordLeft, [.wordLeft, .alt("b")], .input, "word left", "one word left"),
    Binding(.wordRight, [.wordRight, .alt("f")], .input, "word right", "one word right"),
    Binding(.lineStart, [.home, .control("a")], .input, "start", "start of the line"),
    Binding(.lineEnd, [.end, .control("e")], .input, "end", "end of the line"),
    Binding(
      .eraseBack, [.backspace, .control("h")], .input, "erase", "erase the character before"),
    Binding(.leave, [.control("d")], .input, "leave", "leave, when the line is empty"),
    Binding(.eraseForward, [.delete], .input, "erase", "erase the character under the cursor"),
    Binding(.killEnd, [.control("k")], .input, "cut", "cut to the end of the line"),
    Binding(.killStart, [.control("u")], .input, "cut", "cut to the start of the line"),
    Binding(.killWord, [.control("w")], .input, "cut word", "cut the word before"),
    Binding(.yank, [.control("y")], .input, "paste", "put back what was cut"),
    Binding(.undo, [.control("_")], .input, "undo", "undo the last change of the line"),
    Binding(.searchHistory, [.control("r")], .input, "search", "search what was said before"),
  ]

  private static let log: [Binding] = [
    Binding(.up, [.up, .character("k")], .log, "up", "the event before"),
    Binding(.down, [.down, .character("j")], .log, "down", "the event after"),
    Binding(.logPageUp, [.pageUp, .control("b")], .log, "page up", "one page back"),
    Binding(.logPageDown, [.pageDown, .control("f")], .log, "page down", "one page on"),
    Binding(.top, [.home, .character("g")], .log, "top", "the first event"),
    Binding(.bottom, [.end, .character("G")], .log, "follow", "the last event; follow the end"),
    Binding(.inspect, [.enter, .character("i")], .log, "inspect", "the whole event"),
    Binding(.find, [.character("/")], .log, "find", "search the log"),
    Binding(.nextHit, [.character("n")], .log, "next hit", "the next hit of the search"),
    Binding(.previousHit, [.character("N")], .log, "last hit", "the hit before"),
    Binding(.filter, [.character("f")], .log, "filter", "choose what is listed"),
    Binding(.nextError, [.character("e")], .log, "next warning", "the next warning or failure"),
    Binding(.previousError, [.character("E")], .log, "last warning", "the warning before"),
    Binding(.nextTurn, [.character("t")], .log, "next turn", "the next turn of the user"),
    Binding(.previousTurn, [.character("T")], .log, "last turn", "the turn before"),
    Binding(.bookmark, [.character("m")], .log, "mark", "mark the event, or unmark it"),
    Binding(.nextBookmark, [.character("'")], .log, "next mark", "the next marked event"),
    Binding(.bubble, [.character("b")], .log, "bubble", "show what the event made on the left"),
    Binding(.copyEvent, [.character("y")], .log, "copy", "copy the event as JSON"),
    Binding(.statistics, [.character("s")], .log, "statistics", "endings, counted"),
    Binding(.scrollLeft, [.left], .log, "left", "scroll left"),
    Binding(.scrollRight, [.right], .log, "right", "scroll right"),
    Binding(.closeLog, [.escape, .character("q")], .log, "back", "back to the conversation"),
  ]
}

extension Key {
  /// How the key is written in the footer and in help.
  package var name: String {
    switch self {
    case .character(let character): String(character)
    case .enter: "↵"
    case .tab: "⇥"
    case .backTab: "S-⇥"
    case .escape: "Esc"
    case .backspace: "Bksp"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .wordLeft: "^←"
    case .wordRight: "^→"
    case .controlUp: "^↑"
    case .controlDown: "^↓"
    case .function(let number): "F\(number)"
    case .control(let character): "^\(character.uppercased())"
    case .alt(let character): "M-\(character)"
    }
  }
}
