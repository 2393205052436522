import Export
import Foundation
import FoundationXML
import Screen
import Session
import Testing

@Suite("Documents of a conversation")
struct DocumentTests {
  static let samples: [(name: String, session: @Sendable () throws -> Session)] = [
    ("payment", { try Sample.payment() }), ("failure", { try Sample.failure() }),
    ("hostile", { try Sample.hostileTalk() }),
  ]

  @Test("Markdown is as it is kept", arguments: samples.map(\.name))
  func markdown(name: String) throws {
    let session = try #require(DocumentTests.samples.first { $0.name == name }).session()
    let text = MarkdownDocument.text(of: Recording(session))
    #expect(try text == Kept.text("\(name).md", or: text))
  }

  @Test("a page is as it is kept, but for its style and script", arguments: samples.map(\.name))
  func page(name: String) throws {
    let session = try #require(DocumentTests.samples.first { $0.name == name }).session()
    let page = try Sample.page(Recording(session))
    let body = page.split(separator: "<body>")[1].split(separator: "<script>")[0]
    #expect(try body == Kept.text("\(name).body.html", or: String(body)))
  }

  @Test("a page loads nothing, and every place that it points to is in it")
  func whole() throws {
    let page = try Sample.page(Recording(try Sample.failure()))
    for word in ["http://", "https://", "url(", "@import", "<link", "src=", "fetch(", "import("] {
      #expect(!page.contains(word), "\(word)")
    }
    let targets = page.matches(of: /href="#([\w-]+)"/).map { String($0.1) }
    #expect(targets.count > 10)
    for target in targets { #expect(page.contains("id=\"\(target)\""), "\(target)") }
    for match in page.matches(of: /byId\("([\w-]+)"\)/) {
      #expect(page.contains("id=\"\(match.1)\""), "\(match.1)")
    }
  }

  @Test("what came from outside is escaped in every format")
  func escaping() throws {
    let recording = Recording(try Sample.hostileTalk())
    let page = try Sample.page(recording)
    #expect(page.components(separatedBy: "</script>").count == 2)
    #expect(!page.contains("<img"))
    let markdown = MarkdownDocument.text(of: recording)
    #expect(!markdown.contains("<img") && !markdown.contains(" [a]"))
    let stage = Stage()
    let theme = try Sample.theme("dark")
    let svg = ScreenPicture.svg(of: recording, on: stage, theme: theme, paper: .dark)
    #expect(!svg.contains("<img"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    for text in [page, markdown, svg, JSONDocument.text(of: recording)] {
      for scalar in text.unicodeScalars where scalar != "\n" {
        #expect(scalar.value >= 0x20 && scalar.value != 0x202E)
      }
    }
  }

  @Test("JSON is one object with all events and what was shown")
  func json() throws {
    let text = JSONDocument.text(of: Recording(try Sample.payment()))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["app"] as? String == "DemoPay")
    #expect(
      object["acts"] as? [String] == [
        "> Send $20 to Maria for dinner", "> [#2]", "> no, make it 30", "> [confirm]",
      ])
    let events = try #require(object["events"] as? [[String: Any]])
    #expect(events.count == (try Sample.payment()).log.count)
    let shown = events.compactMap { $0["shown"] as? [String] }
    #expect(shown.first?.first == "Siri: Which Maria?")
    #expect(shown.last == ["= done"])
  }

  @Test("Siri's lines come in another language")
  func locale() throws {
    let recording = Recording(try Sample.payment(), locale: "zh-Hans")
    #expect(MarkdownDocument.text(of: recording).contains("**Siri:** 已向 Maria Chen 付款"))
    let page = try Sample.page(recording)
    #expect(page.contains("<ol id=\"talk\" lang=\"zh-Hans\">"))
    #expect(page.contains("no, make it 30"))
    let theme = try Sample.theme("dark")
    let svg = ScreenPicture.svg(of: recording, on: Stage(), theme: theme, paper: .dark)
    #expect(svg.contains("付款"))
  }
}
