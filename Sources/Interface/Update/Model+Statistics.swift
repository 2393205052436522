import Screen
import Session
import SiriKit

// The panel with the endings of this conversation, counted.
extension Model {
  /// Columns of the longest bar.
  private static let barColumns = 20

  mutating func openStatistics() {
    let statistics = Statistics(session.log.events)
    var intents: [String] = []
    for row in statistics.rows where !intents.contains(row.intent) { intents.append(row.intent) }
    let longest = statistics.rows.map(\.count).max() ?? 1
    var rows: [Picker.Row] = []
    for intent in intents {
      let own = statistics.rows.filter { $0.intent == intent }
      rows.append(Picker.Row(label: heading(intent, own), isHeading: true))
      rows += own.map { row($0, longest: longest, of: statistics.total) }
    }
    if rows.isEmpty { rows = [Picker.Row(label: "no request has ended yet")] }
    open(
      Picker(
        .statistics,
        title: "Statistics · "
          + (statistics.total == 1 ? "1 ending" : "\(statistics.total) endings"),
        hint: "by intent, phase and code; what was taken back does not count", rows: rows))
  }

  private func heading(_ intent: String, _ rows: [Statistics.Row]) -> String {
    let count = rows.reduce(0) { $0 + $1.count }
    let name = intent == Statistics.noIntent ? "no intent" : intent
    return "\(name)  \(count)"
  }

  private func row(_ row: Statistics.Row, longest: Int, of total: Int) -> Picker.Row {
    let percent = (row.count * 100 + total / 2) / max(1, total)
    let share = String(repeating: " ", count: max(0, 3 - "\(percent)".count)) + "\(percent) %"
    return Picker.Row(
      label: row.ending, detail: row.phase?.rawValue ?? "before any call",
      note: "\(row.count)  \(share)  \(bar(row.count, of: longest))", depth: 1)
  }

  /// Never empty, so that the rarest is seen.
  private func bar(_ count: Int, of longest: Int) -> String {
    let length = max(1, count * Model.barColumns / max(1, longest))
    let filled = String(repeating: capabilities.isUTF8 ? "█" : "#", count: length)
    return filled + String(repeating: " ", count: Model.barColumns - length)
  }
}
