import Files
import Screen
import Session

/// `parley stats`: how requests ended, over saved logs.
enum StatsCommand: ParleyCommand {
  static let name = "stats"
  static let summary = "how requests ended, by intent, phase and code, over saved logs"
  static let help = """
    usage: parley stats [--json] [--width COLUMNS] FILE…

    Counts the endings in logs that parley talk --log FILE has written (docs/events.md), all
    together, as a table with a bar for each row. What was taken back with /rewind is not counted.
    --json prints one object: endings, and rows with intent, phase, ending, code, count.

    example: parley stats monday.jsonl tuesday.jsonl
    """
  static let options: [String: Bool] = ["--json": false, "--width": true]

  @MainActor
  static func run(_ arguments: Arguments) throws -> Int32 {
    guard !arguments.rest.isEmpty else {
      throw UsageError("stats needs a log; parley talk --log FILE writes one")
    }
    var width = 80
    if let text = arguments.value("--width") {
      guard let number = Int(text), (20...1000).contains(number) else {
        throw UsageError("--width takes a number of columns from 20 to 1000, not '\(text)'")
      }
      width = number
    }
    var statistics = Statistics([])
    for path in arguments.rest {
      let text = String(decoding: try TextFile.bytes(of: path), as: UTF8.self)
      statistics.add(try Statistics(log: text, file: path))
    }
    if arguments.has("--json") {
      Output.line(statistics.record.json)
    } else {
      for line in statistics.chart(width: width) { Output.line(TextLayout.sanitize(line)) }
    }
    return 0
  }
}
