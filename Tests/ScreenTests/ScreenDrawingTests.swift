import Screen
import TestSupport
import Testing

@Suite("Drawing on a screen")
struct ScreenDrawingTests {
  private func drawn(_ text: String, columns: Int, at column: Int = 0) -> [String] {
    var screen = Screen(size: Size(columns: columns, rows: 1))
    screen.put(text, at: Point(column: column, row: 0), Style())
    return screen.row(0).map { $0.width == 0 ? "" : String($0.text) }
  }

  @Test(
    "reduces clusters to what a cell can hold",
    arguments: [
      ("e\u{301}", ["e\u{301}"], 1),
      ("作", ["作", ""], 2),
      ("😀", ["😀", ""], 2),
      ("❤\u{FE0F}", ["❤"], 1),
      ("👍🏽", ["👍", ""], 2),
      ("👨‍👩‍👧", ["👨", ""], 2),
      ("🇸🇬", ["S", "G"], 2),
      ("1\u{FE0F}\u{20E3}", ["1"], 1),
      ("a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}", ["a\u{300}\u{301}\u{302}\u{303}"], 1),
      ("\u{3FFFD}", ["\u{FFFD}"], 1),
      ("\u{1B}", ["␛"], 1),
      ("का", ["क", "\u{93E}"], 2),
      ("\u{301}", ["\u{25CC}\u{301}"], 1),
      ("\u{200B}", [], 0),
      ("한", ["한", ""], 2),
      ("\u{1112}\u{1161}\u{11AB}", ["\u{1112}\u{1161}\u{11AB}", ""], 2),
    ])
  func clusters(text: String, cells: [String], width: Int) {
    let got = drawn(text, columns: 8)
    let wanted = cells + Array(repeating: " ", count: 8 - cells.count)
    // Equality of text is canonical, so the scalars are compared.
    #expect(got.map { Array($0.unicodeScalars) } == wanted.map { Array($0.unicodeScalars) })
    #expect(TextLayout.width(text) == width)
  }

  @Test("puts a space where a wide cluster is cut by an edge")
  func wideAtEdges() {
    #expect(drawn("ab作", columns: 3) == ["a", "b", " "])
    #expect(drawn("作b", columns: 3, at: -1) == [" ", "b", " "])
  }

  @Test("leaves no half of a wide cluster behind")
  func halves() {
    var screen = Screen(size: Size(columns: 5, rows: 1))
    screen.put("作作", at: Point(column: 0, row: 0), Style())
    screen.put("x", at: Point(column: 1, row: 0), Style())
    #expect(screen.lines == [" x作"])
    screen.put("語", at: Point(column: 1, row: 0), Style())
    #expect(screen.lines == [" 語"])
    #expect(screen.row(0).map(\.width) == [1, 2, 0, 1, 1])
  }

  @Test("never writes outside the block that clips it")
  func clipping() {
    var screen = Screen(size: Size(columns: 6, rows: 3))
    let block = Rect(column: 1, row: 1, columns: 3, rows: 1)
    let used = screen.put("abcdef", at: Point(column: 0, row: 1), Style(), clippedTo: block)
    screen.put("zzz", at: Point(column: 1, row: 0), Style(), clippedTo: block)
    #expect(screen.lines == ["", " bcd", ""])
    #expect(used == 4)
  }

  @Test("tells how many columns were used")
  func columnsUsed() {
    var screen = Screen(size: Size(columns: 10, rows: 1))
    #expect(screen.put("a作🇸🇬", at: Point(column: 0, row: 0), Style()) == 5)
    #expect(screen.put("a", at: Point(column: 12, row: 0), Style()) == 0)
    #expect(screen.put("a", at: Point(column: 0, row: 3), Style()) == 0)
  }

  @Test("fills, rules and restyles blocks")
  func blocks() {
    var screen = Screen(size: Size(columns: 4, rows: 3))
    screen.fill(Rect(column: 1, row: 0, columns: 9, rows: 1), Style(.dim), with: "#")
    screen.horizontalRule(at: Point(column: 0, row: 1), columns: 3, "─", Style(.border))
    screen.verticalRule(at: Point(column: 3, row: 1), rows: 5, "│", Style(.border))
    screen.restyle(Rect(column: 0, row: 0, columns: 1, rows: 3)) { $0.surface = .selection }
    #expect(
      screen.snapshot == """
        text:
         ###
        ───│
           │
        styles:
        abbb
        cddd
        a..d
        legend:
        a text on selection
        b dim on base
        c border on selection
        d border on base

        """)
  }

  @Test("survives hostile text at every width and place", arguments: HostileText.all.indices)
  func hostile(index: Int) {
    let text = TextLayout.sanitize(HostileText.all[index].text)
    for columns in [0, 1, 2, 7, 40] {
      for column in [-3, -1, 0, 1] {
        var screen = Screen(size: Size(columns: columns, rows: 1))
        screen.put(text, at: Point(column: column, row: 0), Style())
        let widths = screen.row(0).map { Int($0.width) }
        #expect(widths.reduce(0, +) == columns)
        for cell in screen.row(0) {
          #expect(cell.text.unicodeScalars.count <= 5)
        }
      }
    }
  }
}
