/// The real program after 100,000 events.
///
/// There is no way to give the program a log to start with, so the events are made by talking.
/// On the screen the mixed conversation would take minutes, because handlers take their time
/// there; so the screen gets sentences that no handler is asked about, and the mixed conversation
/// goes through plain mode, where time is virtual. The session and its log are the same.
@MainActor
struct LongRunBench {
  var programs: Programs

  func run() throws {
    try plain()
    try screen()
  }

  /// The mixed conversation, read from a pipe.
  private func plain() throws {
    let input = try TemporaryFile()
    let log = try TemporaryFile()
    // A little more than enough: plain mode takes a number for a word now and then.
    let rounds = Bench.eventCount * 103 / 100 / (try LongLogBench.eventsOfScript())
    let script = LongLogBench.script.map { $0 + "\n" }.joined()
    try input.write(String(repeating: script, count: rounds))
    var peak = Double.nan
    let time = try Timing.measure {
      peak = try PipedRun.peakMemory(
        of: programs.parley, ["--plain", "--log", log.path], input: input.path)
    }
    let events = Double(try log.lineCount() - 1)
    Report.note("plain mode, the mixed conversation: \(Report.number(events, 0)) events")
    Report.line(Figure(name: "all of it", value: time, unit: "ms", digits: 0))
    Report.line(
      Figure(name: "peak memory", value: peak, unit: "MiB", target: .atMost(60)))
  }

  private func screen() throws {
    let log = try TemporaryFile()
    let terminal = try PseudoTerminal(programs.parley, ["--log", log.path])
    let block = String(repeating: "zz\r", count: 1000)
    var events = 0
    let time = try Timing.measure {
      while events < Bench.eventCount {
        for _ in 0..<5 { try terminal.type(block) }
        terminal.drain(100)
        let count = try log.lineCount() - 1
        guard count > events else {
          throw BenchError(description: "the program takes no more sentences")
        }
        events = count
      }
    }
    Report.note(
      "the screen, sentences that nobody understands: \(Report.number(Double(events), 0)) events,"
        + " typed in \(Report.number(time / 1000, 1)) s")
    measureKeys(terminal)
    Report.line(
      Figure(
        name: "peak memory", value: ProcessFigures.peakMemory(of: terminal.process), unit: "MiB",
        target: .atMost(60)))
  }

  private func measureKeys(_ terminal: PseudoTerminal) {
    let keys = (0..<40).compactMap {
      try? terminal.press(String(UnicodeScalar(UInt8(97 + $0 % 16))))
    }
    Report.line(
      Figure(
        name: "key to the first byte", value: Timing.median(keys.map(\.milliseconds)), unit: "ms",
        digits: 2, target: .atMost(16)))
    Report.line(
      Figure(
        name: "bytes a key", value: Timing.median(keys.map { Double($0.bytes) }), unit: "bytes",
        digits: 0, target: .atMost(400)))
  }
}
