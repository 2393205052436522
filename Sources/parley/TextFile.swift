import Files
import Glibc

/// Reads files that people write.
enum TextFile {
  /// More than any of them needs; the YAML reader has its own, smaller limit.
  static let limit = 64 << 20

  static func bytes(of path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw UsageError("\(path): \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw UsageError("\(path): \(String(cString: strerror(errno)))") }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > limit { throw UsageError("\(path): larger than \(limit >> 20) MiB") }
    }
  }
  /// Writes a whole file; what was there before is replaced.
  static func write(_ text: String, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw UsageError("\(path): \(String(cString: strerror(errno)))")
    }
    Output.write(text, to: descriptor)
    guard close(descriptor) == 0 else {
      throw UsageError("\(path): \(String(cString: strerror(errno)))")
    }
  }
}
