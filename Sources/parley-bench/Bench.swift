import Glibc

/// All measurements, in the order in which they are printed.
@MainActor
enum Bench {
  /// What a long afternoon of testing leaves in the log.
  static let eventCount = 100_000

  /// The parts that can be run by themselves; all of them without a word.
  private static let parts = ["screen", "understanding", "conversation", "log", "program"]

  static func run(_ words: [String]) throws {
    if let unknown = words.first(where: { !parts.contains($0) }) {
      throw BenchError(
        description: "there is no part '\(unknown)'; one of: \(parts.joined(separator: ", "))")
    }
    func wants(_ part: String) -> Bool { words.isEmpty || words.contains(part) }
    // The first utterance is first only once in a process.
    let firstUtterances = try UnderstandingBench.firstUtterances()
    let programs = try Programs()
    if wants("screen") { try ScreenBench(programs: programs).run() }
    if wants("understanding") {
      Report.section("Understanding, with 1,000 contacts")
      firstUtterances.forEach(Report.line)
      try UnderstandingBench.run()
    }
    if wants("conversation") {
      Report.section("The engine and whole sessions, with scripted answers")
      try ConversationBench.run()
    }
    if wants("log") {
      Report.section("100,000 events of every kind of turn, in this process")
      try LongLogBench.run()
    }
    if wants("program") {
      Report.section("100,000 events, in the program")
      try LongRunBench(programs: programs).run()
    }
    Report.close()
  }
}

/// Something that the bench needs and does not find.
struct BenchError: Error, CustomStringConvertible {
  var description: String
}
