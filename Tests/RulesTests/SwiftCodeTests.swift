import Testing

/// The rules see code, and nothing but code.
@Suite("Swift code without comments and strings")
struct SwiftCodeTests {
  @Test(
    "holds a word where it stands by itself",
    arguments: [
      ("print(1)", [1]), ("a\n  print (1)", []), ("sprint(1)", []), ("x.print(1)", [1]),
      ("// print(1)", []), ("/* print(1)\n /* */ print( */\nprint(2)", [3]),
      (#""print(1)""#, []), (##"#"print(" print("# + print(3)"##, [1]),
      ("\"\"\"\n  print(\n  \\\"\"\" print(\n  \"\"\"\nprint(4)", [5]),
      (#""\" print(" + print(5)"#, [1]), ("#if DEBUG\nprint(6)", [2]),
    ])
  func words(text: String, lines: [Int]) {
    #expect(SwiftCode(text).lines(with: ["print("]).map(\.line) == lines)
  }
}
