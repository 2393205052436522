/// The languages in which a locale's texts are looked for: itself, its parents, then English.
func languageChain(_ locale: String) -> [String] {
  let subtags = canonicalSubtags(locale)
  guard let language = subtags.first else { return ["en"] }
  var chain = subtags.indices.reversed().map { subtags[...$0].joined(separator: "-") }
  if language == "zh", let script = impliedScript(subtags.dropFirst()) {
    // A region implies the script, and texts are kept by script: zh-TW, zh-Hant, zh.
    chain.insert("zh-\(script)", at: chain.count - 1)
  }
  return chain.contains("en") ? chain : chain + ["en"]
}

/// `zh_Hans_CN.UTF-8` as `zh`, `Hans`, `CN`; empty for the C locale.
private func canonicalSubtags(_ locale: String) -> [String] {
  let name = locale.prefix { $0 != "." && $0 != "@" }
  let subtags = name.split { $0 == "-" || $0 == "_" }
  guard let language = subtags.first, (2...3).contains(language.count) else { return [] }
  let others = subtags.dropFirst().map { subtag in
    subtag.count == 4 ? subtag.capitalizedFirst : subtag.uppercased()
  }
  return [language.lowercased()] + others
}

private func impliedScript(_ subtags: ArraySlice<String>) -> String? {
  if subtags.contains(where: { $0.count == 4 }) { return nil }
  let traditional: Set<String> = ["TW", "HK", "MO"]
  return subtags.contains(where: traditional.contains) ? "Hant" : "Hans"
}

extension Substring {
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst().lowercased()
  }
}
