package import Conversation
package import SiriKit

/// One thing that the engine takes in; a conversation is the list of its inputs.
package enum ConversationInput: Hashable, Sendable {
  case said(Interpretation)
  case tapped(Button.Role)
  /// A pick by its index from 0 on the whole list.
  case chose(Int)
  case replied(call: Int, Reply)
  case faulted(call: Int, CallFault)
  case affected(call: Int, Effect)
  /// Nothing but that time has passed.
  case timePassed
  case deviceChanged(Device, what: String)
  /// What the containing app does after it was opened.
  case app(AppEvent)
  /// The handler evaluates a policy in a call.
  case authenticationAsked(call: Int, AuthenticationRequest)
}
