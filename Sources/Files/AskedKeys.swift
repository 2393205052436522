/// The entries of a mapping, and which of them a type has asked for.
///
/// Every `Decodable` asks for all its keys, so what it never asked for, it does not know.
final class AskedKeys {
  let entries: [YAMLNode.Entry]
  /// Whoever decodes the mapping has checked its keys already.
  var areAllKnown = false
  /// The types of key that the mapping was read with; some can list their cases.
  var types: [any CodingKey.Type] = []
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

  /// The error for a mapping that should hold one key, the case of an enum.
  func notExactlyOne(at node: YAMLNode) -> FileError {
    if let entry = entries.first, entries.count == 1 { return unknown(entry) }
    let names = knownNames
    return FileError(
      file: file, line: node.line, column: node.column,
      message: "exactly one key is expected here, found \(entries.count)",
      remedy: names.isEmpty ? nil : "known here: \(listed(names))")
  }

  private func unknown(_ entry: YAMLNode.Entry) -> FileError {
    let names = knownNames
    let near = nearest(entry.key, among: names).map { "did you mean '\($0)'? Known here: " }
    return FileError(
      file: file, line: entry.line, column: entry.column,
      message: "unknown key '\(shortened(entry.key))'",
      remedy: names.isEmpty ? nil : (near ?? "known here: ") + listed(names))
  }

  /// The keys that were asked for, and those that a type of keys lists.
  private var knownNames: [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for name in types.flatMap(caseNames) + known where seen.insert(name).inserted {
      names.append(name)
    }
    return names
  }
}

/// The keys of a type that can list them; the compiler's own key types cannot.
private func caseNames(of type: any CodingKey.Type) -> [String] {
  func names<Keys: CaseIterable>(_: Keys.Type) -> [String] {
    Keys.allCases.compactMap { ($0 as? any CodingKey)?.stringValue }
  }
  guard let type = type as? any CaseIterable.Type else { return [] }
  return names(type)
}
