import Conversation
import Files
import FoundationEssentials
import SiriKit

/// Finds what a structured utterance means, in the light of what the conversation waits for.
struct StructuredReading {
  private let recognizer: Recognizer
  private let expecting: Expectation
  private let wholeText: String
  private var utterance: StructuredUtterance
  private var spans: [Interpretation.Span] = []
  private var notes: [String] = []

  init(
    _ recognizer: Recognizer, _ text: String, _ expecting: Expectation
  ) throws(StructuredComplaint) {
    self.recognizer = recognizer
    self.expecting = expecting
    wholeText = text
    utterance = try StructuredUtterance(parsing: text)
  }

  mutating func run(_ text: String) throws(StructuredComplaint) -> Interpretation {
    let meaning = try meaning()
    return Interpretation(
      text: text, locale: recognizer.locale, meaning: meaning, spans: spans, notes: notes)
  }

  /// The answers that are one word.
  private static let words: [String: Meaning] = [
    "yes": .yes, "no": .no, "cancel": .cancel, "more": .more, "repeat": .repetition,
    "undo": .undo, "again": .again, "startOver": .startOver,
    "silence": .silence,
    "notUnderstood": .notUnderstood,
  ]
  private static let wordsWithRest = ["choose", "value", "change", "donated"]

  private mutating func meaning() throws(StructuredComplaint) -> Meaning {
    let head = utterance.head
    switch head.text {
    case "choose": return try choice()
    case "value": return try value()
    case "change": return try change()
    case "donated": return try donated()
    default: break
    }
    if let meaning = Self.words[head.text] {
      if let rest = utterance.rest {
        throw StructuredComplaint(
          "'\(rest.text)' means nothing after \(head.text)", remedy: "remove it",
          at: rest.range.lowerBound)
      }
      return meaning
    }
    guard let intent = Catalog.intent(head.text) else { throw unknown(head) }
    return try request(intent)
  }

  private func unknown(_ head: StructuredUtterance.Piece) -> StructuredComplaint {
    let answers = Self.words.keys.sorted() + Self.wordsWithRest
    let isIntent = head.text.first?.isUppercase ?? false
    let names = isIntent ? Catalog.intentNames : answers
    let near =
      nearest(head.text, among: names)
      ?? names.first { $0 == "IN\(head.text)Intent" || $0 == "\(head.text)Intent" }
    return StructuredComplaint(
      isIntent ? "there is no intent '\(head.text)'" : "there is no answer '\(head.text)'",
      remedy: near.map { "did you mean '\($0)'?" }
        ?? "write an intent such as INSendPaymentIntent, or \(answers.joined(separator: ", "))",
      at: head.range.lowerBound)
  }

  // MARK: Requests

  private mutating func request(_ intent: IntentClass) throws(StructuredComplaint) -> Meaning {
    var request = Request(intentName: intent.name)
    for entry in utterance.entries {
      if entry.name.text == "app" {
        request.appName = try appName(entry)
        continue
      }
      let parameter = try parameter(entry.name, of: intent)
      guard entry.hasValue else { throw lacksValue(entry.name) }
      guard request.values[parameter.name] == nil else {
        throw StructuredComplaint(
          "\(parameter.name) is given twice", remedy: "keep one", at: entry.name.range.lowerBound)
      }
      request.values[parameter.name] = try value(entry, of: parameter)
    }
    return .request(request)
  }

  /// `{donated INSendMessageIntent …}`: a tapped shortcut or suggestion.
  private mutating func donated() throws(StructuredComplaint) -> Meaning {
    guard let rest = utterance.rest else {
      throw complaint("which request was donated?", remedy: "write {donated INSendMessageIntent …}")
    }
    // The same text without the word, so that the places stay.
    var text = Array(wholeText)
    let head = utterance.head.range
    text.replaceSubrange(head, with: Array(repeating: " ", count: head.count))
    utterance = try StructuredUtterance(parsing: String(text))
    guard let intent = Catalog.intent(utterance.head.text) else { throw unknown(utterance.head) }
    guard case .request(var request) = try request(intent) else {
      throw complaint("'\(rest.text)' is no request")
    }
    request.isDonated = true
    return .request(request)
  }

  private func lacksValue(_ name: StructuredUtterance.Piece) -> StructuredComplaint {
    StructuredComplaint(
      "\(name.text) has no value", remedy: "write \(name.text)=…, or leave it out",
      at: name.range.lowerBound)
  }

  private mutating func appName(
    _ entry: StructuredUtterance.Entry
  ) throws(StructuredComplaint) -> String {
    guard let piece = entry.whole else { throw lacksValue(entry.name) }
    span(piece, "app", "app: \(piece.text)")
    let tokens = Tokenizer.tokens(of: piece.text)
    guard let match = recognizer.apps.match(in: tokens, at: 0), match.end == tokens.count else {
      return piece.text
    }
    return match.name
  }

  /// By its name, or by its last word where no other parameter ends so: `amount`.
  private func parameter(
    _ name: StructuredUtterance.Piece, of intent: IntentClass
  ) throws(StructuredComplaint) -> Parameter {
    if let parameter = intent.parameter(name.text) { return parameter }
    let ending = name.text.lowercased()
    let alike = intent.parameters.filter {
      $0.name.lowercased().hasSuffix(ending)
        && ($0.name.dropLast(name.text.count).last?.isLowercase ?? false)
        && $0.name.suffix(name.text.count).first?.isUppercase ?? false
    }
    if alike.count == 1 { return alike[0] }
    let names = intent.parameters.map(\.name)
    let near =
      alike.isEmpty ? nearest(name.text, among: names).map { [$0] } ?? [] : alike.map(\.name)
    let known =
      names.isEmpty ? "it has none" : "known here: \(names.joined(separator: ", "))"
    throw StructuredComplaint(
      "\(intent.name) has no parameter '\(name.text)'",
      remedy: near.isEmpty
        ? known : "did you mean '\(near.joined(separator: "' or '"))'?",
      at: name.range.lowerBound)
  }

  // MARK: Answers

  private func choice() throws(StructuredComplaint) -> Meaning {
    guard case .choice(let options) = expecting.kind else {
      throw complaint("nothing is offered to choose from")
    }
    guard let rest = utterance.rest else {
      throw complaint("choose what?", remedy: "write {choose 2}")
    }
    if let number = Int(rest.text) {
      guard options.indices.contains(number - 1) else {
        throw StructuredComplaint(
          "there is no option \(number)", remedy: "there are \(options.count)",
          at: rest.range.lowerBound)
      }
      return .choice(number - 1)
    }
    let matches = OptionMatcher(options).matches(Tokenizer.words(of: rest.text))
    guard matches.count == 1 else {
      throw StructuredComplaint(
        matches.isEmpty
          ? "no option is called '\(rest.text)'" : "several are called '\(rest.text)'",
        remedy: "one of: \(options.map(\.label).joined(separator: ", "))",
        at: rest.range.lowerBound)
    }
    return .choice(matches[0])
  }

  private func complaint(
    _ message: String, remedy: String = "answer the question that is pending"
  ) -> StructuredComplaint {
    StructuredComplaint(message, remedy: remedy, at: utterance.head.range.lowerBound)
  }

  /// The value of the parameter that is asked about.
  private mutating func value() throws(StructuredComplaint) -> Meaning {
    let name: String
    switch expecting.kind {
    case .value(let pending), .confirmation(let pending): name = pending
    default:
      throw complaint(
        "no value is asked for", remedy: "write {change NAME=VALUE} to change a parameter")
    }
    guard let parameter = pendingParameters.first(where: { $0.name == name }) else {
      throw complaint("no value is asked for")
    }
    guard let rest = utterance.rest else {
      throw complaint("which value?", remedy: "write {value …}")
    }
    // The rest is read as the value of an entry, so that it may be quoted.
    let entries = try StructuredUtterance(parsing: "{change \(name)=\(rest.text)}").entries
    guard entries.count == 1, let value = try value(entries[0], of: parameter) else {
      throw complaint("which value?", remedy: "quote a text that has '=' in it")
    }
    spans = []
    span(rest, name, "structured")
    if case .value = expecting.kind { return .value(value) }
    return .correction([Correction(parameter: name, value: value)])
  }

  private mutating func change() throws(StructuredComplaint) -> Meaning {
    guard let intent = expecting.intent.flatMap({ Catalog.intent($0.className) }) else {
      throw complaint("nothing is under way that could be changed", remedy: "begin with an intent")
    }
    var corrections: [Correction] = []
    for entry in utterance.entries {
      let parameter = try parameter(entry.name, of: intent)
      let value = entry.hasValue ? try value(entry, of: parameter) : nil
      corrections.append(Correction(parameter: parameter.name, value: value))
    }
    return .correction(corrections)
  }

  private var pendingParameters: [Parameter] {
    expecting.intent.map { recognizer.parameters($0.className) } ?? []
  }

  // MARK: Values

  /// The value of an entry, as the parameter's type takes it; `nil` where it is left out.
  private mutating func value(
    _ entry: StructuredUtterance.Entry, of parameter: Parameter
  ) throws(StructuredComplaint) -> Value? {
    guard let whole = entry.whole, !entry.values.isEmpty else { return nil }
    guard parameter.isList else {
      span(whole, parameter.name, "structured")
      return try value(whole, of: parameter)
    }
    var values: [Value] = []
    for piece in entry.values {
      span(piece, parameter.name, "structured")
      values.append(try value(piece, of: parameter))
    }
    return .list(values)
  }

  private mutating func value(
    _ piece: StructuredUtterance.Piece, of parameter: Parameter
  ) throws(StructuredComplaint) -> Value {
    switch parameter.kind {
    case .person: return .person(person(piece.text))
    case .currencyAmount: return .currencyAmount(try amount(piece))
    case .number:
      guard let number = Self.number(piece.text) else {
        throw wrong(piece, "is no number", "write \(parameter.name)=2")
      }
      return .number(number)
    case .bool:
      guard ["true", "false", "yes", "no"].contains(piece.text) else {
        throw wrong(piece, "is neither true nor false", "write \(parameter.name)=true")
      }
      return .bool(piece.text == "true" || piece.text == "yes")
    case .enumeration: return .enumeration(piece.text)
    case .text, .date: return .text(piece.text)
    case .item: return .item(.init(type: parameter.className, displayName: piece.text))
    }
  }

  private func wrong(
    _ piece: StructuredUtterance.Piece, _ what: String, _ remedy: String
  ) -> StructuredComplaint {
    StructuredComplaint("'\(piece.text)' \(what)", remedy: remedy, at: piece.range.lowerBound)
  }

  /// Whom Siri would find under the words; `Odo Brandis <odo@brandis.example>` has a handle.
  private func person(_ text: String) -> Person {
    var name = text[...]
    var handle: PersonHandle?
    if text.hasSuffix(">"), let open = text.lastIndex(of: "<") {
      name = text[..<open]
      let value = String(text[text.index(after: open)...].dropLast())
      handle = PersonHandle(
        value: value, kind: value.contains("@") ? .emailAddress : .phoneNumber)
    }
    let words = Tokenizer.words(of: String(name))
    let match =
      recognizer.contacts.match(words.joined(separator: " "))
      ?? recognizer.contacts.nearMatch(words)
    let shown = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Person(
      displayName: shown, handle: handle,
      siriMatches: (match?.contacts ?? []).map { recognizer.contacts.contacts[$0] })
  }

  /// `20 USD`, or a number alone in the usual currency.
  private mutating func amount(
    _ piece: StructuredUtterance.Piece
  ) throws(StructuredComplaint) -> CurrencyAmount {
    let words = piece.text.split(whereSeparator: \.isWhitespace)
    let complaint = wrong(piece, "is no amount of money", "write 20 USD")
    guard (1...2).contains(words.count), let number = Self.number(String(words[0])) else {
      throw complaint
    }
    guard let code = words.dropFirst().first else {
      let usual = recognizer.vocabulary.currencyCode
      notes.append("assumed currency \(usual)")
      return CurrencyAmount(amount: number, currencyCode: usual)
    }
    guard code.count == 3, code.allSatisfy({ ("A"..."Z").contains($0) }) else { throw complaint }
    return CurrencyAmount(amount: number, currencyCode: String(code))
  }

  private static func number(_ text: String) -> Decimal? {
    guard text.count <= 38, text.contains(where: { $0.isASCII && $0.isNumber }),
      text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") })
    else { return nil }
    return Decimal(string: text).flatMap { $0.isNaN ? nil : $0 }
  }

  private mutating func span(_ piece: StructuredUtterance.Piece, _ slot: String, _ rule: String) {
    spans.append(
      .init(
        slot: slot, start: piece.range.lowerBound, end: piece.range.upperBound, text: piece.text,
        rule: rule))
  }
}
