/// Something that Siri asks, with what may be answered.
package struct Question: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    case value, choice, confirmation, goAhead, unlock, openApp, retry, permission
  }

  package var kind: Kind
  /// Said before the question, in the same breath: why the last value won't do, ….
  package var lead: Line?
  /// The question itself.
  package var line: Line
  /// The parameter that is asked for.
  package var parameter: String?
  /// The choices on this page of the list.
  package var options: [Option]
  /// How many choices there are on all pages.
  package var optionCount: Int
  /// The number of the first option shown, from 0.
  package var firstOption: Int
  package var card: Card?
  package var buttons: [Button]

  package init(
    _ kind: Kind, lead: Line? = nil, line: Line, parameter: String? = nil,
    options: [Option] = [], optionCount: Int? = nil, firstOption: Int = 0, card: Card? = nil,
    buttons: [Button] = []
  ) {
    self.kind = kind
    self.lead = lead
    self.line = line
    self.parameter = parameter
    self.options = options
    self.optionCount = optionCount ?? options.count
    self.firstOption = firstOption
    self.card = card
    self.buttons = buttons
  }
}
