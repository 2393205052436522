import Conversation
import DialogEngine
import Session
import SiriKit

/// Holds what happened in a conversation to the rules, and says where it breaks one.
struct ConversationLaw {
  struct Tally {
    var handled = 0
    var effects = 0
    var faults = 0
    var done = 0

    mutating func add(_ other: Tally) {
      handled += other.handled
      effects += other.effects
      faults += other.faults
      done += other.done
    }
  }

  private(set) var breaches: [String] = []
  private(set) var tally = Tally()

  private var intent: IntentClass?
  private var settled: Set<String> = []
  private var confirmCode: String?
  private var asked: Question.Kind?
  private var hasAgreed = false
  private var isUnderWay = false
  private var effects: [String: Int] = [:]
  private var isOwnerPresent = false
  /// The method whose fault has to be diagnosed next, and as what.
  private var owed: (method: String, diagnoses: [Diagnosis.ID])?
  private let mayMisuse: Bool

  init(_ talk: RandomConversation) {
    mayMisuse = talk.mayMisuse
    for event in talk.session.log.events { follow(event.happening) }
    if owed != nil { breaches.append("a fault was not diagnosed: \(owed?.method ?? "")") }
    if isUnderWay { breaches.append("a request has no ending") }
    let engine = talk.session.engine
    if engine.question != nil || engine.isWorking {
      breaches.append("cancel did not leave: \(engine.question?.line.key ?? "working")")
    }
  }

  private mutating func follow(_ happening: Happening) {
    switch happening {
    case .intentStarted(let intent): begin(intent)
    case .asked(let question): asked = question.kind
    case .matched(let heard): if asked == .goAhead, heard.meaning == .yes { hasAgreed = true }
    case .tapped(let button): if asked == .goAhead, button.role == .confirm { hasAgreed = true }
    case .called(_, let method, _): call(method)
    case .replied(_, let method, let reply, _): take(reply, of: method)
    case .callCancelled(_, let method, let after) where after >= 10_000:
      owe(method, [.noCompletion, .noCompletionAfterAuthentication])
    case .faulted(_, let method, .crashed, _): owe(method, [.crashed])
    case .faulted(_, let method, .exited, _): owe(method, [.exited])
    case .repliedAgain(_, let method, _): owe(method, [.completedTwice])
    case .repliedLate(_, let method, _, let after) where after >= 10_000:
      owe(method, [.lateAnswer])
    case .affected(_, let method, let effect): note(effect, of: method)
    case .appAffected(let effect): noteInApp(effect)
    case .authenticated(_, let request, let outcome):
      if request.place == .app { isOwnerPresent = outcome == .succeeded }
    case .diagnosed(let finding): settle(finding)
    case .ended(let ending): end(ending)
    default: break
    }
  }

  private mutating func begin(_ intent: Intent) {
    if isUnderWay { breaches.append("a request began before the last one had ended") }
    self.intent = Catalog.intent(intent.className)
    isUnderWay = true
    settled = []
    confirmCode = nil
    hasAgreed = false
  }

  private mutating func end(_ ending: Ending) {
    if ending == .done { tally.done += 1 }
    guard ending != .notUnderstood else { return }
    // Who opens the app from the suggestion after a failure goes on with what had ended.
    if !isUnderWay, ending != .handedOver { breaches.append("an ending without a request") }
    isUnderWay = false
  }

  // MARK: - The phases

  private var hasNoConfirm: Bool { intent?.method("confirm") == nil }

  private mutating func call(_ method: String) {
    guard let intent else { return }
    switch intent.method(method)?.phase {
    case .resolve:
      settled.remove(method)
      confirmCode = nil
      hasAgreed = false
    case .confirm:
      confirmCode = nil
      hasAgreed = false
    case .handle: handle(intent)
    case nil: breaches.append("\(intent.name) has no method \(method)")
    }
  }

  private mutating func handle(_ intent: IntentClass) {
    tally.handled += 1
    let open = intent.methods.filter { $0.phase == .resolve && !settled.contains($0.name) }
    if !open.isEmpty { breaches.append("handle before \(open.map(\.name))") }
    let isReady = ["ready", "success", "userConfirmationRequired"].contains(confirmCode ?? "")
    if !hasNoConfirm, !isReady { breaches.append("handle after \(confirmCode ?? "no confirm")") }
    let isDue =
      intent.asksForGoAhead || confirmCode == "userConfirmationRequired"
      || Policy().intentsAskedInPractice.contains(intent.name)
    if isDue, !hasAgreed { breaches.append("handle without the user's yes") }
  }

  private mutating func take(_ reply: Reply, of method: String) {
    switch reply {
    case .resolution(let result):
      if result.kind == .success || result.kind == .notRequired { settled.insert(method) }
    case .resolutions(let results):
      let isOpen = results.contains { $0.kind != .success && $0.kind != .notRequired }
      if !isOpen { settled.insert(method) }
    case .response(let response):
      if method == "confirm" { confirmCode = response.code }
    }
  }

  // MARK: - Effects and faults

  private mutating func note(_ effect: Effect, of method: String) {
    guard effect.kind != .pendingRecord else { return }
    tally.effects += 1
    effects[effect.idempotencyKey ?? "", default: 0] += 1
    if mayMisuse { return }
    if method != "handle" { breaches.append("\(method) had an effect") }
    if effects[effect.idempotencyKey ?? ""] != 1 {
      breaches.append("done twice: \(effect.summary)")
    }
  }

  /// The app pays only after it has recognised the owner of the device itself.
  private mutating func noteInApp(_ effect: Effect) {
    note(effect, of: "handle")
    if !isOwnerPresent { breaches.append("the app moved money for nobody: \(effect.summary)") }
    isOwnerPresent = false
  }

  private mutating func owe(_ method: String, _ diagnoses: [Diagnosis.ID]) {
    tally.faults += 1
    if let owed { breaches.append("a fault of \(owed.method) was not diagnosed") }
    owed = (method, diagnoses)
  }

  private mutating func settle(_ finding: Finding) {
    if let owed, owed.diagnoses.contains(finding.diagnosis) {
      if finding.arguments["method"] != owed.method || !finding.message.contains(owed.method) {
        breaches.append("\(finding.diagnosis) does not name \(owed.method)")
      }
      self.owed = nil
    }
    let forbidden: [Diagnosis.ID] = [
      .chargedTwice, .doneTwice, .moneyBeforeHandle, .moneyWithoutGoAhead, .effectBeforeHandle,
    ]
    if !mayMisuse, forbidden.contains(finding.diagnosis) { breaches.append(finding.message) }
  }
}
