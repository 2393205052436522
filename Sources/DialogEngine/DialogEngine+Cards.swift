import Conversation
import SiriKit

// What a card shows; which rows an intent has is data.
extension DialogEngine {
  func button(_ role: Button.Role) -> Button {
    let key = role == .confirm ? "button.confirm.\(intentName)" : "button.\(role.rawValue)"
    return Button(role, title: line(key))
  }

  /// Rows of the values that there are: the handler's record first, then the intent's own.
  func card(_ kind: Card.Kind, _ response: IntentResponse?) -> Card {
    let rows = CardRow.rows(of: intentName).compactMap { row -> Card.Row? in
      let value = response?.properties[row.property] ?? row.parameter.flatMap(parameterValue)
      guard let value, !(row.isAlwaysShown && value.isZero) else {
        return row.isAlwaysShown
          ? Card.Row(label: Line("row.\(row.name)"), content: .text("")) : nil
      }
      return Card.Row(label: Line("row.\(row.name)"), content: .value(value))
    }
    return Card(
      kind: kind, appName: app?.name ?? "", intentName: intentName,
      rows: rows.isEmpty ? parameterRows : rows)
  }

  private func parameterValue(_ name: String) -> Value? { intent?.values[name] }

  /// For an intent without a layout of its own: every value it has that means something to a
  /// person.
  var parameterRows: [Card.Row] {
    let shown = (intentClass?.parameters ?? []).filter { !$0.isTechnical }
    return shown.compactMap { parameter in
      intent?.values[parameter.name].map {
        Card.Row(label: Line("row.\(parameter.name)"), content: .value($0))
      }
    }
  }
}

/// One row of a card: where its value comes from.
struct CardRow {
  var name: String
  /// The path in the response's properties.
  var property: String
  var parameter: String?
  var isAlwaysShown = false

  /// The rows of an intent's card, in order (Apple, INPaymentRecord: what the card shows).
  static func rows(of intentName: String) -> [CardRow] { table[intentName] ?? [] }

  private static let table: [String: [CardRow]] = [
    "INSendPaymentIntent": [CardRow("payee", "paymentRecord.payee", "payee")] + payment,
    "INRequestPaymentIntent": [CardRow("payer", "paymentRecord.payer", "payer")] + payment,
    "INSendMessageIntent": [
      CardRow("recipients", "sentMessage.recipients", "recipients"),
      CardRow("speakableGroupName", "sentMessage.groupName", "speakableGroupName"),
      CardRow("groupName", "sentMessage.groupName", "groupName"),
      CardRow("content", "sentMessage.content", "content"),
      CardRow("attachments", "sentMessage.attachments", "attachments"),
      CardRow("serviceName", "sentMessage.serviceName", "serviceName"),
    ],
  ]

  private static let payment: [CardRow] = [
    CardRow("currencyAmount", "paymentRecord.currencyAmount", "currencyAmount"),
    CardRow("fee", "paymentRecord.feeAmount", isAlwaysShown: true),
    CardRow("account", "paymentRecord.paymentMethod"),
    CardRow("note", "paymentRecord.note", "note"),
  ]

  init(_ name: String, _ property: String, _ parameter: String? = nil, isAlwaysShown: Bool = false)
  {
    self.name = name
    self.property = property
    self.parameter = parameter
    self.isAlwaysShown = isAlwaysShown
  }
}
