import CPseudoTerminal
import Foundation

/// A program that ran to its end without a terminal: what it was given, and what it wrote.
package struct ProgramRun {
  /// The exit status; negative for the signal that ended it.
  package var status: Int32
  package var output: String
  package var errors: String

  /// Runs a program with that standard input; the environment holds nothing but what is given.
  package init(
    _ program: String, arguments: [String] = [], environment: [String: String] = [:],
    input: [UInt8] = []
  ) throws {
    // Files, because they take any amount while nobody reads.
    let folder = try TemporaryFolder()
    let source = try folder.write(input, to: "input")
    let output = try folder.write([], to: "output")
    let errors = try folder.write([], to: "errors")
    let words = ([program] + arguments).map { strdup($0) }
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer {
      for text in words + variables {
        free(text)
      }
    }
    // Not Process: it waits for every child of the program too, so for tmux's server.
    let ending = cpt_run(program, words + [nil], variables + [nil], source, output, errors)
    status = ending & 0x7F == 0 ? ending >> 8 & 0xFF : -(ending & 0x7F)
    self.output = try String(decoding: folder.bytes(of: "output"), as: UTF8.self)
    self.errors = try String(decoding: folder.bytes(of: "errors"), as: UTF8.self)
  }
}

/// A folder that is gone when nobody holds it any more.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and gives its path.
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  package func bytes(of name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }
}
