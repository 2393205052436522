import Conversation
import FoundationEssentials
import Handlers
package import Session

extension Sheet {
  /// Changes when a field goes or changes its meaning.
  static let version = 1

  /// The whole sheet as data; docs/explore.md describes it.
  package var record: Record {
    .object(
      [
        .init("parley", .text("exploration")), .init("version", number(Sheet.version)),
        .init("app", .text(exploration.appFile.app.name)),
        .init("intents", .list(exploration.intents.map { .text($0) })),
        .init("locales", .list(locales.map { .text($0) })),
        .init("depth", number(exploration.depth)),
        .init("situations", number(exploration.nodes.count)),
        .init("steps", number(exploration.stepCount)),
        .init("open", number(exploration.openCount)),
        .init("sentences", .list(sentences.map(record))),
        .init("endings", .list(endings.map(record))),
        .init("mistakes", .list(mistakes.map(record))),
        .init("answers", .list(exploration.answers.map { .text($0) })),
      ] + (missingAnswers.map { [.init("missingAnswers", .list($0.map { .text($0) }))] } ?? []))
  }

  private func number(_ number: Int) -> Record { .number(Decimal(number)) }

  private func way(_ lines: [String]) -> Record { .list(lines.map { .text($0) }) }

  private func covered(_ isCovered: Bool?) -> [Record.Field] {
    isCovered.map { [.init("covered", .bool($0))] } ?? []
  }

  private func record(_ row: Row) -> Record {
    let spoken = zip(locales, row.spoken).compactMap { locale, text in
      text.map { Record.Field(locale, .text($0)) }
    }
    return .object(
      [
        .init("intent", .text(row.intent)), .init("role", .text(row.role)),
        .init("key", .text(row.key)), .init("count", number(row.count)),
        .init(
          "shown",
          .object(zip(locales, row.shown).map { Record.Field($0, .text($1)) })),
        .init("spoken", .object(spoken)), .init("way", way(row.way)),
      ] + covered(row.isCovered))
  }

  private func record(_ row: Ending) -> Record {
    .object(
      [
        .init("intent", .text(row.intent)), .init("ending", .text(row.ending)),
        .init("cause", .text(row.cause)), .init("count", number(row.count)),
        .init("deadEnd", .bool(row.isDead)), .init("way", way(row.way)),
      ] + (row.offer.map { [.init("offer", .text($0))] } ?? []) + covered(row.isCovered))
  }

  private func record(_ row: Mistake) -> Record {
    .object([
      .init("diagnosis", .text(row.id)), .init("message", .text(row.message)),
      .init("count", number(row.count)), .init("way", way(row.way)),
    ])
  }
}
