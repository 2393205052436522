import Glibc
import Screen

/// What the program writes outside the screen, and reads from its standard input.
enum Output {
  /// Writes a line to standard output at once, so that a reader of a pipe sees it.
  static func line(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

  /// Writes a line to standard error; text from outside is made harmless.
  static func error(_ text: String) {
    write(TextLayout.sanitize(text, keepingNewlines: true) + "\n", to: STDERR_FILENO)
  }

  /// Writes all of a text; stops when nobody reads any more.
  ///
  /// False when not all of it could be written.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Lines of standard input, as they come; any bytes are taken, wrong UTF-8 is replaced.
struct InputLines: Sequence, IteratorProtocol {
  /// A longer line is cut: an utterance never is that long.
  static let limit = 65_536

  private var buffer: [UInt8] = []
  private var isAtEnd = false

  mutating func next() -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return text(buffer[..<end])
      }
      if isAtEnd {
        guard !buffer.isEmpty else { return nil }
        defer { buffer = [] }
        return text(buffer[...])
      }
      fill()
    }
  }

  private mutating func fill() {
    var chunk = [UInt8](repeating: 0, count: 16_384)
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    if count < 0, errno == EINTR { return }
    guard count > 0 else {
      isAtEnd = true
      return
    }
    buffer += chunk[..<count]
    // Of a line without an end only the beginning is kept.
    if buffer.count > InputLines.limit, !buffer.contains(UInt8(ascii: "\n")) {
      buffer.removeSubrange(InputLines.limit...)
    }
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return String(decoding: line.prefix(InputLines.limit), as: UTF8.self)
  }
}
