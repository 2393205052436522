import Files
import Foundation
import Handlers
import Scripts
import SiriKit
import Testing

@testable import Runner

/// The scripts in scripts/ hold, in every run alike, and show everything that they are to show.
struct ShippedScriptTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "scripts")

  private static let shelf = Shelf(
    app: { name, script in
      guard !AppFile.builtIn.contains(name) else { return try AppFile.builtIn(name) }
      let path = folder.appending(path: script).deletingLastPathComponent().appending(path: name)
      return try AppFile.load(text: String(contentsOf: path, encoding: .utf8), file: name)
    },
    script: { name, _ in try load(name) })

  private static func load(_ name: String) throws -> Script {
    Script(try String(contentsOf: folder.appending(path: name), encoding: .utf8), file: name)
  }

  private static func scripts() throws -> [Script] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".parley") }.sorted().map(load)
  }

  @Test func allHoldTwice() throws {
    let repertoire = Repertoire(try Self.scripts(), shelf: Self.shelf)
    let rehearsal = Rehearsal(repertoire.performances, scripts: repertoire.scripts)
    let first = Report(repertoire, rehearsal.run(jobs: 2))
    #expect(first.isClean, "\(first.text(.pretty))")
    #expect(first.text(.json) == Report(repertoire, rehearsal.run(jobs: 1)).text(.json))
    #expect(repertoire.performances.count > 300)
  }

  @Test func nothingIsToBeUpdated() throws {
    let script = try Self.load("payments-stages.parley")
    let repertoire = Repertoire([script], shelf: Self.shelf)
    #expect(ScriptUpdate.updates(of: repertoire).allSatisfy { !$0.isChanged })
  }

  /// Each result, reason and code of payments, and each fault, is what a script is about.
  @Test(arguments: ["INSendPaymentIntent", "INRequestPaymentIntent"])
  func paymentsAreComplete(intent name: String) throws {
    let intent = try #require(Catalog.intent(name))
    let prefix = name == "INSendPaymentIntent" ? "payments" : "request"
    let changes = try Self.scripts().filter { $0.file.hasPrefix(prefix) }.flatMap(\.lines)
      .compactMap { line -> String? in
        if case .change(let change) = line.kind { change.notation } else { nil }
      }
    for method in intent.methods {
      for choice in Behaviour.choices(for: intent, method: method)
      where choice.group == .result || choice.group == .code {
        let change = "! behaviour.\(method.name) = \(choice.name)"
        #expect(changes.contains(change), "no script shows '\(change)'")
      }
    }
  }
}
