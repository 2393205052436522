import CPseudoTerminal
import Foundation
import Screen
import Testing

@Suite("The width table agrees with the C library")
struct CharacterWidthTests {
  @Test("for every character that can be sent to a terminal")
  func everyScalar() {
    var differing: [String] = []
    for value in UInt32(0x20)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = CharacterWidth.of(scalar)
      let library = cpt_wcwidth(value)
      // What the table does not know is never sent; a library may know more, or less.
      guard width != .none, library >= 0 else { continue }
      if Int32(width.rawValue) != library {
        differing.append(String(value, radix: 16))
      }
    }
    #expect(differing == [])
  }

  @Test("and controls have none")
  func controls() {
    for value in [UInt32(0), 0x1B, 0x7F, 0x9B, 0xFFFF] {
      #expect(Unicode.Scalar(value).map(CharacterWidth.of) == CharacterWidth.none)
    }
  }
}

/// Rewrites the table when asked to: `PARLEY_UPDATE=1 swift test --filter WidthTableMaker`.
@Suite("WidthTableMaker")
struct WidthTableMaker {
  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Screen/WidthTable.swift").standardizedFileURL

  @Test("makes the table that is committed, unless the C library is another")
  func committed() throws {
    let made = Self.make()
    if ProcessInfo.processInfo.environment["PARLEY_UPDATE"] != nil {
      try made.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let committed = try String(contentsOf: Self.file, encoding: .utf8)
    // U+A7CB came with Unicode 16, so a library that knows it is newer than the table.
    guard cpt_wcwidth(0xA7CB) < 0, cpt_wcwidth(0x1E4D0) > 0 else { return }
    #expect(made == committed)
  }

  static func make() -> String {
    var entries: [String] = []
    var last: UInt32?
    for value in UInt32(0)..<0x110000 {
      let isControl = value < 0x20 || (0x7F..<0xA0).contains(value)
      let library = isControl ? -1 : cpt_wcwidth(value)
      let width = library < 0 ? 3 : UInt32(library)
      if width != last {
        entries.append("\(value * 4 + width),")
        last = width
      }
    }
    let rows = stride(from: 0, to: entries.count, by: 10).map {
      "    " + entries[$0..<min($0 + 10, entries.count)].joined(separator: " ")
    }
    return header + rows.joined(separator: "\n") + "\n  ]\n}\n"
  }

  private static let header = """
    /// Where the width of characters changes, made from the C library's Unicode 15 tables.
    ///
    /// Each entry is a code point times four plus its width as in `CharacterWidth`. The test of this
    /// table writes it anew when `PARLEY_UPDATE` is set.
    enum WidthTable {
      // swift-format-ignore
      static let breakpoints: [UInt32] = [

    """
}
