extension Explanation {
  /// The error codes of that name or raw value; without an owner, of both enums by name.
  static func errorMeanings(of name: String, in owner: String?) -> [Explanation] {
    var meanings: [Explanation] = []
    if owner == nil || owner == "LAError" || owner == "LAError.Code" {
      meanings += explanations(
        of: name, among: Catalog.localAuthenticationErrors, .localAuthenticationError, "LAError",
        byRaw: owner != nil)
    }
    if owner == nil || owner == "INIntentError" || owner == "INIntentError.Code" {
      meanings += explanations(
        of: name, among: Catalog.intentErrors, .intentError, "INIntentError", byRaw: owner != nil)
    }
    return meanings
  }

  private static func explanations(
    of name: String, among codes: [ErrorCode], _ kind: Kind, _ owner: String, byRaw: Bool
  ) -> [Explanation] {
    let raw = byRaw ? Int(name) : nil
    return codes.filter { $0.name == name || $0.raw == raw }.map { code in
      var facts = [
        Fact("raw value", "\(code.raw)"),
        Fact("introduced", code.introducedIOS.map { "iOS \($0)" } ?? "not on iOS"),
      ]
      if let version = code.deprecatedIOS { facts.append(Fact("deprecated", "iOS \(version)")) }
      let twins = codes.filter { $0.raw == code.raw && $0.name != code.name }
      facts += twins.map { Fact("same value as", $0.name) }
      return Explanation(title: "\(owner).\(code.name)", kind: kind, facts: facts)
    }
  }
}
