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
    return try SourceFile.swift.filter { !$0.isGenerated }.flatMap { file in
      let code = SwiftCode(file.text).lines
      return try code.indices.compactMap { index in
        guard let match = try pattern.firstMatch(in: code[index]) else { return nil }
        let before = file.lines[..<index].last { !$0.drop { $0 == " " }.hasPrefix("@") }
        return Declaration(
          place: "\(file):\(index + 1): \(file.lines[index].drop { $0 == " " })",
          isType: match[2].substring != "func", isNested: match[1].substring?.isEmpty == false,
          isDocumented: before?.drop { $0 == " " }.hasPrefix("///") == true)
      }
    }
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
