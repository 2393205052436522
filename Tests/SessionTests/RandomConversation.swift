import Conversation
import DialogEngine
import FoundationEssentials
import Handlers
import Session
import SiriKit
import TestSupport

/// One conversation that follows from a seed: an app, its world, its handler, the device, and
/// what the user says. Everything is said in braces, so that recognition costs little.
struct RandomConversation {
  var session: Session
  /// Whether a handler was set to do what no handler should with money or messages.
  var mayMisuse = false

  private static func oneIn(_ number: Int, _ lottery: inout Lottery) -> Bool {
    Int.random(in: 0..<number, using: &lottery) == 0
  }

  /// Holds the conversation, from one of some stages to its end, and leaves it.
  static func hold(_ seed: UInt64, on stage: Session) throws -> RandomConversation {
    var lottery = Lottery(seed: seed)
    var talk = RandomConversation(session: stage)
    talk.setDevice(&lottery)
    try talk.misbehave(&lottery)
    for _ in 0..<Int.random(in: 1...3, using: &lottery) {
      talk.request(&lottery)
      talk.converse(&lottery)
    }
    talk.session.say("{cancel}")
    talk.session.settle()
    return talk
  }

  /// The same acts at the same moments, from the same stage.
  func replayed(on stage: Session) throws -> Session {
    var session = stage
    for timed in self.session.acts[stage.acts.count...] {
      if !timed.isInterrupting { session.settle() }
      session.advance(to: timed.at)
      switch timed.act {
      case .say(let text): session.say(text)
      case .tap(let role): session.tap(role)
      case .choose(let index): session.choose(index)
      case .set(let name, let value): _ = try session.runDevice([name, value])
      case .behave(let method, let answer): try session.setBehaviour(of: method, written: answer)
      case .variant(let name): _ = try session.runVariant([name])
      case .handOver(let words):
        _ = try session.runHandOver(words.split(separator: " ").map(String.init))
      case .speak(let locale): session.changeLocale(to: locale)
      }
    }
    session.settle()
    return session
  }

  // MARK: - Stages

  /// Worlds that differ in people, money and rules: of the built-in apps, and of one app for
  /// every intent that these lack. Their grammars are read already.
  static func stages() throws -> [Session] {
    let own = [try AppFile.demoPay, try .builtIn("demochat"), try .builtIn("demotunes")]
    let named = Set(own.flatMap(\.app.intentsSupported))
    let others = EveryIntentTests.intents.filter { !named.contains($0) }.map(EveryIntentTests.app)
    var lottery = Lottery(seed: 1)
    // What cannot be undone comes up as often as all the rest.
    let files = (0..<30).flatMap { _ in own.map { disturbed($0, &lottery) } } + others
    return files.map { file in
      var session = Session(appFile: file, locale: "en-US")
      _ = session.interpret("")
      return session
    }
  }

  private static func disturbed(_ file: AppFile, _ lottery: inout Lottery) -> AppFile {
    var file = file
    for index in file.world.contacts.indices where oneIn(6, &lottery) {
      switch Int.random(in: 0..<4, using: &lottery) {
      case 0: file.world.contacts[index].hasAccount = false
      case 1: file.world.contacts[index].isEligible = false
      case 2: file.world.contacts[index].areCredentialsVerified = false
      default: file.world.contacts[index].handles = []
      }
    }
    for index in file.world.accounts.indices where oneIn(4, &lottery) {
      file.world.accounts[index].balance = Decimal(Int.random(in: 0...40, using: &lottery))
    }
    if oneIn(12, &lottery) { file.world.accounts = [] }
    if oneIn(12, &lottery) { file.world.contacts = [] }
    if oneIn(12, &lottery) { file.service.isAvailable = false }
    return file
  }

  private mutating func setDevice(_ lottery: inout Lottery) {
    for _ in 0..<2 where Self.oneIn(3, &lottery) {
      guard let setting = DeviceSetting.all.randomElement(using: &lottery),
        let value = setting.values.randomElement(using: &lottery)
      else { return }
      session.set(setting, to: value)
    }
  }

  /// Up to two methods answer something of their own.
  private mutating func misbehave(_ lottery: inout Lottery) throws {
    for _ in 0..<Int.random(in: 0...2, using: &lottery) {
      guard let method = session.methods.randomElement(using: &lottery),
        let choice = Behaviour.choices(for: method.intent, method: method.method)
          .randomElement(using: &lottery)
      else { return }
      if choice.group == .money { mayMisuse = true }
      try session.setBehaviour(of: method.name, written: choice.name)
    }
    try setHandOver(&lottery)
  }

  /// Another way to write `handle`, and something done to the activity on its way.
  private mutating func setHandOver(_ lottery: inout Lottery) throws {
    if Self.oneIn(4, &lottery),
      let variant = session.appFile.variants.randomElement(using: &lottery)
    {
      if variant.takesNewKeys { mayMisuse = true }
      _ = try session.runVariant([variant.name])
    }
    if Self.oneIn(6, &lottery), let token = HandOver.Token.allCases.randomElement(using: &lottery) {
      _ = try session.runHandOver(["token", token.rawValue])
    }
  }

  // MARK: - The user

  private mutating func request(_ lottery: inout Lottery) {
    let names = session.appFile.app.intentsSupported
    guard let name = names.randomElement(using: &lottery), let intent = Catalog.intent(name)
    else { return }
    var words = [name]
    for parameter in intent.methods.compactMap(\.parameter).compactMap(intent.parameter)
    where !Self.oneIn(4, &lottery) {
      words.append("\(parameter.name)=\(value(of: parameter, &lottery))")
    }
    say("{\(words.joined(separator: " "))}", &lottery)
  }

  private func value(of parameter: Parameter, _ lottery: inout Lottery) -> String {
    let first = element(of: parameter, &lottery)
    guard parameter.isList, Self.oneIn(2, &lottery) else { return first }
    return "\(first), \(element(of: parameter, &lottery))"
  }

  private func element(of parameter: Parameter, _ lottery: inout Lottery) -> String {
    switch parameter.kind {
    case .person:
      let people = session.appFile.people
      let names = people.compactMap(\.givenName) + people.map(\.displayName) + ["Nobody"]
      return names.randomElement(using: &lottery) ?? ""
    case .currencyAmount:
      let amount = [1, 5, 20, 20, 35, 0, 5_000].randomElement(using: &lottery) ?? 0
      return "\(amount) \(["USD", "USD", "EUR", "GBP"].randomElement(using: &lottery) ?? "")"
    case .number: return "\(Int.random(in: 0...9, using: &lottery))"
    case .bool: return Bool.random(using: &lottery) ? "true" : "false"
    case .text, .date, .enumeration: return Self.oneIn(9, &lottery) ? "the password" : "hello"
    case .item:
      let titles = session.appFile.world.media.map(\.title) + ["No Such Thing"]
      return "\"\(titles.randomElement(using: &lottery) ?? "")\""
    }
  }

  private mutating func converse(_ lottery: inout Lottery) {
    for _ in 0..<Int.random(in: 0...9, using: &lottery) {
      guard let question = session.engine.question else { return }
      if Self.oneIn(5, &lottery) {
        say(anything(&lottery), &lottery)
      } else if let button = question.buttons.randomElement(using: &lottery),
        question.kind == .page || question.kind == .authentication || Self.oneIn(4, &lottery)
      {
        session.tap(button.role)
        pass(&lottery)
      } else {
        say(answer(question, &lottery), &lottery)
      }
    }
  }

  private mutating func say(_ text: String, _ lottery: inout Lottery) {
    session.say(text)
    pass(&lottery)
  }

  /// Mostly everything comes to its end, now and then something is said before.
  private mutating func pass(_ lottery: inout Lottery) {
    if Self.oneIn(8, &lottery) {
      session.advance(to: session.now + Int.random(in: 0...12_000, using: &lottery))
    } else {
      session.settle()
    }
  }

  private func answer(_ question: Question, _ lottery: inout Lottery) -> String {
    switch question.kind {
    case .value:
      let parameter = question.parameter.flatMap { session.engine.intentClass?.parameter($0) }
      return parameter.map { "{value \(value(of: $0, &lottery))}" } ?? "{silence}"
    case .choice:
      return "{choose \(Int.random(in: 1...max(1, question.optionCount), using: &lottery))}"
    case .confirmation, .goAhead, .unlock, .openApp, .retry, .permission, .page, .authentication:
      return Self.oneIn(4, &lottery) ? "{no}" : "{yes}"
    }
  }

  private func anything(_ lottery: inout Lottery) -> String {
    var texts = [
      "{yes}", "{no}", "{cancel}", "{more}", "{repeat}", "{startOver}", "{undo}", "{again}",
      "{silence}", "{notUnderstood}", "{choose 9}", "{change}",
    ]
    let intent = session.engine.intentClass
    let names = intent?.methods.compactMap(\.parameter) ?? []
    if let parameter = names.randomElement(using: &lottery).flatMap({ intent?.parameter($0) }) {
      texts += [
        "{change \(parameter.name)=\(value(of: parameter, &lottery))}",
        "{change \(parameter.name)}",
      ]
    }
    return texts.randomElement(using: &lottery) ?? ""
  }
}
