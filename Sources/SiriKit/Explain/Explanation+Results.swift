extension Explanation {
  init(_ result: ResolutionResultClass) {
    var facts = [
      Fact("superclass", result.superclass),
      Fact("introduced", "iOS \(result.introducedIOS)"),
    ]
    facts += result.kinds.map { Fact("kinds", $0.rawValue) }
    facts += result.unsupportedReasons.map { Fact("unsupported reasons", "\($0.raw) \($0.name)") }
    facts += result.confirmationReasons.map {
      Fact("confirmation reasons", "\($0.raw) \($0.name)")
    }
    facts += result.uses.map { Fact("used by", $0) }
    self.init(title: result.name, kind: .resolutionResult, facts: facts)
  }

  /// What a member of a class is: a kind of result or a reason, by name or raw value.
  static func members(of result: ResolutionResultClass, named name: String) -> [Explanation] {
    var meanings: [Explanation] = []
    if let kind = result.kinds.first(where: { $0.rawValue == name }) {
      meanings.append(
        Explanation(
          title: "\(result.name).\(name)", kind: .resolutionKind,
          facts: [Fact("then", kind.consequence)] + result.uses.map { Fact("used by", $0) }))
    }
    let raw = Int(name)
    if let reason = result.allReasons.first(where: { $0.name == name || $0.raw == raw }) {
      meanings.append(Explanation(reason, of: result))
    }
    return meanings
  }

  static func resolutionKind(named name: String) -> Explanation? {
    guard let kind = ResolutionResult.Kind(rawValue: name) else { return nil }
    let classes = Catalog.resolutionResults
    let lacking = classes.filter { !$0.kinds.contains(kind) }
    var facts = [
      Fact("then", kind.consequence),
      Fact("classes", "\(classes.count - lacking.count) of \(classes.count)"),
    ]
    facts += lacking.map { Fact("not in", $0.name) }
    return Explanation(title: name, kind: .resolutionKind, facts: facts)
  }

  /// Every class that has the reason, since raw values differ between them.
  static func reasons(named name: String) -> Explanation? {
    let found = Catalog.resolutionResults.compactMap { result in
      result.allReasons.first { $0.name == name }.map { (result: result, reason: $0) }
    }
    if found.count == 1 { return Explanation(found[0].reason, of: found[0].result) }
    guard !found.isEmpty else { return nil }
    let facts = found.map { result, reason in
      Fact(result.name, "raw value \(reason.raw) · \(result.kindOfReason(reason).rawValue)")
    }
    return Explanation(title: name, kind: .reason, facts: facts)
  }

  private init(_ reason: ResolutionResultClass.Reason, of result: ResolutionResultClass) {
    let kind = result.kindOfReason(reason)
    let owner = kind == .unsupported ? result.unsupportedReasonEnum : result.confirmationReasonEnum
    self.init(
      title: "\(result.name).\(reason.name)", kind: .reason,
      facts: [
        Fact("enum", owner ?? result.name),
        Fact("raw value", "\(reason.raw)"),
        Fact("goes with", kind.rawValue),
        Fact("then", kind.consequence),
      ] + result.uses.map { Fact("used by", $0) })
  }
}

extension ResolutionResultClass {
  /// The resolve methods that complete with the class: `INSendPaymentIntent.resolvePayee`.
  fileprivate var uses: [String] {
    Catalog.intents.flatMap { intent in
      intent.methods.filter { $0.resultClass == name }.map { "\(intent.name).\($0.name)" }
    }
  }

  /// The kind of result that the reason goes with.
  fileprivate func kindOfReason(_ reason: Reason) -> ResolutionResult.Kind {
    unsupportedReasons.contains(reason) ? .unsupported : .confirmationRequired
  }
}

extension ResolutionResult.Kind {
  /// What Siri does next.
  fileprivate var consequence: String {
    switch self {
    case .success: "the parameter has its value, which may differ from what was said"
    case .notRequired: "the parameter stays without a value"
    case .needsValue: "Siri asks for a value and resolves again"
    case .disambiguation: "Siri lets the user choose and resolves again"
    case .confirmationRequired: "Siri asks whether the value is right and resolves again"
    case .unsupported: "Siri says so, asks for another value and resolves again"
    }
  }
}
