import Conversation
import SiriKit

// What goes on in the containing app after the hand-over: Siri only looks on.
extension DialogEngine {
  /// Opens the app with the response's activity, or with one that Siri makes.
  mutating func openApp(with response: IntentResponse?, isInBackground: Bool) {
    let own = response?.userActivity
    let activity = own ?? UserActivity(activityType: intentName)
    if own != nil { inspect(activity) }
    var launch = Launch(
      appName: app?.name ?? "", activity: activity, isMadeBySiri: own == nil,
      state: device.appState,
      lifeCycle: device.lifeCycle, isInBackground: isInBackground)
    if let system = SystemVersion(device.systemVersion), let first = SystemVersion("14.0") {
      launch.asksForHandler = system >= first
    }
    emit(.launched(launch))
    outputs.append(.launch(launch, stage == .listening ? nil : intent))
    device.appState = isInBackground ? .background : .foreground
    // What is handled in the background ends when the app has answered.
    if isInBackground { return }
    failuresInARow = 0
    end(.handedOver)
  }

  /// What can be seen of an activity before the app gets it.
  private mutating func inspect(_ activity: UserActivity) {
    if let app, !app.userActivityTypes.contains(activity.activityType) {
      diagnose(.activityTypeNotDeclared, ["type": activity.activityType, "app": app.name])
    }
    for leak in ActivityInspection(activity).leaks {
      switch leak {
      case .secret(let key, let kind): diagnose(.secretInActivity, ["key": key, "kind": kind])
      case .object(let key, let type): diagnose(.objectInActivity, ["key": key, "class": type])
      }
    }
  }

  /// Takes what the app did.
  mutating func take(_ event: AppEvent) {
    switch event {
    case .called(let callback): emit(.appCalled(callback))
    case .showed(let page): show(page)
    case .asked(let request): authenticate(request, for: nil)
    case .affected(let effect, let request): note(effect, ofAppFor: request)
    case .changed(let device, let what):
      self.device = device
      emit(.deviceChanged(what))
    case .found(let finding): emit(.diagnosed(finding))
    case .handled(let code): endInApp(with: code)
    case .ignored(let callback): endIgnored(callback)
    case .noted(let text): emit(.noted(text))
    }
  }

  /// The app has handled the intent itself, in the background.
  private mutating func endInApp(with code: String) {
    emit(.noted("the app answered \(code)"))
    let answer = IntentResponse(code: code)
    guard code == "success" else { return fail(with: answer, phase: .handle) }
    say("code.\(intentName).handle.\(response?.code ?? code)")
    emit(.showed(card(.receipt, answer)))
    lastIntentDone = intentName
    end(.done)
  }

  /// The app was to go on, and did not; in the background Siri waits in vain for its answer.
  private mutating func endIgnored(_ callback: String) {
    let code = handOver?.code ?? response?.code ?? ""
    diagnose(.appDidNothing, ["app": app?.name ?? "", "code": code, "callback": callback])
    guard stage != .ended else { return }
    say("problem")
    end(.handedOver)
  }

  /// Its buttons are what can be pressed from now on.
  private mutating func show(_ page: AppPage) {
    emit(.appShowed(page))
    clearQuestion()
    guard !page.buttons.isEmpty else { return }
    question = Question(
      .page, line: Line("page", ["app": .text(page.title)]), buttons: page.buttons)
  }

  /// Money that moves in the app counts for the request that it belongs to.
  private mutating func note(_ effect: Effect, ofAppFor request: String) {
    emit(.appAffected(effect))
    let count = charges[request, default: 0] + 1
    charges[request] = count
    if count > 1 { diagnose(.chargedTwice, ["method": "the app", "effect": effect.summary]) }
  }

  /// A button of the page was pressed.
  mutating func tapInApp(_ role: Button.Role) {
    clearQuestion()
    if role == .leaveApp { device.appState = .background }
    outputs.append(.app(.tapped(role)))
  }

  /// Whether the app, or a sheet that it has asked for, is what the user sees.
  var isInApp: Bool {
    question?.kind == .page || question?.kind == .authentication && authentication?.call == nil
  }

  /// Siri comes to the front; what the app was about to do is not done.
  mutating func leaveApp() {
    guard isInApp else { return }
    authentication = nil
    tapInApp(.leaveApp)
  }

  /// Words while the app is in front: it does not listen, but they can stand for a button.
  mutating func sayInApp(yes: Bool) {
    let buttons = question?.buttons ?? []
    let meant = buttons.first { ($0.role != .leaveApp) == yes } ?? buttons.first
    guard let meant else { return }
    emit(.tapped(meant))
    tapInApp(meant.role)
  }
}
