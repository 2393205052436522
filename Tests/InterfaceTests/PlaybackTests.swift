import Handlers
import Screen
import Scripts
import Session
import Testing

@testable import Interface

@Suite("A script acts itself out")
struct PlaybackTests {
  private static let steps: [Playback.Step] = [
    .init(.act(.words("Send $20 to Maria")), caption: "Two people match."),
    .init(.act(.words("the second one"))), .init(.act(.tap("Send")), caption: "Now it moves."),
  ]

  /// A play and the clock of the screen, which jumps from one change to the next.
  private struct Theatre {
    var model: Model
    var now = 0
    /// What the screen showed, each frame once.
    var frames: [String] = []

    init(_ steps: [Playback.Step] = PlaybackTests.steps, speed: Double = 1, loops: Bool = false)
      throws
    {
      let session = Session(appFile: try AppFile.demoPay, locale: "en-US")
      model = Model(
        session: session, size: Size(columns: 100, rows: 30),
        capabilities: Capabilities(
          colours: .indexed256, isUTF8: true, hasMouse: true, hasPaste: true))
      model.play(
        Playback([.init(beginning: session, steps: steps)], speed: speed, isLooping: loops))
    }

    var text: String { model.view().screen.lines.joined(separator: "\n") }

    /// Lets it play, up to a moment; false when nothing is due any more.
    @discardableResult
    mutating func play(until end: Int = .max) -> Bool {
      while let next = model.nextMoment, next <= end, frames.count < 1000 {
        now = max(now, next)
        _ = model.update(.time(now))
        if frames.last != text { frames.append(text) }
      }
      if end != .max { now = end }
      return model.nextMoment != nil
    }

    mutating func press(_ key: Key) {
      _ = model.update(.time(now))
      _ = model.update(.input(.key(key)))
    }
  }

  @Test("it types, marks, reads, and leaves the conversation to the user")
  func wholePlay() throws {
    var theatre = try Theatre()
    theatre.play()
    #expect(theatre.model.session.turns == ["Send $20 to Maria", "the second one", "[confirm]"])
    #expect(theatre.text.contains("You sent $20.00 to Maria Chen."))
    #expect(theatre.text.contains("the end; from here the conversation is yours"))
    let half = try #require(theatre.frames.firstIndex { $0.contains("› Send $2\n") })
    #expect(theatre.frames[half + 1].contains("› Send $20"))
    #expect(theatre.frames[half].contains("Two people match."))
    #expect(theatre.frames.contains { $0.contains("▌ Send") && $0.contains("Now it moves.") })
    #expect((8000...30_000).contains(theatre.now), "\(theatre.now)")
  }

  @Test("twice as fast takes half the time, and the same play is the same")
  func pace() throws {
    var one = try Theatre()
    var fast = try Theatre(speed: 10)
    var again = try Theatre()
    one.play()
    fast.play()
    again.play()
    #expect(one.frames == again.frames && one.now == again.now)
    #expect(fast.now * 5 < one.now)
    #expect(fast.model.session.turns == one.model.session.turns)
  }

  @Test("while it is paused nothing is due and nothing is drawn")
  func pause() throws {
    var theatre = try Theatre()
    theatre.play(until: 1500)
    theatre.press(.character(" "))
    #expect(theatre.model.nextMoment == nil)
    let frame = theatre.text
    theatre.now += 60_000
    _ = theatre.model.update(.time(theatre.now))
    #expect(theatre.text == frame)
    #expect(frame.contains("Paused") || frame.contains("go on"))
    theatre.press(.character(" "))
    theatre.play()
    #expect(theatre.model.session.turns.count == 3)
    #expect(theatre.model.session.now < 40_000, "the handler has not waited for the audience")
  }

  @Test("the arrows step back and on")
  func steps() throws {
    var theatre = try Theatre()
    for _ in 0..<3 { theatre.press(.right) }
    #expect(theatre.model.session.turns.count == 3)
    theatre.press(.left)
    #expect(theatre.model.session.turns.count == 2)
    theatre.press(.left)
    theatre.press(.left)
    #expect(theatre.model.session.turns.isEmpty)
    theatre.press(.left)
    for _ in 0..<3 { theatre.press(.right) }
    #expect(theatre.text.contains("You sent $20.00 to Maria Chen."))
    theatre.press(.right)
    #expect(theatre.model.playback == nil)
  }

  @Test("any other key takes it over, in the middle of a word")
  func takeOver() throws {
    var theatre = try Theatre()
    theatre.play(until: 1500)
    theatre.press(.character("h"))
    #expect(theatre.model.playback == nil)
    theatre.press(.character("i"))
    #expect(theatre.text.contains("› hi"))
    theatre.press(.enter)
    #expect(theatre.model.session.turns == ["hi"])
    let goesOn = theatre.play(until: theatre.now + 60_000)
    #expect(!goesOn)
    #expect(theatre.model.session.turns == ["hi"])
  }

  @Test("a loop begins again, and a wait leaves a call in its middle")
  func loop() throws {
    let steps: [Playback.Step] = [
      .init(.change(WorldChange(.behaviour("confirm"), "{after: 6s, code: ready}"))),
      .init(.act(.words("Send $20 to Maria Chen"))), .init(.change(WorldChange(.wait, "2s"))),
      .init(.act(.words("(cancel)"))),
    ]
    var theatre = try Theatre(steps, loops: true)
    theatre.play(until: 60_000)
    #expect(theatre.model.playback != nil)
    let cancelled = theatre.frames.filter { $0.contains("cancelled") }
    #expect(!cancelled.isEmpty)
    #expect(!theatre.frames.contains { $0.contains("Send $20.00 to Maria Chen?") })
  }
}
