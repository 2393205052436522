import Conversation
import Files
import FoundationEssentials
import SiriKit
import Testing

@testable import Handlers

/// The word of a file's fault, to be compared as a whole.
func fault(_ text: String, file: String = "x.app.yaml") -> String {
  do throws(FileError) {
    _ = try AppFile.load(text: text, file: file)
    return "no fault"
  } catch {
    return error.description
  }
}

/// A small app, with lines added at the top level.
func app(_ more: String = "") throws -> AppFile {
  try AppFile.load(
    text: """
      app:
        name: Pay
        bundleIdentifier: com.example.pay
        intents: [INSendPaymentIntent, INRequestPaymentIntent]
      \(more)
      """, file: "x.app.yaml")
}

func demoPay() throws -> ScriptedHandler { ScriptedHandler(app: try AppFile.demoPay) }

func money(_ text: String) -> Value {
  CurrencyAmount(parsing: text).map(Value.currencyAmount) ?? .text(text)
}

func intentClass(_ name: String) throws -> IntentClass {
  try #require(Catalog.intent(name))
}

/// A call as the engine makes it.
func call(
  _ method: String, _ intentName: String, number: Int = 1,
  identifier: String? = "request", device: Device = Device(), _ values: [String: Value] = [:]
) throws -> HandlerCall {
  let intentClass = try intentClass(intentName)
  return HandlerCall(
    number: number, method: try #require(intentClass.method(method)),
    intent: Intent(className: intentName, values: values, identifier: identifier),
    device: device)
}

/// A call for sending a payment.
func call(
  _ method: String, number: Int = 1, identifier: String? = "request", device: Device = Device(),
  _ values: [String: Value] = [:]
) throws -> HandlerCall {
  try call(
    method, "INSendPaymentIntent", number: number, identifier: identifier, device: device, values)
}

/// A person that was heard, with Siri's matches among the app's contacts.
func heard(_ name: String, matches: [String] = [], in app: AppFile) throws -> Value {
  let people = try matches.map { name in
    try #require(app.people.first { $0.displayName == name })
  }
  return .person(Person(displayName: name, siriMatches: people))
}

extension [CallEvent] {
  var replies: [Reply] {
    compactMap { event in
      if case .completed(let reply) = event.kind { reply } else { nil }
    }
  }

  var effects: [Effect] {
    compactMap { event in
      if case .effect(let effect) = event.kind { effect } else { nil }
    }
  }

  var result: ResolutionResult? {
    if case .resolution(let result) = replies.first { result } else { nil }
  }

  var response: IntentResponse? {
    if case .response(let response) = replies.first { response } else { nil }
  }

  /// `6 completed`, `12 charge`: the timeline in short.
  var timeline: [String] {
    map { event in
      switch event.kind {
      case .completed: "\(event.after) completed"
      case .crashed: "\(event.after) crashed"
      case .exited(let status): "\(event.after) exited \(status)"
      case .effect(let effect): "\(event.after) \(effect.kind)"
      case .asksAuthentication(let request): "\(event.after) asks \(request.policy)"
      }
    }
  }
}

extension ResolutionResult {
  /// `unsupported noAccount`, `disambiguation Maria Lopez · Maria Chen`: the result in short.
  var summary: String {
    ([kind.rawValue] + (reason.map { [$0] } ?? [])
      + (values.isEmpty ? [] : [values.map(\.summary).joined(separator: " · ")]))
      .joined(separator: " ")
  }
}
