extension Explanation {
  init(_ code: ResponseCode, of intent: IntentClass) {
    var facts = [
      Fact("enum", intent.codeEnum),
      Fact("raw value", "\(code.raw)"),
      Fact("phase", code.phase.words),
      Fact("basis", code.basis.words),
      Fact("app launch", code.appLaunch.words),
      Fact("introduced", "iOS \(code.introducedIOS)"),
    ]
    if let version = code.deprecatedIOS { facts.append(Fact("deprecated", "iOS \(version)")) }
    facts += code.caveats.words.map { Fact("caveat", $0) }
    if let meaning = CodeMeaning.of(code.name, in: intent.name) {
      facts += [
        Fact("meaning", meaning.meaning), Fact("cause", meaning.cause.words),
        Fact("recoverable", meaning.recoverability), Fact("then", meaning.wayOn.words),
        Fact("judged by", meaning.source(code.name, of: intent)),
      ]
    }
    self.init(title: "\(intent.name).\(code.name)", kind: .responseCode, facts: facts)
  }

  /// Every intent whose enum has the code, since raw values and phases differ between them.
  static func codes(named name: String) -> Explanation? {
    let found = Catalog.intents.compactMap { intent in
      intent.code(name).map { (intent: intent, code: $0) }
    }
    if found.count == 1 { return Explanation(found[0].code, of: found[0].intent) }
    guard !found.isEmpty else { return nil }
    let facts = found.map { intent, code in
      var words = ["raw value \(code.raw)", code.phase.words]
      if code.appLaunch != .none { words.append(code.appLaunch.words) }
      words.append("iOS \(code.introducedIOS)")
      return Fact(intent.name, words.joined(separator: " · "))
    }
    return Explanation(
      title: name, kind: .responseCode,
      facts: judgement(of: name, in: found.map(\.intent)) + facts)
  }

  /// What the code means; where the intents differ, what it means for some of them.
  private static func judgement(of code: String, in intents: [IntentClass]) -> [Fact] {
    var facts: [Fact] = []
    for meaning in intents.compactMap({ CodeMeaning.of(code, in: $0.name) }) {
      for fact in [
        Fact("meaning", meaning.meaning), Fact("cause", meaning.cause.words),
        Fact("recoverable", meaning.recoverability), Fact("then", meaning.wayOn.words),
      ] where !facts.contains(fact) {
        let end = facts.lastIndex { $0.label == fact.label } ?? facts.count - 1
        facts.insert(fact, at: end + 1)
      }
    }
    return facts
  }
}

extension CodeMeaning {
  fileprivate var recoverability: String {
    isRecoverable
      ? "the same request can succeed later" : "the same request will not succeed by itself"
  }
}

extension CodeMeaning.Cause {
  fileprivate var words: String {
    switch self {
    case .input: "what was asked for"
    case .state: "the state of the account, the app or the system"
    case .network: "the network, or the service behind it"
    case .permission: "a permission or a restriction"
    case .authentication: "who the user is has to be proved"
    case .none: "none: it is no failure, or does not say"
    }
  }
}

extension CodeMeaning.WayOn {
  fileprivate var words: String {
    switch self {
    case .goOn: "the conversation goes on"
    case .done: "the request is over"
    case .tryAgain: "Siri offers to try again"
    case .alternative: "the app is offered with what it attached, if it did"
    case .openApp: "the app opens or is offered"
    case .nothing: "nothing is offered"
    }
  }
}

extension ResponseCode.Phase {
  fileprivate var words: String {
    switch self {
    case .confirm: "confirm"
    case .handle: "handle"
    case .both: "confirm or handle"
    case .none: "neither confirm nor handle"
    }
  }
}

extension ResponseCode.Basis {
  fileprivate var words: String {
    switch self {
    case .documented: "the code's own page says so"
    case .general: "the general articles on confirm and handle say so"
    case .rule: "by likeness with other enums; nothing states it for this one"
    }
  }
}

extension ResponseCode.AppLaunch {
  fileprivate var words: String {
    switch self {
    case .none: "no app launch"
    case .foreground: "brings the app to the foreground"
    case .background: "launches the app in the background"
    case .offered: "offers the user to open the app"
    }
  }
}

extension ResponseCode.Caveats {
  fileprivate var words: [String] {
    let all: [(ResponseCode.Caveats, String)] = [
      (.unavailableOnIOS, "declared, but not available on iOS"),
      (.unavailableToExtensions, "only the app may return it, not the extension"),
      (.errorFromHandle, "an error when handle returns it"),
      (.discouraged, "the documentation advises against it"),
      (.offersAppFromConfirm, "from confirm it shows a button that continues in the app"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
