import Export
import Testing

@Suite("The format of an export")
struct ExportFormatTests {
  @Test(
    "is told by a name or by the end of a file's name",
    arguments: [
      ("talk.html", ExportFormat.html), ("a.b/talk.MD", .markdown), ("talk.svg", .svg),
      ("talk.cast", .cast), ("talk.json", .json), ("talk.txt", nil), ("a.html/talk", nil),
    ])
  func paths(path: String, format: ExportFormat?) {
    #expect(ExportFormat(path: path) == format)
  }
}
