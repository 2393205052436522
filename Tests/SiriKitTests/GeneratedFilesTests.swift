import CatalogGenerator
import FoundationEssentials
import Testing

@Suite("The catalog is made of the facts")
struct GeneratedFilesTests {
  /// Sources/SiriKit, found from this file.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/SiriKit")

  static func facts() throws -> Data {
    try Data(contentsOf: folder.appending(path: "Facts/sirikit.json"))
  }

  static func codes() throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: "Facts/codes.json")))
  }

  @Test("the committed files are what the generator makes now")
  func fresh() throws {
    let made = try CatalogGenerator.files(from: Array(Self.facts()), codes: Self.codes())
    let generated = Self.folder.appending(path: "Generated")
    let committed = try FileManager.default.contentsOfDirectory(atPath: generated.path)
    #expect(Set(committed) == Set(made.keys))
    for (name, text) in made {
      let bytes = try Data(contentsOf: generated.appending(path: name))
      #expect(bytes == Data(text.utf8), "\(name) is stale: run 'swift run generate-catalog'")
    }
  }

  @Test(
    "a fact without a Swift word is refused",
    arguments: [
      (#""app_launch": "foreground""#, #""app_launch": "sideways""#, "sideways"),
      (#""phase": "both""#, #""phase": "all""#, "all"),
      (#""phase_basis": "rule""#, #""phase_basis": "guess""#, "guess"),
      (#"_unlocked_device": "yes""#, #"_unlocked_device": "perhaps""#, "perhaps"),
      (
        #""unsupported_with_reason""#, #""unsupported_without_reason""#,
        "unsupported_without_reason"
      ),
    ])
  func unknown(old: String, new: String, value: String) throws {
    let text = String(decoding: try Self.facts(), as: UTF8.self)
    #expect(text.contains(old))
    let changed = text.replacing(old, with: new)
    let error = #expect(throws: UnknownFact.self) {
      try CatalogGenerator.files(from: Array(changed.utf8), codes: Self.codes())
    }
    #expect(error?.value == value)
  }

  @Test(
    "a judgement without a Swift word, of no code or of no intent, is refused, and so is a gap",
    arguments: [
      (#""cause": "network""#, #""cause": "weather""#, "weather"),
      (#""wayOn": "tryAgain""#, #""wayOn": "sing""#, "sing"),
      (#""causeBasis": "page""#, #""causeBasis": "hearsay""#, "hearsay"),
      (#""failureNotSubscribed""#, #""failureNotDescribed""#, "failureNotSubscribed"),
      (#""INSetMessageAttributeIntent""#, #""INHangUpCallIntent""#, "INHangUpCallIntent"),
    ])
  func judgement(old: String, new: String, value: String) throws {
    let text = String(decoding: try Self.codes(), as: UTF8.self)
    #expect(text.contains(old))
    let error = #expect(throws: UnknownFact.self) {
      try CatalogGenerator.files(
        from: Array(Self.facts()), codes: Array(text.replacing(old, with: new).utf8))
    }
    #expect(error?.value == value)
  }
}
