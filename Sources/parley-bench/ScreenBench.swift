/// The real program in a terminal beside the least that ncurses can do, turn about.
@MainActor
struct ScreenBench {
  var programs: Programs

  private static let starts = 21
  private static let keys = 60

  func run() throws {
    Report.section(
      "The program in a terminal of 120×40; bare ncurses beside it, turn about (medians)")
    try measureStart()
    try measureKeys()
  }

  private func measureStart() throws {
    var parley: [Double] = []
    var bare: [Double] = []
    for _ in 0..<Self.starts {
      bare.append(try PseudoTerminal(programs.bare).timeToScreen)
      parley.append(try PseudoTerminal(programs.parley).timeToScreen)
    }
    report("start to the last byte of the first screen", parley, bare, limit: 4)
  }

  private func measureKeys() throws {
    let parley = try PseudoTerminal(programs.parley)
    let bare = try PseudoTerminal(programs.bare)
    var own: [(milliseconds: Double, bytes: Int)] = []
    var other: [(milliseconds: Double, bytes: Int)] = []
    for index in 0..<Self.keys {
      let key = String(UnicodeScalar(UInt8(97 + index % 16)))
      other.append(try bare.press(key))
      own.append(try parley.press(key))
    }
    report("key to the first byte", own.map(\.milliseconds), other.map(\.milliseconds), limit: 3)
    Report.line(
      Figure(
        name: "bytes a key, mean", value: mean(own.map(\.bytes)), unit: "bytes",
        target: .atMost(400),
        remark: "bare: \(Report.number(mean(other.map(\.bytes)), 1))"))
    idle(parley)
    Report.line(
      Figure(
        name: "peak memory after that", value: ProcessFigures.peakMemory(of: parley.process),
        unit: "MiB",
        remark: "bare: \(Report.number(ProcessFigures.peakMemory(of: bare.process), 1))"))
  }

  private func idle(_ terminal: PseudoTerminal) {
    terminal.drain(200)
    let before = ProcessFigures.sleeps(of: terminal.process)
    terminal.drain(2000)
    Report.line(
      Figure(
        name: "wake-ups in 2 s without a key",
        value: ProcessFigures.sleeps(of: terminal.process) - before, unit: "", digits: 0,
        target: .atMost(0)))
  }

  private func report(_ name: String, _ parley: [Double], _ bare: [Double], limit: Double) {
    let own = Timing.median(parley)
    let other = Timing.median(bare)
    Report.line(Figure(name: name, value: own, unit: "ms", digits: 2))
    Report.line(Figure(name: "  bare ncurses", value: other, unit: "ms", digits: 2))
    Report.line(
      Figure(name: "  ratio", value: own / other, unit: "×", digits: 2, target: .atMost(limit)))
  }

  private func mean(_ counts: [Int]) -> Double {
    Double(counts.reduce(0, +)) / Double(max(1, counts.count))
  }
}
