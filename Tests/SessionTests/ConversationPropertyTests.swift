import Conversation
import Foundation
import Session
import SiriKit
import TestSupport
import Testing

@Suite("Properties of conversations, over all intents, worlds, devices, answers and faults")
struct ConversationPropertyTests {
  /// How many conversations are held; the seeds are the same each time, so that a breach can be
  /// looked up. A hundred thousand, with PARLEY_CONVERSATIONS, take minutes.
  static let count =
    ProcessInfo.processInfo.environment["PARLEY_CONVERSATIONS"].flatMap { Int($0) } ?? 5_000
  static let batches = 20

  static let stages = Result { try RandomConversation.stages() }

  @Test("They hold", arguments: 0..<batches)
  func hold(_ batch: Int) throws {
    let stages = try Self.stages.get()
    var tally = ConversationLaw.Tally()
    let seeds = stride(from: batch, to: Self.count, by: Self.batches)
    for seed in seeds {
      let stage = stages[seed % stages.count]
      let talk = try RandomConversation.hold(UInt64(seed), on: stage)
      let law = ConversationLaw(talk)
      for breach in law.breaches { Issue.record("seed \(seed), \(talk.session.turns): \(breach)") }
      if try talk.replayed(on: stage).log.events != talk.session.log.events {
        Issue.record("seed \(seed): a replay gave other events")
      }
      tally.add(law.tally)
    }
    // Conversations that get nowhere would test little.
    let count = max(1, Self.count / Self.batches)
    #expect(tally.handled * 3 > count && tally.done * 4 > count, "\(tally) of \(count)")
    #expect(tally.effects * 50 > count && tally.faults * 20 > count, "\(tally) of \(count)")
  }
}
