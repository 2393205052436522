/// What a piece of text is, as far as its colour goes; a theme turns it into a colour.
package enum Ink: String, CaseIterable, Sendable, Codable {
  case text, strong, dim, faint, accent, siri, onYou, onButton, onPrimary
  case success, warning, error, intent, call, title, key, border, appName
}
