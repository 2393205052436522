import Conversation
import DialogEngine
import FoundationEssentials
import Handlers
package import SiriKit
package import Wording

extension CodeComparison {
  /// One code of the table: its methods, where they do the same, and the sentences.
  package struct Entry: Hashable, Sendable {
    package var code: ResponseCode
    package var phases: String
    package var cause: String
    package var recoverable: String
    package var next: String
    package var heard: String
    package var shown: String
    package var diagnoses: [Diagnosis.ID]
  }

  /// The rows with both methods in one where nothing differs.
  package var entries: [Entry] {
    var entries: [Entry] = []
    for row in rows {
      let entry = Entry(row)
      if let last = entries.last, last.code == entry.code, last.isLike(entry) {
        entries[entries.count - 1].phases += ", \(entry.phases)"
      } else {
        entries.append(entry)
      }
    }
    return entries
  }

  /// The table as lines: a line of facts for each code, and below it what is heard and shown.
  package var text: [String] {
    let entries = entries
    let table =
      [["code", "phase", "cause", "recoverable", "what happens next"]]
      + entries.map { [$0.code.name, $0.phases, $0.cause, $0.recoverable, $0.next] }
    let widths = (0..<4).map { column in table.map { $0[column].count }.max() ?? 0 }
    var lines = ["\(intent.name)  \(locale)", CodeComparison.line(table[0], widths)]
    for (cells, entry) in zip(table.dropFirst(), entries) {
      lines.append(CodeComparison.line(cells, widths))
      lines.append("    heard  \(entry.heard.isEmpty ? "–" : entry.heard)")
      if entry.shown != entry.heard { lines.append("    shown  \(entry.shown)") }
      lines += entry.diagnoses.map { "    \($0.rawValue)   \($0.facts.severity.rawValue): \($0)" }
    }
    return lines
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
      .joined(separator: "  ") + "  " + (cells.last ?? "")
  }

  /// The table as data.
  package var record: Record {
    .object([
      .init("intent", .text(intent.name)), .init("locale", .text(locale)),
      .init("codes", .list(rows.map { $0.record(of: intent) })),
    ])
  }
}

extension CodeComparison.Entry {
  fileprivate init(_ row: CodeComparison.Row) {
    self.init(
      code: row.code, phases: row.method.rawValue, cause: row.meaning?.cause.rawValue ?? "–",
      recoverable: row.meaning?.recoverability ?? "–", next: row.next, heard: row.heard,
      shown: row.shown, diagnoses: row.diagnoses)
  }

  fileprivate func isLike(_ other: Self) -> Bool {
    next == other.next && heard == other.heard && shown == other.shown
      && diagnoses == other.diagnoses
  }
}

extension CodeMeaning {
  fileprivate var recoverability: String {
    wayOn == .goOn || wayOn == .done ? "–" : isRecoverable ? "yes" : "no"
  }
}

extension CodeComparison.Row {
  /// The ending and what can be pressed: `failed · Cancel / Try Again`.
  package var next: String {
    var parts: [String] = []
    if let launch { parts.append("the app opens in the \(launch)") }
    switch ending {
    case .failed: parts.append("failed")
    case let ending?: parts.append(ending.name)
    case nil: break
    }
    if !buttons.isEmpty { parts.append(buttons.map { "[\($0)]" }.joined(separator: " ")) }
    return parts.isEmpty ? "goes on" : parts.joined(separator: " · ")
  }

  fileprivate func record(of intent: IntentClass) -> Record {
    var fields: [Record.Field] = [
      .init("code", .text(code.name)), .init("rawValue", .number(Decimal(code.raw))),
      .init("method", .text(method.rawValue)),
    ]
    if let meaning {
      fields += [
        .init("cause", .text(meaning.cause.rawValue)),
        .init("recoverable", .bool(meaning.isRecoverable)),
        .init("wayOn", .text(meaning.wayOn.rawValue)),
        .init("meaning", .text(meaning.meaning)),
        .init("source", .text(meaning.source(code.name, of: intent))),
      ]
    }
    fields += [
      .init("heard", .text(heard)), .init("shown", .text(shown)),
      .init("buttons", .list(buttons.map { .text($0) })),
      .init("diagnoses", .list(diagnoses.map { .text($0.rawValue) })),
    ]
    if let ending { fields.append(.init("ending", .text(ending.name))) }
    if let launch { fields.append(.init("launch", .text(launch))) }
    return .object(fields)
  }
}

extension Session {
  /// The codes of an intent with the values of the request under way, else with those that the
  /// world holds: the first contact, and 20 of the first account's currency.
  package func codeComparison(of intent: IntentClass, _ wording: Wording) -> CodeComparison {
    var values = engine.intent?.className == intent.name ? engine.intent?.values ?? [:] : [:]
    for parameter in intent.parameters where values[parameter.name] == nil && !parameter.isList {
      switch parameter.kind {
      case .person: values[parameter.name] = appFile.people.first.map { .person($0) }
      case .currencyAmount:
        let currency = appFile.world.accounts.first?.currency ?? "USD"
        values[parameter.name] = .currencyAmount(
          CurrencyAmount(amount: 20, currencyCode: currency))
      case .text, .number, .bool, .date, .enumeration, .item: break
      }
    }
    return CodeComparison(
      of: intent, app: appFile.app(in: wording.locale), values: values, wording: wording)
  }
}
