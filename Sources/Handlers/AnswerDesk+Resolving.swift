import FoundationEssentials
import SiriKit

extension AnswerDesk {
  private var parameter: Parameter? {
    call.method.parameter.flatMap { intentClass?.parameter($0) }
  }

  /// What was heard for the parameter, if anything.
  private var heard: Value? { call.method.parameter.flatMap { call.intent.values[$0] } }

  func resolution(_ answer: Behaviour.Answer) -> Reply {
    guard call.method.takesArray else { return .resolution(result(answer, heard)) }
    var results = [result(answer, nil)]
    if case .list(let values) = heard, !values.isEmpty {
      results = values.map { result(answer, $0) }
    }
    return .resolutions(Array(results.prefix(answer.resultCount ?? results.count)))
  }

  private func result(_ answer: Behaviour.Answer, _ heard: Value?) -> ResolutionResult {
    guard case .result(let kind, let reason, let sources) = answer.content else {
      return worldResult(heard)
    }
    let values = sources.isEmpty ? usualValues(kind, heard) : sources.map(value)
    return ResolutionResult(kind, values: values, reason: reason)
  }

  // MARK: What follows from the world

  private func worldResult(_ heard: Value?) -> ResolutionResult {
    if let result = domainResult(heard) { return result }
    return switch (parameter?.kind, heard) {
    case (.person, .person(let person)): result(for: person)
    case (.currencyAmount, .currencyAmount(let amount)): result(for: amount)
    case (.person, _) where isSearch: ResolutionResult(.notRequired)
    case (.person, _), (.currencyAmount, _): ResolutionResult(.needsValue)
    case (_, .text(let text)?): result(for: text)
    case (_, let value?): ResolutionResult(.success, values: [value])
    case (_, nil): ResolutionResult(.notRequired)
    }
  }

  /// Who searches for nobody in particular means everybody.
  private var isSearch: Bool { call.intent.className.hasPrefix("INSearchFor") }

  private func unsupported(_ reason: String) -> ResolutionResult {
    let reasons = Catalog.resolutionResult(call.method.resultClass)?.unsupportedReasons ?? []
    return ResolutionResult(
      .unsupported, reason: reasons.contains { $0.name == reason } ? reason : nil)
  }

  private func result(for heard: Person) -> ResolutionResult {
    let candidates = world.candidates(for: heard)
    guard !candidates.contacts.isEmpty else { return unsupported("noAccount") }
    let reachable = candidates.contacts.filter { !$0.handles.isEmpty }
    guard let contact = reachable.first else { return unsupported("noValidHandle") }
    if reachable.count > 1 {
      return ResolutionResult(.disambiguation, values: options(reachable).map(Value.person))
    }
    if let reason = refusal(of: contact) { return unsupported(reason) }
    if candidates.areOnlyNear {
      return ResolutionResult(
        .confirmationRequired, values: [.person(contact.personAtOnlyHandle)])
    }
    if let handle = contact.handle(like: heard.handle) ?? contact.personAtOnlyHandle.handle {
      return ResolutionResult(.success, values: [.person(contact.person(at: handle))])
    }
    return ResolutionResult(
      .disambiguation, values: contact.handles.map { .person(contact.person(at: $0)) })
  }

  private func refusal(of contact: World.Contact) -> String? {
    if !contact.hasAccount { return "noAccount" }
    if !contact.isEligible, intentClass?.effectKind == .message {
      return "messagingServiceNotEnabledForRecipient"
    }
    if !contact.areCredentialsVerified { return "credentialsUnverified" }
    let isBroke = !world.accounts.isEmpty && world.accounts.allSatisfy { $0.balance <= 0 }
    return isBroke && intentClass?.effectKind == .charge ? "insufficientFunds" : nil
  }

  /// One choice a person, to be asked for the handle later; where two have the same name only
  /// the handles tell them apart.
  private func options(_ contacts: [World.Contact]) -> [Person] {
    contacts.flatMap { contact in
      let hasNamesake =
        contacts.filter { $0.person.displayName == contact.person.displayName }.count > 1
      return hasNamesake
        ? contact.handles.map { contact.person(at: $0) } : [contact.personAtOnlyHandle]
    }
  }

  private func result(for amount: CurrencyAmount) -> ResolutionResult {
    guard !amount.amount.isNaN else { return ResolutionResult(.needsValue) }
    if amount.currencyCode.isEmpty, let currency = world.currencies.first {
      guard world.currencies.count == 1 else {
        return ResolutionResult(.disambiguation, values: amounts(amount.amount, world.currencies))
      }
      return result(for: CurrencyAmount(amount: amount.amount, currencyCode: currency))
    }
    switch world.fault(of: amount, with: counterpart.flatMap(world.contact(of:))) {
    case .currencyUnsupported: return unsupported("paymentsCurrencyUnsupported")
    case .belowMinimum: return unsupported("paymentsAmountBelowMinimum")
    case .aboveMaximum: return unsupported("paymentsAmountAboveMaximum")
    case nil: return ResolutionResult(.success, values: [.currencyAmount(amount)])
    }
  }

  private func result(for text: String) -> ResolutionResult {
    if let most = world.maximumNoteLength, text.count > most {
      return ResolutionResult(.unsupported)
    }
    return ResolutionResult(.success, values: [.text(text)])
  }

  // MARK: Values of replaced results

  private func value(_ source: Behaviour.Answer.ValueSource) -> Value {
    switch source {
    case .person(let person): .person(person)
    case .named(let name):
      switch parameter?.kind {
      case .person:
        .person(world.contact(named: name)?.personAtOnlyHandle ?? Person(displayName: name))
      case .currencyAmount: CurrencyAmount(parsing: name).map(Value.currencyAmount) ?? .text(name)
      case .number: Decimal(string: name).map(Value.number) ?? .text(name)
      case .bool: .bool(name == "true" || name == "yes")
      case .enumeration: .enumeration(name)
      case .item:
        .item(.init(type: parameter?.className ?? "", displayName: name, identifier: name))
      case .text, .date, nil: .text(name)
      }
    }
  }

  /// The values of a result that somebody chose without naming any.
  private func usualValues(_ kind: ResolutionResult.Kind, _ heard: Value?) -> [Value] {
    switch kind {
    case .needsValue, .notRequired, .unsupported: return []
    case .disambiguation: return alternatives(to: heard)
    case .success, .confirmationRequired:
      let result = worldResult(heard)
      if result.kind == .success || result.kind == .confirmationRequired { return result.values }
      return heard.map { [surest($0)] } ?? Array(alternatives(to: nil).prefix(1))
    }
  }

  /// What was heard, as the world knows it.
  private func surest(_ heard: Value) -> Value {
    guard case .person(let person) = heard else { return heard }
    let contact = world.candidates(for: person).contacts.first
    return contact.map { .person($0.personAtOnlyHandle) } ?? heard
  }

  private func alternatives(to heard: Value?) -> [Value] {
    switch parameter?.kind {
    case .person: people(like: heard)
    case .currencyAmount: amounts(like: heard)
    case .text:
      heard.map { value in [value] + world.notes.map(Value.text).filter { $0 != value } }
        ?? world.notes.map(Value.text)
    case .item where parameter?.name == "mediaItems": mediaAlternatives
    case .number, .bool, .date, .enumeration, .item, nil: heard.map { [$0] } ?? []
    }
  }

  /// Those who may be meant, or else the first few with whom money can be exchanged.
  private func people(like heard: Value?) -> [Value] {
    if case .person(let person) = heard {
      let found = world.candidates(for: person).contacts.filter { !$0.handles.isEmpty }
      if found.count > 1 { return options(found).map(Value.person) }
    }
    let usable = world.contacts.filter { !$0.handles.isEmpty && $0.hasAccount }
    return options(Array(usable.prefix(3))).map(Value.person)
  }

  /// The amount in every currency, or else with a nought more, as one mishears.
  private func amounts(like heard: Value?) -> [Value] {
    var currency = world.currencies.first ?? "USD"
    var amount = (world.limits(for: currency).minimum ?? 1) * 10
    if case .currencyAmount(let heard) = heard {
      amount = heard.amount
      if !heard.currencyCode.isEmpty { currency = heard.currencyCode }
    }
    let others = world.currencies.filter { $0 != currency }
    return others.isEmpty
      ? amounts(amount, [currency]) + amounts(amount * 10, [currency])
      : amounts(amount, [currency] + others)
  }

  private func amounts(_ amount: Decimal, _ currencies: [String]) -> [Value] {
    currencies.map { .currencyAmount(CurrencyAmount(amount: amount, currencyCode: $0)) }
  }
}
