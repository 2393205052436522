import Testing

/// What crosses rooms says what it is.
@Suite("The documentation in the sources")
struct DocumentationTests {
  /// A declaration that other rooms see.
  private struct Declaration {
    var place: String
    var isType: Bool
    var isNested: Bool
    var isDocumented: Bool
  }

  private static func declarations() throws -> [Declaration] {
    let pattern = try Regex(
      #"^(\s*)(?:@\w+(?:\([^)]*\))?\s+)*package\s+(?:(?:static|final|mutating|nonisolated|indirect|consuming|borrowing|override)\s+)*(struct|class|enum|protocol|actor|func)\s"#
    )
    var found: [Declaration] = []
    for file in SourceFile.swift where !file.isGenerated {
      let lines = file.lines
      for (index, line) in file.code.lines.enumerated()
      where line.contains("package ") {
        guard let match = try pattern.firstMatch(in: line) else { continue }
        let before = lines[..<index].last { !$0.drop { $0 == " " }.hasPrefix("@") }
        found.append(
          Declaration(
            place: "\(file):\(index + 1): \(lines[index].drop { $0 == " " })",
            isType: match[2].substring != "func", isNested: match[1].substring?.isEmpty == false,
            isDocumented: before?.drop { $0 == " " }.hasPrefix("///") == true))
      }
    }
    return found
  }

  @Test("has a sentence for every type that other rooms see")
  func types() throws {
    let types = try Self.declarations().filter { $0.isType && !$0.isNested }
    #expect(types.count > 80)
    for type in types where !type.isDocumented { Issue.record("\(type.place) needs a sentence") }
  }

  @Test("has a sentence for nine in ten of all types and functions that other rooms see")
  func share() throws {
    let all = try Self.declarations()
    let bare = all.filter { !$0.isDocumented }
    let share = 100 - 100 * bare.count / max(1, all.count)
    #expect(
      share >= 90,
      "\(share) % of \(all.count) have one; these have none:\n\(bare.map(\.place).joined(separator: "\n"))"
    )
  }
}
