import TestSupport
import Testing

@Suite("Anything at any time")
struct FuzzTests {
  private static let keys: [String] =
    [
      KeyBytes.enter, KeyBytes.enter, KeyBytes.tab, KeyBytes.escape, KeyBytes.backspace,
      KeyBytes.up, KeyBytes.down, KeyBytes.left, KeyBytes.right, KeyBytes.home, KeyBytes.end,
      KeyBytes.delete, KeyBytes.pageUp, KeyBytes.pageDown, "\u{1B}[Z", "\u{1B}.", "\u{1B},",
      "\u{1B}[I", "\u{1B}[O", "\u{1B}[200~two\nlines\u{1B}[201~", "\u{1B}[999;1~",
      "\u{1B}]11;?\u{7}",
      "\u{1B}[M !!", "\u{9B}", "\u{FF}", " ",
    ] + (1...12).map { KeyBytes.function($0) }
    // Neither ^C nor ^D, which leave, nor ^Z.
    + "abefhklnoprstuvwxy".unicodeScalars.map { KeyBytes.control($0) }
    + "0123456789?/fntsbyGgjkqiNE".map { String($0) }
  private static let phrases = [
    "Send $20 to Maria with DemoPay\r", "2\r", "yes\r", "no\r", "cancel\r", "作é👨‍👩‍👧", "make it 30\r",
    "Request €5 from Luca\r", "/device locked yes\r", "/language zh-Hans\r", "/language en-US\r",
    "用DemoPay给王芳转账\r", "/behaviour handle never\r", "/filter calls\r", "/both\r", "/spoken\r",
  ]
  private static let sizes = [
    (80, 24), (120, 40), (40, 12), (20, 5), (60, 20), (39, 11), (2, 1), (200, 60), (119, 13),
  ]

  private static func step(_ random: inout Lottery) -> String {
    switch random.number(0...9) {
    case 0...6: keys[random.number(0...keys.count - 1)]
    case 7: phrases[random.number(0...phrases.count - 1)]
    case 8: String(Character(Unicode.Scalar(UInt8(random.number(32...126)))))
    default:
      "\u{1B}[<\([0, 32, 64, 65][random.number(0...3)]);\(random.number(1...130))"
        + ";\(random.number(1...45))M"
    }
  }

  @Test("random keys, sizes and events never break it, and it can be left", arguments: [1, 2, 3])
  func fuzz(seed: UInt64) throws {
    var random = Lottery(seed: seed)
    var talk = try Talk()
    var trace = ""
    for _ in 0..<150 {
      let burst = (0..<8).map { _ in Self.step(&random) }.joined()
      trace = String((trace + burst).suffix(400))
      talk.terminal.write(burst)
      if random.number(0...3) == 0 {
        let size = Self.sizes[random.number(0...Self.sizes.count - 1)]
        talk.terminal.resize(columns: size.0, rows: size.1)
      }
      talk.terminal.read(timeout: 2)
      if try hasEnded(talk, trace) {
        talk = try Talk()
      }
    }
    talk.terminal.resize(columns: 80, rows: 24)
    // A control key cannot be taken for the end of an escape.
    talk.terminal.write(String(repeating: KeyBytes.control("c"), count: 12))
    #expect(talk.terminal.waitForEnd() == .exited(0), "\(trace.debugDescription)\n\(talk.picture)")
    talk.expectRestored()
  }

  /// Whether it was left by a command; any other end is a mistake.
  private func hasEnded(_ talk: Talk, _ trace: String) throws -> Bool {
    guard !talk.screen.isAlternate else { return false }
    #expect(talk.terminal.waitForEnd() == .exited(0), "\(trace.debugDescription)")
    talk.expectRestored()
    return true
  }
}
