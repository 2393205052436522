/// Writes the declarations of intents.
struct IntentSource {
  let facts: Facts

  /// `INSendPaymentIntent` → `sendPayment`.
  static func memberName(_ intent: Facts.Intent) -> String {
    lowered(intent.name.dropFirst("IN".count).dropLast("Intent".count))
  }

  func declaration(of intent: Facts.Intent) throws -> String {
    let deprecated = intent.deprecated.first?.ios
    let until = deprecated.map { ", deprecated in \($0)" } ?? ""
    let expression = Expression.call(
      "IntentClass",
      [
        ("name", .text(intent.name)),
        ("domain", .text(intent.domain)),
        ("verb", .text(intent.verb)),
        ("introducedIOS", .text(intent.introduced)),
        ("deprecatedIOS", .text(deprecated)),
        ("unlocking", try unlocking(intent)),
        ("asksForGoAhead", .atom("\(intent.goAhead.documented)")),
        ("handlingProtocol", .text(intent.handling?.handlingProtocol)),
        ("parameters", .array(intent.parameters.map(parameter))),
        ("methods", .array(try (intent.handling?.calls ?? []).map(method))),
        ("codeEnum", .text(intent.response.codeEnum)),
        ("codes", .array(try intent.response.codes.map { try code($0, of: intent) })),
      ])
    return expression.member(
      Self.memberName(intent), summary: "`\(intent.name)`, since iOS \(intent.introduced)\(until).")
  }

  private func unlocking(_ intent: Facts.Intent) throws -> Expression {
    switch intent.unlocking {
    case "yes": .atom(".always")
    case "no": .atom(".never")
    case nil: .atom(".unknown")
    case "yes_unless_message_previews_shown", "no_unless_disambiguation_or_confirmation",
      "only_if_app_does_not_use_callkit":
      .atom(".conditional")
    case let other?: throw UnknownFact(place: intent.name, value: other)
    }
  }

  // MARK: Parameters

  private func parameter(_ parameter: Facts.Parameter) -> Expression {
    var element = Substring(parameter.swiftType)
    if element.hasSuffix("?") { element.removeLast() }
    let isList = element.hasPrefix("[")
    if isList { element = element.dropFirst().dropLast() }
    var arguments: [(String?, Expression)] = [
      ("name", .text(parameter.name)),
      ("swiftType", .text(parameter.swiftType)),
      ("kind", .atom(".\(kind(of: String(element)))")),
    ]
    if isList { arguments.append(("isList", .atom("true"))) }
    return .call("Parameter", arguments)
  }

  private func kind(of type: String) -> String {
    switch type {
    case "INPerson": "person"
    case "INCurrencyAmount": "currencyAmount"
    case "String", "INSpeakableString": "text"
    case "Int", "Double", "NSNumber": "number"
    case "Bool": "bool"
    case "Date", "DateComponents", "INDateComponentsRange": "date"
    default: facts.enums[type] == nil ? "item" : "enumeration"
    }
  }

  // MARK: Methods

  private func method(_ call: Facts.Call) throws -> Expression {
    guard ["resolve", "confirm", "handle"].contains(call.phase) else {
      throw UnknownFact(place: call.selector, value: call.phase)
    }
    var arguments: [(String?, Expression)] = [
      ("name", .text(String(call.swiftName.prefix { $0 != "(" }))),
      ("swiftName", .text(call.swiftName)),
      ("selector", .text(call.selector)),
      ("phase", .atom(".\(call.phase)")),
    ]
    if let parameter = call.parameter { arguments.append(("parameter", .text(parameter))) }
    arguments.append(("resultClass", .text(call.result)))
    if call.array == true { arguments.append(("takesArray", .atom("true"))) }
    return .call("HandlerMethod", arguments)
  }

  // MARK: Codes

  private func code(_ code: Facts.Code, of intent: Facts.Intent) throws -> Expression {
    let place = "\(intent.name).\(code.name)"
    guard ["confirm", "handle", "both", "none"].contains(code.phase) else {
      throw UnknownFact(place: place, value: code.phase)
    }
    let caveats = caveats(code)
    let launch = try appLaunch(code, place)
    var arguments: [(String?, Expression)] = [
      (nil, .text(code.name)),
      (nil, .atom("\(code.raw)")),
      // A code without a version of its own came with its intent.
      (nil, .text(code.introduced ?? intent.introduced)),
      (nil, .atom(".\(code.phase)")),
      (nil, .atom(try basis(code, place))),
    ]
    if launch != ".none" { arguments.append((nil, .atom(launch))) }
    if !caveats.isEmpty { arguments.append(("caveats", .array(caveats.map(Expression.atom)))) }
    if let version = code.deprecated { arguments.append(("deprecated", .text(version))) }
    return .call("ResponseCode", arguments)
  }

  private func basis(_ code: Facts.Code, _ place: String) throws -> String {
    switch code.basis {
    case "apple-docs": ".documented"
    case "apple-docs-general": ".general"
    case "rule": ".rule"
    default: throw UnknownFact(place: place, value: code.basis)
    }
  }

  private func appLaunch(_ code: Facts.Code, _ place: String) throws -> String {
    switch code.appLaunch {
    case "none": ".none"
    case "foreground", "foreground(Maps)": ".foreground"
    case "background": ".background"
    case "offered_to_user": ".offered"
    default: throw UnknownFact(place: place, value: code.appLaunch)
    }
  }

  private func caveats(_ code: Facts.Code) -> [String] {
    var caveats: [String] = []
    if code.unavailableOn?.contains("ios") == true { caveats.append(".unavailableOnIOS") }
    if code.isUnavailableToExtensions == true { caveats.append(".unavailableToExtensions") }
    if code.isErrorFromHandle == true { caveats.append(".errorFromHandle") }
    if code.isDiscouraged == true { caveats.append(".discouraged") }
    if code.effectInConfirm != nil { caveats.append(".offersAppFromConfirm") }
    return caveats
  }
}

/// The word with its first letter, or its leading capitals, in lower case.
func lowered(_ word: Substring) -> String {
  word.prefix(1).lowercased() + word.dropFirst()
}
