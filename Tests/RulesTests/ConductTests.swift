import Testing

/// What the code of a room may do, and what no code may.
@Suite("The sources")
struct ConductTests {
  private func expectNone(
    _ words: [String], in files: [SourceFile], _ reason: String
  ) {
    for file in files {
      for (line, word) in file.code.lines(with: words) {
        Issue.record("\(file):\(line): \(word): \(reason)")
      }
    }
  }

  private func files(without freedom: Room.Freedom) -> [SourceFile] {
    SourceFile.swift.filter { Room.named($0.room)?.freedoms.contains(freedom) == false }
  }

  @Test("read no clock and draw no lots, but in the executables")
  func clocks() {
    expectNone(
      [
        "ContinuousClock", "SuspendingClock", "Date(", "Date.now", "clock_gettime", "gettimeofday",
        "Task.sleep", "usleep", "nanosleep", "random(", "randomElement", "shuffled(", "shuffle(",
        "SystemRandomNumberGenerator", "UUID()",
      ],
      in: files(without: .clock), "time and chance are given from outside")
  }

  @Test("touch no file and no process, but where the floor plan says so")
  func files() {
    expectNone(
      [
        "FileManager", "FileHandle", "Process(", "ProcessInfo", "URLSession", "contentsOf: URL",
        "contentsOfFile", "getenv", "fopen", "CommandLine", "readLine(",
      ],
      in: files(without: .files), "files and environment are given from outside")
  }

  @Test("take neither locale nor time zone from the machine")
  func locales() {
    expectNone(
      ["Locale.current", "Locale.autoupdatingCurrent", "TimeZone.current", "Calendar.current"],
      in: SourceFile.swift, "the conversation's own locale counts")
  }

  @Test("print nothing, but in the executables")
  func printing() {
    expectNone(
      ["print(", "debugPrint(", "dump(", "NSLog(", "fputs("], in: files(without: .printing),
      "what is to be seen is an event or a frame")
  }

  @Test("use Glibc in a session for the search alone")
  func search() {
    let users = SourceFile.swift.filter {
      $0.room == "Session" && $0.text.contains("import Glibc")
    }
    #expect(users.count == 1 && users.allSatisfy { $0.text.contains("strstr(") }, "\(users)")
  }

  @Test("never crash on purpose")
  func traps() {
    expectNone(
      ["try!", "as!", "fatalError", "TODO", "FIXME"], in: SourceFile.swift,
      "throw an error, or give the type that fits")
  }

  @Test("fit into files that can be read whole")
  func length() {
    for file in SourceFile.sources where !file.isGenerated && file.lines.count > 501 {
      Issue.record("\(file): \(file.lines.count - 1) lines are more than 500")
    }
  }
}
