package import Files
import FoundationEssentials
import SiriKit

// A saved log: the JSON lines of `--log`, as docs/events.md describes them.
extension Statistics {
  /// Counts the endings of a saved log. What was taken back by going back is not counted; a last
  /// line that was cut off, as after a crash, is passed over.
  package init(log text: String, file: String) throws(FileError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let first = lines.popFirst() ?? ""
    guard let head = LogHead(first), head.parley == "events" else {
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
    var reader = LogReader()
    while let line = lines.popFirst() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      guard let entry = LogEntry(line) else {
        if lines.isEmpty { break }
        throw FileError(
          file: file, line: lines.startIndex, column: 1, message: "this line is no event",
          remedy: "each line is one object of JSON, as docs/events.md describes it")
      }
      reader.take(entry)
    }
    self.init(entries: reader.endings.map(\.entry))
  }
}

/// The endings of a log in their turns, so that those taken back can be left out.
private struct LogReader {
  struct Counted {
    var turn: Int
    var entry: Statistics.Entry
  }

  var endings: [Counted] = []
  private var intent = Statistics.noIntent
  private var phase: HandlerMethod.Phase?

  mutating func take(_ entry: LogEntry) {
    switch entry.kind {
    case "intent":
      intent = entry.intentName ?? Statistics.noIntent
      phase = nil
    case "call":
      phase = entry.method.map { HandlerMethod.Phase(ofMethod: $0) }
    case "ending":
      let ended = Statistics.Entry(intent: intent, phase: phase, ending: entry.ending ?? "")
        .following(endings.last?.entry)
      endings.append(Counted(turn: entry.turn ?? 0, entry: ended))
      intent = Statistics.noIntent
      phase = nil
    case "rewind":
      let turn = entry.toTurn ?? 0
      endings.removeAll { $0.turn >= turn }
      intent = Statistics.noIntent
      phase = nil
    default: break
    }
  }
}

/// The first line of a log.
private struct LogHead: Decodable {
  var parley: String
  var version: Int

  init?(_ line: Substring) {
    guard let head = try? JSONDecoder().decode(LogHead.self, from: Data(line.utf8)) else {
      return nil
    }
    self = head
  }
}

/// What the count needs of an event; other fields and kinds are passed over.
private struct LogEntry: Decodable {
  private struct Intent: Decodable {
    var `class`: String
  }

  enum Key: String, CodingKey {
    case kind, turn, toTurn, intent, method, ending
  }

  var kind: String
  var turn: Int?
  var toTurn: Int?
  var intentName: String?
  var method: String?
  var ending: String?

  init?(_ line: Substring) {
    guard let entry = try? JSONDecoder().decode(LogEntry.self, from: Data(line.utf8)) else {
      return nil
    }
    self = entry
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    kind = try fields.decode(String.self, forKey: .kind)
    turn = try fields.decodeIfPresent(Int.self, forKey: .turn)
    toTurn = try fields.decodeIfPresent(Int.self, forKey: .toTurn)
    method = try fields.decodeIfPresent(String.self, forKey: .method)
    ending = try fields.decodeIfPresent(String.self, forKey: .ending)
    if kind == "intent" { intentName = try fields.decode(Intent.self, forKey: .intent).class }
  }
}
