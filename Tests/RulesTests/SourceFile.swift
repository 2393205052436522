import Foundation

/// A file of this package, by its path from the root.
struct SourceFile: Sendable, CustomStringConvertible {
  var path: String
  var text: String
  /// The text without comments and strings.
  var code: SwiftCode

  var description: String { path }

  /// The folder under Sources that it lies in.
  var room: String { String(path.split(separator: "/")[1]) }

  var isGenerated: Bool { path.contains("/Generated/") }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all files under a folder, in alphabetical order.
  static func paths(under folder: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    return (names ?? []).sorted().map { "\(folder)/\($0)" }.filter {
      var isFolder: ObjCBool = false
      let path = root.appendingPathComponent($0).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  static func bytes(of path: String) -> [UInt8] {
    (try? Data(contentsOf: root.appendingPathComponent(path))).map(Array.init) ?? []
  }

  init(path: String) {
    self.path = path
    text = String(decoding: Self.bytes(of: path), as: UTF8.self)
    code = SwiftCode(path.hasSuffix(".swift") ? text : "")
  }

  /// The sources, without what is data.
  static let sources = paths(under: "Sources").filter { path in
    [".swift", ".c", ".h"].contains { path.hasSuffix($0) }
  }
  .map(SourceFile.init(path:))

  static let swift = sources.filter { $0.path.hasSuffix(".swift") }
}
