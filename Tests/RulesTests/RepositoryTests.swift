import Files
import Foundation
import Testing

/// What is in the repository beside code.
@Suite("The repository")
struct RepositoryTests {
  /// Data of the program, by the name under which it is carried.
  private static let data =
    SourceFile.paths(under: "Sources/CResources/data").map {
      (name: String($0.dropFirst("Sources/CResources/data/".count)), path: $0)
    } + SourceFile.paths(under: "themes").map { (name: $0, path: $0) }

  @Test("carries each of its data files in the program, and nothing else")
  func embedding() {
    #expect(Set(Embedded.names) == Set(Self.data.map(\.name)))
    #expect(Embedded.names.count == Set(Embedded.names).count)
  }

  @Test("carries them as they are")
  func contents() {
    for (name, path) in Self.data {
      let carried = Embedded.bytes(name).map(Array.init) ?? []
      #expect(carried == SourceFile.bytes(of: path), "\(path) is carried otherwise: build anew")
    }
  }

  @Test("knows no machine")
  func paths() throws {
    let places = ["work", "home", "root", "Users", "tmp/trees"].map { "/\($0)/" }
    let folders = ["Sources", "Tests", "docs", "themes", "scripts", "examples", ".ci"]
    let top = try FileManager.default.contentsOfDirectory(atPath: SourceFile.root.path)
      .filter {
        ["md", "swift", ""].contains(($0 as NSString).pathExtension) && !$0.hasPrefix(".")
      }
    for path in top + folders.flatMap(SourceFile.paths(under:)) {
      let text = SourceFile(path: path).text
      for place in places where text.contains(place) {
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.contains(place) }
        Issue.record("\(path):\((line ?? 0) + 1): \(place) is a path of a machine")
      }
    }
  }
}
