/// The entries of a mapping, and which of them a type has asked for.
///
/// Every `Decodable` asks for all its keys, so what it never asked for, it does not know.
final class AskedKeys {
  let entries: [YAMLNode.Entry]
  /// Whoever decodes the mapping has checked its keys already.
  var areAllKnown = false
  private let file: String
  private var isAsked: [Bool]
  private var known: [String] = []
  /// Only for large mappings; walking a small one is faster.
  private var indices: [String: Int]?

  init(_ entries: [YAMLNode.Entry], file: String) {
    self.entries = entries
    self.file = file
    isAsked = Array(repeating: false, count: entries.count)
    if entries.count > 12 {
      indices = Dictionary(
        zip(entries.map(\.key), entries.indices), uniquingKeysWith: { first, _ in first })
    }
  }

  /// The value of a key, which so becomes known.
  func ask(_ key: String) -> YAMLNode? {
    known.append(key)
    let index =
      indices.map { $0[key] } ?? entries.firstIndex { $0.key == key }
    guard let index else { return nil }
    isAsked[index] = true
    return entries[index].value
  }

  /// Throws at the first key that nobody asked for.
  func check() throws(FileError) {
    guard !areAllKnown, let index = isAsked.firstIndex(of: false) else { return }
    throw unknown(entries[index])
  }

  /// The error for a key that is not there, which may be there under a misspelt name.
  func missing(_ key: String, at node: YAMLNode) -> FileError {
    let others = zip(entries, isAsked).filter { !$0.1 }.map(\.0)
    let near = others.first { nearest($0.key, among: [key]) != nil }
    if let near { return unknown(near) }
    return FileError(
      file: file, line: node.line, column: node.column,
      message: "the key '\(key)' is missing here", remedy: "write '\(key): …'")
  }

  private func unknown(_ entry: YAMLNode.Entry) -> FileError {
    var names: [String] = []
    for name in known where !names.contains(name) { names.append(name) }
    let near = nearest(entry.key, among: names).map { "did you mean '\($0)'? Known here: " }
    return FileError(
      file: file, line: entry.line, column: entry.column,
      message: "unknown key '\(shortened(entry.key))'",
      remedy: names.isEmpty
        ? "no key is known here" : (near ?? "known here: ") + listed(names))
  }
}
