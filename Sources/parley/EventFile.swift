import FoundationEssentials
import Glibc
import Session

/// The file of `--log`: each event a line of JSON, written as it happens.
final class EventFile {
  private let descriptor: Int32

  /// - Parameter app: the app file or built-in app that is talked to, as it was named.
  init(path: String, app: String, locale: String) throws {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw UsageError("--log \(path): \(String(cString: strerror(errno)))")
    }
    let head = Record.object([
      .init("parley", .text("events")), .init("version", .number(Decimal(Event.recordVersion))),
      .init("app", .text(app)), .init("locale", .text(locale)),
    ])
    Output.write(head.json + "\n", to: descriptor)
  }

  deinit { close(descriptor) }

  func append(_ events: [Event]) {
    guard !events.isEmpty else { return }
    Output.write(events.map { $0.record.json + "\n" }.joined(), to: descriptor)
  }
}
