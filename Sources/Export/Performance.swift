import Conversation
import DialogEngine
import Handlers
import Interface
import Plain
package import Screen
import Session

/// How a conversation is to look on a terminal.
package struct Stage: Hashable, Sendable {
  package var size: Size
  package var depth: ColourDepth
  package var themeName: String
  /// The conversation alone, as before an audience.
  package var isPresenting: Bool

  package init(
    size: Size = Size(columns: 120, rows: 40), depth: ColourDepth = .direct,
    themeName: String = "dark", isPresenting: Bool = false
  ) {
    self.size = size
    self.depth = depth
    self.themeName = themeName
    self.isPresenting = isPresenting
  }
}

/// Somebody to whom a performance is shown.
protocol Audience {
  /// A frame, so many milliseconds after the first.
  mutating func see(_ frame: Frame, at moment: Int)
  /// A turn of the user begins.
  mutating func hear(_ turn: String, at moment: Int)
}

/// Acts a recording out on the screen, in virtual time.
struct Performance<Viewer: Audience> {
  private(set) var audience: Viewer
  private var model: Model
  /// Milliseconds since the first frame.
  private var clock = 0
  private var seen = 0
  private let recording: Recording
  /// Whether typing and reading take their time; else only the frames between the acts count.
  private let isPaced: Bool

  init(
    _ recording: Recording, on stage: Stage, before audience: Viewer, isPaced: Bool = true
  ) {
    self.recording = recording
    self.audience = audience
    self.isPaced = isPaced
    model = Model(
      session: recording.beginning, size: stage.size,
      capabilities: Capabilities(colours: stage.depth, isUTF8: true),
      themeName: stage.themeName)
    model.wordingLocale = recording.locale
    if stage.isPresenting { model.present(true) }
  }

  /// Acts until the given turn has been taken, or to the end.
  mutating func run(untilTurn last: Int? = nil) {
    draw()
    wait(500)
    for timed in recording.session.acts {
      if let last, model.session.turns.count >= last { break }
      if timed.isInterrupting {
        settle(until: timed.at)
      } else {
        settle()
      }
      perform(timed.act)
      draw()
    }
    settle()
    draw()
  }

  private mutating func draw() { audience.see(model.view(), at: clock) }

  private mutating func wait(_ milliseconds: Int) {
    if isPaced { clock += milliseconds }
  }

  /// Lets time pass; what the screen shows of waiting is shown too.
  private mutating func settle(until limit: Int = .max) {
    while let moment = model.nextMoment, moment <= limit {
      wait(max(0, moment - model.session.now))
      _ = model.update(.time(moment))
      draw()
    }
    if limit != .max { _ = model.update(.time(limit)) }
  }

  private mutating func perform(_ act: Act) {
    if act.isTurn { audience.hear(act.notation, at: clock) }
    switch act {
    case .say(let text):
      read()
      type(text)
    case .tap(let role):
      read()
      mark { question in
        question.buttons.firstIndex { $0.role == role }.map { question.options.count + $0 }
      }
    case .choose(let index):
      read()
      mark { question in
        let place = index - question.firstOption
        return question.options.indices.contains(place) ? place : nil
      }
    case .set, .behave, .variant, .handOver, .speak: wait(Pace.setting)
    }
    model.session.perform(act)
  }

  /// Time for what has come since the user's last turn.
  private mutating func read() {
    let events = model.session.log.events
    seen = min(seen, events.count)
    let text = events[seen...].flatMap { model.session.seen(of: $0, recording.wording) }
      .map(\.text).joined()
    seen = events.count
    if !text.isEmpty { wait(Pace.reading(text)) }
  }

  private mutating func type(_ text: String) {
    guard isPaced else { return }
    for character in text.prefix(400) {
      wait(Pace.keystroke(character))
      // As a paste: what is typed does nothing of itself here, even a '?' or a '/'.
      _ = model.update(.input(.paste(String(character))))
      draw()
    }
    wait(Pace.pressing)
    _ = model.update(.input(.key(.control("u"))))
  }

  /// Moves the mark to a place among the options and the buttons behind them, as an arrow key does.
  private mutating func mark(_ place: (Question) -> Int?) {
    guard isPaced, let question = model.session.engine.question, let place = place(question)
    else { return }
    for _ in 0...(question.options.count + question.buttons.count)
    where model.markedPlace != place {
      _ = model.update(.input(.key(.down)))
    }
    draw()
    wait(Pace.pressing)
    _ = model.update(.input(.key(.escape)))
  }
}
