import Conversation
import SiriKit
import Testing

/// How the tables write a meaning: `send to Maria, 20 USD, "dinner", app DemoPay`.
enum Notation {
  static func text(_ meaning: Meaning) -> String {
    switch meaning {
    case .request(let request): text(request)
    case .value(let value): "value \(text(value))"
    case .choice(let index): "choice \(index + 1)"
    case .yes: "yes"
    case .no: "no"
    case .cancel: "cancel"
    case .correction(let corrections):
      corrections.map { correction in
        correction.value.map { "\(correction.parameter) = \(text($0))" }
          ?? "\(correction.parameter) refused"
      }.joined(separator: ", ")
    case .more: "more"
    case .repetition: "repetition"
    case .startOver: "start over"
    case .again: "again"
    case .undo: "undo"
    case .silence: "silence"
    case .ambiguous(let meanings): "either " + meanings.map(text).joined(separator: " or ")
    case .notUnderstood: "not understood"
    }
  }

  private static func text(_ request: Request) -> String {
    guard request.intentName.contains("Payment") else { return other(request) }
    var parts: [String] = []
    let isSending = request.intentName == "INSendPaymentIntent"
    var verb = isSending ? "send" : request.intentName == "INRequestPaymentIntent" ? "request" : "?"
    if let person = request.values[isSending ? "payee" : "payer"] {
      verb += (isSending ? " to " : " from ") + text(person)
    }
    parts.append(verb)
    if let amount = request.values["currencyAmount"] { parts.append(text(amount)) }
    if let note = request.values["note"] { parts.append(text(note)) }
    if let app = request.appName { parts.append("app \(app)") }
    return parts.joined(separator: ", ")
  }

  /// `INSendMessageIntent, content "hi", recipients Odo, app DemoChat`.
  private static func other(_ request: Request) -> String {
    let values = request.values.sorted { $0.key < $1.key }.map { "\($0.key) \(text($0.value))" }
    let app = request.appName.map { ["app \($0)"] } ?? []
    return ([request.intentName] + values + app).joined(separator: ", ")
  }

  private static func text(_ value: Value) -> String {
    if case .text(let text) = value { return "\"\(text)\"" }
    return value.summary
  }
}

/// A row of a table: `what is said => what it means`.
struct Row: CustomTestStringConvertible, Sendable {
  var said: String
  var meaning: String

  var testDescription: String { said }

  static func table(_ text: String) -> [Row] {
    text.split(separator: "\n").map { line in
      let halves = line.split(separator: "=>", maxSplits: 1)
      return Row(
        said: String(halves[0]).trimmed, meaning: halves.count > 1 ? String(halves[1]).trimmed : "")
    }
  }
}

extension String {
  var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// Swift Testing has an `Expectation` too.
typealias Pending = Conversation.Expectation

extension Meaning {
  /// Whether money may be moved by it; a message or a reminder about money moves none.
  var isPayment: Bool {
    if case .request(let request) = self { return request.intentName.contains("Payment") }
    return self != .notUnderstood
  }
}
