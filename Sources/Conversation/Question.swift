/// Something that Siri asks, with what may be answered.
package struct Question: Hashable, Sendable, Codable {
  /// What is asked for, which decides what answers fit.
  package enum Kind: String, Hashable, Sendable, Codable {
    case value, choice, confirmation, goAhead, unlock, openApp, retry, permission
    /// The buttons of the app's page.
    case page
    /// The sheet of Face ID, Touch ID or the passcode.
    case authentication
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

  /// "1–10 of 17", when not all of the options are on this page.
  package var page: Line? {
    guard optionCount > options.count else { return nil }
    return Line(
      "options.page",
      [
        "first": .count(firstOption + 1), "last": .count(firstOption + options.count),
        "count": .count(optionCount),
      ])
  }

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
