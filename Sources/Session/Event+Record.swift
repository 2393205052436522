import Conversation
import DialogEngine
import FoundationEssentials
import SiriKit

extension Event {
  /// The version of the record's shape; docs/events.md describes it.
  package static let recordVersion = 1

  /// The whole event as data, with Apple's names.
  package var record: Record {
    let row = self.row
    return .object(
      [
        .init("event", .number(Decimal(number))),
        .init("milliseconds", .number(Decimal(time))),
        .init("turn", .number(Decimal(turn))),
        .init("kind", .text(happening.kind)),
        .init("summary", .text(row.text)),
      ] + happening.fields)
  }
}

extension Happening {
  /// The kinds of events, by their stable names.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case heard
    case matched
    case tapped
    case chose
    case intentStarted = "intent"
    case routed
    case unlocked
    case permitted = "permission"
    case called = "call"
    case skipped
    case replied = "reply"
    case faulted = "fault"
    case repliedAgain = "second-reply"
    case repliedLate = "late-reply"
    case callCancelled = "call-cancelled"
    case affected = "effect"
    case said
    case asked
    case showed = "card"
    case launched = "launch"
    case appCalled = "app-call"
    case appShowed = "page"
    case appAffected = "app-effect"
    case authenticationAsked = "authentication-sheet"
    case authenticated = "authentication"
    case deviceChanged = "device"
    case behaviourChanged = "behaviour"
    case rewound = "rewind"
    case noted = "note"
    case diagnosed = "diagnosis"
    case ended = "ending"
  }

  /// The stable name of the kind of event.
  package var kind: String { category.rawValue }

  private var category: Kind {
    switch self {
    case .heard: .heard
    case .matched: .matched
    case .tapped: .tapped
    case .chose: .chose
    case .intentStarted: .intentStarted
    case .routed: .routed
    case .unlocked: .unlocked
    case .permitted: .permitted
    case .called: .called
    case .skipped: .skipped
    case .replied: .replied
    case .faulted: .faulted
    case .repliedAgain: .repliedAgain
    case .repliedLate: .repliedLate
    case .callCancelled: .callCancelled
    case .affected: .affected
    case .said: .said
    case .asked: .asked
    case .showed: .showed
    case .launched: .launched
    case .appCalled: .appCalled
    case .appShowed: .appShowed
    case .appAffected: .appAffected
    case .authenticationAsked: .authenticationAsked
    case .authenticated: .authenticated
    case .deviceChanged: .deviceChanged
    case .behaviourChanged: .behaviourChanged
    case .rewound: .rewound
    case .noted: .noted
    case .diagnosed: .diagnosed
    case .ended: .ended
    }
  }

  fileprivate var fields: [Record.Field] {
    switch self {
    case .heard(let text): [.init("text", .text(text))]
    case .matched(let interpretation): interpretation.fields
    case .tapped(let button): [.init("button", .text(button.role.rawValue))]
    case .chose(let index, let option):
      [.init("choice", .number(Decimal(index + 1))), .init("option", option.record)]
    case .intentStarted(let intent): [.init("intent", intent.record)]
    case .routed(let app): [.init("app", .text(app))]
    case .unlocked: []
    case .permitted(let isAllowed): [.init("allowed", .bool(isAllowed))]
    case .said(let line): line.fields
    case .asked(let question): [.init("question", question.record)]
    case .showed(let card): [.init("card", card.record)]
    case .launched(let launch): launch.fields
    case .appCalled(let callback): [.init("callback", .text(callback))]
    case .appShowed(let page): page.fields
    case .appAffected(let effect): effect.fields
    case .authenticationAsked(let prompt):
      prompt.request.fields + [
        .init("buttons", .list(prompt.buttons.map { .text($0.role.rawValue) }))
      ]
    case .authenticated(let call, let request, let outcome):
      (call.map { [Record.Field("call", .number(Decimal($0)))] } ?? []) + request.fields
        + [.init("outcome", .text(outcome.error ?? "success"))]
    case .rewound(let turn): [.init("toTurn", .number(Decimal(turn)))]
    case .diagnosed(let finding): finding.fields
    case .ended(let ending): [.init("ending", .text(ending.name))]
    case .deviceChanged, .behaviourChanged, .noted: []
    case .called, .skipped, .replied, .faulted, .repliedAgain, .repliedLate, .callCancelled,
      .affected:
      callFields
    }
  }

  private var callFields: [Record.Field] {
    switch self {
    case .called(let number, let method, let intent):
      Record.call(number, method) + [.init("intent", intent.record)]
    case .skipped(let method): [.init("method", .text(method))]
    case .replied(let number, let method, let reply, let after):
      Record.call(number, method, after) + reply.fields
    case .faulted(let number, let method, let fault, let after):
      Record.call(number, method, after) + [.init("fault", .text(fault.summary))]
    case .repliedAgain(let number, let method, let reply):
      Record.call(number, method) + reply.fields
    case .repliedLate(let number, let method, let reply, let after):
      Record.call(number, method, after) + reply.fields
    case .callCancelled(let number, let method, let after):
      Record.call(number, method, after)
    case .affected(let number, let method, let effect):
      Record.call(number, method) + effect.fields
    default: []
    }
  }
}

extension Record {
  fileprivate static func call(_ number: Int, _ method: String, _ after: Int? = nil) -> [Field] {
    [Field("call", .number(Decimal(number))), Field("method", .text(method))]
      + (after.map { [Field("after", .number(Decimal($0)))] } ?? [])
  }

  fileprivate static func optional(_ name: String, _ text: String?) -> [Field] {
    text.map { [Field(name, .text($0))] } ?? []
  }
}

extension Value {
  /// The value with Apple's property names and plain decimals.
  package var record: Record {
    switch self {
    case .person(let person): person.record
    case .currencyAmount(let amount):
      .object([
        .init("amount", .number(amount.amount)),
        .init("currencyCode", .text(amount.currencyCode)),
      ])
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .enumeration(let name): .text(name)
    case .item(let item):
      .object(
        [.init("type", .text(item.type)), .init("displayName", .text(item.displayName))]
          + Record.optional("identifier", item.identifier))
    case .list(let values): .list(values.map(\.record))
    }
  }
}

extension Person {
  fileprivate var record: Record {
    var fields: [Record.Field] = [.init("displayName", .text(displayName))]
    fields += Record.optional("nickname", nickname)
    fields += Record.optional("relationship", relationship)
    fields += Record.optional("customIdentifier", identifier)
    if let handle {
      fields.append(
        .init(
          "personHandle",
          .object(
            [
              .init("value", .text(handle.value)), .init("type", .text(handle.kind.rawValue)),
            ] + Record.optional("label", handle.label))))
    }
    if !siriMatches.isEmpty {
      fields.append(.init("siriMatches", .list(siriMatches.map(\.record))))
    }
    return .object(fields)
  }
}

extension Intent {
  fileprivate var record: Record {
    .object(
      [.init("class", .text(className))] + Record.optional("identifier", identifier)
        + values.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.record) })
  }
}

extension Interpretation {
  fileprivate var fields: [Record.Field] {
    var fields: [Record.Field] = [.init("meaning", .text(meaning.summary))]
    if let template { fields.append(.init("template", template.record)) }
    if !spans.isEmpty { fields.append(.init("spans", .list(spans.map(\.record)))) }
    if !runnersUp.isEmpty {
      fields.append(.init("runnersUp", .list(runnersUp.map(\.record))))
    }
    if !notes.isEmpty { fields.append(.init("notes", .list(notes.map { .text($0) }))) }
    return fields
  }
}

extension Interpretation.Template {
  package var record: Record {
    .object([
      .init("id", .text(id)), .init("file", .text(file)),
      .init("line", .number(Decimal(line))), .init("text", .text(text)),
    ])
  }
}

extension Interpretation.Span {
  package var record: Record {
    .object([
      .init("slot", .text(slot)), .init("start", .number(Decimal(start))),
      .init("end", .number(Decimal(end))), .init("text", .text(text)),
      .init("rule", .text(rule)),
    ])
  }
}

extension Interpretation.RunnerUp {
  package var record: Record {
    .object([
      .init("intent", .text(intentName)), .init("template", template.record),
      .init("reason", .text(reason)),
    ])
  }
}

extension Reply {
  fileprivate var fields: [Record.Field] {
    switch self {
    case .resolution(let result): [.init("result", result.record)]
    case .resolutions(let results): [.init("results", .list(results.map(\.record)))]
    case .response(let response): [.init("response", response.record)]
    }
  }
}

extension ResolutionResult {
  fileprivate var record: Record {
    .object(
      [.init("kind", .text(kind.rawValue))] + Record.optional("reason", reason)
        + (values.isEmpty ? [] : [.init("values", .list(values.map(\.record)))]))
  }
}

extension IntentResponse {
  fileprivate var record: Record {
    .object(
      [.init("code", .text(code))]
        + (userActivity.map { [.init("userActivity", $0.record)] } ?? [])
        + properties.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.record) })
  }
}

extension UserActivity {
  fileprivate var record: Record {
    .object(
      [.init("activityType", .text(activityType))] + Record.optional("title", title)
        + [
          .init(
            "userInfo",
            .object(
              userInfo.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.record) }))
        ])
  }
}

extension PropertyListValue {
  fileprivate var record: Record {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .list(let values): .list(values.map(\.record))
    case .dictionary(let values):
      .object(values.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.record) })
    case .other(let name): .text("<\(name)>")
    }
  }
}

extension Effect {
  fileprivate var fields: [Record.Field] {
    [.init("effect", .text(kind.rawValue)), .init("what", .text(summary))]
      + Record.optional("idempotencyKey", idempotencyKey)
  }
}

extension Line {
  fileprivate var fields: [Record.Field] {
    [
      .init("key", .text(key)), .init("speaker", .text(speaker.rawValue)),
      .init(
        "arguments",
        .object(arguments.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.record) })),
    ]
  }
}

extension Line.Argument {
  fileprivate var record: Record {
    switch self {
    case .value(let value): value.record
    case .text(let text): .text(text)
    case .count(let count): .number(Decimal(count))
    case .alternatives(let texts): .list(texts.map { .text($0) })
    case .seconds(let seconds): .number(Decimal(seconds))
    }
  }
}

extension Option {
  fileprivate var record: Record {
    .object(
      [.init("label", .text(label))] + Record.optional("detail", detail)
        + [.init("value", value.record)])
  }
}

extension Question {
  fileprivate var record: Record {
    var fields: [Record.Field] = [.init("kind", .text(kind.rawValue))]
    fields += Record.optional("parameter", parameter)
    if let lead { fields.append(.init("lead", .object(lead.fields))) }
    fields.append(.init("line", .object(line.fields)))
    if !options.isEmpty {
      fields.append(.init("options", .list(options.map(\.record))))
      fields.append(.init("optionCount", .number(Decimal(optionCount))))
    }
    if let card { fields.append(.init("card", card.record)) }
    if !buttons.isEmpty {
      fields.append(.init("buttons", .list(buttons.map { .text($0.role.rawValue) })))
    }
    return .object(fields)
  }
}

extension Card {
  fileprivate var record: Record {
    .object([
      .init("kind", .text(kind.rawValue)), .init("app", .text(appName)),
      .init(
        "rows",
        .list(rows.map(\.record))),
    ])
  }
}

extension Card.Row {
  fileprivate var record: Record {
    .object([.init("label", .text(label.key)), .init("content", content.record)])
  }
}

extension Launch {
  fileprivate var fields: [Record.Field] {
    [
      .init("userActivity", activity.record), .init("madeBySiri", .bool(isMadeBySiri)),
      .init("appState", .text(state.rawValue)), .init("lifeCycle", .text(lifeCycle.rawValue)),
      .init("callbacks", .list(callbacks.map { .text($0) })),
      .init("inBackground", .bool(isInBackground)),
    ]
  }
}

extension AppPage {
  fileprivate var fields: [Record.Field] {
    Record.optional("page", name)
      + [
        .init("title", .text(title)), .init("text", .text(text)),
        .init("rows", .list(rows.map(\.record))),
      ]
      + (notices.isEmpty ? [] : [.init("notices", .list(notices.map { .object($0.fields) }))])
      + (buttons.isEmpty
        ? [] : [.init("buttons", .list(buttons.map { .text($0.role.rawValue) }))])
  }
}

extension Finding {
  fileprivate var fields: [Record.Field] {
    let facts = diagnosis.facts
    return [
      .init("diagnosis", .text(diagnosis.rawValue)), .init("name", .text("\(diagnosis)")),
      .init("severity", .text(facts.severity.rawValue)), .init("reason", .text(facts.reason)),
      .init("fix", .text(Diagnosis.fill(facts.fix, arguments))),
      .init("source", .text(facts.source)),
    ]
  }
}

extension AuthenticationRequest {
  fileprivate var fields: [Record.Field] {
    [.init("policy", .text(policy.rawValue)), .init("place", .text(place.rawValue))]
  }
}
