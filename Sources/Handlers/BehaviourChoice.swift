package import SiriKit

/// One of the answers from which a developer can choose for a method.
package struct BehaviourChoice: Hashable, Sendable {
  /// The heading under which a choice is listed.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    case world, result, code, money, fault
  }

  /// The short name, for commands and files.
  package var name: String
  package var answer: Behaviour.Answer
  package var group: Group
  /// Why a handler should not do this; `nil` when it may.
  package var mistake: String?

  /// Whether no handler should answer so.
  package var isMistake: Bool { mistake != nil }
}

extension Behaviour {
  /// Everything that the method can answer, right or wrong, as the catalog knows it.
  package static func choices(
    for intent: IntentClass, method: HandlerMethod
  ) -> [BehaviourChoice] {
    let own = method.phase == .resolve ? results(of: method) : codes(of: intent, in: method.phase)
    return [choice(.world, .world)] + own + moneyFaults(of: intent, in: method) + faults
  }

  private static func choice(
    _ answer: Answer, _ group: BehaviourChoice.Group, mistake: String? = nil
  ) -> BehaviourChoice {
    BehaviourChoice(name: answer.description, answer: answer, group: group, mistake: mistake)
  }

  private static func results(of method: HandlerMethod) -> [BehaviourChoice] {
    guard let resultClass = Catalog.resolutionResult(method.resultClass) else { return [] }
    return resultClass.kinds.flatMap { kind in
      let reasons: [ResolutionResultClass.Reason] =
        switch kind {
        case .unsupported: resultClass.unsupportedReasons
        case .confirmationRequired: resultClass.confirmationReasons
        case .success, .notRequired, .needsValue, .disambiguation: []
        }
      return ([nil] + reasons.map(\.name)).map { reason in
        choice(Answer(.result(kind, reason: reason, values: [])), .result)
      }
    }
  }

  private static func codes(
    of intent: IntentClass, in phase: HandlerMethod.Phase
  ) -> [BehaviourChoice] {
    intent.codes.map { code in
      choice(Answer(.code(code.name)), .code, mistake: mistake(code, in: phase))
    }
  }

  /// Why the phase must not answer with the code.
  private static func mistake(_ code: ResponseCode, in phase: HandlerMethod.Phase) -> String? {
    if code.caveats.contains(.unavailableOnIOS) { return "\(code.name) does not exist on iOS" }
    if code.caveats.contains(.unavailableToExtensions) {
      return "only the app itself may answer \(code.name)"
    }
    if code.caveats.contains(.errorFromHandle), phase == .handle {
      return "handle must not answer \(code.name)"
    }
    return switch (code.phase, phase) {
    case (.none, _): "\(code.name) is what a response holds before anybody sets a code"
    case (.confirm, .handle): "only confirm answers \(code.name)"
    case (.handle, .confirm): "only handle answers \(code.name)"
    case (.confirm, _), (.handle, _), (.both, _): nil
    }
  }

  private static func moneyFaults(
    of intent: IntentClass, in method: HandlerMethod
  ) -> [BehaviourChoice] {
    guard let effect = intent.effectKind else { return [] }
    guard method.phase == .handle else {
      return [
        choice(
          Answer(effects: [effect]), .money,
          mistake: "nothing may happen before the user agreed and handle is called")
      ]
    }
    return [
      choice(
        Answer(effects: [effect, effect]), .money,
        mistake: "one request must have its effect once"),
      choice(
        Answer(effects: []), .money, mistake: "success means that it has really been done"),
    ]
  }

  private static var faults: [BehaviourChoice] {
    [
      (.neverCompletes, "every path must call the completion"),
      (.completesTwice, "the completion must be called once"),
      (.crashes, "a crash ends the extension, and Siri tells of a problem with the app"),
      (.exits(AnswerWords.usualStatus), "the completion cannot come from an ended process"),
      (
        .completesLate(AnswerWords.usualLateness),
        "Siri waits ten seconds; what comes later is lost, but may have been done"
      ),
    ].map { choice(Answer(fault: $0), .fault, mistake: $1) }
  }
}

extension IntentClass {
  /// What handling the intent does to the world: paying a payee, asking a payer, sending a message.
  var effectKind: Effect.Kind? {
    if parameter("payee")?.kind == .person { return .charge }
    if parameter("payer")?.kind == .person { return .paymentRequest }
    return name == "INSendMessageIntent" ? .message : nil
  }

  /// The parameter of the first person, to whom or from whom something goes.
  var counterpartParameter: Parameter? { parameters.first { $0.kind == .person } }

  var amountParameter: Parameter? { parameters.first { $0.kind == .currencyAmount } }

  /// The first of the codes that the intent's enum has.
  func firstCode(_ names: String...) -> String? {
    names.first { code($0) != nil }
  }
}
