import FoundationEssentials

/// codes.json: what each response code says about the cause and the way on.
struct Judgements: Decodable {
  struct Judgement: Decodable {
    /// What differs for one intent.
    struct Difference: Decodable {
      var cause: String?
      var causeBasis: String?
      var recoverable: Bool?
      var wayOn: String?
      var meaning: String?
    }

    var cause: String
    var causeBasis: String
    var recoverable: Bool
    var wayOn: String
    var meaning: String
    var intents: [String: Difference]?

    /// The judgement as it holds for an intent.
    func applied(to intent: String) -> Judgement {
      guard let difference = intents?[intent] else { return self }
      var result = self
      result.cause = difference.cause ?? cause
      result.causeBasis = difference.causeBasis ?? causeBasis
      result.recoverable = difference.recoverable ?? recoverable
      result.wayOn = difference.wayOn ?? wayOn
      result.meaning = difference.meaning ?? meaning
      return result
    }
  }

  var codes: [String: Judgement]

  init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(Judgements.self, from: Data(json))
  }
}
