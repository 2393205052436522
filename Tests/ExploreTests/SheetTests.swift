import Conversation
import Explore
import Files
import Foundation
import Handlers
import Screen
import Scripts
import Session
import Testing

@Suite("The sheet of an exploration")
struct SheetTests {
  private func small(_ coverage: Coverage? = nil) throws -> Sheet {
    Sheet(
      ExplorerTests.explore(try ExplorerTests.small(), depth: 2), locales: ["en-US", "zh-Hans"],
      coverage: coverage)
  }

  /// Reports are kept beside the tests; `PARLEY_UPDATE_SCREENS=1` writes them anew.
  private func kept(_ name: String, or new: String) throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Kept/\(name)")
    if ProcessInfo.processInfo.environment["PARLEY_UPDATE_SCREENS"] != nil {
      try Data(new.utf8).write(to: file)
    }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  @Test("the text of a small app is as it is kept, with its tree")
  func text() throws {
    let exploration = ExplorerTests.explore(
      try ExplorerTests.small(), depth: 1, takesMistakes: false)
    let sheet = Sheet(exploration, locales: ["en-US"])
    let text = SheetText.lines(of: sheet, withTree: true).joined(separator: "\n") + "\n"
    #expect(try text == kept("pebble.txt", or: text))
  }

  @Test("the table of a small app is as it is kept, and no cell is a formula")
  func table() throws {
    let text = SheetTable.text(of: try small())
    #expect(try text == kept("pebble.csv", or: text))
    for row in text.components(separatedBy: "\r\n") {
      #expect(!row.hasPrefix("=") && !row.contains(",=") && !row.contains(",\"="))
    }
  }

  @Test("JSON has the languages side by side")
  func json() throws {
    let text = try small().record.json
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let sentences = try #require(object["sentences"] as? [[String: Any]])
    #expect(sentences.count > 20)
    for sentence in sentences {
      let shown = try #require(sentence["shown"] as? [String: String])
      #expect(Set(shown.keys) == ["en-US", "zh-Hans"])
      #expect(!shown.values.contains { $0.isEmpty || $0.contains("⟨") }, "\(sentence)")
    }
  }

  @Test("the page is whole in itself, and holds every sentence in every language")
  func page() throws {
    let sheet = try small()
    func theme(_ name: String) throws -> Theme {
      let file = "themes/\(name).yaml"
      return try YAMLDecoder().decode(
        ThemeFile.self, from: Embedded.text(file) ?? "", file: file
      ).theme
    }
    let page = SheetPage.text(of: sheet, light: try theme("light"), dark: try theme("dark"))
    for word in ["http://", "https://", "url(", "@import", "<link", "src=", "fetch(", "import("] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.components(separatedBy: "data-sign aria-label").count - 1 == sheet.sentences.count)
    for match in page.matches(of: /byId\("([\w-]+)"\)/) {
      #expect(page.contains("id=\"\(match.1)\""), "\(match.1)")
    }
    #expect(page.contains("lang=\"zh-Hans\""))
  }

  @Test("what scripts reach is told, and what they do not")
  func coverage() throws {
    var session = Session(appFile: try ExplorerTests.small(), locale: "en-US")
    session.say("{INRequestPaymentIntent payer=\"Odo Brandis\" amount=20 EUR}")
    session.settle()
    session.tap(.confirm)
    session.settle()
    var coverage = Coverage()
    coverage.add(session)
    let sheet = try small(coverage)
    let covered = sheet.endings.filter { $0.isCovered == true }
    #expect(covered.map(\.ending) == ["done"] && covered.map(\.cause) == ["handle -> success"])
    #expect(sheet.sentences.contains { $0.isCovered == true })
    #expect(sheet.sentences.contains { $0.isCovered == false })
    let missing = try #require(sheet.missingAnswers)
    #expect(missing.contains("INRequestPaymentIntent.confirm failure"))
    #expect(!missing.contains("INRequestPaymentIntent.handle success"))
  }

  @Test("a script of each ending can be read, names each once, and ends so")
  func scripts() throws {
    let sheet = try small()
    let scripts = EndingScript.all(of: sheet, app: "pebble.app.yaml")
    #expect(scripts.count == sheet.endings.count)
    #expect(Set(scripts.map(\.name)).count == scripts.count)
    for (script, ending) in zip(scripts, sheet.endings) {
      let read = Script(script.text, file: script.name)
      #expect(read.faults.isEmpty, "\(read.faults)")
      #expect(script.text.contains("= \(ending.ending)"))
      #expect(read.frontMatter.locales.map(\.value) == ["en-US", "zh-Hans"])
    }
    let text = try #require(scripts.first { $0.name.hasPrefix("request-payment-done") }).text
    #expect(try text == kept("pebble-done.parley", or: text))
  }
}
