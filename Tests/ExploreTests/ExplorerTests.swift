import Conversation
import DialogEngine
import Explore
import Handlers
import Session
import SiriKit
import Testing

@Suite("An exploration")
struct ExplorerTests {
  static let demoPay: Exploration? = try? explore(.demoPay, depth: 2)

  static func explore(
    _ appFile: AppFile, depth: Int, takesMistakes: Bool = true, only: String? = nil
  ) -> Exploration {
    let intents = appFile.app.intentsSupported.filter { only == nil || $0 == only }
    return Explorer.explore(
      Session(appFile: appFile, locale: appFile.locales.first ?? "en-US"),
      intents: intents.compactMap(Catalog.intent), depth: depth, takesMistakes: takesMistakes)
  }

  /// An app with one contact and nothing else.
  static func small() throws -> AppFile {
    try AppFile.load(
      text: """
        app:
          name: Pebble
          bundleIdentifier: com.example.pebble
          intents: [INRequestPaymentIntent]
        contacts:
          - displayName: Odo Brandis
            identifier: odo
            handles: [{value: odo@example.com, label: home}]
        accounts:
          - {name: Purse, currency: EUR, balance: 50}
        """, file: "pebble.app.yaml")
  }

  @Test("each ending is reached again by the way that is told, in each language")
  func endings() throws {
    let exploration = try #require(Self.demoPay)
    #expect(exploration.outcomes.count > 100)
    for locale in ["en-US", "zh-Hans"] {
      let beginning = exploration.beginning(in: locale)
      for outcome in exploration.outcomes {
        let session = exploration.replay(to: outcome.place, from: beginning)
        let endings = session.log.events.compactMap {
          if case .ended(let ending) = $0.happening { ending } else { nil }
        }
        let way = exploration.lines(to: outcome.place).joined(separator: "\n")
        #expect(endings.last == outcome.ending, "\(way)")
        #expect(session.engine.question?.kind == outcome.offer, "\(way)")
      }
    }
  }

  @Test("each sentence is reached again by the way that is told")
  func sentences() throws {
    let exploration = try #require(Self.demoPay)
    let beginning = exploration.beginning(in: "en-US")
    for sentence in exploration.sentences {
      var reached = Coverage()
      reached.add(exploration.replay(to: sentence.place, from: beginning))
      #expect(reached.keys.contains(sentence.line.key), "\(sentence.line.key)")
    }
  }

  @Test("each method of the intents gives each of its answers that is one")
  func answers() throws {
    let exploration = try #require(Self.demoPay)
    for intent in exploration.appFile.app.intentsSupported.compactMap(Catalog.intent) {
      for method in intent.methods {
        for choice in Behaviour.choices(for: intent, method: method) {
          switch choice.answer.content {
          case .code(let code):
            #expect(exploration.answers.contains("\(intent.name).\(method.name) \(code)"))
          case .result(let kind, let reason, _):
            let name = reason.map { "\(kind.rawValue) \($0)" } ?? kind.rawValue
            #expect(exploration.answers.contains("\(intent.name).\(method.name) \(name)"))
          case .world, .foreignCode: break
          }
        }
      }
    }
  }

  @Test("each diagnosis that a payment's handler can earn is made")
  func mistakes() throws {
    let exploration = try #require(Self.demoPay)
    let made = exploration.mistakes.map(\.finding.diagnosis)
    for diagnosis: Diagnosis.ID in [
      .noCompletion, .completedTwice, .crashed, .exited, .lateAnswer, .moneyBeforeHandle,
      .chargedTwice, .successWithoutCharge, .bareFailure, .codeInWrongPhase,
    ] {
      #expect(made.contains(diagnosis), "\(diagnosis)")
    }
    #expect(made == made.sorted { $0.rawValue < $1.rawValue })
  }

  @Test("the handler of good manners makes none of the mistakes that are choices")
  func manners() throws {
    let exploration = Self.explore(try .demoPay, depth: 1, takesMistakes: false)
    for diagnosis: Diagnosis.ID in [.noCompletion, .crashed, .moneyBeforeHandle, .chargedTwice] {
      #expect(!exploration.mistakes.contains { $0.finding.diagnosis == diagnosis })
    }
  }

  @Test("deeper walks find no less, and only shorter ways stand")
  func depth() throws {
    let file = try Self.small()
    let walks = (1...3).map { Self.explore(file, depth: $0) }
    for (less, more) in zip(walks, walks.dropFirst()) {
      #expect(less.nodes.count <= more.nodes.count)
      let keys = Set(more.sentences.map(\.line.key))
      #expect(less.sentences.allSatisfy { keys.contains($0.line.key) })
    }
    let exploration = walks[2]
    for outcome in exploration.outcomes {
      let turns = exploration.way(to: outcome.place).count(where: \.isTurn)
      #expect((1...3).contains(turns))
      let first = walks.firstIndex {
        $0.outcomes.contains {
          $0.cause == outcome.cause && $0.ending == outcome.ending && $0.offer == outcome.offer
        }
      }
      #expect(first.map { $0 + 1 } == turns, "\(exploration.lines(to: outcome.place))")
    }
  }

  @Test("two walks are the same")
  func same() throws {
    let file = try Self.small()
    let sheets = (0..<2).map { _ in
      Sheet(Self.explore(file, depth: 3), locales: ["en-US"]).record.json
    }
    #expect(sheets[0] == sheets[1])
  }

  @Test("every app that is carried can be walked", arguments: ["demochat", "demotunes"])
  func apps(name: String) throws {
    let exploration = Self.explore(try .builtIn(name), depth: 1)
    #expect(exploration.outcomes.count > 10 && exploration.sentences.count > 20)
    let beginning = exploration.beginning(in: "en-US")
    for outcome in exploration.outcomes {
      let session = exploration.replay(to: outcome.place, from: beginning)
      let ended = session.log.events.contains { $0.happening == .ended(outcome.ending) }
      #expect(ended, "\(exploration.lines(to: outcome.place))")
    }
  }
}
