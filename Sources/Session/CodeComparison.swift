package import Conversation
import DialogEngine
package import SiriKit
package import Wording

/// One conversation, and what becomes of it after each response code of its intent.
///
/// Nothing is described here: the engine runs the conversation up to confirm or handle and takes
/// each code in turn, so the table tells what it does.
package struct CodeComparison: Sendable {
  /// What one code does from one method.
  package struct Row: Hashable, Sendable {
    package var code: ResponseCode
    package var method: HandlerMethod.Phase
    package var meaning: CodeMeaning?
    /// What is said, whatever the speaking mode shows.
    package var heard: String
    /// What is shown: the printed sentences.
    package var shown: String
    /// The titles of the buttons, in their order.
    package var buttons: [String]
    package var ending: Ending?
    /// How the app is opened, if it is.
    package var launch: String?
    package var diagnoses: [Diagnosis.ID]
  }

  package let intent: IntentClass
  package let locale: String
  package private(set) var rows: [Row] = []

  /// Compares the codes of an intent; `values` make the sentences concrete. An intent that has no
  /// handling protocol gives no row.
  package init(
    of intent: IntentClass, app: App, values: [String: Value] = [:], wording: Wording
  ) {
    self.intent = intent
    locale = wording.locale
    let request = Request(intentName: intent.name, values: values)
    for method in intent.methods where method.phase != .resolve {
      guard let stage = Rehearsal(request, of: intent, app: app, upTo: method.phase) else {
        continue
      }
      for code in intent.codes where code.belongs(to: method.phase) {
        rows.append(row(code, from: method, stage, values, wording))
      }
    }
    // A code beside its twin from the other method, in the order of the enum.
    rows.sort { ($0.code.raw, $0.method.order) < ($1.code.raw, $1.method.order) }
  }

  private func row(
    _ code: ResponseCode, from method: HandlerMethod, _ stage: Rehearsal,
    _ values: [String: Value], _ wording: Wording
  ) -> Row {
    // A record, so that the card has its rows and nobody misses them.
    let properties = intent.domain == "Payments" ? Rehearsal.record(values) : [:]
    let after = stage.outcome(of: IntentResponse(code: code.name, properties: properties))
    var row = Row(
      code: code, method: method.phase, meaning: CodeMeaning.of(code.name, in: intent.name),
      heard: "", shown: "", buttons: [], diagnoses: [])
    var sentences: [RenderedLine] = []
    for happening in after {
      switch happening {
      case .said(let line): sentences.append(wording.render(line))
      case .asked(let question):
        sentences += [question.lead, question.line].compactMap { $0 }.map(wording.render)
        row.buttons = question.buttons.map { wording.render($0.title).shown }
      case .launched(let launch):
        row.launch = launch.isInBackground ? "background" : "foreground"
      case .ended(let ending): row.ending = ending
      case .diagnosed(let finding): row.diagnoses.append(finding.diagnosis)
      default: break
      }
    }
    let gap = wording.separatesSentences ? " " : ""
    row.heard = sentences.map(\.spoken).joined(separator: gap)
    row.shown = sentences.map(\.shown).joined(separator: gap)
    // Whether money moved is the handler's affair, not the code's.
    row.diagnoses.removeAll { $0 == .successWithoutCharge }
    return row
  }
}

/// A conversation that was led up to a method, whose answer is still to come.
private struct Rehearsal {
  private let engine: DialogEngine
  private let call: Int

  init?(
    _ request: Request, of intent: IntentClass, app: App, upTo phase: HandlerMethod.Phase
  ) {
    var app = app
    app.intentsSupported = [intent.name]
    app.intentsRestrictedWhileLocked = []
    var engine = DialogEngine(apps: [app])
    var input = ConversationInput.said(
      Interpretation(text: "", locale: "", meaning: .request(request)))
    // No intent has more methods; whatever happens, this ends.
    for _ in 0...(2 * intent.methods.count + 2) {
      let outputs = engine.receive(input, at: 0)
      guard let (number, method) = outputs.lastCall else {
        guard engine.question?.kind == .goAhead else { return nil }
        input = .tapped(.confirm)
        continue
      }
      if method.phase == phase {
        self.engine = engine
        call = number
        return
      }
      input = .replied(call: number, Rehearsal.reply(to: method, intent, request))
    }
    return nil
  }

  /// What happens after the response.
  func outcome(of response: IntentResponse) -> [Happening] {
    var copy = engine
    var outputs = copy.receive(.replied(call: call, .response(response)), at: 1)
    // What the app is given in the background, it does.
    if outputs.contains(where: \.isBackgroundLaunch) {
      outputs += copy.receive(.app(.handled("success")), at: 2)
    }
    return outputs.compactMap { if case .event(let happening) = $0 { happening } else { nil } }
  }

  static func record(_ values: [String: Value]) -> [String: Value] {
    var record = Dictionary(uniqueKeysWithValues: values.map { ("paymentRecord.\($0)", $1) })
    if record.isEmpty { record["paymentRecord.status"] = .enumeration("pending") }
    return record
  }

  private static func reply(
    to method: HandlerMethod, _ intent: IntentClass, _ request: Request
  ) -> Reply {
    guard method.phase == .resolve else {
      let code = intent.codes.first { $0.name == "ready" } ?? intent.codes.first
      return .response(
        IntentResponse(code: code?.name ?? "ready", properties: record(request.values)))
    }
    let isGiven = method.parameter.map { request.values[$0] != nil } ?? false
    let result = ResolutionResult(isGiven ? .success : .notRequired)
    return method.takesArray ? .resolutions([result]) : .resolution(result)
  }
}

extension Output {
  fileprivate var isBackgroundLaunch: Bool {
    if case .launch(let launch, _) = self { launch.isInBackground } else { false }
  }
}

extension [Output] {
  fileprivate var lastCall: (Int, HandlerMethod)? {
    for case .call(let number, let method, _) in reversed() { return (number, method) }
    return nil
  }
}

extension ResponseCode {
  /// A code of neither phase is a mistake from both, and is shown as such.
  fileprivate func belongs(to method: HandlerMethod.Phase) -> Bool {
    phase == .both || phase == .none || phase.rawValue == method.rawValue
  }
}

extension HandlerMethod.Phase {
  fileprivate var order: Int { self == .confirm ? 0 : 1 }
}
