import Conversation

/// One reading of an utterance, with what decides between it and the others.
struct Candidate {
  /// The keys of the ranking, the weightiest first; smaller is better.
  struct Rank: Equatable {
    /// How well it answers the pending question.
    var fit: Int
    var lacksSupportingApp: Bool
    var freeSlots: Int
    var literals: Int
    var freeLength: Int
    var knownSlots: Int

    /// The keys up to which two readings that differ are equally good.
    var keys: [Int] {
      [fit, lacksSupportingApp ? 1 : 0, freeSlots, -literals, freeLength, -knownSlots]
    }

    /// Why this rank loses against the other.
    func reason(against winner: Rank) -> String {
      let names = [
        "fits the pending question less", "names no app that supports it",
        "leaves more words unexplained", "has fewer literal characters",
        "has a longer free text", "has fewer known values",
      ]
      for (index, (own, best)) in zip(keys, winner.keys).enumerated() where own > best {
        return names[index]
      }
      return "stands further down in the file"
    }
  }

  var meaning: Meaning
  var intentName: String
  var rank: Rank
  var weight: Int
  /// The place of the template in the file decides last.
  var order: Int
  var template: Interpretation.Template
  var spans: [Interpretation.Span]
  var notes: [String]

  static func isBetter(_ left: Candidate, _ right: Candidate) -> Bool {
    let (one, other) = (left.rank.keys, right.rank.keys)
    if one != other { return one.lexicographicallyPrecedes(other) }
    if left.weight != right.weight { return left.weight > right.weight }
    return left.order < right.order
  }
}
