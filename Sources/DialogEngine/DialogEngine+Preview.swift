package import Conversation
package import SiriKit

// What would be said, if: for lists of answers with their texts.
extension DialogEngine {
  /// The line of a key, filled with what the request holds or with examples.
  package func preview(_ key: String) -> Line { line(key, exampleArguments) }

  /// The line after a result of a resolve method; `nil` when nothing is said.
  package func preview(
    _ kind: ResolutionResult.Kind, _ reason: String?, _ method: HandlerMethod
  ) -> Line? {
    guard let parameter = method.parameter else { return nil }
    let name = intentClass?.name ?? previewIntent
    let place = "\(name).\(parameter)"
    switch kind {
    case .success, .notRequired: return nil
    case .needsValue: return preview("ask.\(place)")
    case .disambiguation: return preview("disambiguation.\(place)")
    case .confirmationRequired: return preview("confirmation.\(place).\(reason ?? "none")")
    case .unsupported: return preview("unsupported.\(place).\(reason ?? "none")")
    }
  }

  /// The line after a response code.
  package func preview(code: String, _ method: HandlerMethod) -> Line {
    let name = intentClass?.name ?? previewIntent
    if method.phase == .confirm, code == "ready" || code == "success" {
      return preview("goAhead.\(name)")
    }
    return preview("code.\(name).\(method.phase.rawValue).\(code)")
  }

  private var previewIntent: String { apps.first?.intentsSupported.first ?? "" }

  /// Stand-ins for values that are not there yet.
  private var exampleArguments: [String: Line.Argument] {
    var arguments: [String: Line.Argument] = ["app": .text(app?.name ?? apps.first?.name ?? "")]
    let names = (intentClass ?? Catalog.intent(previewIntent))?.parameters ?? []
    for parameter in names where intent?.values[parameter.name] == nil {
      arguments[parameter.name] = .text("…")
    }
    for name in ["name", "value", "options"] { arguments[name] = .text("…") }
    arguments["count"] = .count(2)
    return arguments
  }
}
