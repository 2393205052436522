import Conversation
import Testing
import Understanding

@Suite("How it is typed does not change what it means")
struct MutationTests {
  enum Mutation: String, CaseIterable {
    case small, capital, fullStop, exclamation, wideSpaces, noBreakSpaces, ideographicSpaces
    case fullWidth, curlyApostrophes, blanksAround, invisible, spacedHan

    func apply(_ text: String) -> String {
      switch self {
      case .small: text.lowercased()
      case .capital: text.uppercased()
      case .fullStop: text + "."
      case .exclamation: text + " !!"
      case .wideSpaces: text.replacing(" ", with: "   ")
      case .noBreakSpaces: text.replacing(" ", with: "\u{A0}")
      case .ideographicSpaces: text.replacing(" ", with: "\u{3000}")
      case .fullWidth: String(text.map(Self.wide))
      case .curlyApostrophes: text.replacing("'", with: "’")
      case .blanksAround: "\t " + text + " \n"
      case .invisible: text.replacing(" ", with: " \u{200B}\u{FEFF}")
      case .spacedHan:
        String(text.flatMap { ("\u{4E00}"..."\u{9FFF}").contains($0) ? [" ", $0, " "] : [$0] })
      }
    }

    private static func wide(_ character: Character) -> Character {
      guard let value = character.asciiValue, value > 0x20, value < 0x7F,
        let scalar = Unicode.Scalar(UInt32(value) + 0xFEE0)
      else { return character }
      return Character(scalar)
    }
  }

  /// Case and width of names and notes are kept as typed, so they are compared without.
  private func normal(_ meaning: String) -> String {
    var text = ""
    for scalar in meaning.unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      text.unicodeScalars.append(
        isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return text.lowercased().replacing("’", with: "'").filter {
      !$0.isWhitespace && $0 != "\u{200B}"
    }
    .replacing("\u{FEFF}", with: "")
  }

  private func check(_ row: Row, _ mutation: Mutation, _ recognizer: Recognizer) {
    let said = mutation.apply(row.said)
    let mutated = recognizer.interpret(said, expecting: Pending(.request))
    #expect(
      normal(Notation.text(mutated.meaning)) == normal(row.meaning), "\(said): \(mutated.notes)")
  }

  @Test("English", arguments: Mutation.allCases.filter { $0 != .spacedHan })
  func english(_ mutation: Mutation) throws {
    let recognizer = try World.english.get()
    for row in EnglishRequestTests.requests { check(row, mutation, recognizer) }
  }

  @Test("Chinese", arguments: Mutation.allCases)
  func chinese(_ mutation: Mutation) throws {
    let recognizer = try World.chinese.get()
    for row in ChineseRequestTests.requests { check(row, mutation, recognizer) }
  }

  @Test("what is no payment stays none", arguments: Mutation.allCases.filter { $0 != .spacedHan })
  func others(_ mutation: Mutation) throws {
    let recognizer = try World.english.get()
    for row in EnglishRequestTests.others {
      let found = recognizer.interpret(mutation.apply(row.said), expecting: Pending(.request))
      #expect(!found.meaning.isPayment, "\(mutation.apply(row.said)): \(found.meaning)")
    }
  }
}
