import CPseudoTerminal
import Glibc

/// A program in a terminal that takes what it draws and looks at nothing but the time.
final class PseudoTerminal {
  /// Nothing more for so long: the screen is complete.
  static let silence: Int32 = 60

  /// Nothing of the user's own.
  private static let environment = [
    "TERM=xterm-256color", "LANG=C.UTF-8", "HOME=/nonexistent",
  ]

  let process: Int32
  private var master: Int32 = -1
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private let clock = ContinuousClock()
  /// Milliseconds from before the fork to the last byte of the first screen.
  private(set) var timeToScreen = Double.nan

  init(_ program: String, _ arguments: [String] = [], columns: Int32 = 120, rows: Int32 = 40)
    throws
  {
    let words = ([program] + arguments).map { strdup($0) }
    let variables = Self.environment.map { strdup($0) }
    defer {
      for text in words + variables { free(text) }
    }
    let start = clock.now
    process = cpt_spawn(program, words + [nil], variables + [nil], rows, columns, &master)
    guard process > 0 else { throw BenchError(description: "no terminal could be made") }
    var last = start
    var wait: Int32 = 5000
    while let count = read(wait), count > 0 {
      last = clock.now
      wait = Self.silence
    }
    guard last > start else { throw BenchError(description: "\(program) draws nothing") }
    timeToScreen = Timing.milliseconds(last - start)
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    _ = cpt_wait(process, 1000, &status)
    close(master)
  }

  /// Bytes that came in time: 0 at the end of the program, `nil` when none came.
  private func read(_ milliseconds: Int32) -> Int? {
    let count = cpt_read(master, &buffer, buffer.count, milliseconds)
    return count == -2 ? nil : count
  }

  /// Types a key: milliseconds to the first byte that answers it, and how many come.
  func press(_ key: String) throws -> (milliseconds: Double, bytes: Int) {
    let keys = Array(key.utf8)
    let start = clock.now
    guard cpt_write(master, keys, keys.count) == 0, var bytes = read(5000), bytes > 0 else {
      throw BenchError(description: "no answer to a key")
    }
    let passed = Timing.milliseconds(clock.now - start)
    bytes += drain(20)
    return (passed, bytes)
  }

  /// Types without waiting for an answer, reading meanwhile as a terminal does.
  func type(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(512))
      rest = rest.dropFirst(512)
      guard cpt_write(master, part, part.count) == 0 else {
        throw BenchError(description: "the program has gone")
      }
      _ = drain(0)
    }
  }

  /// Reads until nothing has come for that long; how many bytes it was.
  @discardableResult
  func drain(_ milliseconds: Int32) -> Int {
    var bytes = 0
    while let count = read(milliseconds), count > 0 { bytes += count }
    return bytes
  }
}
