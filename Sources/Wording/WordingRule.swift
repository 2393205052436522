/// A rule that one text can keep or break by itself.
struct WordingRule: Sendable {
  let id: String
  let severity: WordingLint.Severity
  /// What is wrong; `nil` when nothing is.
  let check: @Sendable (LintedText) -> String?

  /// Names that are the same in every language.
  static let properNames: Set<String> = ["Apple Pay"]

  static let all: [WordingRule] = [
    WordingRule(id: "L03", severity: .warning) { text in
      let found =
        text.isChinese
        ? text.contains(anyOf: ["她", "他"], apartFrom: "其他")
        : text.contains(word: ["he", "she", "him", "her", "his", "hers"])
      return found.map { "\"\($0)\" is used" }
    },
    WordingRule(id: "L04", severity: .error) { text in
      text.contains(anyOf: ["Hey Siri", "Siri's", "嘿 Siri", "嘿Siri"]).map { "\"\($0)\" is used" }
    },
    WordingRule(id: "L05", severity: .error) { text in
      text.contains(anyOf: ["I'm Siri", "Apple says", "我是 Siri", "Apple 表示"])
        .map { "\"\($0)\" is used" }
    },
    words(
      "L06", .error,
      ["upgrade", "premium", "trial", "offer", "discount", "http", "https", "www"],
      ["优惠", "折扣", "升级", "免费", "立即购买", "http"]),
    WordingRule(id: "L08", severity: .warning, check: politeness),
    WordingRule(id: "L09", severity: .warning, check: length),
    WordingRule(id: "L10", severity: .error) { text in
      guard text.use == .question, !text.literal.contains(where: \.isQuestionMark) else {
        return nil
      }
      return "a question has to be a question"
    },
    WordingRule(id: "L12", severity: .hint) { text in
      guard text.key.hasPrefix("disambiguation."), text.key.split(separator: ".").count > 2,
        text.contains(anyOf: ["Which", "哪"]) == nil
      else { return nil }
      return "a question before a list begins with \"Which\""
    },
    WordingRule(id: "L13", severity: .error) { text in
      text.literal.count(where: \.isQuestionMark) > 1 ? "two things are asked" : nil
    },
    words(
      "L16", .error, ["tap", "click", "swipe", "press", "below", "screen"],
      ["轻点", "点击", "点按", "轻扫", "按下", "屏幕", "下方"]),
    words("L17", .warning, ["ipad", "mac", "watch", "homepod"], ["iPad", "Mac", "手表"]),
    WordingRule(id: "L19", severity: .error, check: jargon),
    WordingRule(id: "L20", severity: .warning) { text in
      guard text.use == .sentence, text.key != "problem", text.sentences == 1 else { return nil }
      return text.contains(anyOf: ["went wrong", "a problem with the app", "出了点问题"])
        .map { "\"\($0)\" names no cause and no way out" }
    },
    WordingRule(id: "L21", severity: .warning) { text in
      guard text.use != .label else { return nil }
      return text.contains(anyOf: [
        "(", ")", "/", ";", "…", "...", "&", "#", "*", "~", "e.g.", "etc", "（", "）", "；",
      ]).map { "\"\($0)\" does not sound well" }
    },
    words("L22", .error, ["usd", "eur", "jpy", "cny"], ["USD", "EUR", "JPY", "CNY"]),
    WordingRule(id: "L23", severity: .error, check: sanity),
    WordingRule(id: "L33", severity: .warning) { text in
      text.contains(anyOf: ["siri", "SIRI", "iphone", "Iphone", "IPhone", "Ipad", "ipad"])
        .map { "Apple writes \"\($0)\" otherwise" }
    },
  ]

  private static func words(
    _ id: String, _ severity: WordingLint.Severity, _ english: Set<String>, _ chinese: [String]
  ) -> WordingRule {
    WordingRule(id: id, severity: severity) { text in
      let found = text.isChinese ? text.contains(anyOf: chinese) : text.contains(word: english)
      return found.map { "\"\($0)\" is used" }
    }
  }

  private static let politeness: @Sendable (LintedText) -> String? = { text in
    let chatty: Set<String> = ["please", "thank", "thanks", "oops"]
    let found =
      text.isChinese
      ? text.contains(anyOf: ["谢谢", "亲", "哦", "啦"]) : text.contains(word: chatty)
    if let found { return "\"\(found)\" is chatty" }
    if text.contains(anyOf: ["!", "！"]) != nil { return "it cries out" }
    if text.literal.unicodeScalars.contains(where: \.properties.isEmojiPresentation) {
      return "it has an emoji"
    }
    return nil
  }

  /// Words in English, characters in Chinese; the guidelines only say short, the numbers are ours.
  private static let length: @Sendable (LintedText) -> String? = { text in
    let most =
      switch text.use {
      case .question: text.isPrompt ? (10, 20) : (20, 40)
      case .sentence: (25, 60)
      case .label: (7, 12)
      }
    let limit = text.isChinese ? most.1 : most.0
    return text.length > limit ? "its length is \(text.length), the limit \(limit)" : nil
  }

  private static let jargon: @Sendable (LintedText) -> String? = { text in
    let found = text.literal.split { !$0.isLetter && !$0.isNumber }.first { word in
      let isAcronym = word.count > 2 && word.allSatisfy { $0.isUppercase && $0.isASCII }
      let isIdentifier = word.hasPrefix("IN") && word.dropFirst(2).first?.isUppercase == true
      return isAcronym || isIdentifier || ["nil", "null", "NSError"].contains(word)
    }
    return found.map { "\"\($0)\" is jargon" }
  }

  private static let sanity: @Sendable (LintedText) -> String? = { text in
    if text.pattern.isEmpty { return "it is empty" }
    for value in ["", "A"] {
      let sample = text.filled(with: value)
      if sample.contains("  ") { return "it has two spaces" }
      if sample.hasPrefix(" ") { return "it begins with a space" }
      if sample.hasSuffix(" ") { return "it ends with a space" }
      if [" .", " ,", " ?", " 。", " ，", " ？"].contains(where: sample.contains) {
        return "it has a space before a punctuation mark"
      }
    }
    return text.isChinese ? chinesePunctuation(text) : finalPunctuation(text) ?? gluedHole(text)
  }

  private static func finalPunctuation(_ text: LintedText) -> String? {
    let endings: [Character] = text.isChinese ? ["。", "？"] : [".", "?"]
    let last = text.literal.last ?? " "
    let endsWell =
      switch text.use {
      case .label: !endings.contains(last)
      // A sentence of the app's own ends the permission alert.
      case .question, .sentence: endings.contains(last) || last == "\u{FFFC}"
      }
    return endsWell ? nil : "its last character is \"\(last)\""
  }

  private static func chinesePunctuation(_ text: LintedText) -> String? {
    text.contains(anyOf: ["?", "!", ",", ";", ":", "\""])
      .map { "\"\($0)\" is no Chinese punctuation mark" } ?? finalPunctuation(text)
  }

  private static func gluedHole(_ text: LintedText) -> String? {
    let characters = Array(text.literal)
    let isGlued = zip(characters, characters.dropFirst()).contains { left, right in
      left == "\u{FFFC}" && right.isLetter || left.isLetter && right == "\u{FFFC}"
    }
    return isGlued ? "a value is glued to a word" : nil
  }
}

extension LintedText {
  /// Asks for a value, and does not put one to the user.
  fileprivate var isPrompt: Bool {
    !isSpokenTwin && (key.hasPrefix("ask") || key.hasPrefix("disambiguation"))
  }

  fileprivate var sentences: Int {
    literal.count { [".", "?", "。", "？"].contains($0) }
  }
}

extension Character {
  fileprivate var isQuestionMark: Bool { self == "?" || self == "？" }
}
