package import Conversation
package import SiriKit

/// Whoever answers the calls of the three phases: a scripted world, or an extension process.
///
/// Nobody above this interface can tell which one it is; completion faults look the same.
package protocol Handler: Sendable {
  /// Begins a call and tells what will come of it, in the order of time.
  ///
  /// An empty timeline is a handler that never calls its completion.
  mutating func begin(_ call: HandlerCall) -> [CallEvent]

  /// Goes on with a call that had asked LocalAuthentication.
  mutating func resume(_ number: Int, _ outcome: AuthenticationOutcome) -> [CallEvent]
}

/// One call of a handler's method.
package struct HandlerCall: Hashable, Sendable {
  /// Counts from 1 in a conversation.
  package var number: Int
  package var method: HandlerMethod
  package var intent: Intent
  /// The device at the moment of the call: signed in, on line, terms accepted, ….
  package var device: Device
  /// Milliseconds since the conversation began.
  package var moment: Int

  package init(
    number: Int, method: HandlerMethod, intent: Intent, device: Device, moment: Int = 0
  ) {
    self.number = number
    self.method = method
    self.intent = intent
    self.device = device
    self.moment = moment
  }
}

/// Something that comes of a call.
package struct CallEvent: Hashable, Sendable {
  /// What comes of a call.
  package enum Kind: Hashable, Sendable {
    case completed(Reply)
    case crashed(String)
    case exited(Int32)
    case effect(Effect)
    /// The method evaluates a policy; it goes on when `resume` tells the outcome.
    case asksAuthentication(AuthenticationRequest)
  }

  /// Milliseconds since the call began.
  package var after: Int
  package var kind: Kind

  package init(after: Int, _ kind: Kind) {
    self.after = after
    self.kind = kind
  }
}
