package import Conversation
package import SiriKit

/// The rules of a conversation: a value that takes one input at a time and answers with outputs.
///
/// It reads no clock, no file and no locale, so the list of its inputs is the conversation:
/// replaying the list gives the same outputs.
package struct DialogEngine: Hashable, Sendable {
  /// How far the request under way has come.
  package enum Stage: Hashable, Sendable {
    case listening, routing, unlocking, resolving, confirming, askingGoAhead, handling
    case offeringApp, ended
  }

  /// A call whose completion is awaited.
  struct PendingCall: Hashable, Sendable {
    var number: Int
    var method: HandlerMethod
    var startedAt: Int
    /// The identifier of the intent that it is for; what comes of it may come after the next one.
    var request: String
    /// Whether the user had agreed when it began.
    var hasGoAhead: Bool
    var hasSaidWorking = false
  }

  /// A call that has had its verdict; whatever still comes of it changes nothing.
  struct SettledCall: Hashable, Sendable {
    var call: PendingCall
    /// It completed in time, so anything more is a second completion.
    var isCompleted: Bool
  }

  /// How many past calls are remembered, for what still comes of them.
  static let settledCalls = 16
  /// The same for requests.
  static let pastRequests = 8

  package private(set) var apps: [App]
  package let policy: Policy
  /// Methods that the handler does not implement, by short name.
  package let unimplementedMethods: Set<String>

  package internal(set) var device: Device
  package internal(set) var stage = Stage.listening
  package internal(set) var app: App? { didSet { present = makePresent() } }
  package internal(set) var intentClass: IntentClass?
  package internal(set) var intent: Intent? { didSet { present = makePresent() } }
  /// What Siri waits for; `nil` when nothing is asked.
  package internal(set) var question: Question?
  /// The response to confirm: what the go-ahead card is made from.
  package internal(set) var response: IntentResponse?
  /// The parameters that are settled, by name.
  package internal(set) var resolvedParameters: Set<String> = []

  /// Everything on the list that is asked about, over all its pages.
  var options: [Option] = []
  /// The value that a confirmation is about.
  var proposed: Value?
  /// The element that is asked about, when the parameter is a list.
  var element: ListElement?
  var methodIndex = 0
  var call: PendingCall?
  var callCount = 0
  var settled: [Int: SettledCall] = [:]
  var rounds: [String: Int] = [:]
  var hasGoAhead = false
  /// The request was donated before, so nobody is there to be asked for its parameters.
  var isDonated = false
  /// How often money moved, by the identifier of the intent.
  var charges: [String: Int] = [:]
  var requestCount = 0
  var failuresInARow = 0
  /// The response that asked for the app; its activity is handed over.
  var handOver: IntentResponse?
  var lastIntentDone: String?
  /// How the last request ended.
  var lastEnding: Ending?
  var authentication: AuthenticationState?
  /// Faces and fingers in a row that did not match, over all sheets.
  var missesInARow = 0
  /// What every line may mention.
  private var present: [String: Line.Argument] = [:]
  var now = 0
  var outputs: [Output] = []

  package init(
    apps: [App], device: Device = Device(), unimplementedMethods: Set<String> = [],
    policy: Policy = Policy()
  ) {
    self.apps = apps
    self.device = device
    self.unimplementedMethods = unimplementedMethods
    self.policy = policy
  }

  /// The apps as another language calls them; the app under way is the same one.
  package mutating func rename(_ apps: [App]) {
    self.apps = apps
    app = apps.first { $0.bundleIdentifier == app?.bundleIdentifier } ?? app
  }

  /// Takes one input, at a moment in milliseconds since the conversation began.
  package mutating func receive(_ input: ConversationInput, at moment: Int) -> [Output] {
    now = max(now, moment)
    switch input {
    case .said(let interpretation): hear(interpretation)
    case .tapped(let role): tap(role)
    case .chose(let index): choose(index)
    case .replied(let number, let reply): take(reply, of: number)
    case .faulted(let number, let fault): take(fault, of: number)
    case .affected(let number, let effect): note(effect, of: number)
    case .timePassed: passTime()
    case .deviceChanged(let device, let what): change(to: device, what)
    case .app(let event): take(event)
    case .authenticationAsked(let number, let request): authenticate(request, for: number)
    }
    defer { outputs = [] }
    return outputs
  }

  /// What the conversation waits for.
  package var expectation: Expectation {
    let isOver = stage == .ended || stage == .listening
    let present = isOver && !canFollowUp ? nil : intent
    guard let question else {
      let kind: Expectation.Kind = call != nil ? .working : canFollowUp ? .followUp : .request
      return Expectation(kind, intent: present)
    }
    switch question.kind {
    case .value: return Expectation(.value(question.parameter ?? ""), intent: present)
    case .choice: return Expectation(.choice(options), intent: present)
    case .confirmation:
      return Expectation(.confirmation(question.parameter ?? ""), intent: present)
    case .goAhead: return Expectation(.goAhead, intent: present)
    case .unlock: return Expectation(.unlock, intent: present)
    case .openApp: return Expectation(.openApp, intent: present)
    case .retry: return Expectation(.retry, intent: present)
    case .permission: return Expectation(.permission, intent: present)
    case .page: return Expectation(.page)
    case .authentication: return Expectation(.authentication, intent: present)
    }
  }

  /// Whether a completion is awaited.
  package var isWorking: Bool { call != nil }

  /// The moment at which the call began whose completion is awaited.
  package var workingSince: Int? { call?.startedAt }

  /// The name of the method whose completion is awaited.
  package var methodUnderWay: String? { call?.method.name }
}

// What every stage uses.
extension DialogEngine {
  mutating func emit(_ happening: Happening) {
    outputs.append(.event(happening))
  }

  mutating func say(_ key: String, _ extra: [String: Line.Argument] = [:]) {
    emit(.said(line(key, extra)))
  }

  mutating func diagnose(_ id: Diagnosis.ID, _ arguments: [String: String] = [:]) {
    emit(.diagnosed(Finding(id, arguments)))
  }

  /// A line with what every line may mention: the app and the values so far.
  func line(_ key: String, _ extra: [String: Line.Argument] = [:]) -> Line {
    Line(key, extra.isEmpty ? present : present.merging(extra) { $1 })
  }

  /// The app and the values so far, as arguments; all lines in a row share them.
  func makePresent() -> [String: Line.Argument] {
    var arguments: [String: Line.Argument] = [:]
    if let app { arguments["app"] = .text(app.name) }
    for (name, value) in intent?.values ?? [:] { arguments[name] = .value(value) }
    return arguments
  }

  mutating func ask(_ question: Question) {
    self.question = question
    emit(.asked(question))
  }

  /// Asks the pending question once more, with another lead.
  mutating func askAgain(_ lead: Line?) {
    guard var question else { return }
    question.lead = lead
    ask(question)
  }

  var intentName: String { intentClass?.name ?? "" }

  /// Seconds as the log writes them: `12`, `0.4`.
  func seconds(_ milliseconds: Int) -> String {
    milliseconds % 1000 == 0
      ? "\(milliseconds / 1000)" : "\(milliseconds / 1000).\(milliseconds % 1000 / 100)"
  }
}
