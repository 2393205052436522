import Export
import Foundation
import Screen
import Session
import TestSupport
import Testing

@Suite("A recording of the screen")
struct AsciicastTests {
  private func cast(_ session: Session, _ stage: Stage = Stage()) throws -> [[Any]] {
    let text = Asciicast.text(
      of: Recording(session), on: stage, theme: try Sample.theme("dark"), paper: .dark)
    let lines = text.split(separator: "\n")
    let head = try #require(
      JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    #expect(head["version"] as? Int == 2)
    #expect(head["width"] as? Int == stage.size.columns)
    #expect(head["height"] as? Int == stage.size.rows)
    return try lines.dropFirst().map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [Any])
    }
  }

  @Test(
    "ends with the screen of the conversation's end", arguments: [(120, 40), (80, 24), (40, 12)])
  func end(columns: Int, rows: Int) throws {
    for session in [try Sample.payment(), try Sample.failure(), try Sample.hostileTalk()] {
      let stage = Stage(size: Size(columns: columns, rows: rows))
      var screen = EmulatedScreen(columns: columns, rows: rows)
      for event in try cast(session, stage) where event[1] as? String == "o" {
        screen.feed(Array(try #require(event[2] as? String).utf8))
      }
      #expect(screen.unknown.isEmpty)
      let theme = try Sample.theme("dark")
      let svg = ScreenPicture.svg(of: Recording(session), on: stage, theme: theme, paper: .dark)
      let words = svg.matches(of: />([^<>]+)<\/text>/).map { match in
        String(match.1).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
          .replacing("&amp;", with: "&")
      }
      #expect(words.count > 10)
      for word in words { #expect(screen.contains(word), "\(word)\n\(screen.lines)") }
    }
  }

  @Test("shows at most 60 frames a second, and nothing when nothing changes")
  func pace() throws {
    let frames = try cast(Sample.payment()).filter { $0[1] as? String == "o" }
    let times = try frames.map { try #require(($0[0] as? NSNumber)?.doubleValue) }
    for (earlier, later) in zip(times, times.dropFirst()) { #expect(later - earlier >= 0.0166) }
    for frame in frames { #expect(frame[2] as? String != "") }
    #expect(times.count > 40 && times.count < 200)
    #expect(try #require(times.last) > 10)
  }

  @Test("types the user's words letter by letter, and marks the turns")
  func typing() throws {
    let events = try cast(Sample.payment())
    let marks = events.filter { $0[1] as? String == "m" }.compactMap { $0[2] as? String }
    #expect(
      marks == [
        "> Send $20 to Maria for dinner", "> [#2]", "> no, make it 30", "> [confirm]",
      ])
    var screen = EmulatedScreen(columns: 120, rows: 40)
    var typed: [String] = []
    for event in events where event[1] as? String == "o" {
      screen.feed(Array(try #require(event[2] as? String).utf8))
      if let line = screen.lines.first(where: { $0.contains("› Send $20") }),
        typed.last != line
      {
        typed.append(line)
      }
    }
    // A space at the end is not seen.
    #expect(typed.count >= "toMariafordinner".count)
  }

  @Test("is the same twice")
  func same() throws {
    let theme = try Sample.theme("light")
    let recording = Recording(try Sample.failure())
    let casts = (0..<2).map { _ in
      Asciicast.text(of: recording, on: Stage(), theme: theme, paper: .light)
    }
    #expect(casts[0] == casts[1])
  }
}
