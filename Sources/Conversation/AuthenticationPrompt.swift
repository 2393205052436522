/// The sheet of Face ID, Touch ID or the passcode, with what the person can do.
package struct AuthenticationPrompt: Hashable, Sendable, Codable {
  package var request: AuthenticationRequest
  /// What the sheet is headed with: Face ID, Touch ID, the passcode.
  package var title: Line
  /// Why the app asks.
  package var reason: Line
  /// That the last try did not match.
  package var lead: Line?
  package var buttons: [Button]

  package init(
    _ request: AuthenticationRequest, title: Line, reason: Line, lead: Line? = nil,
    buttons: [Button]
  ) {
    self.request = request
    self.title = title
    self.reason = reason
    self.lead = lead
    self.buttons = buttons
  }
}
