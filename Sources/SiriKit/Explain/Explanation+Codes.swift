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
    return Explanation(title: name, kind: .responseCode, facts: facts)
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
