import Conversation
import SiriKit
import Testing
import Understanding

@Suite("Speed is told, not judged", .serialized)
struct SpeedTests {
  /// A thousand people, with names made of syllables.
  static let crowd: [Person] = (0..<1000).map { number in
    let syllables = ["ma", "ri", "to", "ben", "lu", "ka", "son", "wel", "dra", "mi"]
    let given = syllables[number % 10] + syllables[number / 10 % 10]
    let family = syllables[number / 100] + syllables[number % 7] + "er"
    return Person(
      displayName: given.capitalised + " " + family.capitalised, givenName: given.capitalised,
      familyName: family.capitalised)
  }

  private func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1000
      + Double(duration.components.attoseconds) / 1_000_000_000_000_000
  }

  private func rounded(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }

  @Test(
    "first utterance, median, 95 of 100, sentences a second",
    arguments: [
      ("en-US", EnglishRequestTests.requests + EnglishRequestTests.others),
      ("zh-Hans", ChineseRequestTests.requests + ChineseRequestTests.others),
    ])
  func measure(_ locale: String, _ rows: [Row]) throws {
    let clock = ContinuousClock()
    var first: Interpretation?
    let cold = try clock.measure {
      let recognizer = try World.recognizer(locale)
      first = recognizer.interpret(rows[0].said, expecting: Pending(.request))
    }
    #expect(first?.meaning != .notUnderstood)
    let grammarTime = clock.measure { _ = Grammar.embedded(for: locale) }
    var recognizer = try World.recognizer(locale)
    let crowdTime = try clock.measure {
      recognizer = try World.recognizer(locale, contacts: World.contacts + Self.crowd)
    }
    var times: [Double] = []
    for _ in 0..<3 {
      for row in rows {
        let time = clock.measure {
          _ = recognizer.interpret(row.said, expecting: Pending(.request))
        }
        times.append(milliseconds(time))
      }
    }
    times.sort()
    let total = times.reduce(0, +)
    print(
      """
      \(locale): first utterance \(rounded(milliseconds(cold))) ms, \
      grammar again \(rounded(milliseconds(grammarTime))) ms, \
      with 1,014 contacts built in \(rounded(milliseconds(crowdTime))) ms; \
      median \(rounded(times[times.count / 2])) ms, 95 % \(rounded(times[times.count * 95 / 100])) ms, \
      slowest \(rounded(times[times.count - 1])) ms, \
      \(Int(Double(times.count) / total * 1000)) a second
      """)
    #expect(times.count == rows.count * 3)
  }
}

extension String {
  var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
