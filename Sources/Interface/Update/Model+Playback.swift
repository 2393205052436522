import Conversation
import DialogEngine
import Handlers
import Plain
import Screen
import Scripts
import Session
import Wording

// A script acts itself out; any key takes it over.
extension Model {
  /// Begins to act; the first scene stands at its beginning.
  package mutating func play(_ playback: Playback) {
    guard let first = playback.scenes.first else { return }
    self.playback = playback
    session = first.beginning
    lag = moment - session.now
    self.playback?.due = moment + playback.scaled(Playback.thought)
    caption = first.steps.first?.caption
  }

  /// When the play goes on by itself.
  var playMoment: Int? {
    guard let playback, !playback.isPaused else { return nil }
    // What is settling goes on with the session.
    return playback.phase == .settling && session.nextMoment != nil ? nil : playback.due
  }

  /// Does what is due; one thing a time, so that each is seen.
  mutating func playOn() {
    guard let playback, !playback.isPaused else { return }
    if playback.phase == .settling {
      guard session.nextMoment == nil else { return }
      return read()
    }
    guard playback.due <= moment else { return }
    switch playback.phase {
    case .settling: break
    case .reading: begin()
    case .typing(let count): typeOn(count)
    case .about: perform()
    case .waiting: goOn(to: .reading)
    }
  }

  // MARK: - A step

  private mutating func wait(_ phase: Playback.Phase, _ milliseconds: Int) {
    guard var playback else { return }
    playback.phase = phase
    playback.due = moment + playback.scaled(milliseconds)
    self.playback = playback
  }

  private mutating func begin() {
    guard let playback else { return }
    guard let step = playback.next else { return endScene() }
    if let text = step.caption { caption = text }
    self.playback?.past.append(session)
    follow()
    switch step.action {
    case .act(.words(let text)):
      input.replace(with: "")
      if text.isEmpty { wait(.about, Playback.resolve) } else { typeOn(0) }
    case .act(.tap(let title)):
      choice = place(titled: title)
      wait(.about, Playback.resolve * 2)
    case .change(let change) where change.subject == .wait:
      self.playback?.phase = .waiting
      self.playback?.due = moment + (Milliseconds(change.value)?.count ?? 0)
    case .change, .rewind: perform()
    }
  }

  /// Where the mark goes before it is tapped.
  private func place(titled title: String) -> Int? {
    guard let question = session.engine.question else { return nil }
    if let role = question.role(titled: title, wording) {
      return elements.firstIndex(of: .button(role))
    }
    return question.option(titled: title).flatMap { elements.firstIndex(of: .option($0)) }
  }

  private mutating func typeOn(_ count: Int) {
    guard case .act(.words(let text))? = playback?.next?.action else { return }
    let characters = Array(text)
    guard count < characters.count else { return wait(.about, Playback.resolve) }
    input.insert(TextLayout.sanitize(String(characters[count])))
    wait(.typing(count + 1), Playback.typingTime(of: characters[count], at: count))
  }

  private mutating func perform() {
    guard let step = playback?.next else { return }
    input.replace(with: "")
    choice = nil
    do throws(ActingError) {
      switch step.action {
      case .act(let action): try session.perform(action, wordings.wording(for: session.locale))
      case .change(let change): try session.perform(change)
      case .rewind(let turns): session.rewind(to: session.turns.count - turns + 1)
      }
    } catch {
      notice = Notice(text: TextLayout.sanitize("\(error.message); \(error.remedy)"), isError: true)
    }
    followLog()
    follow()
    goOn(to: .settling)
  }

  /// Behind a step; the next may come in the middle of it.
  private mutating func goOn(to phase: Playback.Phase) {
    playback?.step += 1
    if case .change(let change)? = playback?.next?.action, change.subject == .wait {
      playback?.phase = .reading
      playback?.due = moment
    } else {
      wait(phase, 0)
    }
  }

  /// As long as it takes to read what has come since the step began.
  private mutating func read() {
    let start = playback?.past.last?.log.count ?? 0
    let lines = session.log.events[min(start, session.log.count)...].flatMap {
      session.seen(of: $0, wording)
    }
    wait(.reading, Playback.readingTime(of: lines.reduce(0) { $0 + $1.text.count }))
  }

  private mutating func endScene() {
    guard let playback else { return }
    let isLast = playback.scene + 1 == playback.scenes.count
    if isLast, !playback.isLooping {
      leavePlayback("the end; from here the conversation is yours")
      return
    }
    enter(scene: isLast ? 0 : playback.scene + 1)
    wait(.reading, Playback.curtain)
  }

  private mutating func enter(scene: Int) {
    guard let playback else { return }
    self.playback?.scene = scene
    self.playback?.step = 0
    self.playback?.past = []
    session = playback.scenes[scene].beginning
    lag = moment - session.now
    caption = playback.scenes[scene].steps.first?.caption
    follow()
    followLog()
  }

  // MARK: - Keys

  /// The keys while a script plays; `nil` for one that takes it over.
  mutating func pressInPlayback(_ key: Key) -> [Effect]? {
    switch key {
    case .character(" "): togglePause()
    case .right, .down: stepForward()
    case .left, .up: stepBack()
    case .character("+"): changeSpeed(by: 1.25)
    case .character("-"): changeSpeed(by: 0.8)
    case .control("l"), .function(7), .function(8), .function(9), .control("z"): return nil
    case .control("c"), .control("d"): return [.quit]
    default:
      takeOver()
      return key == .escape ? [] : nil
    }
    return []
  }

  /// A person goes on from here.
  mutating func takeOver() { leavePlayback("the conversation is yours") }

  private mutating func leavePlayback(_ text: String) {
    playback = nil
    caption = nil
    input.replace(with: "")
    choice = nil
    // From here on it is worth keeping.
    session.keepsOutbox = true
    notice = Notice(text: text)
  }

  private mutating func togglePause() {
    guard var playback else { return }
    if let pausedAt = playback.pausedAt {
      playback.due += moment - pausedAt
      playback.pausedAt = nil
    } else {
      playback.pausedAt = moment
    }
    self.playback = playback
  }

  /// The rest of this step, or the next one, at once.
  private mutating func stepForward() {
    playback?.pausedAt = moment
    if playback?.phase == .settling { settleNow() }
    if playback?.phase == .reading {
      guard playback?.next != nil else { return stepScene() }
      begin()
    }
    switch playback?.phase {
    case .typing, .about: perform()
    case .waiting:
      session.advance(to: session.now + max(0, (playback?.due ?? 0) - moment))
      goOn(to: .reading)
    default: break
    }
    settleNow()
  }

  private mutating func stepScene() {
    guard let playback, playback.scene + 1 < playback.scenes.count || playback.isLooping else {
      return leavePlayback("the end; from here the conversation is yours")
    }
    enter(scene: (playback.scene + 1) % playback.scenes.count)
    wait(.reading, Playback.thought)
  }

  /// What is under way comes to its end, unless the next step comes in its middle.
  private mutating func settleNow() {
    guard playback?.phase == .settling else { return }
    session.settle()
    lag = moment - session.now
    read()
  }

  private mutating func stepBack() {
    guard var playback else { return }
    playback.pausedAt = moment
    input.replace(with: "")
    choice = nil
    let isBegun = playback.past.count > playback.step
    if let past = playback.past.popLast() {
      session = past
      if !isBegun { playback.step -= 1 }
    }
    playback.phase = .reading
    playback.due = moment
    self.playback = playback
    lag = moment - session.now
    follow()
    followLog()
  }

  private mutating func changeSpeed(by factor: Double) {
    guard let speed = playback?.speed else { return }
    let speeds = Playback.speeds
    playback?.speed = min(speeds.upperBound, max(speeds.lowerBound, speed * factor))
  }
}
