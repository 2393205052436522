extension Explanation {
  init(_ intent: IntentClass) {
    var facts = [
      Fact("domain", intent.domain),
      Fact("introduced", "iOS \(intent.introducedIOS)"),
    ]
    if let version = intent.deprecatedIOS { facts.append(Fact("deprecated", "iOS \(version)")) }
    facts.append(Fact("unlocking", intent.unlocking.words))
    facts.append(
      Fact(
        "go-ahead",
        intent.asksForGoAhead
          ? "Siri always asks the user before handle" : "no statement that Siri always asks"))
    facts.append(
      Fact("protocol", intent.handlingProtocol ?? "none: the intent can only be donated"))
    facts += intent.parameters.map { Fact("parameters", "\($0.name): \($0.swiftType)") }
    facts += intent.methods.map { Fact("methods", "\($0.name) → \($0.completion)") }
    facts.append(Fact("code enum", intent.codeEnum))
    facts += intent.codes.map { Fact("codes", "\($0.raw) \($0.name)") }
    self.init(title: intent.name, kind: .intent, facts: facts)
  }

  /// What a member of an intent is: a code by name or raw value, a method or a parameter.
  static func members(of intent: IntentClass, named name: String) -> [Explanation] {
    var meanings: [Explanation] = []
    let raw = Int(name)
    if let code = intent.codes.first(where: { $0.name == name || $0.raw == raw }) {
      meanings.append(Explanation(code, of: intent))
    }
    if let method = intent.method(name) { meanings.append(Explanation(method, of: intent)) }
    if let parameter = intent.parameter(name) {
      meanings.append(Explanation(parameter, of: intent))
    }
    return meanings
  }

  // MARK: Methods and parameters

  private init(_ method: HandlerMethod, of intent: IntentClass) {
    var facts = [
      Fact("Swift", method.swiftName),
      Fact("Objective-C", method.selector),
      Fact("phase", method.phase.rawValue),
      Fact("completes with", method.completion),
    ]
    if let parameter = method.parameter.flatMap(intent.parameter) {
      facts.append(Fact("parameter", "\(parameter.name): \(parameter.swiftType)"))
    }
    self.init(title: "\(intent.name).\(method.name)", kind: .method, facts: facts)
  }

  private init(_ parameter: Parameter, of intent: IntentClass) {
    var facts = [Fact("type", parameter.swiftType)]
    if let method = intent.methods.first(where: { $0.parameter == parameter.name }) {
      facts.append(Fact("resolved by", "\(method.name) → \(method.completion)"))
    } else {
      facts.append(Fact("resolved by", "no method"))
    }
    self.init(title: "\(intent.name).\(parameter.name)", kind: .parameter, facts: facts)
  }

  /// Every intent with a method of that name.
  static func methods(named name: String) -> Explanation? {
    let facts = Catalog.intents.compactMap { intent in
      intent.method(name).map { Fact(intent.name, "→ \($0.completion)") }
    }
    return facts.isEmpty ? nil : Explanation(title: name, kind: .method, facts: facts)
  }

  /// Every intent with a parameter of that name.
  static func parameters(named name: String) -> Explanation? {
    let facts = Catalog.intents.compactMap { intent in
      intent.parameter(name).map { Fact(intent.name, $0.swiftType) }
    }
    return facts.isEmpty ? nil : Explanation(title: name, kind: .parameter, facts: facts)
  }
}

extension HandlerMethod {
  /// The class that the completion takes, in brackets when it takes one for each element.
  fileprivate var completion: String { takesArray ? "[\(resultClass)]" : resultClass }
}

extension IntentClass.Unlocking {
  fileprivate var words: String {
    switch self {
    case .always: "the device is always unlocked first"
    case .never: "works on a locked device"
    case .conditional: "depends on the device's settings or on the conversation"
    case .unknown: "not documented"
    }
  }
}
