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
}
