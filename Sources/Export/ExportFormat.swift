/// A form in which a conversation can be shared.
package enum ExportFormat: String, CaseIterable, Sendable {
  case html, markdown, svg, cast, json

  /// By its name, or by the usual ending of a file's name.
  package init?(name: String) {
    switch name.lowercased() {
    case "html", "htm": self = .html
    case "markdown", "md": self = .markdown
    case "svg": self = .svg
    case "cast", "asciicast": self = .cast
    case "json": self = .json
    default: return nil
    }
  }

  /// The format that the end of a file's name tells.
  package init?(path: String) {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else {
      return nil
    }
    self.init(name: String(name[name.index(after: dot)...]))
  }
}
