/// What lies behind a piece of text; a theme turns it into a background.
package enum Surface: String, CaseIterable, Sendable, Codable {
  case base, bar, card, selection, you, button, primary, app, popup, field, match, currentMatch
}
