import Screen
import ScreenNcurses
import Testing

@Suite("The input decoder")
struct InputDecoderTests {
  private func decode(_ text: String, cutInto size: Int = .max) -> [Input] {
    var decoder = InputDecoder()
    var inputs: [Input] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      decoder.feed(rest.prefix(size), into: &inputs)
      rest = rest.dropFirst(size)
    }
    if decoder.timeout != nil {
      decoder.timeOut(into: &inputs)
    }
    #expect(decoder.timeout == nil)
    return inputs
  }

  static let keys: [(text: String, key: Key)] = [
    ("a", .character("a")), ("é", .character("é")), ("作", .character("作")),
    ("😀", .character("😀")), (" ", .character(" ")), ("\r", .enter), ("\n", .enter),
    ("\r\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{08}", .backspace),
    ("\u{00}", .control(" ")), ("\u{01}", .control("a")), ("\u{1A}", .control("z")),
    ("\u{1C}", .control("\\")), ("\u{1F}", .control("_")), ("\u{1B}", .escape),
    ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}OD", .left),
    ("\u{1B}[1;2A", .up), ("\u{1B}[1;5C", .wordRight), ("\u{1B}[1;3D", .wordLeft),
    ("\u{1B}O5C", .wordRight), ("\u{1B}[1;5A", .controlUp), ("\u{1B}[1;5B", .controlDown),
    ("\u{1B}[H", .home), ("\u{1B}OF", .end), ("\u{1B}[1~", .home), ("\u{1B}[8~", .end),
    ("\u{1B}[2~", .insert), ("\u{1B}[3~", .delete), ("\u{1B}[3;5~", .delete),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[Z", .backTab),
    ("\u{1B}OP", .function(1)), ("\u{1B}[1;2Q", .function(2)), ("\u{1B}[1;5R", .function(3)),
    ("\u{1B}[15~", .function(5)), ("\u{1B}[17~", .function(6)), ("\u{1B}[24~", .function(12)),
    ("\u{1B}[[A", .function(1)), ("\u{1B}[[E", .function(5)),
    ("\u{1B}b", .alt("b")), ("\u{1B}é", .alt("é")), ("\u{1B}\r", .alt("\r")),
    ("\u{1B}\u{7F}", .control("w")), ("\u{1B}[", .alt("[")), ("\u{1B}O", .alt("O")),
    ("\u{1B}]", .alt("]")), ("\u{1B}P", .alt("P")),
    // CSI-u and xterm's modifyOtherKeys.
    ("\u{1B}[97u", .character("a")), ("\u{1B}[97;5u", .control("a")),
    ("\u{1B}[97;3u", .alt("a")), ("\u{1B}[97;2u", .character("A")),
    ("\u{1B}[97:65;2:1u", .character("A")), ("\u{1B}[13u", .enter), ("\u{1B}[9;2u", .backTab),
    ("\u{1B}[27u", .escape), ("\u{1B}[127;5u", .control("w")), ("\u{1B}[27;5;98~", .control("b")),
    // The keypad.
    ("\u{1B}OM", .enter), ("\u{1B}Op", .character("0")), ("\u{1B}Oj", .character("*")),
  ]

  @Test("knows the keys of all common terminals", arguments: keys)
  func key(text: String, key: Key) {
    #expect(decode(text) == [.key(key)])
  }

  @Test("knows them in whatever pieces they come", arguments: keys)
  func keyInPieces(text: String, key: Key) {
    // Two reads of a line end are two keys, and nobody sends them so.
    guard text != "\r\n" else { return }
    #expect(decode(text, cutInto: 1) == [.key(key)])
  }

  static let swallowed = [
    "\u{1B}[?62;22c", "\u{1B}[>41;354;0c", "\u{1B}[24;80R", "\u{1B}[?2026;2$y",
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{07}", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}^pm\u{1B}\\", "\u{1B}[57358u",
    "\u{1B}[99z", "\u{1B}[4;384;640t", "\u{1B}[<3;10;10M", "\u{1B}[<66;1;1M",
    "\u{1B}[12345678901234567890;99999999999q", "\u{1B}O1",
    "\u{1B}[" + String(repeating: "1;", count: 500) + "x",
  ]

  @Test("swallows whole what it does not know, in whatever pieces", arguments: swallowed)
  func swallowing(text: String) {
    #expect(decode(text + "a") == [.key(.character("a"))] || text == "\u{1B}O1")
    for size in 1...4 {
      #expect(decode(text, cutInto: size).isEmpty)
    }
  }

  @Test("lets an escape interrupt an unfinished sequence")
  func interruption() {
    #expect(decode("\u{1B}[12\u{1B}[A") == [.key(.up)])
    #expect(decode("\u{1B}\u{1B}[A") == [.key(.escape), .key(.up)])
    #expect(decode("\u{1B}]0;x\u{1B}[B") == [.key(.down)])
    #expect(decode("\u{1B}[1\u{18}a") == [.key(.character("a"))])
    #expect(decode("\u{1B}[1\ra") == [.key(.enter), .key(.character("a"))])
  }

  @Test("reads the mouse's reports")
  func mouse() {
    let point = Point(column: 9, row: 4)
    #expect(
      decode("\u{1B}[<0;10;5M\u{1B}[<32;10;5M\u{1B}[<0;10;5m\u{1B}[<64;10;5M\u{1B}[<65;10;5M")
        == [
          .mouse(.press(point)), .mouse(.drag(point)), .mouse(.release(point)),
          .mouse(.scrollUp(point)), .mouse(.scrollDown(point)),
        ])
    #expect(decode("\u{1B}[M \u{2A}%") == [.mouse(.press(point))])
    #expect(decode("\u{1B}[<0;0;0M\u{1B}[<2;1;1M\u{1B}[<0;1M").isEmpty)
  }

  @Test("reads the focus")
  func focus() {
    #expect(decode("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
  }

  @Test(
    "takes a paste as one text without controls",
    arguments: [
      ("hello", "hello"), ("", ""), ("a\r\nb\rc\nd", "a\nb\nc\nd"),
      ("a\u{1B}[31mb\u{07}\u{00}", "a[31mb"), ("tab\there", "tab\there"),
      ("é作\u{85}\u{9B}x", "é作x"), ("\u{1B}[20", "[20"), ("\u{1B}\u{1B}[201", "[201"),
    ])
  func paste(text: String, pasted: String) {
    for size in [1, 3, Int.max] {
      #expect(
        decode("\u{1B}[200~\(text)\u{1B}[201~q", cutInto: size)
          == [.paste(pasted), .key(.character("q"))])
    }
  }

  @Test("takes ten thousand pasted lines as one input")
  func longPaste() {
    let lines = String(repeating: "a line of pasted text that is not short\r", count: 10_000)
    let inputs = decode("\u{1B}[200~" + lines + "\u{1B}[201~", cutInto: 4096)
    #expect(inputs == [.paste(lines.replacing("\r", with: "\n"))])
  }

  @Test("cuts a paste without measure and marks it")
  func hugePaste() {
    let text = String(repeating: "x", count: InputDecoder.pasteLimit + 5)
    let inputs = decode("\u{1B}[200~" + text + "\u{1B}[201~")
    #expect(inputs == [.paste(String(text.dropLast(5)) + "…")])
  }

  @Test("gives out a paste whose end never comes")
  func unfinishedPaste() {
    #expect(decode("\u{1B}[200~abc") == [.paste("abc")])
  }

  @Test("replaces bytes that are no text")
  func invalidText() {
    var decoder = InputDecoder()
    var inputs: [Input] = []
    decoder.feed([0xFF, 0xC3, 0x28, 0xE4, 0xBD], into: &inputs)
    decoder.timeOut(into: &inputs)
    #expect(
      inputs == [
        .key(.character("\u{FFFD}")), .key(.character("\u{FFFD}")), .key(.character("(")),
        .key(.character("\u{FFFD}")),
      ])
  }

  @Test("waits for Escape only as long as it is told")
  func escapeDelay() {
    var decoder = InputDecoder(escapeDelay: 40)
    var inputs: [Input] = []
    #expect(decoder.timeout == nil)
    decoder.feed([0x1B], into: &inputs)
    #expect(decoder.timeout == 40 && inputs.isEmpty)
    decoder.feed([UInt8(ascii: "x")], into: &inputs)
    #expect(decoder.timeout == nil && inputs == [.key(.alt("x"))])
  }

  @Test("believes terminfo where it says something else")
  func knownSequences() {
    var known = KnownSequences()
    known.add([0x1B, 0x41], .up)
    known.add([0x1B, 0x5B, 0x37, 0x24], .home)
    known.add([0x0B], .down)
    var decoder = InputDecoder(known: known)
    var inputs: [Input] = []
    decoder.feed("\u{1B}A\u{1B}[7$\u{0B}".utf8, into: &inputs)
    #expect(inputs == [.key(.up), .key(.home), .key(.control("k"))])
  }

  @Test("comes to rest after any bytes", arguments: 0..<200)
  func fuzz(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    // Bytes that mean something come often.
    let favourites = Array("\u{1B}\u{1B}\u{1B}[]OP<;:?0129~mMuAR\\\u{07}\r\u{18}".utf8)
    let bytes = (0..<300).map { _ in
      random(3) == 0 ? UInt8(random(256)) : favourites[random(favourites.count)]
    }
    var decoder = InputDecoder()
    var inputs: [Input] = []
    for byte in bytes {
      decoder.feed([byte], into: &inputs)
      if random(20) == 0, decoder.timeout != nil {
        decoder.timeOut(into: &inputs)
      }
    }
    if decoder.timeout != nil {
      decoder.timeOut(into: &inputs)
    }
    #expect(decoder.timeout == nil)
    #expect(inputs.count <= 2 * bytes.count)
    let before = inputs.count
    decoder.feed([UInt8(ascii: "k")], into: &inputs)
    #expect(Array(inputs[before...]) == [.key(.character("k"))])
  }
}
