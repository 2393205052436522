import Files
import FoundationEssentials
import Handlers
import Runner
import Scripts

/// Finds scripts, and what they name, on the disk.
enum ScriptFiles {
  /// The scripts at the paths; a folder stands for all `*.parley` in it, in the order of the names.
  static func load(_ paths: [String]) throws -> [Script] {
    try paths.flatMap(files).map(load)
  }

  static func load(_ path: String) throws -> Script {
    Script(try text(of: path), file: path)
  }

  /// What scripts name, relative to their own place.
  static let shelf = Shelf(
    app: { name, script in
      try AppFiles.load(AppFile.builtIn.contains(name) ? name : path(name, from: script))
    },
    script: { name, script in try load(path(name, from: script)) })

  /// A path that stands in a script, as one from here.
  static func path(_ name: String, from script: String) -> String {
    guard !name.hasPrefix("/"), let slash = script.lastIndex(of: "/") else { return name }
    return script[...slash] + name
  }

  private static func files(_ path: String) throws -> [String] {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder else {
      return [path]
    }
    let found = try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".parley") }.sorted()
    guard !found.isEmpty else { throw UsageError("\(path): no *.parley in this folder") }
    return found.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }

  /// A script is text: what is not, is said with its place.
  private static func text(of path: String) throws -> String {
    let bytes = try TextFile.bytes(of: path)
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let valid = validPrefix(of: bytes)
    let line = bytes[..<valid].count { $0 == UInt8(ascii: "\n") } + 1
    let start = bytes[..<valid].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = String(decoding: bytes[start..<valid], as: UTF8.self).unicodeScalars.count + 1
    throw FileError(
      file: path, line: line, column: column, message: "this is no UTF-8 text",
      remedy: "save the script as UTF-8")
  }

  /// How many bytes are text.
  private static func validPrefix(of bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      count += UTF8.width(scalar)
    }
    return count
  }
}
