import Screen
import Testing

@Suite("Colours")
struct ColourTests {
  @Test(
    "come down to what a terminal has",
    arguments: [
      (Colour.rgb(0x14, 0x15, 0x1A), Colour.indexed(233), Colour.indexed(0)),
      (.rgb(255, 255, 255), .indexed(231), .indexed(15)),
      (.rgb(0, 0, 0), .indexed(16), .indexed(0)),
      (.rgb(255, 0, 0), .indexed(196), .indexed(9)),
      (.rgb(0x2F, 0x6F, 0xED), .indexed(27), .indexed(12)),
      (.rgb(0x7F, 0xD1, 0xA6), .indexed(115), .indexed(7)),
      (.rgb(128, 128, 128), .indexed(244), .indexed(8)),
      (.indexed(3), .indexed(3), .indexed(3)),
      (.indexed(200), .indexed(200), .indexed(13)),
      (.standard, .standard, .standard),
    ])
  func resolving(colour: Colour, in256: Colour, in16: Colour) {
    #expect(colour.resolved(for: .direct) == colour)
    #expect(colour.resolved(for: .indexed256) == in256)
    #expect(colour.resolved(for: .ansi16) == in16)
    #expect(colour.resolved(for: .none) == .standard)
  }

  @Test("are read as six digits")
  func hexadecimal() {
    #expect(Colour(hex: "#7fd1A6") == .rgb(0x7F, 0xD1, 0xA6))
    #expect(Colour(hex: "000000") == .rgb(0, 0, 0))
    for wrong in ["", "#", "12345", "1234567", "#ggffff", "+12345"] {
      #expect(Colour(hex: wrong) == nil, "\(wrong)")
    }
  }

  @Test("have WCAG's contrast")
  func contrast() throws {
    let white = Colour.rgb(255, 255, 255)
    let black = Colour.rgb(0, 0, 0)
    let grey = Colour.rgb(0x77, 0x77, 0x77)
    #expect(abs(try #require(white.contrast(with: black)) - 21) < 0.001)
    #expect(abs(try #require(grey.contrast(with: white)) - 4.478) < 0.01)
    #expect(Colour.standard.contrast(with: white) == nil)
    #expect(Colour.indexed(1).contrast(with: white) == nil)
  }

  @Test("are as deep as flag, environment, configuration and terminal say, in this order")
  func depth() {
    func choose(
      flag: String? = nil, configured: String? = nil, count: Int = 256,
      _ environment: [String: String] = [:]
    ) -> ColourDepth {
      .choose(flag: flag, configured: configured, terminalColours: count) { environment[$0] }
    }
    #expect(choose() == .indexed256)
    #expect(choose(count: 8) == .ansi16)
    #expect(choose(count: 0) == .none)
    #expect(choose(count: 1 << 24) == .direct)
    #expect(choose(["COLORTERM": "truecolor"]) == .direct)
    #expect(choose(["COLORTERM": "truecolor", "TERM": "screen.xterm"]) == .indexed256)
    #expect(choose(["COLORTERM": "24bit", "TERM": "screen", "TMUX": "x"]) == .direct)
    #expect(choose(count: 16, ["COLORTERM": "truecolor"]) == .ansi16)
    #expect(choose(["NO_COLOR": "1"]) == .none)
    #expect(choose(["NO_COLOR": ""]) == .indexed256)
    #expect(choose(flag: "always", ["NO_COLOR": "1"]) == .indexed256)
    #expect(choose(flag: "never", ["COLORTERM": "truecolor"]) == .none)
    #expect(choose(configured: "never") == .none)
    #expect(choose(configured: "always", ["NO_COLOR": "1"]) == .none)
    #expect(choose(configured: "always", count: 0) == .ansi16)
  }
}
