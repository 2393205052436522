package import Conversation
package import DialogEngine
package import Handlers
import SiriKit
import Understanding

/// One running conversation: it recognises, drives the engine, calls the handler, keeps the log.
///
/// A value, so that a turn can be kept and taken up again. Time is given from outside: the screen
/// passes the real one, everything else lets it run to the next thing that is due.
package struct Session: Sendable {
  /// Something of a call that will come.
  struct Due: Hashable, Sendable {
    var moment: Int
    var call: Int
    var kind: CallEvent.Kind
  }

  /// What was before a turn: going back to it restores this.
  private final class Past: Sendable {
    let engine: DialogEngine
    let handler: ScriptedHandler
    let due: [Due]
    let wakes: [Int]
    let now: Int
    let locale: String

    init(_ session: Session) {
      engine = session.engine
      handler = session.handler
      due = session.due
      wakes = session.wakes
      now = session.now
      locale = session.locale
    }
  }

  /// Where a turn began.
  private struct Mark: Sendable {
    var text: String
    var eventCount: Int
    var actCount: Int
    /// `nil` when the turn is too long ago.
    var past: Past?
  }

  /// How many turns can be gone back; what was before them all would fill the memory.
  package static let rewindLimit = 200
  /// How many branches can be gone on with, for the same reason.
  package static let branchLimit = 50

  package let appFile: AppFile
  /// The language, the device and the behaviour with which the conversation began.
  package let beginning: Beginning
  package private(set) var locale: String
  package private(set) var engine: DialogEngine
  package private(set) var handler: ScriptedHandler
  package private(set) var log = EventLog()
  /// Milliseconds since the conversation began.
  package private(set) var now = 0

  private(set) var due: [Due] = []
  private(set) var wakes: [Int] = []
  private var marks: [Mark] = []
  /// What was done so far, with its moments; replaying it makes the same conversation.
  package private(set) var acts: [TimedAct] = []
  package private(set) var branches: [Branch] = []
  /// How the way that one is on is called; it keeps the name when it is left.
  package private(set) var name: String?
  /// How many branches there have been, for the next one's name.
  private var branchCount = 0
  private var recognizer: Recognizer?

  /// `behaviour` is merged into the app file's own.
  package init(
    appFile: AppFile, locale: String, device: Device = Device(),
    behaviour: Behaviour = Behaviour(), writtenBehaviour: String = ""
  ) {
    self.appFile = appFile
    self.locale = locale
    beginning = Beginning(
      locale: locale, device: device, behaviour: behaviour, writtenBehaviour: writtenBehaviour)
    engine = DialogEngine(apps: [appFile.app(in: locale)], device: appFile.device(device))
    handler = ScriptedHandler(app: appFile)
    handler.behaviour.merge(behaviour)
  }

  /// Another conversation with the same app in the same language, from its beginning.
  ///
  /// Recognition is made ready here once, and then shared.
  package func anew(
    device: Device, behaviour: Behaviour, writtenBehaviour: String
  ) -> Session {
    var other = Session(
      appFile: appFile, locale: locale, device: device, behaviour: behaviour,
      writtenBehaviour: writtenBehaviour)
    other.recognizer = recognizer ?? makeRecognizer()
    return other
  }

  package var device: Device { engine.device }

  // MARK: - What the user does

  /// Takes an utterance as it was typed, or a gesture: `(home)`.
  package mutating func say(_ text: String) {
    beginTurn(text, .say(text))
    guard let gesture = Gesture(text) else { return feed(.said(interpret(text))) }
    feed(.said(Interpretation(text: text, locale: locale, meaning: gesture.meaning)))
    if gesture == .lock { change("locked yes") { $0.isLocked = true } }
  }

  /// Taps a button of the pending question, if it is there: nothing happens between the buttons.
  package mutating func tap(_ role: Button.Role) {
    guard engine.question?.buttons.contains(where: { $0.role == role }) ?? false else { return }
    beginTurn("[\(role.rawValue)]", .tap(role))
    feed(.tapped(role))
  }

  /// Picks an option by its index from 0, on the whole list.
  package mutating func choose(_ index: Int) {
    let question = engine.question
    let place = index - (question?.firstOption ?? 0)
    let option = question.flatMap { $0.options.indices.contains(place) ? $0.options[place] : nil }
    beginTurn("[\(option?.label ?? "\(index + 1)")]", .choose(index))
    feed(.chose(index))
  }

  /// What the text would be taken for now.
  package mutating func interpret(_ text: String) -> Interpretation {
    if recognizer == nil { recognizer = makeRecognizer() }
    return recognizer?.interpret(text, expecting: engine.expectation)
      ?? Interpretation(text: text, locale: locale, meaning: .notUnderstood)
  }

  private func makeRecognizer() -> Recognizer? {
    Grammar.embedded(for: locale).map {
      Recognizer(grammar: $0, locale: locale, vocabulary: appFile.vocabulary(for: locale))
    }
  }

  // MARK: - The stage

  /// Recognition and wording go on in another language; what was said stays.
  package mutating func changeLocale(to locale: String) {
    guard locale != self.locale else { return }
    self.locale = locale
    recognizer = nil
    speakOn()
  }

  /// Sets one thing of the device; false when the setting has no such value.
  @discardableResult
  package mutating func set(_ setting: DeviceSetting, to value: String) -> Bool {
    var changed = device
    guard setting.set(value, in: &changed) else { return false }
    note(.set(setting.name, value))
    change("\(setting.name) \(value)") { $0 = changed }
    return true
  }

  /// Changes the device; `what` tells the log what was changed.
  private mutating func change(_ what: String, _ change: (inout Device) -> Void) {
    var device = engine.device
    change(&device)
    feed(.deviceChanged(device, what: what))
  }

  /// Replaces what a method answers from its next call on.
  mutating func set(_ answers: [Behaviour.Answer], of method: IntentMethod) {
    handler.behaviour.set(answers, for: method.method.name, of: method.intent.name)
  }

  mutating func setVariant(_ name: String) {
    handler.variantName = name == Variant.none ? nil : name
    note(.variant(name))
    record(.behaviourChanged("variant  \(name)"))
  }

  mutating func changeHandOver(_ change: (inout HandOver) -> Void) {
    change(&handler.handOver)
  }

  mutating func note(handOver words: String) { note(.handOver(words)) }

  /// The app gets an activity that it has had before.
  mutating func reopen(_ launch: Launch) {
    record(.launched(launch))
    take(.opened(launch, handler.containingApp.lastIntent))
  }

  /// The user opens the app from the home screen, without any activity.
  mutating func openFromHome() {
    record(.noted("\(appFile.app.name) is opened from the home screen"))
    feed(.app(.showed(AppPage(name: nil, title: appFile.app.name))))
  }

  mutating func note(behaviour method: String, _ answer: String) {
    note(.behave(method, answer))
    record(.behaviourChanged("\(method)  \(answer)"))
  }

  // MARK: - Time

  /// The next moment at which something happens by itself.
  package var nextMoment: Int? {
    [due.map(\.moment).min(), wakes.min()].compactMap { $0 }.min()
  }

  /// Lets time pass to a moment; what is due by then happens in its order.
  package mutating func advance(to moment: Int) {
    while awaited == nil, let next = nextMoment, next <= moment {
      now = max(now, next)
      if let index = due.firstIndex(where: { $0.moment == next }) {
        deliver(due.remove(at: index))
      } else {
        wakes.removeAll { $0 <= next }
        feed(.timePassed)
      }
    }
    if awaited == nil { now = max(now, moment) }
  }

  /// Virtual time: everything that is under way comes to its end at once.
  package mutating func settle() {
    while awaited == nil, let next = nextMoment { advance(to: next) }
  }

  private mutating func deliver(_ event: Due) {
    switch event.kind {
    case .completed(let reply): feed(.replied(call: event.call, reply))
    case .crashed(let reason): feed(.faulted(call: event.call, .crashed(reason)))
    case .exited(let status): feed(.faulted(call: event.call, .exited(status)))
    case .effect(let effect): feed(.affected(call: event.call, effect))
    case .asksAuthentication(let request):
      feed(.authenticationAsked(call: event.call, request))
    }
  }

  // MARK: - The engine

  private mutating func feed(_ input: ConversationInput) {
    for output in engine.receive(input, at: now) { perform(output) }
    if !engine.isWorking { wakes = [] }
  }

  private mutating func perform(_ output: Output) {
    switch output {
    case .event(let happening):
      // After the process has gone nothing can come of any call that ran in it.
      if happening.endsExtension { due = [] }
      record(happening)
    case .call(let number, let method, let intent): begin(number, method, intent)
    case .cancelCall: break  // Its answer may still come, and is then logged as late.
    case .wake(let moment): wakes.append(moment)
    case .launch(let launch, let intent): take(.opened(launch, intent))
    case .app(let input): take(input)
    case .resume(let number, let outcome): resume(number, outcome)
    }
  }

  private mutating func begin(_ number: Int, _ method: HandlerMethod, _ intent: Intent) {
    let call = HandlerCall(
      number: number, method: method, intent: intent, device: engine.device, moment: now)
    if waitsBeforeCalls { awaited = call } else { schedule(handler.begin(call), of: number) }
  }

  private mutating func schedule(_ events: [CallEvent], of number: Int) {
    for event in events {
      due.append(Due(moment: now + event.after, call: number, kind: event.kind))
    }
    due.sort { $0.moment < $1.moment }
  }

  /// Something happens to the containing app; what it does then, the engine is told.
  private mutating func take(_ input: AppInput) {
    for event in handler.take(input, device: engine.device, at: now) { feed(.app(event)) }
  }

  /// The call goes on with what LocalAuthentication answered.
  private mutating func resume(_ number: Int, _ outcome: AuthenticationOutcome) {
    schedule(handler.resume(number, outcome), of: number)
  }

  // MARK: - Trying answers

  /// Whether each call waits for `answer`, and time stands still meanwhile.
  package var waitsBeforeCalls = false
  /// The call that waits for its answer.
  package private(set) var awaited: HandlerCall?

  /// Begins the call that waits, with an answer of its method.
  package mutating func answer(_ answer: Behaviour.Answer) {
    guard let call = awaited else { return }
    awaited = nil
    handler.behaviour.set([answer], for: call.method.name, of: call.intent.className)
    schedule(handler.begin(call), of: call.number)
  }

  /// Forgets what has happened; what is under way goes on.
  package mutating func forgetPast() {
    log = EventLog()
    marks = []
    acts = []
  }

  /// Whether events are also kept for `takeOutbox`.
  package var keepsOutbox = false
  private var outbox: [Event] = []

  /// The events since the last time, also those that a rewind has taken back.
  package mutating func takeOutbox() -> [Event] {
    defer { outbox = [] }
    return outbox
  }

  private mutating func record(_ happening: Happening) {
    let event = Event(
      number: log.count + 1, time: now, turn: marks.count,
      speakingMode: engine.device.speakingMode, happening: happening)
    log.append(event)
    if keepsOutbox { outbox.append(event) }
  }

  // MARK: - Turns and branches

  /// The texts of the turns so far, in order.
  package var turns: [String] { marks.map(\.text) }

  /// The moments are kept, so that what came in the middle of a call comes there again.
  private mutating func note(_ act: Act) {
    acts.append(
      TimedAct(
        at: now, isInterrupting: nextMoment != nil, eventCount: log.count, act: act))
  }

  private mutating func beginTurn(_ text: String, _ act: Act) {
    marks.append(
      Mark(text: text, eventCount: log.count, actCount: acts.count, past: Past(self)))
    note(act)
    let old = marks.count - 1 - Session.rewindLimit
    if old >= 0 { marks[old].past = nil }
  }

  /// Goes back to before a turn, counted from 1; what followed is kept as a branch.
  ///
  /// False when there is no such turn, or when it is too long ago.
  @discardableResult
  package mutating func rewind(to turn: Int) -> Bool {
    guard marks.indices.contains(turn - 1), let past = marks[turn - 1].past else { return false }
    leave(fromTurn: turn)
    let set = handler
    engine = past.engine
    handler = past.handler
    // What the tester has set since then is why they go back.
    handler.behaviour = set.behaviour
    handler.variantName = set.variantName
    handler.handOver = set.handOver
    due = past.due
    wakes = past.wakes
    now = past.now
    log.truncate(to: marks[turn - 1].eventCount)
    let undone = acts[marks[turn - 1].actCount...]
    acts.removeSubrange(marks[turn - 1].actCount...)
    for act in undone.map(\.act) where act.isKeptByRewind { note(act) }
    marks.removeSubrange((turn - 1)...)
    record(.rewound(toTurn: turn))
    if past.locale != locale { speakOn() }
    return true
  }

  /// The language that was chosen since then stays.
  private mutating func speakOn() {
    note(.speak(locale))
    engine.rename([appFile.app(in: locale)])
    record(.noted("language \(locale)"))
  }

  /// Keeps what follows from a turn on as a branch.
  private mutating func leave(fromTurn turn: Int) {
    var end = self
    end.branches = []
    end.outbox = []
    branchCount += 1
    branches.append(
      Branch(
        name: name ?? "branch \(branchCount)", fromTurn: turn,
        turns: Array(turns[(turn - 1)...]),
        events: Array(log.events[marks[turn - 1].eventCount...]),
        acts: Array(acts[marks[turn - 1].actCount...]), end: Branch.End(end)))
    name = nil
    let old = branches.count - 1 - Session.branchLimit
    if old >= 0 { branches[old].end = nil }
  }

  /// Goes on where a branch was left; the way that one was on becomes a branch itself.
  ///
  /// False when there is no such branch, or when it was left too long ago.
  @discardableResult
  package mutating func resume(branch index: Int) -> Bool {
    guard branches.indices.contains(index), let end = branches[index].end else { return false }
    let resumed = branches.remove(at: index)
    let shared = sharedTurns(with: end.session)
    if marks.count > shared { leave(fromTurn: shared + 1) }
    let before = self
    self = end.session
    branches = before.branches
    branchCount = before.branchCount
    name = resumed.name
    keepsOutbox = before.keepsOutbox
    outbox = before.outbox
    if keepsOutbox { outbox += retold(from: shared) }
    record(.noted("branch \(resumed.name) goes on"))
    return true
  }

  /// A reader of the outbox has to hear the resumed turns again: they take the others' places.
  private func retold(from shared: Int) -> [Event] {
    let start = marks.indices.contains(shared) ? marks[shared].eventCount : log.count
    let back = Event(
      number: start + 1, time: now, turn: shared, happening: .rewound(toTurn: shared + 1))
    return [back] + log.events[start...]
  }

  /// How many turns two ways have in common, from the first on.
  private func sharedTurns(with other: Session) -> Int {
    let events = zip(log.events, other.log.events).prefix { $0 == $1 }.count
    return zip(marks, other.marks).prefix {
      $0.eventCount == $1.eventCount && $0.eventCount < events
    }.count
  }

  /// How many turns the way that one is on has in common with a branch.
  package func sharedTurns(withBranch index: Int) -> Int {
    guard branches.indices.contains(index) else { return 0 }
    return branches[index].end.map { sharedTurns(with: $0.session) }
      ?? min(branches[index].fromTurn - 1, marks.count)
  }

  /// Names the way that one is on.
  package mutating func rename(to name: String) {
    self.name = name
  }

  /// Gives a branch a name of the user's own.
  package mutating func rename(branch index: Int, to name: String) {
    guard branches.indices.contains(index) else { return }
    branches[index].name = name
  }
}

extension Happening {
  /// A crash, an exit, or a second completion, which raises an exception.
  fileprivate var endsExtension: Bool {
    switch self {
    case .faulted, .repliedAgain: true
    default: false
    }
  }
}
