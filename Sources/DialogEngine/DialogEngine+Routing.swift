import Conversation
import SiriKit

// Stages 1 to 4: from a request to the extension.
extension DialogEngine {
  /// Begins a request; whatever was under way is over. A repeated one keeps its identifier, so
  /// that the service can tell it from a new one.
  mutating func begin(_ request: Request, again identifier: String? = nil) {
    leaveApp()
    dropCall()
    clearQuestion()
    intentClass = Catalog.intent(request.intentName)
    requestCount += 1
    charges["request-\(requestCount - DialogEngine.pastRequests)"] = nil
    intent = Intent(
      className: request.intentName, values: request.values,
      identifier: identifier ?? "request-\(requestCount)")
    app = nil
    response = nil
    handOver = nil
    resolvedParameters = []
    rounds = [:]
    element = nil
    hasGoAhead = false
    isDonated = request.isDonated
    methodIndex = 0
    stage = .routing
    emit(.intentStarted(intent ?? Intent(className: request.intentName)))
    route(to: request.appName)
  }

  private mutating func route(to appName: String?) {
    let candidates: [App]
    if let appName {
      candidates = apps.filter { $0.name == appName || $0.otherNames.contains(appName) }
    } else {
      candidates = apps.filter { $0.intentsSupported.contains(intentName) }
    }
    switch candidates.count {
    case 0:
      if let only = apps.first, apps.count == 1, appName == nil { app = only }
      say(appName == nil ? "route.noApp" : "route.notInstalled", named(appName))
      if let app { diagnoseUnsupported(app) }
      end(.notRouted)
    case 1:
      admit(candidates[0])
    default:
      options = candidates.map { Option(value: .text($0.name), label: $0.name) }
      askPage(from: 0, key: "route.whichApp", parameter: nil)
    }
  }

  private func named(_ appName: String?) -> [String: Line.Argument] {
    appName.map { ["app": .text($0)] } ?? [:]
  }

  private mutating func diagnoseUnsupported(_ app: App) {
    diagnose(.intentNotSupported, ["app": app.name, "intent": intentName])
  }

  /// The app is known: installed, declared, permitted?
  mutating func admit(_ app: App) {
    self.app = app
    emit(.routed(app.name))
    switch device.installation {
    case .notInstalled:
      say("route.notInstalled")
      return end(.notRouted)
    case .justInstalled:
      say("route.justInstalled")
      diagnose(.notIndexedYet, ["app": app.name])
      return end(.notRouted)
    case .installed: break
    }
    guard isRegistered(app) else { return }
    guard canBeSent(to: app) else {
      say("route.notSupported")
      return end(.notRouted)
    }
    askPermission(app)
  }

  /// Whether the app declares the intent, and whether it is one that a handler gets at all.
  private mutating func canBeSent(to app: App) -> Bool {
    guard app.intentsSupported.contains(intentName) else {
      diagnoseUnsupported(app)
      return false
    }
    guard intentClass?.handlingProtocol != nil else {
      diagnose(.intentWithoutHandler, ["intent": intentName])
      return false
    }
    return true
  }

  private mutating func askPermission(_ app: App) {
    switch device.permission {
    case .authorized:
      askUnlocking(app)
    case .notDetermined:
      if app.usageDescription.isEmpty { diagnose(.usageDescriptionMissing) }
      ask(
        Question(
          .permission,
          line: line("route.permission", ["usage": .text(app.usageDescription)]),
          card: Card(
            kind: .permission, appName: app.name, intentName: intentName,
            rows: [
              .init(label: Line("row.usage"), content: .text(app.usageDescription))
            ]),
          buttons: [button(.dontAllow), button(.allow)]))
    case .denied, .restricted:
      refusePermission(app)
    }
  }

  mutating func refusePermission(_ app: App) {
    say(device.permission == .restricted ? "route.restricted" : "route.permissionDenied")
    diagnose(
      .permissionMissing, ["app": app.name, "permission": device.permission.rawValue])
    end(.notRouted)
  }

  mutating func answerPermission(_ isAllowed: Bool) {
    guard let app else { return }
    clearQuestion()
    device.permission = isAllowed ? .authorized : .denied
    emit(.permitted(isAllowed))
    if isAllowed { askUnlocking(app) } else { refusePermission(app) }
  }

  private mutating func askUnlocking(_ app: App) {
    guard device.isLocked, mustUnlock(for: app) else {
      // Music is played to anybody; what is sent is sent in the owner's name.
      if device.isLocked, intentClass?.domain != "Media" {
        diagnose(.allowedWhileLocked, ["intent": intentName])
      }
      return startExtension()
    }
    stage = .unlocking
    ask(
      Question(
        .unlock, line: line("unlock.ask"), buttons: [button(.cancel), button(.unlock)]))
  }

  /// Payments always, others when the extension restricts them (Apple).
  private func mustUnlock(for app: App) -> Bool {
    intentClass?.unlocking == .always
      || app.intentsRestrictedWhileLocked.contains(intentName)
  }

  mutating func unlock() {
    clearQuestion()
    device.isLocked = false
    emit(.unlocked)
    startExtension()
  }

  mutating func refuseUnlocking() {
    say("unlock.refused")
    end(.notUnlocked)
  }
}
