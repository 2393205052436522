package import Conversation
package import SiriKit

// What would be said, if: for lists of answers with their texts.
extension DialogEngine {
  /// The line of a key, filled with what the request holds or with examples.
  package func preview(_ key: String, of intent: IntentClass) -> Line {
    line(key, exampleArguments(intent))
  }

  /// The line after a result of a resolve method; `nil` when nothing is said.
  package func preview(
    _ kind: ResolutionResult.Kind, _ reason: String?, _ method: HandlerMethod,
    of intent: IntentClass
  ) -> Line? {
    guard let parameter = method.parameter else { return nil }
    let place = "\(intent.name).\(parameter)"
    switch kind {
    case .success, .notRequired: return nil
    case .needsValue: return preview("ask.\(place)", of: intent)
    case .disambiguation: return preview("disambiguation.\(place)", of: intent)
    case .confirmationRequired:
      return preview("confirmation.\(place).\(reason ?? "none")", of: intent)
    case .unsupported: return preview("unsupported.\(place).\(reason ?? "none")", of: intent)
    }
  }

  /// The line after a response code.
  package func preview(code: String, _ method: HandlerMethod, of intent: IntentClass) -> Line {
    if method.phase == .confirm, code == "ready" || code == "success" {
      return preview("goAhead.\(intent.name)", of: intent)
    }
    return preview("code.\(intent.name).\(method.phase.rawValue).\(code)", of: intent)
  }

  /// Stand-ins for values that are not there yet.
  private func exampleArguments(_ intentClass: IntentClass) -> [String: Line.Argument] {
    var arguments: [String: Line.Argument] = ["app": .text(app?.name ?? apps.first?.name ?? "")]
    for parameter in intentClass.parameters where intent?.values[parameter.name] == nil {
      arguments[parameter.name] = .text("…")
    }
    for name in ["name", "value", "options"] { arguments[name] = .text("…") }
    arguments["count"] = .count(2)
    return arguments
  }
}
