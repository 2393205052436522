import FoundationEssentials
import SiriKit

// The table as lines of text, with a bar for each row.
extension Statistics {
  /// A heading, a row for each kind of ending with its bar, and the sum.
  ///
  /// A bar is never empty, so that the rarest ending is seen, and is longest where the count is.
  package func chart(width: Int) -> [String] {
    guard !rows.isEmpty else { return ["no request has ended yet"] }
    let table = [["intent", "phase", "ending", "count"]] + rows.map(\.cells)
    let widths = (0..<4).map { column in table.map { $0[column].count }.max() ?? 0 }
    let used = widths.reduce(0, +) + 2 * widths.count
    let room = min(40, max(8, width - used))
    let longest = rows.map(\.count).max() ?? 1
    var lines = [Statistics.line(table[0], widths)]
    for (cells, row) in zip(table.dropFirst(), rows) {
      lines.append(
        Statistics.line(cells, widths) + "  " + bar(row.count, of: longest, room: room))
    }
    return lines + ["\(total) \(total == 1 ? "ending" : "endings")"]
  }

  /// Eighths of a cell tell counts apart that whole cells would not.
  private func bar(_ count: Int, of longest: Int, room: Int) -> String {
    let eighths = max(1, count * room * 8 / max(1, longest))
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    return String(repeating: "█", count: eighths / 8) + rest
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).enumerated().map { column, pair in
      let gap = String(repeating: " ", count: max(0, pair.1 - pair.0.count))
      return column == 3 ? gap + pair.0 : pair.0 + gap
    }.joined(separator: "  ")
  }
}

extension Statistics.Row {
  fileprivate var cells: [String] {
    [intent, phase?.rawValue ?? "–", ending, "\(count)"]
  }
}

extension Statistics {
  /// The table as data, for programs.
  package var record: Record {
    .object([
      .init("endings", .number(Decimal(total))),
      .init("rows", .list(rows.map(\.record))),
    ])
  }
}

extension Statistics.Row {
  fileprivate var record: Record {
    var fields: [Record.Field] = [
      .init("intent", intent == Statistics.noIntent ? .null : .text(intent)),
      .init("phase", phase.map { .text($0.rawValue) } ?? .null),
      .init("ending", .text(ending)), .init("count", .number(Decimal(count))),
    ]
    if let code { fields.append(.init("code", .text(code))) }
    return .object(fields)
  }
}
