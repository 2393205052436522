import Handlers
import Screen
import Session
import Testing

@testable import Interface

@Suite("The runtime")
@MainActor
struct RuntimeTests {
  /// A clock that a test moves by hand.
  private final class Clock {
    var now = 0
  }

  private func run(
    _ inputs: [Input], step: Int, _ sessionChange: (inout Session) -> Void = { _ in }
  )
    throws -> (terminal: MemoryTerminal, session: Session)
  {
    let size = Size(columns: 120, rows: 40)
    let capabilities = Capabilities(
      colours: .direct, isUTF8: true, hasMouse: true, hasPaste: true)
    let terminal = MemoryTerminal(size: size, capabilities: capabilities, inputs: inputs)
    var session = Session(appFile: try AppFile.demoPay, locale: "en-US")
    sessionChange(&session)
    let clock = Clock()
    let runtime = Runtime(
      terminal: terminal,
      model: Model(session: session, size: size, capabilities: capabilities),
      theme: .standard, themes: { _ in nil },
      outside: Outside(
        clock: {
          clock.now += step
          return clock.now
        }, save: { _, _ in "saved" }))
    return (terminal, try runtime.run())
  }

  private func typed(_ text: String) -> [Input] {
    text.map { .key(.character($0)) } + [.key(.enter)]
  }

  @Test("it ends when the user leaves, and the session comes back")
  func leaves() throws {
    let result = try run(typed("Send $20 to Maria") + [.key(.control("d"))], step: 20)
    #expect(result.session.turns == ["Send $20 to Maria"])
    #expect(result.terminal.presentCount >= 1)
  }

  @Test("what comes while a frame is young shares the next one")
  func framesAreShared() throws {
    let quick = try run(typed("Send $20 to Maria") + [.key(.control("d"))], step: 1)
    let slow = try run(typed("Send $20 to Maria") + [.key(.control("d"))], step: 100)
    #expect(quick.terminal.presentCount <= slow.terminal.presentCount)
    #expect(quick.session.turns == slow.session.turns)
  }

  @Test("a terminal that is gone ends it")
  func hangup() throws {
    let result = try run([.hangup], step: 20)
    #expect(result.session.turns.isEmpty)
  }
}
