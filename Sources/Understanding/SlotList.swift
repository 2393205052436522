/// What `{…}` in a template can hold.
enum SlotList: String, CaseIterable {
  /// A contact, or words that may be somebody's name.
  case person
  /// A contact only.
  case contact
  /// A contact, or words that stand where only a name makes sense; stricter than `person`.
  case name
  case money
  /// A currency without an amount.
  case currency
  case number
  /// Any words.
  case text
  case app
  /// One of the options that a question offered.
  case option

  /// For "expected …" in the report about the nearest template.
  var summary: String {
    switch self {
    case .person, .name: "a person"
    case .contact: "a contact"
    case .money: "an amount"
    case .currency: "a currency"
    case .number: "a number"
    case .text: "words"
    case .app: "an app"
    case .option: "an option"
    }
  }
}
