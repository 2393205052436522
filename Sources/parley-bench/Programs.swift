import Glibc

/// The programs that are measured: they lie beside this one.
struct Programs {
  let parley: String
  let bare: String

  init() throws {
    var path = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &path, path.count - 1))
    let own = String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    parley = folder + "/parley"
    bare = folder + "/bare-ncurses"
    for program in [parley, bare] where access(program, X_OK) != 0 {
      throw BenchError(description: "\(program) is not built; 'make bench' builds it")
    }
  }
}

/// A process's own figures, from /proc.
enum ProcessFigures {
  /// Peak of the resident memory, in MiB.
  static func peakMemory(of process: Int32) -> Double {
    (field("VmHWM:", in: "/proc/\(process)/status") ?? .nan) / 1024
  }

  /// How often its threads have gone to sleep, in all.
  static func sleeps(of process: Int32) -> Double {
    guard let folder = opendir("/proc/\(process)/task") else { return .nan }
    defer { closedir(folder) }
    var sum = 0.0
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.first != "." else { continue }
      sum += field("voluntary_ctxt_switches:", in: "/proc/\(process)/task/\(name)/status") ?? 0
    }
    return sum
  }

  private static func field(_ name: String, in path: String) -> Double? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = max(0, read(descriptor, &bytes, bytes.count))
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    for line in text.split(separator: "\n") where line.hasPrefix(name) {
      return line.dropFirst(name.count).split { $0 == " " || $0 == "\t" }.first
        .flatMap { Double($0) }
    }
    return nil
  }
}
