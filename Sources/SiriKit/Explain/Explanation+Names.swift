extension Explanation {
  /// Explains a name, plain (`noAccount`) or with its owner (`INSendPaymentIntent.success`).
  ///
  /// A code may also be given by its raw value, `INSendPaymentIntent.10`.
  package static func explain(_ name: String) -> Explanation? {
    var meanings = meanings(of: name)
    if meanings.isEmpty, let swift = swiftName(of: name) { meanings = self.meanings(of: swift) }
    guard !meanings.isEmpty else { return nil }
    var first = meanings.removeFirst()
    first.others = meanings
    return first
  }

  /// Every plain name that can be explained, for finding what a misspelt one was meant to be.
  package static var names: [String] {
    var names = Catalog.intentNames + Catalog.intents.map(\.verb)
    names += Catalog.intents.flatMap { $0.codes.map(\.name) }
    names += Catalog.intents.flatMap { $0.methods.map(\.name) }
    names += Catalog.intents.flatMap { $0.parameters.map(\.name) }
    names += Catalog.resolutionResultNames
    names += ResolutionResult.Kind.allCases.map(\.rawValue)
    names += Catalog.resolutionResults.flatMap { $0.allReasons.map(\.name) }
    names += (Catalog.localAuthenticationErrors + Catalog.intentErrors).map(\.name)
    names += Diagnosis.ID.allCases.flatMap { [$0.rawValue, "\($0)"] }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func meanings(of name: String) -> [Explanation] {
    let parts = name.split(separator: ".", omittingEmptySubsequences: true)
    guard let member = parts.last.map(String.init) else { return [] }
    if parts.count == 1 { return plainMeanings(of: member) }
    let owner = parts.dropLast().joined(separator: ".")
    return intent(named: owner).map { members(of: $0, named: member) }
      ?? resultClass(named: owner).map { members(of: $0, named: member) }
      ?? errorMeanings(of: member, in: owner)
  }

  private static func plainMeanings(of name: String) -> [Explanation] {
    if let intent = intent(named: name) { return [Explanation(intent)] }
    if let result = resultClass(named: name) { return [Explanation(result)] }
    let meanings = [
      codes(named: name), methods(named: name), parameters(named: name),
      resolutionKind(named: name), reasons(named: name), diagnosis(named: name),
    ]
    return meanings.compactMap { $0 } + errorMeanings(of: name, in: nil)
  }

  /// The intent by its class, verb, code enum or protocol.
  private static func intent(named name: String) -> IntentClass? {
    Catalog.intent(name) ?? Catalog.intent("IN\(name)Intent")
      ?? Catalog.intents.first { $0.codeEnum == name || $0.handlingProtocol == name }
  }

  /// The class by its own name or that of one of its reason enums.
  private static func resultClass(named name: String) -> ResolutionResultClass? {
    Catalog.resolutionResult(name)
      ?? Catalog.resolutionResults.first {
        $0.unsupportedReasonEnum == name || $0.confirmationReasonEnum == name
      }
  }
}

extension ResolutionResultClass {
  /// The unsupported reasons, then the confirmation reasons.
  var allReasons: [Reason] { unsupportedReasons + confirmationReasons }
}
