import Conversation
import Plain
import Session

/// How fast a conversation is acted out: as a person types and reads, not as a program does.
enum Pace {
  /// Milliseconds before a letter, by the letter: words are typed faster than what parts them.
  static func keystroke(_ character: Character) -> Int {
    switch character {
    case _ where character.isLetter: 60
    case _ where character.isWhitespace: 90
    case _ where character.isNumber: 110
    default: 130
    }
  }

  /// Milliseconds for typing a text; nobody watches a long one being typed to its end.
  static func typing(_ text: String) -> Int { text.prefix(400).reduce(0) { $0 + keystroke($1) } }

  /// Milliseconds for reading what has come.
  static func reading(_ text: String) -> Int { min(4_000, 900 + 30 * text.count) }

  /// Between marking a button and pressing it.
  static let pressing = 450
  /// After something was set.
  static let setting = 600
  /// Longer waits are shortened where nothing happens in them.
  static let idleLimit = 3_000
}

/// When an event comes while a conversation is acted out.
struct PacedEvent {
  var event: Event
  /// Milliseconds from the start; for what the user types, when the first letter comes.
  var from: Int
  /// When it is there.
  var at: Int
}

extension Recording {
  /// The events at a human pace.
  var pacedEvents: [PacedEvent] {
    var clock = 500
    var past = 0
    var unread = ""
    var paced: [PacedEvent] = []
    for event in session.log.events {
      clock += min(Pace.idleLimit, max(0, event.time - past))
      past = event.time
      if event.happening.isUsers {
        if !unread.isEmpty { clock += Pace.reading(unread) }
        unread = ""
        let from = clock
        if case .heard(let text) = event.happening { clock += Pace.typing(text) }
        clock += Pace.pressing
        paced.append(PacedEvent(event: event, from: from, at: clock))
      } else {
        unread += session.seen(of: event, wording).map(\.text).joined()
        paced.append(PacedEvent(event: event, from: clock, at: clock))
      }
    }
    return paced
  }
}

extension Happening {
  /// Whether the user did it.
  var isUsers: Bool {
    switch self {
    case .heard, .tapped, .chose: true
    default: false
    }
  }
}
