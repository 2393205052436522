import Files

/// The words after a command: options with their values, and the rest.
struct Arguments {
  private var values: [String: String] = [:]
  private(set) var rest: [String] = []

  /// Reads `--option value`, `--option=value`, flags and words; `--` ends the options.
  init(_ words: [String], options: [String: Bool]) throws {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        rest += words
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        rest.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let takesValue = options[name] else {
        let near = nearest(name, among: options.keys.sorted())
        throw UsageError(
          "unknown option \(name)"
            + (near.map { "; did you mean \($0)?" }
              ?? "; known here: \(options.keys.sorted().joined(separator: " "))"))
      }
      if takesValue {
        guard let value = parts.count > 1 ? String(parts[1]) : words.popFirst() else {
          throw UsageError("\(name) needs a value")
        }
        values[name] = value
      } else {
        guard parts.count == 1 else { throw UsageError("\(name) takes no value") }
        values[name] = ""
      }
    }
  }

  func has(_ option: String) -> Bool { values[option] != nil }

  func value(_ option: String) -> String? { values[option] }
}
