import Conversation
import FoundationEssentials
import Handlers
import Plain
import Session

/// A conversation as one JSON object: where it took place, what was done, every event.
package enum JSONDocument {
  /// Changes when a field goes or changes its meaning.
  static let version = 1

  /// The object on one line, with sorted keys.
  package static func text(of recording: Recording) -> String {
    let session = recording.session
    let behaviour = session.acts.map { Record.text($0.act.notation) }
    return Record.object([
      .init("parley", .text("conversation")),
      .init("version", .number(Decimal(version))),
      .init("title", .text(recording.title)),
      .init("app", .text(session.appFile.app.name)),
      .init("locale", .text(recording.locale)),
      .init(
        "device",
        .object(recording.deviceDifferences.map { .init($0.name, .text($0.value)) })),
      .init("acts", .list(behaviour)),
      .init("events", .list(session.log.events.map { record(of: $0, recording) })),
    ]).json + "\n"
  }

  /// The event as in a log, with what a person sees of it and where it stands in the log's rows.
  private static func record(of event: Event, _ recording: Recording) -> Record {
    guard case .object(var fields) = event.record else { return event.record }
    let lines = recording.session.seen(of: event, recording.wording)
    if !lines.isEmpty { fields.append(.init("shown", .list(lines.map { .text($0.notation) }))) }
    return .object(fields)
  }
}
