extension Explanation {
  /// A name as Objective-C, a debugger or an error's text writes it, as the Swift name with its
  /// owner: `LAErrorBiometryLockout`, `LAError.Code.biometryLockout`,
  /// `INSendPaymentIntentResponseCodeReady`. `nil` when it is none of these.
  static func swiftName(of name: String) -> String? {
    let word = name.hasPrefix("k") ? String(name.dropFirst()) : name
    for (owner, codes) in [
      ("LAError", Catalog.localAuthenticationErrors), ("INIntentError", Catalog.intentErrors),
    ] where word.hasPrefix(owner) {
      var rest = word.dropFirst(owner.count)
      for prefix in [".", "Code", "."] where rest.hasPrefix(prefix) {
        rest = rest.dropFirst(prefix.count)
      }
      if let code = codes.first(where: { $0.name.isSame(as: rest) }) {
        return "\(owner).\(code.name)"
      }
    }
    for intent in Catalog.intents where word.hasPrefix(intent.codeEnum) {
      let rest = word.dropFirst(intent.codeEnum.count)
      if let code = intent.codes.first(where: { $0.name.isSame(as: rest) }) {
        return "\(intent.name).\(code.name)"
      }
    }
    return nil
  }
}

extension String {
  /// `userCancel` is `UserCancel` behind its enum's name.
  fileprivate func isSame(as other: some StringProtocol) -> Bool {
    lowercased() == other.lowercased()
  }
}
