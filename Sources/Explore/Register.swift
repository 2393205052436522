import Conversation
import DialogEngine
import Plain
import Session
import SiriKit
import Wording

/// Collects what can be heard, how requests end and what is diagnosed, each thing once.
struct Register {
  private struct OutcomeKey: Hashable {
    var intent: String
    var ending: Ending
    var cause: String
    var offer: Question.Kind?
  }

  private struct SentenceKey: Hashable {
    var intent: String
    var role: Exploration.Sentence.Role
    var key: String
    /// What it says beside the key: other holes may need another text.
    var arguments: [String]
  }

  /// The intent that is being walked.
  var intent = ""
  private var outcomes: [Exploration.Outcome] = []
  private var outcomePlaces: [OutcomeKey: Int] = [:]
  private var sentences: [Exploration.Sentence] = []
  private var sentencePlaces: [SentenceKey: Int] = [:]
  private var mistakes: [Exploration.Mistake] = []
  private var mistakePlaces: [Diagnosis.ID: Int] = [:]
  private var answers: [String] = []
  private var knownAnswers: Set<String> = []

  /// What the last answer was, or what the user did: the cause when a request ends.
  private var cause = ""

  /// Notes the events of a step; gives the number of the outcome when a request ended.
  mutating func note(
    _ events: [Event], at place: Exploration.Place, offer: Question.Kind?
  ) -> Int? {
    cause = Register.cause(of: place.step)
    var ended: Int?
    for event in events {
      ended = note(event.happening, at: place, offer: offer) ?? ended
    }
    return ended
  }

  /// Notes an event of a conversation that nobody explored.
  mutating func note(_ event: Event, of step: Step) {
    if event.happening.isUsers { cause = Register.cause(of: step) }
    _ = note(event.happening, at: .init(node: 0, step: step), offer: nil)
  }

  private mutating func note(
    _ happening: Happening, at place: Exploration.Place, offer: Question.Kind?
  ) -> Int? {
    switch happening {
    case .replied(_, let method, let reply, _): answered(method, reply.summary)
    case .faulted(_, let method, let fault, _): answered(method, fault.name)
    case .repliedAgain(_, let method, _): answered(method, "twice")
    case .callCancelled(_, let method, _): cause = "\(method) -> no answer"
    case .said(let line): note(line, .said, place)
    case .asked(let question): note(question, place)
    case .showed(let card): note(card, place)
    case .appShowed(let page): note(page, place)
    case .authenticationAsked(let prompt): note(prompt, place)
    case .launched(let launch): note(launch.opening, .opening, place)
    case .diagnosed(let finding): note(finding, place)
    case .ended(let ending): return note(ending, cause, place, offer)
    default: break
    }
    return nil
  }

  private mutating func answered(_ method: String, _ answer: String) {
    cause = "\(method) -> \(answer)"
    let name = "\(intent).\(method) \(answer)"
    if knownAnswers.insert(name).inserted { answers.append(name) }
  }

  /// Everything, as it was found.
  var found: (outcomes: [Exploration.Outcome], sentences: [Exploration.Sentence], answers: [String])
  {
    (outcomes, sentences, answers)
  }

  private static func cause(of step: Step) -> String {
    switch step {
    case .user(let act): String(act.notation.dropFirst(2))
    case .answer(let method, let answer): "\(method) -> \(answer)"
    }
  }

  private mutating func note(
    _ ending: Ending, _ cause: String, _ place: Exploration.Place, _ offer: Question.Kind?
  ) -> Int {
    let key = OutcomeKey(intent: intent, ending: ending, cause: cause, offer: offer)
    if let index = outcomePlaces[key] {
      outcomes[index].count += 1
      return index
    }
    outcomePlaces[key] = outcomes.count
    outcomes.append(
      .init(intent: intent, ending: ending, cause: cause, offer: offer, place: place))
    return outcomes.count - 1
  }

  private mutating func note(_ question: Question, _ place: Exploration.Place) {
    if let lead = question.lead { note(lead, .lead, place) }
    // The app's page and the sheet have told already what they are.
    if question.kind != .page, question.kind != .authentication {
      note(question.line, .question, place)
    }
    if let card = question.card { note(card, place) }
    for button in question.buttons { note(button.title, .button, place) }
  }

  /// What the app itself says is its own; only what Parley's texts make of it counts.
  private mutating func note(_ page: AppPage, _ place: Exploration.Place) {
    if let heading = page.heading { note(heading, .said, place) }
    for notice in page.notices { note(notice, .said, place) }
    for row in page.rows { note(row.label, .row, place) }
    for button in page.buttons { note(button.title, .button, place) }
  }

  private mutating func note(_ prompt: AuthenticationPrompt, _ place: Exploration.Place) {
    if let lead = prompt.lead { note(lead, .lead, place) }
    note(prompt.title, .said, place)
    note(prompt.reason, .said, place)
    for button in prompt.buttons { note(button.title, .button, place) }
  }

  private mutating func note(_ card: Card, _ place: Exploration.Place) {
    for row in card.rows { note(row.label, .row, place) }
  }

  private mutating func note(
    _ line: Line, _ role: Exploration.Sentence.Role, _ place: Exploration.Place
  ) {
    // What a title or a label could mention but does not makes no other sentence of it.
    let isPlain = role == .button || role == .row
    let key = SentenceKey(
      intent: intent, role: role, key: line.key,
      arguments: isPlain ? [] : line.arguments.keys.sorted())
    if let index = sentencePlaces[key] {
      sentences[index].count += 1
      return
    }
    sentencePlaces[key] = sentences.count
    sentences.append(.init(intent: intent, role: role, line: line, place: place))
  }

  private mutating func note(_ finding: Finding, _ place: Exploration.Place) {
    if let index = mistakePlaces[finding.diagnosis] {
      mistakes[index].count += 1
      return
    }
    mistakePlaces[finding.diagnosis] = mistakes.count
    mistakes.append(.init(finding: finding, place: place))
  }

  /// Hands over what was collected.
  func fill(_ exploration: inout Exploration) {
    exploration.outcomes = outcomes
    exploration.sentences = merged(in: exploration.locales)
    exploration.mistakes = mistakes.sorted {
      $0.finding.diagnosis.rawValue < $1.finding.diagnosis.rawValue
    }
    exploration.answers = answers
  }

  /// What is worded by the same text in every language is one sentence.
  private func merged(in locales: [String]) -> [Exploration.Sentence] {
    let wordings = locales.map(Wording.embedded)
    var places: [[String]: Int] = [:]
    var merged: [Exploration.Sentence] = []
    for sentence in sentences {
      let texts = wordings.map { $0.render(sentence.line).key }
      let key = [sentence.intent, sentence.role.rawValue, sentence.line.key] + texts
      if let index = places[key] {
        merged[index].count += sentence.count
      } else {
        places[key] = merged.count
        merged.append(sentence)
      }
    }
    return merged
  }
}

extension Happening {
  /// Whether the user did it.
  fileprivate var isUsers: Bool {
    switch self {
    case .heard, .tapped, .chose: true
    default: false
    }
  }
}

extension CallFault {
  /// What it is, without the report of a crash.
  fileprivate var name: String {
    switch self {
    case .crashed: "crashed"
    case .exited: summary
    }
  }
}
