import Conversation
import SiriKit

// Stage 5: parameter by parameter.
extension DialogEngine {
  mutating func resolve(with result: ResolutionResult, from method: HandlerMethod) {
    guard let parameter = method.parameter else { return }
    check(result, from: method)
    if isDonated, !result.isSettled { return refuseDonated(parameter, result) }
    switch result.kind {
    case .success:
      diagnoseChoice(result, from: method, parameter)
      if let value = result.values.first { intent?.values[parameter] = value }
      advance(past: parameter)
    case .notRequired:
      intent?.values[parameter] = nil
      advance(past: parameter)
    case .needsValue:
      if let given = heard(for: parameter) {
        diagnose(
          .needsValueAlthoughGiven,
          ["method": method.name, "parameter": parameter, "value": given.summary])
      }
      askValue(of: parameter, lead: nil)
    case .disambiguation:
      disambiguate(result.values, from: method, parameter)
    case .confirmationRequired:
      askConfirmation(of: result.values.first ?? heard(for: parameter), parameter, result)
    case .unsupported:
      let reason = result.reason ?? "none"
      let lead = line("unsupported.\(intentName).\(parameter).\(reason)")
      let meaning = ReasonMeaning.of(reason)
      if meaning != .anotherValue { return conclude(with: reason, meaning, saying: lead) }
      refuse(parameter)
      askValue(of: parameter, lead: lead)
    }
  }

  /// A donated request runs without questions: what cannot be resolved ends it.
  private mutating func refuseDonated(_ parameter: String, _ result: ResolutionResult) {
    let value = intent?.values[parameter]?.summary ?? "missing"
    diagnose(.staleDonation, ["parameter": parameter, "value": value, "result": result.summary])
    say("donation.\(intentName).\(parameter)")
    end(.failed(result.reason ?? result.kind.rawValue))
  }

  /// A value out of nothing, and an item that nobody can name.
  private mutating func diagnoseChoice(
    _ result: ResolutionResult, from method: HandlerMethod, _ parameter: String
  ) {
    guard let value = result.values.first else { return }
    for item in value.items where item.displayName.allSatisfy(\.isWhitespace) {
      diagnose(.itemWithoutTitle, ["method": method.name, "type": item.type])
    }
    // What is searched for is found, not chosen.
    guard intent?.values[parameter] == nil, !method.takesArray else { return }
    diagnose(.chosenWithoutAsking, ["method": method.name, "value": value.summary])
  }

  /// No other value would help: the reason is told, and the request has failed.
  private mutating func conclude(
    with reason: String, _ meaning: ReasonMeaning, saying line: Line
  ) {
    emit(.said(line))
    end(.failed(reason))
    if suggestsApp() { return }
    switch meaning {
    case .app: offerApp(saying: nil)
    case .later: offerRetry()
    case .anotherValue, .nothing: break
    }
  }

  /// What the result's class cannot say, nobody can answer (catalog).
  mutating func check(_ result: ResolutionResult, from method: HandlerMethod) {
    guard let type = Catalog.resolutionResult(method.resultClass) else { return }
    if !type.kinds.contains(result.kind) {
      diagnose(
        .resultNotInClass,
        [
          "class": type.name, "kind": result.kind.rawValue,
          "kinds": type.kinds.map(\.rawValue).joined(separator: ", "),
        ])
    }
    guard let reason = result.reason else { return }
    let reasons =
      result.kind == .confirmationRequired ? type.confirmationReasons : type.unsupportedReasons
    if !reasons.contains(where: { $0.name == reason }) {
      diagnose(
        .reasonNotInEnum,
        [
          "class": type.name, "reason": reason,
          "reasons": reasons.map(\.name).joined(separator: ", "),
        ])
    }
  }

  private mutating func advance(past parameter: String) {
    forgetRounds(of: parameter)
    element = nil
    resolvedParameters.insert(parameter)
    methodIndex += 1
    callNext()
  }

  private mutating func disambiguate(
    _ values: [Value], from method: HandlerMethod, _ parameter: String
  ) {
    if values.count < 2 {
      diagnose(.fewOptions, ["method": method.name, "count": "\(values.count)"])
      guard let only = values.first else { return askValue(of: parameter, lead: nil) }
      return askConfirmation(of: only, parameter, nil)
    }
    if values.count > policy.pageSize {
      diagnose(.manyOptions, ["method": method.name, "count": "\(values.count)"])
    }
    options = Option.list(values)
    if let label = Option.firstEqualLabel(in: options) {
      diagnose(.equalOptions, ["method": method.name, "label": label])
    }
    guard countRound(of: parameter) else { return giveUp(on: parameter) }
    // "Which …?" needs the name that was heard.
    let lacksName = heard(for: parameter) == nil && isPerson(parameter)
    let key = lacksName ? "disambiguation" : "disambiguation.\(intentName).\(parameter)"
    askPage(from: 0, key: key, parameter: parameter)
  }

  private func isPerson(_ parameter: String) -> Bool {
    intentClass?.parameter(parameter)?.kind == .person
  }

  /// Shows one page of the options.
  mutating func askPage(
    from first: Int, key: String, parameter: String?, lead: String? = nil
  ) {
    let page = Array(options.dropFirst(first).prefix(policy.pageSize))
    let heard = parameter.flatMap { self.heard(for: $0)?.summary } ?? ""
    // Equal names differ by their addresses; then that is what is asked for.
    let isOnePerson = page.allSatisfy { $0.label == page[0].label && $0.detail != nil }
    let line = line(
      isOnePerson && parameter != nil && !key.hasSuffix(".handle") ? "\(key).handle" : key,
      [
        "name": .text(heard), "count": .count(options.count),
        "options": .alternatives(Option.spoken(page)),
      ])
    ask(
      Question(
        .choice, lead: lead.map { self.line($0) }, line: line, parameter: parameter,
        options: page, optionCount: options.count, firstOption: first))
  }

  mutating func showMore() {
    guard let question, question.kind == .choice else { return askAgain(line("misheard")) }
    let next = question.firstOption + policy.pageSize
    let hasMore = next < options.count
    askPage(
      from: hasMore ? next : 0, key: question.line.key, parameter: question.parameter,
      lead: hasMore ? "disambiguation.more" : "disambiguation.noMore")
  }

  private mutating func askConfirmation(
    of value: Value?, _ parameter: String, _ result: ResolutionResult?
  ) {
    guard let value else { return askValue(of: parameter, lead: nil) }
    guard countRound(of: parameter) else { return giveUp(on: parameter) }
    proposed = value
    let reason = result?.reason ?? "none"
    ask(
      Question(
        .confirmation,
        line: line(
          "confirmation.\(intentName).\(parameter).\(reason)", ["value": .value(value)]),
        parameter: parameter, buttons: [button(.no), button(.yes)]))
  }

  mutating func askValue(of parameter: String, lead: Line?) {
    guard countRound(of: parameter) else { return giveUp(on: parameter) }
    ask(
      Question(
        .value, lead: lead, line: line("ask.\(intentName).\(parameter)"),
        parameter: parameter))
  }

  /// Counts one more round of a parameter's question; false when there were enough.
  private mutating func countRound(of parameter: String) -> Bool {
    let key = roundKey(parameter)
    rounds[key, default: 0] += 1
    return rounds[key, default: 0] <= policy.rounds
  }

  /// The same question too often: stop, and offer the app (policy).
  mutating func giveUp(on parameter: String) {
    diagnose(
      .sameQuestionThrice, ["parameter": parameter, "count": "\(policy.rounds)"])
    giveUp()
  }

  /// Stops without blame: nobody answered what the handler rightly asked.
  mutating func giveUp() {
    say("gaveUp.\(intentName)")
    end(.gaveUp)
    offerApp(saying: nil)
  }

  /// Takes a value that was said or picked, and resolves its parameter again.
  mutating func take(_ value: Value, for parameter: String) {
    put(value, into: parameter)
    goBack(to: parameter)
  }

  /// Goes back to a parameter; what comes after it is resolved again, and confirmed again.
  mutating func goBack(to parameter: String) {
    guard
      let index = intentClass?.methods.firstIndex(where: {
        $0.phase == .resolve && $0.parameter == parameter
      })
    else { return askAgain(line("misheard")) }
    clearQuestion()
    element = nil
    dropCall()
    for method in intentClass?.methods[index...] ?? [] {
      if let later = method.parameter { resolvedParameters.remove(later) }
    }
    methodIndex = index
    hasGoAhead = false
    response = nil
    callNext()
  }

  mutating func clearQuestion() {
    question = nil
    options = []
    proposed = nil
  }
}

extension Option {
  /// Options of values: people are told apart by the label of their handle, or its value.
  static func list(_ values: [Value]) -> [Option] {
    let labels = values.map(\.summary)
    return values.map { value in
      guard case .person(let person) = value else {
        return Option(value: value, label: value.summary)
      }
      let isShared = labels.filter { $0 == person.displayName }.count > 1
      let handle = person.handle
      let short = handle?.label ?? handle?.value
      let both = [handle?.label, handle?.value].compactMap { $0 }.joined(separator: " ")
      return Option(
        value: value, label: person.displayName,
        detail: isShared ? (both.isEmpty ? nil : both) : short)
    }
  }

  /// What is read out: the names, and what tells equal names apart.
  static func spoken(_ options: [Option]) -> [String] {
    let labels = options.map(\.label)
    let isOneName = Set(labels).count == 1
    return options.map { option in
      guard let detail = option.detail, labels.count(where: { $0 == option.label }) > 1 else {
        return option.label
      }
      return isOneName ? detail : "\(option.label) \(detail)"
    }
  }

  /// A label that two options share with the same detail.
  static func firstEqualLabel(in options: [Option]) -> String? {
    var seen: Set<[String]> = []
    return options.first { !seen.insert([$0.label, $0.detail ?? ""]).inserted }?.label
  }
}
