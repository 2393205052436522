import Conversation
import DialogEngine
import Handlers
import Plain
import Session
import SiriKit
import Testing
import Wording

/// A conversation as a test tells it: what the user does, and what is expected to come of it.
///
/// Time is virtual: after each action everything under way comes to its end. Every sentence that
/// comes up is made in the conversation's language and checked for holes.
struct Talk {
  var session: Session
  let tongue: Tongue
  /// Texts with braces of their own cannot be checked for holes.
  var checksWords = true
  /// How many events there were before the last action.
  private(set) var mark = 0
  private var checked = 0
  private var wording: Wording

  init(in tongue: Tongue, app: AppFile? = nil) throws {
    self.tongue = tongue
    wording = Wording.embedded(locale: tongue.locale)
    session = try app.map { Session(appFile: $0, locale: tongue.locale) } ?? Self.fresh(tongue)
  }

  /// Sessions that have read their grammars already; each conversation begins as a copy.
  private static let demoPay = Dictionary(
    uniqueKeysWithValues: Tongue.allCases.map { tongue in
      (
        tongue,
        Result {
          var session = Session(appFile: try AppFile.demoPay, locale: tongue.locale)
          _ = session.interpret("")
          return session
        }
      )
    })

  private static func fresh(_ tongue: Tongue) throws -> Session {
    try #require(demoPay[tongue]).get()
  }

  // MARK: - What the user does

  mutating func say(_ text: String) {
    begin { $0.say(text) }
    settle()
  }

  /// Says it in the conversation's language.
  mutating func say(_ english: String, _ chinese: String) {
    say(tongue(english, chinese))
  }

  mutating func tap(_ role: Button.Role) {
    begin { $0.tap(role) }
    settle()
  }

  /// Picks by the number on the list, from 1.
  mutating func pick(_ number: Int) {
    begin { $0.choose(number - 1) }
    settle()
  }

  /// Says it without waiting for what comes of it.
  mutating func startToSay(_ english: String, _ chinese: String) {
    let text = tongue(english, chinese)
    begin { $0.say(text) }
    checkWords()
  }

  mutating func startToTap(_ role: Button.Role) {
    begin { $0.tap(role) }
    checkWords()
  }

  mutating func wait(_ milliseconds: Int) {
    session.advance(to: session.now + milliseconds)
    checkWords()
  }

  mutating func settle() {
    session.settle()
    checkWords()
  }

  private mutating func begin(_ action: (inout Session) -> Void) {
    mark = session.log.count
    action(&session)
  }

  // MARK: - What the tester does

  mutating func behave(_ method: String, _ answer: String) throws {
    _ = try session.runBehaviour([method] + answer.split(separator: " ").map(String.init))
  }

  mutating func device(_ name: String, _ value: String) throws {
    mark = session.log.count
    _ = try session.runDevice([name, value])
    settle()
  }

  mutating func variant(_ name: String) throws { _ = try session.runVariant([name]) }

  mutating func handOver(_ words: String) throws {
    mark = session.log.count
    _ = try session.runHandOver(words.split(separator: " ").map(String.init))
    settle()
  }

  mutating func rewind(to turn: Int) {
    session.rewind(to: turn)
    mark = session.log.count
    checked = session.log.count
  }

  mutating func changeLanguage(to other: Tongue) {
    session.changeLocale(to: other.locale)
    wording = Wording.embedded(locale: other.locale)
  }

  // MARK: - What came of it

  var events: [Event] { session.log.events }
  var happenings: [Happening] { events.map(\.happening) }

  /// What the last action led to.
  var news: [Happening] { events[min(mark, events.count)...].map(\.happening) }

  /// The methods called since the last request began.
  var calls: [String] { sinceRequest.compactMap(\.calledMethod) }

  /// What was diagnosed since the last request began.
  var diagnoses: [Diagnosis.ID] {
    sinceRequest.compactMap {
      if case .diagnosed(let finding) = $0 { finding.diagnosis } else { nil }
    }
  }

  private var sinceRequest: ArraySlice<Happening> {
    let all = happenings
    let start = all.lastIndex { if case .intentStarted = $0 { true } else { false } }
    return all[(start ?? 0)...]
  }

  /// The keys of what Siri said and asked, in order, since the last action.
  var keys: [String] { news.flatMap(\.keys) }

  var endings: [Ending] { happenings.compactMap(\.ending) }

  /// The intent as handle got it the last time, value by value: `20 USD`, `Maria Chen`.
  var handled: [String: String]? {
    for case .called(_, "handle", let intent) in happenings.reversed() {
      return intent.values.mapValues(\.summary)
    }
    return nil
  }

  /// What moved: `charge 20 USD to Maria Chen`.
  var ledger: [String] {
    session.handler.world.ledger.entries.map {
      "\($0.kind.rawValue) \($0.amount.summary) \($0.counterpart)"
    }
  }

  func value(_ parameter: String) -> String? {
    session.engine.intent?.values[parameter]?.summary
  }

  /// The sentences that came since the last action, as they are shown.
  var sentences: [String] { news.flatMap(\.siriLines).map { wording.render($0).shown } }

  /// The same as they are heard.
  var spoken: [String] { news.flatMap(\.siriLines).map { wording.render($0).spoken } }

  var cards: [Card.Kind] {
    news.compactMap { if case .showed(let card) = $0 { card.kind } else { nil } }
  }

  var launches: [Launch] {
    happenings.compactMap { if case .launched(let launch) = $0 { launch } else { nil } }
  }

  /// What the app showed after it was opened.
  var pages: [AppPage] {
    happenings.compactMap { if case .appShowed(let page) = $0 { page } else { nil } }
  }

  /// The keys of what the app's last page tells.
  var notices: [String] { pages.last?.notices.map(\.key) ?? [] }

  /// The titles of the buttons that can be tapped.
  var shownButtons: [String] {
    session.engine.question?.buttons.map { wording.render($0.title).shown } ?? []
  }

  /// What is asked now.
  var question: Question.Kind? { session.engine.question?.kind }

  /// What is shown with the question.
  var card: Card? { session.engine.question?.card }

  var buttons: [Button.Role] { session.engine.question?.buttons.map(\.role) ?? [] }

  var options: [String] { session.engine.question?.options.map(\.label) ?? [] }

  /// The choices on all pages.
  var optionCount: Int { session.engine.question?.optionCount ?? 0 }

  /// The address that was settled for a person.
  func handle(of parameter: String) -> String? {
    guard case .person(let person) = session.engine.intent?.values[parameter] else { return nil }
    return person.handle?.value
  }

  /// The last sentence of Siri as it is shown.
  var shown: String { sentences.last ?? "" }

  // MARK: - What is expected

  func expectAsked(
    _ kind: Question.Kind, _ parameter: String? = nil, lead: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let question = session.engine.question
    #expect(question?.kind == kind, "\(keys)", sourceLocation: sourceLocation)
    #expect(question?.parameter == parameter, sourceLocation: sourceLocation)
    #expect(question?.lead?.key == lead, sourceLocation: sourceLocation)
    #expect(
      news.contains { if case .asked = $0 { true } else { false } },
      "the question stands from before", sourceLocation: sourceLocation)
  }

  func expectSaid(_ key: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(keys.contains(key), "\(keys)", sourceLocation: sourceLocation)
  }

  /// The last action ended the request, and nothing else did before.
  func expectEnding(_ ending: Ending, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(news.compactMap(\.ending) == [ending], sourceLocation: sourceLocation)
    #expect(sinceRequest.compactMap(\.ending).last == ending, sourceLocation: sourceLocation)
  }

  func expectNoEnding(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(news.compactMap(\.ending).isEmpty, sourceLocation: sourceLocation)
  }

  /// Every sentence of the new events, checked as a reader would.
  private mutating func checkWords() {
    defer { checked = session.log.count }
    guard checksWords, checked < session.log.count else { return }
    for event in events[checked...] {
      for text in event.happening.allLines.map(wording.render) {
        for words in [text.shown, text.spoken] {
          let isClean =
            !words.isEmpty && !words.contains { "⟨⟩{}".contains($0) } && !words.contains("  ")
          #expect(isClean, "\(text.key): \(words)")
        }
      }
      for line in session.seen(of: event, wording).map(\.text) {
        #expect(!line.contains { "⟨⟩{}".contains($0) }, "\(line)")
      }
    }
  }
}

extension Happening {
  var ending: Ending? { if case .ended(let ending) = self { ending } else { nil } }

  var calledMethod: String? { if case .called(_, let method, _) = self { method } else { nil } }

  /// What Siri says: of a question its lead and its line.
  var siriLines: [Line] {
    switch self {
    case .said(let line): [line]
    case .asked(let question): [question.lead, question.line].compactMap { $0 }
    default: []
    }
  }

  var keys: [String] { siriLines.map(\.key) }

  /// All that has words, down to buttons and labels.
  var allLines: [Line] {
    switch self {
    case .said(let line): [line]
    case .asked(let question):
      [question.lead, question.line, question.page].compactMap { $0 }
        + question.buttons.map(\.title) + (question.card?.rows.map(\.label) ?? [])
    case .tapped(let button): [button.title]
    case .showed(let card): card.rows.map(\.label)
    case .launched(let launch): [launch.opening]
    case .appShowed(let page):
      page.rows.map(\.label) + page.notices + page.buttons.map(\.title)
    case .authenticationAsked(let prompt):
      [prompt.title, prompt.reason, prompt.lead].compactMap { $0 } + prompt.buttons.map(\.title)
    case .ended(.failed(let code)): [Line("ending.failed", ["code": .text(code)])]
    case .ended(let ending): [Line(ending.key)]
    default: []
    }
  }
}
