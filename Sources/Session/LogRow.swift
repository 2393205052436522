package import Conversation
import DialogEngine
import SiriKit

/// How an event reads in the developer log: a label, a text, and how much it matters.
package struct LogRow: Hashable, Sendable {
  /// How much a row matters; a theme gives each its colour.
  package enum Tone: String, Hashable, Sendable, Codable, CaseIterable {
    case user, quiet, plain, intent, call, success, question, warning, failure
  }

  package var label: String
  package var text: String
  package var tone: Tone

  package init(_ label: String, _ text: String, _ tone: Tone) {
    self.label = label
    self.text = text
    self.tone = tone
  }
}

extension Event {
  /// The event's row; in the source language, the same in every locale.
  package var row: LogRow {
    switch happening {
    case .heard, .matched, .tapped, .chose: userRow
    case .intentStarted, .routed, .unlocked, .permitted: requestRow
    case .called, .skipped, .replied, .faulted, .repliedAgain, .repliedLate, .callCancelled,
      .affected:
      callRow
    case .said, .asked, .showed, .launched, .appShowed: shownRow
    case .appCalled, .appAffected, .authenticationAsked, .authenticated: appRow
    case .deviceChanged, .behaviourChanged, .rewound, .noted, .diagnosed, .ended: stageRow
    }
  }

  private var userRow: LogRow {
    switch happening {
    case .heard(let text): LogRow("you", text.isEmpty ? "(silence)" : text, .user)
    case .matched(let interpretation): interpretation.row
    case .tapped(let button): LogRow("tap", button.role.rawValue, .user)
    case .chose(let index, let option):
      LogRow("pick", "\(index + 1)  \(option.label)", .user)
    default: LogRow("", "", .quiet)
    }
  }

  private var requestRow: LogRow {
    switch happening {
    case .intentStarted(let intent):
      LogRow("intent", "\(intent.className)\(intent.valueList)", .intent)
    case .routed(let app): LogRow("route", app, .quiet)
    case .unlocked: LogRow("device", "unlocked", .plain)
    case .permitted(let isAllowed):
      LogRow("device", isAllowed ? "Siri allowed" : "Siri not allowed", .plain)
    default: LogRow("", "", .quiet)
    }
  }

  private var callRow: LogRow {
    switch happening {
    case .called(let number, let method, _): LogRow("→ \(number)", method, .call)
    case .skipped(let method): LogRow("skip", "\(method): not implemented", .quiet)
    case .replied(let number, _, let reply, _): LogRow("← \(number)", reply.text, reply.tone)
    case .faulted(let number, _, let fault, _):
      LogRow("✗ \(number)", fault.summary, .failure)
    case .repliedAgain(let number, _, let reply):
      LogRow("← \(number)", "again: \(reply.text)", .failure)
    case .repliedLate(let number, _, let reply, let after):
      LogRow("late \(number)", "\(reply.text) after \(Event.seconds(after)) s", .failure)
    case .callCancelled(let number, let method, let after):
      LogRow("✗ \(number)", "\(method) given up after \(Event.seconds(after)) s", .warning)
    case .affected(_, _, let effect):
      LogRow("ledger", "\(effect.kind.rawValue)  \(effect.summary)", .intent)
    default: LogRow("", "", .quiet)
    }
  }

  private var appRow: LogRow {
    switch happening {
    case .appCalled(let callback): LogRow("app →", callback, .call)
    case .appAffected(let effect):
      LogRow("ledger", "\(effect.kind.rawValue)  \(effect.summary)  by the app", .intent)
    case .authenticationAsked(let prompt):
      LogRow("LA ?", "\(prompt.request.policy.rawValue)", .question)
    case .authenticated(_, let request, let outcome):
      LogRow(
        "LA", "\(outcome.summary)  in the \(request.place.rawValue)",
        outcome == .succeeded ? .success : .warning)
    default: LogRow("", "", .quiet)
    }
  }

  private var shownRow: LogRow {
    switch happening {
    case .said(let line): LogRow("say", line.key, .quiet)
    case .asked(let question): LogRow("ask", question.summary, .question)
    case .showed(let card): LogRow("card", card.kind.rawValue, .quiet)
    case .launched(let launch):
      LogRow(
        "launch",
        "\(launch.activity.activityType)  \(launch.state.rawValue)"
          + "  \(launch.callbacks.joined(separator: ", "))", .intent)
    case .appShowed(let page): LogRow("app", page.name ?? "start page", .plain)
    default: LogRow("", "", .quiet)
    }
  }

  private var stageRow: LogRow {
    switch happening {
    case .deviceChanged(let what): LogRow("device", what, .plain)
    case .behaviourChanged(let what): LogRow("behave", what, .plain)
    case .rewound(let turn): LogRow("rewind", "to turn \(turn)", .plain)
    case .noted(let text): LogRow("note", text, .quiet)
    case .diagnosed(let finding):
      LogRow(finding.diagnosis.rawValue, finding.message, finding.diagnosis.facts.severity.tone)
    case .ended(let ending): LogRow("end", ending.name, ending.tone)
    default: LogRow("", "", .quiet)
    }
  }

  /// Seconds with one decimal at most.
  package static func seconds(_ milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// `04.210`, or `12:04.210` from the first minute on.
  package var clock: String {
    let milliseconds = padded(time % 1000, 3)
    let seconds = padded(time / 1000 % 60, 2)
    let minutes = time / 60_000
    return minutes == 0
      ? "\(seconds).\(milliseconds)" : "\(minutes):\(seconds).\(milliseconds)"
  }

  private func padded(_ number: Int, _ digits: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension Interpretation {
  fileprivate var row: LogRow {
    let values = spans.map { "\($0.slot)=\($0.text)" }.joined(separator: "  ")
    if let template {
      let place = "\(template.file):\(template.line)"
      return LogRow("match", values.isEmpty ? place : "\(place)  \(values)", .quiet)
    }
    switch meaning {
    case .notUnderstood:
      let nearest = runnersUp.first.map { "; nearest: \($0.template.id), \($0.reason)" } ?? ""
      return LogRow("match", "none\(nearest)", .warning)
    case .ambiguous(let readings):
      return LogRow("match", "ambiguous: \(readings.count) readings", .warning)
    default:
      return LogRow("match", meaning.summary + (values.isEmpty ? "" : "  \(values)"), .quiet)
    }
  }
}

extension Meaning {
  /// A short text for the log.
  package var summary: String {
    switch self {
    case .request(let request): request.intentName
    case .value(let value): "value  \(value.summary)"
    case .choice(let index): "choice \(index + 1)"
    case .yes: "yes"
    case .no: "no"
    case .cancel: "cancel"
    case .correction(let corrections):
      "correction  "
        + corrections.map { "\($0.parameter)=\($0.value?.summary ?? "?")" }
        .joined(separator: "  ")
    case .more: "more"
    case .repetition: "repeat"
    case .again: "again"
    case .startOver: "start over"
    case .undo: "undo"
    case .silence: "silence"
    case .ambiguous(let meanings): meanings.map(\.summary).joined(separator: " | ")
    case .notUnderstood: "not understood"
    }
  }
}

extension Intent {
  /// `  payee=Maria  currencyAmount=20 USD`, in alphabetical order.
  var valueList: String {
    values.sorted { $0.key < $1.key }.map { "  \($0.key)=\($0.value.summary)" }.joined()
  }
}

extension Reply {
  fileprivate var text: String {
    guard case .resolution(let result) = self, !result.values.isEmpty else { return summary }
    return "\(summary)  \(result.values.map(\.summary).joined(separator: " · "))"
  }

  fileprivate var tone: LogRow.Tone {
    switch self {
    case .resolution(let result): result.kind.tone
    case .resolutions(let results):
      results.allSatisfy { $0.kind == .success || $0.kind == .notRequired }
        ? .success : .question
    case .response(let response):
      response.code.hasPrefix("failure") || response.code == "unspecified" ? .failure : .success
    }
  }
}

extension ResolutionResult.Kind {
  fileprivate var tone: LogRow.Tone {
    switch self {
    case .success, .notRequired: .success
    case .needsValue, .disambiguation, .confirmationRequired: .question
    case .unsupported: .failure
    }
  }
}

extension Question {
  /// `choice payee  Maria Lopez · Maria Chen`, `go-ahead  cancel · confirm`.
  fileprivate var summary: String {
    let about = [kind.label, parameter].compactMap { $0 }.joined(separator: " ")
    let answers = options.isEmpty ? buttons.map(\.role.rawValue) : options.map(\.label)
    let lead = lead.map { "\($0.key)  " } ?? ""
    return lead + about + (answers.isEmpty ? "" : "  " + answers.joined(separator: " · "))
  }
}

extension Question.Kind {
  fileprivate var label: String {
    switch self {
    case .value: "value"
    case .choice: "choice"
    case .confirmation: "confirmation"
    case .goAhead: "go-ahead"
    case .unlock: "unlock"
    case .openApp: "open the app"
    case .retry: "try again"
    case .permission: "permission"
    case .page: "page"
    case .authentication: "authentication"
    }
  }
}

extension Diagnosis.Severity {
  fileprivate var tone: LogRow.Tone {
    switch self {
    case .note: .plain
    case .warning: .warning
    case .error: .failure
    }
  }
}

extension Ending {
  package var tone: LogRow.Tone {
    switch self {
    case .done, .inProgress: .success
    case .cancelled, .handedOver: .plain
    case .notUnderstood, .notRouted, .notUnlocked, .gaveUp: .warning
    case .failed, .extensionFault: .failure
    }
  }
}
