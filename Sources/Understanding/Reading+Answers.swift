import Conversation
import FoundationEssentials
import SiriKit

/// Answers: what is said while something is pending.
extension Reading {
  /// The readings of a parse that is no request.
  mutating func answers(_ purpose: Template.Purpose, _ parse: Parse) -> [Candidate] {
    switch purpose {
    case .reply(let kind): return reply(kind, parse)
    case .ordinal(let index): return pick(index, parse)
    case .answer: return answer(parse)
    case .correction(let refuses): return correction(refuses: refuses, parse)
    case .request, .leading, .trailing: return []
    }
  }

  private mutating func reply(_ kind: Template.ReplyClass, _ parse: Parse) -> [Candidate] {
    if kind == .cancel { return [candidate(parse, .cancel, fit: Fit.cancel)] }
    if case .working = expecting.kind { return [] }
    switch kind {
    case .repeat: return [candidate(parse, .repetition, fit: Fit.aside)]
    case .newtopic: return [candidate(parse, .startOver, fit: Fit.aside)]
    case .undo: return [candidate(parse, .undo, fit: Fit.aside)]
    case .more:
      return expecting.kind == .request ? [] : [candidate(parse, .more, fit: Fit.aside)]
    case .last, .middle, .pick, .option, .none: return choice(kind, parse)
    case .affirm, .deny, .send, .open, .unlock, .retry, .allow, .disallow:
      return yesOrNo(kind, parse)
    case .cancel, .say: return []
    }
  }

  private func yesOrNo(_ kind: Template.ReplyClass, _ parse: Parse) -> [Candidate] {
    let isYes: Bool
    switch (kind, expecting.kind) {
    case (_, .request): return []
    case (.retry, .followUp), (.retry, .openApp):
      return [candidate(parse, .again, fit: Fit.aside)]
    case (_, .followUp): return []
    case (.affirm, _), (.send, .goAhead), (.open, .openApp), (.unlock, .unlock),
      (.retry, .retry), (.allow, .permission):
      isYes = true
    case (.deny, _), (.disallow, .permission): isYes = false
    default: return []
    }
    if case .value(let name) = expecting.kind, self.kind(of: name) == .bool {
      return [candidate(parse, .value(.bool(isYes)), fit: Fit.answer)]
    }
    return [candidate(parse, isYes ? .yes : .no, fit: Fit.answer)]
  }

  // MARK: Values

  func kind(of parameter: String) -> Parameter.Kind? {
    parameters.first { $0.name == parameter }?.kind
  }

  /// A sentence around a value, or the value alone.
  private mutating func answer(_ parse: Parse) -> [Candidate] {
    guard let binding = parse.bindings.first(where: { $0.list != .app }) else { return [] }
    let isBare = parse.literals == 0
    if case .choice(let options) = expecting.kind, case .money(let money) = binding.content {
      if let candidate = amountChoice(options, money, isBare: isBare, parse) { return [candidate] }
    }
    guard let name = parameterName(for: binding) else { return [] }
    let made = maker.make(binding, slot: name)
    guard let value = made.value else { return [] }
    if case .value(name) = expecting.kind {
      let fit = isBare && binding.isFree ? Fit.guess : Fit.answer
      return [
        candidate(parse, .value(value), fit: fit, spans: [made.span], notes: made.notes)
      ]
    }
    // A value without a sentence around it changes nothing that is over.
    guard expecting.kind != .request, expecting.kind != .followUp,
      canVolunteer(binding, for: name, isBare: isBare)
    else { return [] }
    return [
      candidate(
        parse, .correction([Correction(parameter: name, value: value)]), fit: Fit.aside,
        spans: [made.span], notes: made.notes)
    ]
  }

  /// Whether a value that nobody asked for is certain enough to change a parameter.
  private func canVolunteer(_ binding: Binding, for name: String, isBare: Bool) -> Bool {
    switch binding.content {
    case .person(let match): return match != nil || !isBare
    case .money(let money):
      return money.currencyCode != nil || expecting.kind == .confirmation(name)
    case .currency, .number, .text, .app: return false
    }
  }

  /// The parameter that a bound value belongs to: the pending one, or the first of its kind.
  func parameterName(for binding: Binding) -> String? {
    let wanted: Parameter.Kind
    switch binding.content {
    case .person: wanted = .person
    case .money, .currency: wanted = .currencyAmount
    case .number: wanted = .number
    case .text: wanted = .text
    case .app: return nil
    }
    return parameterName(of: wanted)
  }

  func parameterName(of wanted: Parameter.Kind) -> String? {
    switch expecting.kind {
    case .value(let name) where kind(of: name) == wanted: return name
    case .confirmation(let name) where kind(of: name) == wanted: return name
    default: return parameters.first { $0.kind == wanted }?.name
    }
  }

  /// Whether the parameter takes the words themselves.
  func takesAnyText(_ name: String) -> Bool {
    kind(of: name)?.isVerbatim ?? false
  }

  /// A text is taken verbatim; only a whole cancel word, or `say …` around one, is special.
  mutating func readText(_ name: String) -> Interpretation {
    let templates = recognizer.grammar.templates
    var range = Quotation.unquoted(utterance.characters)
    var template: Interpretation.Template?
    for parse in matcherParses {
      switch templates[parse.template].purpose {
      case .reply(.cancel):
        return Interpretation(
          text: utterance.text, locale: recognizer.locale, meaning: .cancel,
          template: templates[parse.template].source)
      case .reply(.say):
        guard let text = parse.bindings.last, isQuotedOrCommand(text.range) else { continue }
        range = utterance.characters(of: text.range)
        template = templates[parse.template].source
      default: continue
      }
    }
    let text = utterance.cleanText(range)
    var interpretation = Interpretation(
      text: utterance.text, locale: recognizer.locale,
      meaning: .value(textValue(text, for: name)), template: template)
    interpretation.spans = [
      .init(
        slot: name, start: range.lowerBound, end: range.upperBound, text: text,
        rule: "verbatim text")
    ]
    if utterance.hasControls(range) {
      interpretation.notes.append("control characters were left out")
    }
    return interpretation
  }

  private func textValue(_ text: String, for name: String) -> Value {
    guard let parameter = parameters.first(where: { $0.name == name }), parameter.kind == .item
    else { return .text(text) }
    return .item(.init(type: parameter.className, displayName: text))
  }

  /// `say "hello"`, or `say cancel`, where the word would otherwise be obeyed.
  private mutating func isQuotedOrCommand(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    let before = utterance.tokens[first].start - 1
    if before >= 0, "\"“「『«".contains(utterance.characters[before]) { return true }
    return isCancel(from: first)
  }

  // MARK: Corrections

  private mutating func correction(refuses: String?, _ parse: Parse) -> [Candidate] {
    guard !parameters.isEmpty, expecting.kind != .request else { return [] }
    var corrections: [Correction] = []
    var spans: [Interpretation.Span] = []
    var notes: [String] = []
    var fit = Fit.aside
    for binding in parse.bindings {
      let isOld = recognizer.grammar.network.slots[Int(binding.slot)] == "old"
      if case .choice(let options) = expecting.kind, !isOld,
        let index = uniqueOption(options, binding.range)
      {
        return [candidate(parse, .choice(index), fit: Fit.answer)]
      }
      guard let name = parameterName(for: binding) else { return [] }
      let made = maker.make(binding, slot: name)
      spans.append(made.span)
      if binding.list == .name, binding.isFree, !isPending(name) { return [] }
      if isOld {
        if !isPresent(made.value, name, shortened: true) { fit = Fit.guess }
        let isReplaced = parse.bindings.contains {
          $0.range != binding.range && parameterName(for: $0) == name
        }
        if !isReplaced { corrections.append(Correction(parameter: name, value: nil)) }
      } else {
        // A currency without an amount that it could be of.
        if binding.list == .currency, made.value == nil { return [] }
        // 不是玛丽亚, when it is 玛丽亚, refuses her rather than naming her again.
        if binding.list != .currency, isPresent(made.value, name), parse.bindings.count == 1 {
          fit = Fit.guess
        }
        corrections.append(Correction(parameter: name, value: made.value))
        notes += made.notes
      }
    }
    // "Change it" says that something is to change, not what: an empty correction.
    if corrections.isEmpty, refuses != GrammarFile.refusesSomething {
      guard let kind = refuses.flatMap(Parameter.Kind.init), let name = parameterName(of: kind)
      else { return [] }
      corrections = [Correction(parameter: name, value: nil)]
    }
    return [
      candidate(parse, meaning(of: corrections), fit: fit, spans: spans, notes: notes)
    ]
  }

  /// Whether the pending question is about that parameter.
  private func isPending(_ name: String) -> Bool {
    switch expecting.kind {
    case .value(let pending), .confirmation(let pending): pending == name
    case .choice(let options):
      kind(of: name) == .person
        && options.contains { option in
          if case .person = option.value { true } else { false }
        }
    case .request, .goAhead, .unlock, .openApp, .retry, .permission, .followUp, .page,
      .authentication, .working:
      false
    }
  }

  /// Whether the parameter has that value at present.
  private func isPresent(_ value: Value?, _ name: String, shortened: Bool = false) -> Bool {
    switch (value, expecting.intent?.values[name]) {
    case (.person(let heard), .person(let present)):
      // A nickname or a relation names the same person in other words.
      let isMatched = heard.siriMatches.contains { $0.displayName == present.displayName }
      if isMatched, shortened || heard.siriMatches.count == 1 { return true }
      let words = Tokenizer.words(of: present.displayName)
      let others = Tokenizer.words(of: heard.displayName)
      guard shortened else { return words == others }
      return words.allSatisfy(others.contains) || others.allSatisfy(words.contains)
    case (.currencyAmount(let heard), .currencyAmount(let present)):
      return heard.amount == present.amount
    default: return false
    }
  }

  /// A new value for the very parameter that was asked for is simply the answer.
  private func meaning(of corrections: [Correction]) -> Meaning {
    if case .value(let name) = expecting.kind, corrections.count == 1,
      corrections[0].parameter == name, let value = corrections[0].value
    {
      return .value(value)
    }
    return .correction(corrections)
  }
}

extension Parameter.Kind {
  /// Whether an answer is taken as it was said.
  var isVerbatim: Bool {
    switch self {
    case .text, .date, .enumeration, .item: true
    case .person, .currencyAmount, .number, .bool: false
    }
  }
}
