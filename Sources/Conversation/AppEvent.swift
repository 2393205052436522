package import SiriKit

/// Something that the containing app does after it was opened.
package indirect enum AppEvent: Hashable, Sendable {
  /// UIKit calls one of the app's delegates.
  case called(String)
  case showed(AppPage)
  /// The app evaluates a policy; it goes on when it knows the outcome.
  case asked(AuthenticationRequest)
  /// The service did something for the request with that identifier.
  case affected(Effect, request: String)
  /// The user signed in, agreed to the terms, …: the device as it is now.
  case changed(Device, String)
  case found(Finding)
  /// In the background: the app has handled the intent itself, and answers with a code.
  case handled(String)
  /// The callback came, and the app did nothing with it.
  case ignored(callback: String)
  case noted(String)
}

/// What the user, the device or the tester does to the containing app.
package enum AppInput: Hashable, Sendable {
  case opened(Launch, Intent?)
  case tapped(Button.Role)
  case authenticated(AuthenticationOutcome)
}
