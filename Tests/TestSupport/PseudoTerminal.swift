import CPseudoTerminal
import Glibc

/// A program that runs in a terminal of our own, and what it shows there.
package final class PseudoTerminal {
  package enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// A program of this package: it lies beside the tests that run.
  package static func product(_ name: String) -> String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &path, path.count))
    let own = String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/" + name
  }

  package let process: Int32
  /// What the program has drawn so far.
  package private(set) var screen: EmulatedScreen
  /// Every byte that it has written.
  package private(set) var output: [UInt8] = []
  private var master: Int32
  private var hasEnded = false

  /// The environment holds nothing but what is given.
  package init(
    _ program: String, arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    screen = EmulatedScreen(columns: columns, rows: rows)
    let words = ([program] + arguments).map { strdup($0) }
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer {
      for text in words + variables {
        free(text)
      }
    }
    var end: Int32 = -1
    process = cpt_spawn(
      program, words + [nil], variables + [nil], Int32(rows), Int32(columns), &end)
    master = end
    guard process > 0 else { throw Failure(description: "no terminal could be made") }
  }

  deinit {
    if !hasEnded {
      _ = Glibc.kill(process, SIGKILL)
      var status: Int32 = 0
      _ = cpt_wait(process, 1000, &status)
    }
    hangUp()
  }

  /// All output as text; escapes are there too.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Takes what the program writes next; false when nothing came in time or it has gone.
  @discardableResult
  package func read(timeout milliseconds: Int = 100) -> Bool {
    guard master >= 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = cpt_read(master, &bytes, bytes.count, Int32(milliseconds))
    guard count > 0 else { return false }
    output += bytes[..<count]
    screen.feed(bytes[..<count])
    return true
  }

  /// Reads until the claim is true; false when the time is over.
  package func wait(
    timeout milliseconds: Int = 10_000, until isTrue: (PseudoTerminal) -> Bool
  ) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(milliseconds)
    while !isTrue(self) {
      guard clock.now < end else { return false }
      if !read(timeout: 20), master < 0 { return false }
    }
    return true
  }

  /// Reads until that text is on the screen.
  package func wait(for text: String, timeout milliseconds: Int = 10_000) -> Bool {
    wait(timeout: milliseconds) { $0.screen.contains(text) }
  }

  /// Reads until the program has been silent for that long.
  package func settle(_ milliseconds: Int = 100) {
    while read(timeout: milliseconds) {}
  }

  package func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes as a terminal does: in parts, reading meanwhile, so that neither side waits for ever.
  package func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(1024))
      rest = rest.dropFirst(1024)
      guard cpt_write(master, part, part.count) == 0 else { return }
      while read(timeout: 0) {}
    }
  }

  package func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    _ = cpt_resize(master, Int32(rows), Int32(columns))
  }

  package func kill(_ signal: Int32) {
    _ = Glibc.kill(process, signal)
  }

  /// Closes our end, as a terminal whose window is closed.
  package func hangUp() {
    guard master >= 0 else { return }
    Glibc.close(master)
    master = -1
  }

  /// Whether the terminal is as a shell wants it: echoing, line by line.
  package var isCooked: Bool { cpt_is_cooked(master) != 0 }

  /// Waits for the end of the program, reading meanwhile.
  package func waitForEnd(timeout milliseconds: Int = 10_000) -> Ending? {
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(milliseconds)
    var status: Int32 = 0
    while clock.now < end {
      if cpt_wait(process, 0, &status) == 1 {
        hasEnded = true
        // The kernel hands over what was written last a little later.
        while read(timeout: 100) {}
        let signal = status & 0x7F
        return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
      }
      if !read(timeout: 10) {
        usleep(2000)
      }
    }
    return nil
  }
}
