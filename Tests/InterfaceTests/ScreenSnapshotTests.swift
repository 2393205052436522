import Foundation
import Screen
import Session
import Testing

@testable import Interface

/// Screens as text, kept beside the tests and read in reviews.
///
/// `PARLEY_UPDATE_SCREENS=1 swift test --filter InterfaceTests` writes them anew.
@Suite("Screens, as they are kept")
struct ScreenSnapshotTests {
  static let sizes = [(120, 40), (80, 24), (60, 20), (40, 12), (20, 5)]

  /// A way to a screen worth keeping.
  static let stories: [(name: String, run: @Sendable (inout Rehearsal) -> Void)] = [
    ("first", { _ in }),
    ("disambiguation", { $0.say("Send $20 to Maria") }),
    (
      "go-ahead",
      {
        $0.say("Send $20 to Maria for dinner")
        $0.say("the second one")
      }
    ),
    (
      "failure",
      {
        $0.say("/behaviour handle failure")
        $0.say("Send $20 to Maria")
        $0.say("2")
        $0.say("yes")
      }
    ),
    (
      "open-app",
      {
        $0.say("/behaviour confirm failureRequiringAppLaunch")
        $0.say("Send $20 to Maria")
        $0.say("2")
      }
    ),
    (
      "log",
      {
        $0.say("Send $20 to Maria")
        $0.press(.tab, .home, .down)
      }
    ),
    ("behaviour", { $0.say("/behaviour resolvePayee") }),
    ("device", { $0.press(.function(3)) }),
    (
      "chinese",
      {
        $0.say("/language zh-Hans")
        $0.say("给王小明转五十块五毛")
      }
    ),
  ]

  @Test("the screen of each story at each size", arguments: stories.map(\.name))
  func screens(name: String) throws {
    let story = try #require(Self.stories.first { $0.name == name })
    for (columns, rows) in Self.sizes {
      var rehearsal = try Rehearsal(columns: 120, rows: 40)
      story.run(&rehearsal)
      rehearsal.send(.resize(Size(columns: columns, rows: rows)))
      try compare(rehearsal.text + "\n", with: "\(name)-\(columns)x\(rows).txt")
    }
  }

  @Test("without UTF-8 every sign has a twin in ASCII", arguments: stories.map(\.name))
  func ascii(name: String) throws {
    let story = try #require(Self.stories.first { $0.name == name })
    var rehearsal = try Rehearsal(isUTF8: false)
    story.run(&rehearsal)
    // The terminal turns these; letters of names become question marks there.
    let known = Set(GlyphSet.unicode.all + Array("“”‘’–…×"))
    let strange = rehearsal.text.filter {
      !$0.isASCII && !$0.isLetter && !$0.isCurrencySymbol && !known.contains($0)
        && !"？，。".contains($0)
    }
    #expect(strange.isEmpty, "\(strange)")
  }

  private func compare(_ text: String, with name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Screens")
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["PARLEY_UPDATE_SCREENS"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let kept = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    if kept != text {
      Issue.record("\(name) differs:\n\(difference(kept, text))")
    }
  }

  private func difference(_ kept: String, _ now: String) -> String {
    let old = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let new = now.split(separator: "\n", omittingEmptySubsequences: false)
    return (0..<max(old.count, new.count)).compactMap { row in
      let before = old.indices.contains(row) ? old[row] : ""
      let after = new.indices.contains(row) ? new[row] : ""
      return before == after ? nil : "\(row + 1) - \(before)\n\(row + 1) + \(after)"
    }.joined(separator: "\n")
  }
}
