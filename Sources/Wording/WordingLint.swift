/// Looks for faults of wording in a catalog of Siri's own lines.
///
/// The rules have the numbers of the house list, which follows Apple's guidelines for Siri. Those
/// that need a running conversation, or that concern an app's own texts, are not here.
package struct WordingLint: Sendable {
  /// Whether a finding fails the lint.
  package enum Severity: String, Hashable, Sendable {
    case error, warning, hint
  }

  /// A fault of a text: the rule that it breaks, its key and its language.
  package struct Finding: Hashable, Sendable {
    /// `L10`.
    package var rule: String
    package var severity: Severity
    package var key: String
    package var language: String
    package var message: String
  }

  private let catalog: StringCatalog
  private let languages: [String]

  /// - Parameter languages: those in which every key has to have a text.
  package init(_ catalog: StringCatalog, languages: [String]) {
    self.catalog = catalog
    self.languages = languages
  }

  /// All findings, in the order of the keys.
  package func findings() -> [Finding] {
    catalog.keys.flatMap { key in
      translationFindings(key)
        + languages.flatMap { language in textFindings(key, language) }
    }
  }

  private func textFindings(_ key: String, _ language: String) -> [Finding] {
    guard let text = catalog.text(key, in: language) else { return [] }
    return text.patterns.flatMap { pattern in
      let linted = LintedText(key: key, language: language, pattern: pattern)
      return WordingRule.all.compactMap { rule in
        rule.check(linted).map { message in
          Finding(
            rule: rule.id, severity: rule.severity, key: key, language: language,
            message: message)
        }
      }
    }
  }

  /// L24, the same in each language, and L18, the same in what is said as in what is shown.
  private func translationFindings(_ key: String) -> [Finding] {
    languages.flatMap { language in
      var findings: [Finding] = []
      func report(_ rule: String, _ message: String) {
        findings.append(
          Finding(rule: rule, severity: .error, key: key, language: language, message: message))
      }
      guard let arguments = arguments(key, language) else {
        report("L24", "there is no text in this language")
        return findings
      }
      if arguments != self.arguments(key, catalog.sourceLanguage) {
        report("L24", "the placeholders differ from the source's")
      }
      if isUntranslated(key, language) {
        report("L24", "the text is the source's")
      }
      if let shown = shownTwin(key), let shownArguments = self.arguments(shown, language),
        !shownArguments.isSubset(of: arguments)
      {
        report("L18", "something that is shown is not said")
      }
      return findings
    }
  }

  /// The placeholders of all variations; "one more" needs no number, "3 more" does.
  private func arguments(_ key: String, _ language: String) -> Set<String>? {
    catalog.text(key, in: language).map { text in
      text.patterns.reduce(into: []) { $0.formUnion(TextPattern($1).arguments) }
    }
  }

  /// Several words in common are no coincidence; one may be a loan word.
  private func isUntranslated(_ key: String, _ language: String) -> Bool {
    guard language != catalog.sourceLanguage, let text = catalog.text(key, in: language),
      text == catalog.text(key, in: catalog.sourceLanguage)
    else { return false }
    return text.patterns.contains { pattern in
      LintedText(key: key, language: "en", pattern: pattern).words.count > 1
        && !WordingRule.properNames.contains(pattern)
    }
  }

  /// The key whose spoken twin this is.
  private func shownTwin(_ key: String) -> String? {
    key.hasSuffix(Wording.spokenSuffix) ? String(key.dropLast(Wording.spokenSuffix.count)) : nil
  }
}
