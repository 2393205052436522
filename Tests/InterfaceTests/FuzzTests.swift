import Conversation
import Screen
import Session
import TestSupport
import Testing

@testable import Interface

/// A small generator with a fixed seed, so that every run is the same.
private struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }
}

@Suite("Random keys, sizes and events")
struct FuzzTests {
  private static let keys: [Key] =
    [
      .enter, .enter, .enter, .tab, .backTab, .escape, .backspace, .delete, .insert, .up, .down,
      .left, .right, .home, .end, .pageUp, .pageDown, .wordLeft, .wordRight, .controlUp,
    ] + (1...12).map { .function($0) } + "abcdefghklpruwyz_ ".map { .control($0) }
    + "bfx<>.,".map { .alt($0) }
    + "0123456789/?nNeEtTbsyYiqgG jk$é作😀".map { .character($0) }

  private static let lines = [
    "Send $20 to Maria", "2", "yes", "no", "cancel", "send it", "no, make it 30", "Chen", "20",
    "not Maria, Anna", "/behaviour handle never", "/behaviour handle failure",
    "/behaviour resolvePayee disambiguation", "/behaviour confirm world",
    "/behaviour handle world", "/device locked yes", "/device mode spokenOnly",
    "/device mode spokenAndShown", "/language zh-Hans", "/language en-US", "给李娜转五块", "好",
    "/rewind 1", "/both", "/filter calls", "/filter all", "/find confirm", "/inspect 3", "/why",
    "/statistics", "/branches", "Request 5 euros from John", "what's the weather", "/spoken",
  ]

  private func input(_ random: inout Random) -> Input {
    switch random.next(40) {
    case 0: .resize(Size(columns: random.next(250), rows: random.next(100)))
    case 1: .resize(random.pick([Size(columns: 120, rows: 40), Size(columns: 80, rows: 24)]))
    case 2, 3: .mouse(.press(Point(column: random.next(130), row: random.next(45))))
    case 4: .mouse(.scrollUp(Point(column: random.next(130), row: random.next(45))))
    case 5: .mouse(.scrollDown(Point(column: random.next(130), row: random.next(45))))
    case 6: .paste(random.pick(HostileText.all).text)
    case 7: random.pick([.focus(true), .focus(false), .wake, .suspendResumed])
    default: .key(random.pick(Self.keys))
    }
  }

  private func check(_ model: Model) {
    let frame = model.view()
    #expect(frame.screen.size == model.size)
    if let cursor = frame.cursor {
      #expect(frame.screen.bounds.contains(cursor), "\(cursor) on \(model.size)")
    }
    for line in frame.screen.lines {
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    }
  }

  @Test("100,000 steps: nothing crashes, the cursor stays inside, no control is drawn")
  func anything() throws {
    var random = Random(seed: 20_261_201)
    for _ in 0..<20 {
      var rehearsal = try Rehearsal()
      for step in 0..<5_000 {
        if random.next(12) == 0 {
          rehearsal.model.input.replace(with: random.pick(Self.lines))
          rehearsal.send(.key(.enter))
        } else {
          rehearsal.send(input(&random))
        }
        if step % 25 == 0 { check(rehearsal.model) }
      }
      rehearsal.effects = []
      rehearsal.send(.resize(Size(columns: 80, rows: 24)))
      rehearsal.press(.escape, .escape, .escape, .control("c"), .control("c"), .control("c"))
      #expect(rehearsal.effects.contains(.quit))
    }
  }

  @Test("hostile text, said: it stays whole in the log and harmless on the screen")
  func hostileText() throws {
    for (_, text) in HostileText.all {
      var rehearsal = try Rehearsal()
      rehearsal.model.session.say(text)
      rehearsal.settle()
      check(rehearsal.model)
      let heard = rehearsal.model.session.log.events.first
      #expect(heard?.happening == .heard(text))
      rehearsal.press(.tab, .home, .enter)
      check(rehearsal.model)
    }
  }
}
