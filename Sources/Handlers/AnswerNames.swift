import Files
import FoundationEssentials
import SiriKit

/// The answers that one method really has, as the catalog knows them.
struct AnswerNames {
  private let method: HandlerMethod
  private let intent: IntentClass
  private let resultClass: ResolutionResultClass?

  init(_ method: HandlerMethod, _ intent: IntentClass) {
    self.method = method
    self.intent = intent
    resultClass = Catalog.resolutionResult(method.resultClass)
  }

  /// The first words of all answers.
  var heads: [String] {
    let own =
      method.phase == .resolve
      ? (resultClass?.kinds ?? []).map(\.rawValue) : intent.codes.map(\.name)
    return [AnswerWords.world] + own + AnswerWords.faults
  }

  var listed: String { heads.joined(separator: ", ") }

  /// Checks an answer, whose first word says what it is.
  func content(
    _ head: String, _ rest: [String]
  ) throws(AnswerError) -> Behaviour.Answer.Content {
    method.phase == .resolve ? try result(head, rest) : try code(head, rest)
  }

  private func code(
    _ head: String, _ rest: [String]
  ) throws(AnswerError) -> Behaviour.Answer.Content {
    if let word = rest.first {
      throw AnswerError(
        "'\(word)' means nothing after the code \(head)", remedy: "remove it, or write 'after 12s'")
    }
    if head.hasPrefix(AnswerWords.foreignCode) {
      let name = String(head.dropFirst(AnswerWords.foreignCode.count))
      guard !name.isEmpty else {
        throw AnswerError("a code is missing", remedy: "write 'code:continueInApp'")
      }
      return intent.code(name) == nil ? .foreignCode(name) : .code(name)
    }
    guard intent.code(head) != nil else {
      throw AnswerError(
        "\(intent.codeEnum) has no code '\(head)'",
        remedy: guess(head) ?? "write '\(AnswerWords.foreignCode)\(head)' to give it all the same")
    }
    return .code(head)
  }

  private func result(
    _ head: String, _ rest: [String]
  ) throws(AnswerError) -> Behaviour.Answer.Content {
    guard let kind = ResolutionResult.Kind(rawValue: head), hasKind(kind) else {
      throw AnswerError(
        "\(method.resultClass) has no result '\(head)'",
        remedy: guess(head) ?? "write one of \(listed)")
    }
    let text = rest.joined(separator: " ")
    switch kind {
    case .needsValue, .notRequired:
      guard rest.isEmpty else {
        throw AnswerError("'\(text)' means nothing after \(head)", remedy: "remove it")
      }
      return .result(kind, reason: nil, values: [])
    case .unsupported:
      return .result(kind, reason: try unsupportedReason(text), values: [])
    case .confirmationRequired:
      let reason = rest.first.flatMap { word in
        resultClass?.confirmationReasons.first { $0.name == word }?.name
      }
      let values = reason == nil ? text : rest.dropFirst().joined(separator: " ")
      return .result(kind, reason: reason, values: try sources(values, atMost: 1, of: kind))
    case .success:
      return .result(kind, reason: nil, values: try sources(text, atMost: 1, of: kind))
    case .disambiguation:
      return .result(kind, reason: nil, values: try sources(text, atMost: .max, of: kind))
    }
  }

  private func hasKind(_ kind: ResolutionResult.Kind) -> Bool {
    resultClass?.kinds.contains(kind) ?? false
  }

  /// Checks the reason, which may be left out.
  func unsupportedReason(_ name: String) throws(AnswerError) -> String? {
    guard !name.isEmpty else { return nil }
    let reasons = (resultClass?.unsupportedReasons ?? []).map(\.name)
    if reasons.contains(name) { return name }
    guard let reasonEnum = resultClass?.unsupportedReasonEnum else {
      throw AnswerError(
        "\(method.resultClass) takes no reason, here '\(name)'", remedy: "write 'unsupported'")
    }
    let near = nearest(name, among: reasons).map { "did you mean '\($0)'? Known here: " }
    throw AnswerError(
      "\(reasonEnum) has no reason '\(name)'",
      remedy: (near ?? "known here: ") + reasons.joined(separator: ", "))
  }

  /// The values that a text names, separated by commas.
  private func sources(
    _ text: String, atMost most: Int, of kind: ResolutionResult.Kind
  ) throws(AnswerError) -> [Behaviour.Answer.ValueSource] {
    let names = text.split { ",，、".contains($0) }.map(trimmed).filter { !$0.isEmpty }
    // One value may be a text with commas in it.
    return try sources(names: names.count > most ? [text] : names, of: kind)
  }

  /// Checks the values that somebody named.
  func sources(
    names: [String], of kind: ResolutionResult.Kind
  ) throws(AnswerError) -> [Behaviour.Answer.ValueSource] {
    if parameterKind == .currencyAmount {
      for name in names where CurrencyAmount(parsing: name) == nil {
        throw AnswerError("'\(name)' is no amount of money", remedy: "write '20 USD'")
      }
    }
    return names.map { .named($0) }
  }

  private var parameterKind: Parameter.Kind? {
    method.parameter.flatMap { intent.parameter($0)?.kind }
  }

  private func guess(_ word: String) -> String? {
    nearest(word, among: heads).map { "did you mean '\($0)'?" }
  }
}

private func trimmed(_ text: Substring) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

extension CurrencyAmount {
  /// Reads `20 USD`, as the summary writes it.
  init?(parsing text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, isCurrencyCode(words[1]),
      words[0].allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }),
      words[0].count <= 38, let amount = Decimal(string: String(words[0])), !amount.isNaN
    else { return nil }
    self.init(amount: amount, currencyCode: String(words[1]))
  }
}

/// Whether the text has the form of an ISO 4217 code.
func isCurrencyCode(_ text: some StringProtocol) -> Bool {
  text.count == 3 && text.allSatisfy { ("A"..."Z").contains($0) }
}
