import Conversation
import SiriKit

// The way to the first call: whether Siri knows the extension, and whether it starts.
extension DialogEngine {
  /// Whether the extension was registered for the intent; if not, the request ends here.
  mutating func isRegistered(_ app: App) -> Bool {
    guard let (id, arguments) = obstacleToRegistering(app) else { return true }
    say("route.notSupported")
    diagnose(id, arguments)
    end(.notRouted)
    return false
  }

  private func obstacleToRegistering(_ app: App) -> (Diagnosis.ID, [String: String])? {
    let bundle = app.intentsExtension
    if bundle.pointIdentifier != IntentsExtension.intentsPoint {
      return (.extensionPointWrong, ["point": bundle.pointIdentifier])
    }
    let system = SystemVersion(device.systemVersion)
    if let target = bundle.deploymentTarget.flatMap(SystemVersion.init), let system,
      system < target
    {
      return (.systemTooOldForExtension, ["target": "\(target)", "system": "\(system)"])
    }
    if let stray = app.intentsRestrictedWhileLocked.first(where: {
      !app.intentsSupported.contains($0)
    }) {
      return (.restrictedNotSupported, ["intent": stray])
    }
    if let introduced = intentClass.flatMap({ SystemVersion($0.introducedIOS) }), let system,
      system < introduced
    {
      return (
        .systemTooOldForIntent,
        ["intent": intentName, "introduced": "\(introduced)", "system": "\(system)"]
      )
    }
    return nil
  }

  /// Makes the principal class and asks it for the handler; then the first method is called.
  mutating func startExtension() {
    stage = .resolving
    methodIndex = 0
    guard let app, let (note, id, arguments) = obstacleToStarting(app.intentsExtension) else {
      return callNext()
    }
    emit(.noted(note))
    diagnose(id, arguments)
    failExtension()
  }

  private func obstacleToStarting(
    _ bundle: IntentsExtension
  ) -> (note: String, Diagnosis.ID, [String: String])? {
    guard let name = bundle.principalClass else {
      return ("extension  no principal class", .principalClassMissing, [:])
    }
    guard bundle.isClassFound else {
      return ("extension  no class \(name)", .principalClassNotFound, ["class": name])
    }
    let handling = ["intent": intentName, "protocol": intentClass?.handlingProtocol ?? ""]
    let method = "handler(for:)"
    switch bundle.handler {
    case .conforming: return nil
    case .nonconforming:
      return ("\(method)  an object of another kind", .handlerDoesNotConform, handling)
    case .nothing: return ("\(method)  nothing", .handlerNotReturned, handling)
    case .crash:
      return (
        "\(method)  crashed", .crashed,
        ["method": method, "detail": "no handler for \(intentName)"]
      )
    case .exit: return ("\(method)  exited", .exited, ["method": method, "status": "1"])
    }
  }

  /// Whether the handler has the method, with the signature that the SDK wants.
  func implements(_ method: HandlerMethod) -> Bool {
    !unimplementedMethods.contains(method.name) && !isMissing(method)
  }

  private func isMissing(_ method: HandlerMethod) -> Bool {
    app?.intentsExtension.missingMethods.contains(method.name) ?? false
  }

  /// Goes on without a method. One that is left out is the developer's choice; one that is not
  /// found, because it is written otherwise, is told of.
  mutating func skip(_ method: HandlerMethod) {
    emit(.skipped(method: method.name))
    guard isMissing(method), method.phase != .handle else { return }
    diagnose(
      .methodNotFound,
      ["method": method.name, "protocol": intentClass?.handlingProtocol ?? ""])
  }
}
