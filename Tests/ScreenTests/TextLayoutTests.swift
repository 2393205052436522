import Screen
import TestSupport
import Testing

@Suite("Laying out text")
struct TextLayoutTests {
  @Test(
    "wraps at words, between ideographs, and not inside a path that fits",
    arguments: [
      ("", 5, [""]),
      ("hello world", 5, ["hello", "world"]),
      ("hello  world", 20, ["hello  world"]),
      ("a bb ccc", 4, ["a bb", "ccc"]),
      ("one\n\ntwo", 10, ["one", "", "two"]),
      ("  indented text", 8, ["indented", "text"]),
      ("  two in", 8, ["  two in"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("see /usr/share/parley now", 18, ["see", "/usr/share/parley", "now"]),
      ("发送二十美元，可以吗？", 8, ["发送二十", "美元，可", "以吗？"]),
      ("二十美元，好", 8, ["二十美", "元，好"]),
      ("她说「好」了", 6, ["她说", "「好」", "了"]),
      ("作作作", 1, ["作", "作", "作"]),
      ("发送20美元", 6, ["发送20", "美元"]),
    ])
  func wrapping(text: String, columns: Int, rows: [String]) {
    #expect(TextLayout.wrap(text, columns: columns) == rows)
  }

  @Test("wraps without loss and within the width", arguments: HostileText.all.indices)
  func wrappingKeepsAll(index: Int) {
    let clean = TextLayout.sanitize(HostileText.all[index].text, keepingNewlines: true)
    let text = String(clean.prefix(400))
    let wanted = text.unicodeScalars.filter { $0 != " " && $0 != "\n" }
    for columns in 1...60 {
      let rows = TextLayout.wrap(text, columns: columns)
      #expect(rows.joined().unicodeScalars.filter { $0 != " " }.elementsEqual(wanted))
      for row in rows {
        #expect(TextLayout.width(row) <= columns || row.count == 1)
      }
    }
  }

  @Test("never begins a row with a closing sign")
  func closingSigns() {
    let text = "请确认：收款人，金额，备注。可以吗？「是的」，谢谢！"
    // Three signs in a row need six columns.
    for columns in 6...20 {
      for row in TextLayout.wrap(text, columns: columns) {
        #expect(!"：，。？」！".contains(row.first ?? "x"), "\(columns): \(row)")
      }
    }
  }

  @Test(
    "clips with an ellipsis",
    arguments: [
      ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
      ("作作作", 4, "作…"), ("作作作", 5, "作作…"),
    ])
  func clipping(text: String, columns: Int, clipped: String) {
    #expect(TextLayout.clip(text, to: columns) == clipped)
  }

  @Test("clips the start too, and pads")
  func clippingStartAndPadding() {
    #expect(TextLayout.clipStart("hello", to: 3) == "…lo")
    #expect(TextLayout.clipStart("作作", to: 3) == "…作")
    #expect(TextLayout.clipStart("ab", to: 2) == "ab")
    #expect(TextLayout.pad("作", to: 4) == "作  ")
    #expect(TextLayout.pad("hello", to: 3) == "he…")
    #expect(TextLayout.prefix(of: "a作b", columns: 2) == ("a", 1))
  }
}

@Suite("The sanitizer")
struct SanitizerTests {
  @Test(
    "shows or drops what could steer or deceive",
    arguments: [
      ("plain", "plain"),
      ("\u{1B}[31mred", "␛[31mred"),
      ("a\u{07}b\u{7F}", "a␇b␡"),
      ("a\u{9B}b", "a\u{FFFD}b"),
      ("a\r\nb\nc\rd\u{2028}e", "a b c d e"),
      ("a\tb", "a  b"),
      ("safe\u{202E}gpj\u{202C}\u{2066}\u{2069}", "safegpj"),
      ("a\u{200B}\u{FEFF}\u{AD}\u{E0041}b", "ab"),
      ("\u{3FFFD}", "\u{FFFD}"),
      ("👨‍👩‍👧 é 作", "👨‍👩‍👧 é 作"),
    ])
  func cleaning(text: String, clean: String) {
    #expect(TextLayout.sanitize(text) == clean)
  }

  @Test("keeps line ends when asked to")
  func lineEnds() {
    #expect(TextLayout.sanitize("a\r\nb\rc\n", keepingNewlines: true) == "a\nb\nc\n")
  }

  @Test("caps a text and says so")
  func capping() {
    #expect(TextLayout.sanitize("abcdef", limit: 3) == "abc…")
    #expect(TextLayout.sanitize("abc", limit: 3) == "abc")
    let long = TextLayout.sanitize(String(repeating: "作", count: 100_000))
    #expect(long.count == TextLayout.textLimit + 1)
  }

  @Test("lets nothing through that moves a cursor", arguments: HostileText.all.indices)
  func harmless(index: Int) {
    for scalar in TextLayout.sanitize(HostileText.all[index].text).unicodeScalars {
      #expect(scalar.properties.generalCategory != .control)
      #expect(!(0x202A...0x202E).contains(scalar.value))
      #expect(!(0x2066...0x2069).contains(scalar.value))
    }
  }
}

@Suite("The interface's own signs")
struct GlyphSetTests {
  @Test("take one column each, and have ASCII twins")
  func widths() {
    #expect(GlyphSet.unicode.all.count == GlyphSet.ascii.all.count)
    for (sign, twin) in zip(GlyphSet.unicode.all, GlyphSet.ascii.all) {
      #expect(TextLayout.width(of: sign) == 1)
      #expect(twin.isASCII)
    }
  }
}
