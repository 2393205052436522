import Files
import Screen

/// The themes that come with the program, and those in files.
struct Themes {
  /// A theme by its name, or from a base16 file.
  func theme(_ name: String) throws -> Theme {
    if name == "default" { return .standard }
    let embedded = "themes/\(name).yaml"
    if Embedded.names.contains(embedded), let text = Embedded.text(embedded) {
      return try decode(Array(text.utf8), file: embedded)
    }
    guard name.contains(".") || name.contains("/") else {
      let near = nearest(name, among: Theme.builtInNames).map { "did you mean \($0)? " } ?? ""
      throw UsageError(
        "there is no theme \(name); \(near)known: \(Theme.builtInNames.joined(separator: ", ")), "
          + "or the path of a base16 file")
    }
    return try decode(TextFile.bytes(of: name), file: name)
  }

  /// What the theme list offers.
  func names(with wanted: String) -> [String] {
    let names = Theme.builtInNames
    return names.contains(wanted) ? names : names + [wanted]
  }

  private func decode(_ bytes: [UInt8], file: String) throws -> Theme {
    try YAMLDecoder().decode(ThemeFile.self, from: bytes, file: file).theme
  }
}
