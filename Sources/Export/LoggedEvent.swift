package import Files
import FoundationEssentials
import Session

/// A line of a saved log (docs/events.md), as far as it is needed to do the same again.
struct LoggedEvent: Decodable, Hashable, Sendable {
  var event: Int
  var milliseconds: Int
  var kind: String
  var summary: String
  var text: String?
  var button: String?
  var choice: Int?
  var toTurn: Int?
  /// The line of the file, from 1.
  var line = 0

  enum CodingKeys: String, CodingKey {
    case event, milliseconds, kind, summary, text, button, choice, toTurn
  }
}

/// A log that `parley talk --log` has written.
package struct SavedLog: Sendable {
  /// What its first line tells; programs before this one wrote only the version.
  private struct Head: Decodable {
    var parley: String
    var version: Int
    var app: String?
    var locale: String?
    var device: [String: String]?
    var handler: String?
  }

  package let file: String
  /// The app file or built-in app that was talked to, when the log tells it.
  package let app: String?
  /// The language in which the conversation began, when the log tells it.
  package let locale: String?
  /// What of the device was set at first, by the names of the settings.
  let device: [String: String]
  /// What the handler's methods answered at first, as it was written.
  let handler: String
  let events: [LoggedEvent]

  /// Whether a file begins like a log.
  package static func isLog(_ text: String) -> Bool {
    text.prefix { $0 != "\n" }.contains("\"parley\":\"events\"")
  }

  /// Reads a log. A last line that was cut off, as after a crash, is passed over.
  package init(_ text: String, file: String) throws(FileError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let head = SavedLog.decode(Head.self, lines.first ?? ""), head.parley == "events" else {
      throw FileError(
        file: file, line: 1, column: 1, message: "this is not an event log",
        remedy: "give a file that parley talk --log FILE has written")
    }
    guard head.version == Event.recordVersion else {
      throw FileError(
        file: file, line: 1, column: 1,
        message: "the log has version \(head.version); this program reads \(Event.recordVersion)",
        remedy: "use the program that wrote it")
    }
    var events: [LoggedEvent] = []
    for (index, line) in lines.enumerated().dropFirst()
    where !line.allSatisfy(\.isWhitespace) {
      guard var event = SavedLog.decode(LoggedEvent.self, line) else {
        if lines[(index + 1)...].allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { break }
        throw FileError(
          file: file, line: index + 1, column: 1, message: "this line is no event",
          remedy: "each line is one object of JSON, as docs/events.md describes it")
      }
      event.line = index + 1
      events.append(event)
    }
    guard !events.isEmpty else {
      throw FileError(
        file: file, line: 1, column: 1, message: "nothing happens in this log",
        remedy: "give one in which somebody has said something")
    }
    self.file = file
    app = head.app
    locale = head.locale
    device = head.device ?? [:]
    handler = head.handler ?? ""
    self.events = events
  }

  private static func decode<Shape: Decodable>(_ shape: Shape.Type, _ line: Substring) -> Shape? {
    try? JSONDecoder().decode(shape, from: Data(line.utf8))
  }
}
