/// How a request ended.
package enum Ending: Hashable, Sendable, Codable {
  case done
  case inProgress
  case cancelled
  /// With the response code that the handler gave.
  case failed(String)
  case handedOver
  case gaveUp
  case notUnderstood
  case notRouted
  case notUnlocked
  case extensionFault

  /// The name by which scripts and statistics call it.
  package var name: String {
    switch self {
    case .done: "done"
    case .inProgress: "in progress"
    case .cancelled: "cancelled"
    case .failed(let code): "failed \(code)"
    case .handedOver: "handed over"
    case .gaveUp: "gave up"
    case .notUnderstood: "not understood"
    case .notRouted: "not routed"
    case .notUnlocked: "not unlocked"
    case .extensionFault: "extension fault"
    }
  }

  /// The key of its text.
  package var key: String {
    switch self {
    case .done: "ending.done"
    case .inProgress: "ending.inProgress"
    case .cancelled: "ending.cancelled"
    case .failed: "ending.failed"
    case .handedOver: "ending.handedOver"
    case .gaveUp: "ending.gaveUp"
    case .notUnderstood: "ending.notUnderstood"
    case .notRouted: "ending.notRouted"
    case .notUnlocked: "ending.notUnlocked"
    case .extensionFault: "ending.extensionFault"
    }
  }

  /// The exit status of a conversation without a screen: 0 when the request went through or the
  /// user left it, 1 otherwise.
  package var exitStatus: Int32 {
    switch self {
    case .done, .inProgress, .cancelled, .handedOver: 0
    case .failed, .gaveUp, .notUnderstood, .notRouted, .notUnlocked, .extensionFault: 1
    }
  }
}
