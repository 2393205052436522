import Screen

/// Text from outside, made safe for documents.
package enum Markup {
  /// For HTML, between tags and in quoted attributes; controls become signs, marks that turn a
  /// line around go.
  package static func html(_ text: String) -> String {
    let clean = TextLayout.sanitize(text, keepingNewlines: true)
    guard clean.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return clean }
    var escaped = ""
    escaped.reserveCapacity(clean.utf8.count + 16)
    for scalar in clean.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// For a line of Markdown: everything that could mean something gets a backslash.
  package static func markdown(_ text: String) -> String {
    var escaped = ""
    let clean = TextLayout.sanitize(text)
    for (index, scalar) in clean.unicodeScalars.enumerated() {
      switch scalar {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "$", "#", ">":
        escaped += "\\\(scalar)"
      // Lists, headings and rules begin only at the beginning.
      case "+", "-", "=": escaped += index == 0 ? "\\\(scalar)" : "\(scalar)"
      case ".", ")":
        let isNumbered = !escaped.isEmpty && escaped.utf8.allSatisfy { (0x30...0x39).contains($0) }
        escaped += isNumbered ? "\\\(scalar)" : "\(scalar)"
      // A bare address would become a link.
      case ":": escaped += clean.contains("://") ? "&#58;" : ":"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
