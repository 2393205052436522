import Testing

@testable import Scripts

@Suite("line patterns")
struct LinePatternTests {
  @Test(
    "a line fits as a whole, holes take what is between",
    arguments: [
      ("Siri: Done.", "Siri: Done.", true), ("Siri: Done", "Siri: Done.", false),
      ("Siri: {any}", "Siri: x", true), ("Siri: {a} and {a}", "Siri: b and b", true),
      ("Siri: {a} and {a}", "Siri: b and c", false), ("Siri: D~", "Siri: Done.", true),
      ("a\\{b}", "a{b}", true), ("a \\~", "a ~", true), ("{a b}", "{a b}", true),
      ("é", "e\u{301}", false),
    ])
  func matches(pattern: String, line: String, fits: Bool) {
    var names: [String: String] = [:]
    #expect(LinePattern(pattern).matches(line, binding: &names) == fits)
  }
}
