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

  /// Puts a whole new text in the place of a file, or leaves the old one.
  static func write(_ text: String, to path: String) throws {
    func fault() -> UsageError { UsageError("\(path): \(String(cString: strerror(errno)))") }
    // Through a link, so that the link stays one.
    let target = realpath(path, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    let place = target ?? path
    var mode: mode_t = 0o644
    var status = stat()
    if stat(place, &status) == 0 {
      // What is no file, such as a pipe, cannot be replaced.
      guard status.st_mode & S_IFMT == S_IFREG else { return try writeInPlace(text, place) }
      mode = status.st_mode & 0o7777
    }
    let new = "\(place).new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw fault() }
    let isWritten = Output.write(text, to: descriptor) && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten, rename(new, place) == 0 else {
      let error = fault()
      unlink(new)
      throw error
    }
  }

  private static func writeInPlace(_ text: String, _ path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw UsageError("\(path): \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    Output.write(text, to: descriptor)
  }
}
