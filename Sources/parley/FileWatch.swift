import FoundationEssentials
import Glibc

/// Waits until something changes in the folders of some files.
struct FileWatch {
  private let descriptor = inotify_init1(Int32(IN_CLOEXEC))
  /// Editors write a file in several steps; the rest of them is waited for.
  private static let quietMilliseconds: Int32 = 50

  /// Sleeps until a file is written, moved or removed there.
  mutating func wait(besides paths: [String]) throws {
    guard descriptor >= 0 else { throw UsageError("--watch: \(String(cString: strerror(errno)))") }
    for folder in folders(of: paths) {
      let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE
      guard inotify_add_watch(descriptor, folder, UInt32(events)) >= 0 else {
        throw UsageError("--watch \(folder): \(String(cString: strerror(errno)))")
      }
    }
    var timeout: Int32 = -1
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while Glibc.poll(&poll, 1, timeout) > 0 {
      var buffer = [UInt8](repeating: 0, count: 4096)
      _ = read(descriptor, &buffer, buffer.count)
      timeout = FileWatch.quietMilliseconds
    }
  }

  private func folders(of paths: [String]) -> Set<String> {
    var folders: Set<String> = []
    for path in paths {
      var isFolder = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      guard exists, isFolder else {
        folders.insert(path.lastIndex(of: "/").map { String(path[...$0]) } ?? ".")
        continue
      }
      folders.insert(path)
      for inside in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
        var isInner = false
        let inner = "\(path)/\(inside)"
        if FileManager.default.fileExists(atPath: inner, isDirectory: &isInner), isInner {
          folders.insert(inner)
        }
      }
    }
    return folders
  }
}
