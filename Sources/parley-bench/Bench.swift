import Glibc

/// All measurements, in the order in which they are printed.
@MainActor
enum Bench {
  /// What a long afternoon of testing leaves in the log.
  static let eventCount = 100_000

  static func run() throws {
    // The first utterance is first only once in a process.
    let firstUtterances = try UnderstandingBench.firstUtterances()
    let programs = try Programs()
    try ScreenBench(programs: programs).run()
    Report.section("Understanding, with 1,000 contacts")
    firstUtterances.forEach(Report.line)
    try UnderstandingBench.run()
    Report.section("The engine and whole sessions, with scripted answers")
    try ConversationBench.run()
    Report.section("100,000 events, from a conversation of every kind of turn (in this process)")
    try LongLogBench.run()
    Report.section("100,000 events, in the program")
    try LongRunBench(programs: programs).run()
    Report.close()
  }
}

/// Something that the bench needs and does not find.
struct BenchError: Error, CustomStringConvertible {
  var description: String
}
