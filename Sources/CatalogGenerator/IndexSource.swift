/// Writes the ways from a name to its facts, and the error codes.
struct IndexSource {
  let facts: Facts

  func declarations(results: [Facts.ResolutionResult]) -> [String] {
    [
      names(
        "intentNames", "The class names of all intents, in the order of the facts.",
        facts.intents.map(\.name)),
      lookup(
        "intent", "IntentClass", "The intent of a class; builds no other.",
        facts.intents.map { ($0.name, IntentSource.memberName($0)) }),
      names(
        "resolutionResultNames", "The names of all classes of resolution results.",
        results.map(\.name)),
      lookup(
        "resolutionResult", "ResolutionResultClass",
        "The class of resolution results with that name; builds no other.",
        results.map { ($0.name, ResolutionResultSource.memberName($0)) }),
      errors(
        "localAuthenticationErrors", "The codes of `LAError`.",
        facts.localAuthentication["LAError"]?.cases ?? []),
      errors(
        "intentErrors", "The codes of `INIntentError`.",
        facts.errors["INIntentErrorCode"]?.cases ?? []),
    ]
  }

  private func names(_ member: String, _ summary: String, _ names: [String]) -> String {
    let lines = names.map { "    \"\($0)\",\n" }.joined()
    return """
        /// \(summary)
        package static let \(member): [String] = [
      \(lines)  ]
      """
  }

  private func lookup(
    _ member: String, _ type: String, _ summary: String, _ cases: [(name: String, member: String)]
  ) -> String {
    let lines = cases.map { name, member in
      let line = "    case \"\(name)\": .\(member)\n"
      return line.count <= 101 ? line : "    case \"\(name)\":\n      .\(member)\n"
    }.joined()
    return """
        /// \(summary)
        package static func \(member)(_ name: String) -> \(type)? {
          switch name {
      \(lines)    default: nil
          }
        }
      """
  }

  private func errors(
    _ member: String, _ summary: String, _ cases: [Facts.Enumeration.Case]
  ) -> String {
    let names = Dictionary(
      cases.map { ($0.objcName, $0.name) }, uniquingKeysWith: { first, _ in first })
    let codes = Expression.array(
      cases.map { code in
        var arguments: [(String?, Expression)] = [
          ("name", .text(code.name)), ("raw", .atom("\(code.raw)")),
        ]
        if let version = code.introduced { arguments.append(("introducedIOS", .text(version))) }
        if let version = code.deprecated { arguments.append(("deprecatedIOS", .text(version))) }
        if let other = code.aliasOf {
          arguments.append(("sameAs", .text(names[other] ?? other)))
        }
        return .call("ErrorCode", arguments)
      })
    return codes.member(member, summary: summary, type: "[ErrorCode]")
  }
}
