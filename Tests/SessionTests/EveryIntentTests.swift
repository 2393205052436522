import Conversation
import DialogEngine
import Handlers
import Session
import SiriKit
import Testing
import Wording

@Suite("Every intent, method and answer of the catalog ends in a defined way, with words for it")
struct EveryIntentTests {
  /// Texts that are right whatever the intent is; every other last resort would be a gap.
  static let generalKeys: Set<String> = [
    "disambiguation", "goAhead", "cancelled", "gaveUp", "replaced", "undo", "whatToChange",
  ]

  static let intents = Catalog.intents.filter { $0.handlingProtocol != nil }.map(\.name)

  static func app(_ intent: String) -> AppFile {
    var file = AppFile(
      app: App(
        name: "Probe", bundleIdentifier: "com.example.probe", intentsSupported: [intent],
        userActivityTypes: [intent], usageDescription: "Probe tries everything."))
    file.locales = ["en-US", "zh-Hans"]
    file.world = World(contacts: [
      World.Contact(
        person: Person(displayName: "Odo Brandis", identifier: "c1"),
        handles: [PersonHandle(value: "odo@example.com", kind: .emailAddress)]),
      World.Contact(
        person: Person(displayName: "Mira Talheim", identifier: "c2"),
        handles: [PersonHandle(value: "+41 79 000 00 11", kind: .phoneNumber)]),
    ])
    return file
  }

  /// A value that a parameter of the kind can be given as.
  static func sample(_ parameter: Parameter) -> String {
    switch parameter.kind {
    case .person: "Odo"
    case .currencyAmount: "20 USD"
    case .number: "2"
    case .bool: "true"
    case .text, .date, .enumeration, .item: "something"
    }
  }

  /// The request with every parameter that a method resolves.
  static func request(_ intent: IntentClass) -> String {
    let entries = intent.methods.compactMap(\.parameter).compactMap(intent.parameter)
      .map { "\($0.name)=\(sample($0))" }
    return "{\(intent.name) \(entries.joined(separator: " "))}"
  }

  /// Answers whatever is asked, in favour of going on.
  static func answer(_ question: Question, _ intent: IntentClass) -> String {
    switch question.kind {
    case .value:
      "{value \(question.parameter.flatMap(intent.parameter).map(sample) ?? "x")}"
    case .choice: "{choose 1}"
    case .openApp, .retry: "{no}"
    case .confirmation, .goAhead, .unlock, .permission, .page, .authentication: "{yes}"
    }
  }

  @Test("Walked through, answer by answer", arguments: intents)
  func walk(name: String) throws {
    let intent = try #require(Catalog.intent(name))
    var fresh = Session(appFile: Self.app(name), locale: "en-US")
    _ = fresh.interpret("")
    for method in intent.methods {
      for choice in Behaviour.choices(for: intent, method: method) {
        var session = fresh
        _ = try session.runBehaviour(
          [method.name] + choice.name.split(separator: " ").map(String.init))
        session.say(Self.request(intent))
        session.settle()
        for _ in 0..<12 {
          guard let question = session.engine.question, session.engine.stage != .ended else {
            break
          }
          session.say(Self.answer(question, intent))
          session.settle()
        }
        let place = "\(name).\(method.name) \(choice.name)"
        let endings = session.log.events.compactMap(\.happening.ending)
        #expect(endings.count == 1, "\(place): \(endings)")
        expectWords(session, place)
      }
    }
  }

  /// Every line has a text of the catalog in both languages, and one that says what it is about.
  private func expectWords(_ session: Session, _ place: String) {
    for locale in ["en-US", "zh-Hans"] {
      let wording = Wording.embedded(locale: locale)
      for line in session.log.events.flatMap(\.happening.allLines) {
        let text = wording.render(line)
        for words in [text.shown, text.spoken] where words.contains(where: { "⟨⟩".contains($0) }) {
          Issue.record("\(place) \(locale): \(line.key): \(words)")
        }
        let isLastResort = !text.key.contains(".") && !Self.oneWordKeys.contains(line.key)
        if isLastResort, !Self.generalKeys.contains(text.key) {
          Issue.record("\(place) \(locale): \(line.key) has only '\(text.key)': \(text.shown)")
        }
        let origin = wording.origin(of: text.key)?.language
        #expect(origin == (locale == "en-US" ? "en" : locale), "\(place): \(text.key)")
      }
    }
  }

  @Test("Every parameter that a card can show has a label", arguments: ["en-US", "zh-Hans"])
  func labels(locale: String) {
    let wording = Wording.embedded(locale: locale)
    let names = Set(Catalog.intents.flatMap(\.parameters).filter { !$0.isTechnical }.map(\.name))
    for name in names.sorted() {
      #expect(wording.render(Line("row.\(name)")).key == "row.\(name)")
    }
  }

  /// Keys that consist of one word and so are no last resort.
  private static let oneWordKeys: Set<String> = [
    "misheard", "problem", "suggestApp", "silence", "dismissed", "notUnderstood", "offline",
  ]
}
