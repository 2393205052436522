package import Conversation
package import SiriKit

/// What the engine answers with.
package enum Output: Hashable, Sendable {
  /// Something for the log and, where it is said or shown, for the conversation.
  case event(Happening)
  /// Begin a call of the handler's method.
  case call(number: Int, method: HandlerMethod, intent: Intent)
  /// Nobody waits for the call any more.
  case cancelCall(number: Int)
  /// Tell the engine when that moment has come, in milliseconds.
  case wake(at: Int)
  /// Open the containing app, with the intent that Siri's interaction holds.
  case launch(Launch, Intent?)
  /// Something for the app that is open.
  case app(AppInput)
  /// The call goes on with what LocalAuthentication answered.
  case resume(call: Int, AuthenticationOutcome)
}
