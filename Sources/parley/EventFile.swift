import Conversation
import FoundationEssentials
import Glibc
import Session

/// A file of events, each a line of JSON, written as it happens: `--log`, and the journal.
final class EventFile {
  private let descriptor: Int32
  /// An ending is written through to the disk.
  var isSynced = false

  /// - Parameter app: the app file or built-in app that is talked to, as it was named.
  init(path: String, app: String, session: Session) throws {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw UsageError("\(path): \(String(cString: strerror(errno)))")
    }
    let beginning = session.beginning
    let head = Record.object(
      [
        .init("parley", .text("events")), .init("version", .number(Decimal(Event.recordVersion))),
        .init("app", .text(app)), .init("locale", .text(beginning.locale)),
      ]
        + (session.changedSettings.isEmpty
          ? []
          : [
            .init(
              "device",
              .object(session.changedSettings.map { .init($0.name, .text($0.value)) }))
          ])
        + (beginning.writtenBehaviour.isEmpty
          ? [] : [.init("handler", .text(beginning.writtenBehaviour))]))
    Output.write(head.json + "\n", to: descriptor)
    append(session.log.events)
  }

  deinit { close(descriptor) }

  /// Nobody else may take the file for one that was left behind.
  func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  func append(_ events: [Event]) {
    guard !events.isEmpty else { return }
    Output.write(events.map { $0.record.json + "\n" }.joined(), to: descriptor)
    let hasEnded = events.contains { $0.happening.kind == Happening.Kind.ended.rawValue }
    if isSynced, hasEnded { fsync(descriptor) }
  }
}
