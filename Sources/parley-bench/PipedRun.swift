import Glibc

/// A program without a terminal: a file to read, nobody who listens.
enum PipedRun {
  /// Runs it to its end; the peak of its memory, looked at every few milliseconds.
  ///
  /// What wait(2) tells would count this process's own memory from before the exec.
  static func peakMemory(of program: String, _ arguments: [String], input: String) throws -> Double
  {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, program, &actions, nil, words + [nil], [nil]) == 0 else {
      throw BenchError(description: "\(program) does not start")
    }
    var peak = 0.0
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      let memory = ProcessFigures.peakMemory(of: process)
      if memory > peak { peak = memory }
      usleep(2000)
    }
    return peak
  }
}

/// A file that goes away with its owner.
final class TemporaryFile {
  let path: String

  init() throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/parley-bench-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw BenchError(description: "\(folder): \(String(cString: strerror(errno)))")
    }
    close(descriptor)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { unlink(path) }

  func write(_ text: String) throws {
    guard let file = fopen(path, "w") else {
      throw BenchError(description: "\(path): \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    var text = text
    text.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, file) }
  }

  func lineCount() throws -> Int {
    guard let file = fopen(path, "r") else {
      throw BenchError(description: "\(path): \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var lines = 0
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      lines += buffer[..<count].count { $0 == UInt8(ascii: "\n") }
    }
    return lines
  }
}
