import Screen

/// The sheet as comma-separated values (RFC 4180): one row for each sentence, ending, mistake.
package enum SheetTable {
  /// The whole table.
  package static func text(of sheet: Sheet) -> String {
    let head =
      ["kind", "intent", "name", "cause", "offer", "count", "covered"] + sheet.locales
      + sheet.locales.map { "\($0) spoken" } + ["way"]
    let blanks = Array(repeating: "", count: 2 * sheet.locales.count)
    var rows = [head]
    rows += sheet.sentences.map { row in
      [row.role, row.intent, row.key, "", "", "\(row.count)", word(row.isCovered)] + row.shown
        + row.spoken.map { $0 ?? "" } + [way(row.way)]
    }
    rows += sheet.endings.map { row in
      [
        row.isDead ? "dead end" : "ending", row.intent, row.ending, row.cause, row.offer ?? "",
        "\(row.count)", word(row.isCovered),
      ] + blanks + [way(row.way)]
    }
    rows += sheet.mistakes.map { row in
      ["mistake", "", row.id, row.message, "", "\(row.count)", ""] + blanks + [way(row.way)]
    }
    rows += (sheet.missingAnswers ?? []).map { answer in
      ["answer", "", answer, "", "", "", "no"] + blanks + [""]
    }
    return rows.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func word(_ isCovered: Bool?) -> String {
    isCovered.map { $0 ? "yes" : "no" } ?? ""
  }

  private static func way(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  /// A cell that a spreadsheet would take for a formula gets an apostrophe, as one would type it.
  private static func cell(_ text: String) -> String {
    var clean = TextLayout.sanitize(text, keepingNewlines: true)
    if let first = clean.first, "=+-@\t".contains(first) { clean = "'" + clean }
    guard clean.contains(where: { ",\"\n\r".contains($0) }) else { return clean }
    return "\"" + clean.replacing("\"", with: "\"\"") + "\""
  }
}
