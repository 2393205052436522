import Foundation
import Testing

/// A row of a table that names a script or a test which is not there would prove nothing.
@Suite("What docs/seeds.md and docs/cases.md say is shown")
struct ShownBehaviourTests {
  private static func rows(_ document: String) throws -> [[String]] {
    let text = try String(
      contentsOf: SourceFile.root.appending(path: "docs/\(document)"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.dropFirst().dropLast().split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The names in backquotes.
  private static func names(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private func expectScript(_ name: String) throws {
    let parts = name.split(separator: "#", maxSplits: 1).map(String.init)
    let file = SourceFile.root.appending(path: "scripts/\(parts[0]).parley")
    let text = try String(contentsOf: file, encoding: .utf8)
    if parts.count == 2 { #expect(text.contains("\n# \(parts[1])\n"), "\(name)") }
  }

  @Test("each behaviour names a script and a test, and both are there")
  func seeds() throws {
    let tests = try FileManager.default.subpathsOfDirectory(
      atPath: SourceFile.root.appending(path: "Tests").path)
    let rows = try Self.rows("seeds.md").filter { $0[0] != "behaviour" }
    #expect(rows.count > 30)
    for row in rows {
      guard row.count == 3 else {
        Issue.record("\(row) has no script and test")
        continue
      }
      let (scripts, suites) = (Self.names(row[1]), Self.names(row[2]))
      #expect(!scripts.isEmpty && !suites.isEmpty, "\(row[0])")
      for script in scripts { try expectScript(script) }
      for suite in suites {
        #expect(tests.contains { $0.hasSuffix("/\(suite).swift") }, "\(row[0]): \(suite)")
      }
    }
  }

  @Test("each reported fault names a script that is there")
  func cases() throws {
    let rows = try Self.rows("cases.md").filter { $0[0] != "fault" }
    #expect(rows.count >= 18)
    for row in rows { for script in Self.names(row[2]) { try expectScript(script) } }
  }
}
