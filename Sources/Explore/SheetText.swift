import Conversation
import Handlers
import Screen

/// The sheet as plain text.
package enum SheetText {
  /// All lines of the report.
  package static func lines(of sheet: Sheet, withTree: Bool = false) -> [String] {
    let exploration = sheet.exploration
    var lines = [summary(of: sheet)]
    if withTree { lines += [""] + TreeText.lines(of: exploration) }
    for intent in exploration.intents {
      lines += ["", "\(intent): endings"]
      lines += columns(
        sheet.endings.filter { $0.intent == intent }.map {
          [
            mark($0.isCovered) + $0.ending, $0.cause, $0.offer.map { "then \($0)" } ?? "",
            "×\($0.count)", way($0.way),
          ]
        })
      lines += ["", "\(intent): sentences (\(sheet.locales[0]))"]
      lines += columns(
        sheet.sentences.filter { $0.intent == intent }.map {
          [mark($0.isCovered) + $0.role, $0.shown[0], way($0.way)]
        })
    }
    lines += ["", "dead ends: requests that fail, after which nothing is offered"]
    lines += columns(
      sheet.deadEnds.map { [$0.ending, $0.cause, way($0.way)] })
    lines += ["", "mistakes that were diagnosed"]
    lines += columns(sheet.mistakes.map { [$0.id, "×\($0.count)", $0.message, way($0.way)] })
    if let missing = sheet.missingAnswers {
      lines += ["", "answers that no script has"]
      lines += missing.isEmpty ? ["  none"] : missing.map { "  \($0)" }
    }
    return lines.map { TextLayout.sanitize($0) }
  }

  /// `DemoPay · 2 intents · 5238 situations · …`
  static func summary(of sheet: Sheet) -> String {
    let exploration = sheet.exploration
    var parts = [
      exploration.appFile.app.name, count(exploration.intents.count, "intent"),
      "up to \(count(exploration.depth, "turn"))",
      count(exploration.nodes.count, "situation"), count(exploration.stepCount, "step"),
      count(sheet.sentences.count, "sentence"), count(sheet.endings.count, "ending"),
      count(sheet.deadEnds.count, "dead end"), "\(exploration.openCount) left open",
    ]
    let covered = sheet.sentences.compactMap(\.isCovered)
    if !covered.isEmpty {
      let endings = sheet.endings.compactMap(\.isCovered)
      parts.append(
        "scripts reach \(covered.count(where: { $0 })) sentences, "
          + "\(endings.count(where: { $0 })) endings")
    }
    return parts.joined(separator: " · ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// What no script reaches is marked.
  private static func mark(_ isCovered: Bool?) -> String {
    isCovered.map { $0 ? "  " : "! " } ?? "  "
  }

  private static func way(_ lines: [String]) -> String { lines.joined(separator: "  ") }

  /// Rows in columns, all but the last padded; a long cell pushes its own row only.
  private static func columns(_ rows: [[String]]) -> [String] {
    guard let first = rows.first else { return ["  none"] }
    let widths = first.indices.dropLast().map { column in
      min(56, rows.map { TextLayout.width($0[column]) }.max() ?? 0)
    }
    return rows.map { row in
      zip(row, widths).map { TextLayout.pad($0, to: max($1, TextLayout.width($0))) }
        .joined(separator: "  ") + "  " + (row.last ?? "")
    }
  }
}
