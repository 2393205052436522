import Foundation
import SiriKit
import Testing

@Suite("From the symptom to the causes")
struct SymptomTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("every cause names a script that is there, and a case in it", arguments: Symptom.all)
  func scripts(_ symptom: Symptom) throws {
    for cause in symptom.causes {
      let parts = cause.script.split(separator: "#", maxSplits: 1).map(String.init)
      let text = try String(
        contentsOf: Self.root.appending(path: parts[0]), encoding: .utf8)
      if parts.count == 2 {
        #expect(text.contains("\n# \(parts[1])\n"), "\(cause.script)")
      }
      let section = parts.count == 2 ? Self.section(parts[1], of: text) : text
      // A cause that is diagnosed is seen to be, under one of its names.
      if let first = cause.diagnoses.first, cause.isShownByItsDiagnosis {
        let isShown = cause.diagnoses.contains { section.contains("\n* \($0.rawValue) ") }
        #expect(isShown, "\(cause.script) shows no \(first.rawValue)")
      }
    }
  }

  private static func section(_ name: String, of text: String) -> String {
    let behind = text.components(separatedBy: "\n# \(name)\n").dropFirst().first ?? ""
    return "\n" + (behind.components(separatedBy: "\n# ").first ?? "")
  }

  @Test("the guide is all symptoms; each has a name of its own")
  func names() {
    #expect(Symptom.named("not-called") == Symptom.all)
    #expect(Symptom.named("handle-not-called").map(\.title).count == 1)
    #expect(Symptom.named("nothing").isEmpty)
    #expect(Set(Symptom.all.map(\.name)).count == Symptom.all.count)
  }

  @Test("a symptom as lines")
  func text() throws {
    let lines = try #require(Symptom.named("handle-not-called").first).text.split(separator: "\n")
    #expect(
      lines.prefix(6).joined(separator: "\n") == """
        handle is not called, although confirm is  (handle-not-called)
          confirm has to complete once, with ready, and where Siri asks, the user has to agree.
          1  confirm answers failureRequiringAppLaunch
             seen by   Siri says to go on in the app, with the button Open App
             cure      Answer ready when the request can be carried out in the extension.
             script    scripts/not-called-handle.parley#Needs the app
        """)
    #expect(Symptom.all.flatMap { $0.text.split(separator: "\n") }.allSatisfy { $0.count <= 110 })
  }
}

extension Symptom.Cause {
  /// Some diagnoses only belong to it, and their own script is another.
  fileprivate var isShownByItsDiagnosis: Bool {
    ![.codeNotInEnum, .manyOptions].contains(diagnoses[0])
  }
}
