import Conversation
import SiriKit

// What the user does: an utterance, a button, a pick.
extension DialogEngine {
  mutating func hear(_ interpretation: Interpretation) {
    emit(.heard(interpretation.text))
    emit(.matched(interpretation))
    if isInFront, interpretation.meaning.isAside { return missed("misheard") }
    switch interpretation.meaning {
    case .request(let request): hear(request)
    case .cancel, .startOver: hearCancel()
    case .undo: hearUndo()
    case .again: canFollowUp ? retry() : missed("misheard")
    case .repetition: question == nil ? missed("misheard") : askAgain(nil)
    case .ambiguous: question == nil ? say("ambiguous") : askAgain(line("ambiguous"))
    case .silence: question == nil ? () : miss(line("silence"))
    case .notUnderstood: missed("misheard")
    case .value, .choice, .yes, .no, .correction, .more:
      question == nil && call == nil && !canFollowUp
        ? missed("misheard") : answer(interpretation.meaning)
    }
  }

  /// A complete new request replaces the one under way (policy for money: say so).
  private mutating func hear(_ request: Request) {
    if stage != .listening, stage != .ended {
      say("replaced.\(intentName)\(handlingSuffix)")
      end(.cancelled)
    }
    begin(request)
  }

  private mutating func hearCancel() {
    if isInApp { return leaveApp() }
    if stage == .ended || stage == .listening {
      if question != nil { return dismiss() }
      return say("nothingToCancel")
    }
    if stage == .unlocking { return refuseUnlocking() }
    if question?.kind == .openApp { return declineApp() }
    if question?.kind == .permission { return answerPermission(false) }
    cancel()
  }

  /// An offer after an ending is put away.
  mutating func dismiss() {
    clearQuestion()
    say("dismissed")
  }

  private mutating func hearUndo() {
    guard stage == .ended || stage == .listening else {
      // Nothing is done before handle: there is nothing to take back, and nothing to give up.
      return question == nil ? hearCancel() : askAgain(line("undo.nothingYet"))
    }
    if let done = lastIntentDone { say("undo.\(done)") } else { say("nothingToUndo") }
  }

  /// Nothing in it could be used.
  private mutating func missed(_ key: String) {
    if isInFront {
      return emit(.noted("nobody listens while that is on the screen; press one of its buttons"))
    }
    if call != nil { return say("working.first") }
    guard question != nil, stage != .ended else {
      clearQuestion()
      say("notUnderstood")
      stage = .ended
      return emit(.ended(.notUnderstood))
    }
    miss(line(key))
  }

  /// Asks again; too often in a row, and Siri gives up (policy).
  private mutating func miss(_ lead: Line) {
    let key = question?.parameter.map(roundKey) ?? "question"
    if stage == .ended { return askAgain(lead) }
    rounds[key, default: 0] += 1
    if rounds[key, default: 0] > policy.rounds {
      return question?.parameter == nil ? cancel() : giveUp()
    }
    askAgain(lead)
  }

  private mutating func answer(_ meaning: Meaning) {
    if case .correction(let corrections) = meaning { return correct(corrections) }
    guard let question else { return missed("misheard") }
    switch (question.kind, meaning) {
    case (.value, .value(let value)):
      take(value, for: question.parameter ?? "")
    case (.value, .no): cancel()
    case (.choice, .choice(let index)): takeOption(index)
    case (.choice, .no): refuseOptions()
    case (.choice, .more): showMore()
    case (.confirmation, .yes): answerConfirmation(true)
    case (.confirmation, .no): answerConfirmation(false)
    case (.goAhead, .yes): goAhead()
    case (.goAhead, .no): cancel()
    case (.unlock, .yes): unlock()
    case (.unlock, .no): refuseUnlocking()
    case (.openApp, .yes): openApp()
    case (.openApp, .no): declineApp()
    case (.retry, .yes): retry()
    case (.retry, .no): dismiss()
    case (.permission, .yes): answerPermission(true)
    case (.permission, .no): answerPermission(false)
    case (.page, .yes): sayInApp(yes: true)
    case (.page, .no): sayInApp(yes: false)
    case (.authentication, .no): tapOnSheet(.cancelAuthentication)
    default: missed("misheard")
    }
  }

  private mutating func answerConfirmation(_ isRight: Bool) {
    guard let parameter = question?.parameter else { return }
    if isRight, let proposed { return take(proposed, for: parameter) }
    refuse(parameter)
    clearQuestion()
    askValue(of: parameter, lead: nil)
  }

  private mutating func refuseOptions() {
    guard let parameter = question?.parameter else { return cancel() }
    refuse(parameter)
    clearQuestion()
    askValue(of: parameter, lead: nil)
  }

  /// The request that was not carried out once more, with something else in it: a new one.
  private mutating func followUp(_ corrections: [Correction]) {
    guard var values = intent?.values, let app, !corrections.isEmpty else {
      return say("whatToChange.\(intentName)")
    }
    for correction in corrections { values[correction.parameter] = correction.value }
    begin(Request(intentName: intentName, values: values, appName: app.name))
  }

  private mutating func correct(_ corrections: [Correction]) {
    let known = corrections.filter { intentClass?.parameter($0.parameter) != nil }
    if canFollowUp { return followUp(known) }
    guard stage != .handling, stage != .ended, let intentClass, !known.isEmpty else {
      if question == nil { return missed("misheard") }
      return askAgain(line(known.isEmpty ? "whatToChange.\(intentName)" : "misheard"))
    }
    for correction in known {
      // What is said about another parameter is not about the element that is asked about.
      let asked = element
      if question?.parameter != correction.parameter { element = nil }
      if let value = correction.value {
        put(value, into: correction.parameter)
      } else {
        refuse(correction.parameter)
      }
      element = asked
      forgetRounds(of: correction.parameter)
    }
    // The extension has not started yet: note it, and go on with the question at hand.
    if stage == .routing || stage == .unlocking { return askAgain(nil) }
    let names = Set(known.map(\.parameter))
    let first = intentClass.methods.first { $0.parameter.map(names.contains) == true }
    let isSettledBefore = methodIndex <= index(of: first)
    if isSettledBefore, let parameter = question?.parameter, !names.contains(parameter) {
      // A parameter that is still to come: note it, and go on with the question at hand.
      return askAgain(nil)
    }
    goBack(to: first?.parameter ?? "")
  }

  private func index(of method: HandlerMethod?) -> Int {
    intentClass?.methods.firstIndex { $0 == method } ?? 0
  }

  mutating func choose(_ index: Int) {
    guard question?.kind == .choice else { return missed("misheard") }
    if options.indices.contains(index) { emit(.chose(index, options[index])) }
    takeOption(index)
  }

  private mutating func takeOption(_ index: Int) {
    guard options.indices.contains(index) else {
      return miss(line("choice.notThere", ["count": .count(options.count)]))
    }
    let option = options[index]
    guard let parameter = question?.parameter else {
      clearQuestion()
      return admit(named: option.label)
    }
    take(option.value, for: parameter)
  }

  private mutating func admit(named name: String) {
    if let app = apps.first(where: { $0.name == name }) { admit(app) }
  }

  mutating func tap(_ role: Button.Role) {
    guard let tapped = question?.buttons.first(where: { $0.role == role }) else { return }
    emit(.tapped(tapped))
    if question?.kind == .page { return tapInApp(role) }
    switch role {
    case .cancel, .dontAllow: hearCancel()
    case .confirm: goAhead()
    case .unlock: unlock()
    case .openApp: openApp()
    case .retry: retry()
    case .yes: answerConfirmation(true)
    case .no: answerConfirmation(false)
    case .allow: answerPermission(true)
    case .webSearch: clearQuestion()
    case .match, .noMatch, .usePasscode, .cancelAuthentication: tapOnSheet(role)
    case .pay, .signIn, .agree, .subscribe, .retryInApp, .leaveApp: tapInApp(role)
    }
  }

}

extension DialogEngine {
  /// The app or a sheet is on the screen, and nobody listens.
  private var isInFront: Bool { isInApp || question?.kind == .authentication }
}

extension Meaning {
  /// It answers nothing and would have the question put once more.
  fileprivate var isAside: Bool {
    switch self {
    case .repetition, .ambiguous, .silence, .more, .undo: true
    default: false
    }
  }
}
