package import SiriKit

/// One thing that happens in a conversation: what the log lists and everything is made from.
///
/// Indirect, so that a hundred thousand of them stay small.
package indirect enum Happening: Hashable, Sendable {
  // What the user does.
  case heard(String)
  case matched(Interpretation)
  case tapped(Button)
  case chose(Int, Option)

  // Where the request goes.
  case intentStarted(Intent)
  case routed(String)
  case unlocked
  case permitted(Bool)

  // The handler.
  case called(number: Int, method: String, intent: Intent)
  case skipped(method: String)
  case replied(number: Int, method: String, reply: Reply, after: Int)
  case faulted(number: Int, method: String, fault: CallFault, after: Int)
  case repliedAgain(number: Int, method: String, reply: Reply)
  case repliedLate(number: Int, method: String, reply: Reply, after: Int)
  case callCancelled(number: Int, method: String, after: Int)
  case affected(number: Int, method: String, effect: Effect)

  // Siri.
  case said(Line)
  case asked(Question)
  case showed(Card)

  // The app.
  case launched(Launch)
  /// UIKit called one of the app's delegates.
  case appCalled(String)
  case appShowed(AppPage)
  /// The service did something for the app.
  case appAffected(Effect)

  // LocalAuthentication; the call is `nil` when the app asks.
  case authenticationAsked(AuthenticationPrompt)
  case authenticated(call: Int?, AuthenticationRequest, AuthenticationOutcome)

  // The stage.
  case deviceChanged(String)
  case behaviourChanged(String)
  case rewound(toTurn: Int)
  case noted(String)
  case diagnosed(Finding)
  case ended(Ending)
}

/// How a call broke without an answer.
package enum CallFault: Hashable, Sendable, Codable {
  case crashed(String)
  case exited(Int32)

  package var summary: String {
    switch self {
    case .crashed(let reason): reason.isEmpty ? "crashed" : "crashed: \(reason)"
    case .exited(let status): "exited with status \(status)"
    }
  }
}

/// A diagnosis with the concrete names of this conversation.
package struct Finding: Hashable, Sendable, Codable {
  package var diagnosis: Diagnosis.ID
  package var arguments: [String: String]

  package init(_ diagnosis: Diagnosis.ID, _ arguments: [String: String] = [:]) {
    self.diagnosis = diagnosis
    self.arguments = arguments
  }

  /// The one-line message.
  package var message: String { diagnosis.facts.message(arguments) }
}
