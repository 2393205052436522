package import Conversation
package import SiriKit

/// The containing app: what it makes of an activity, page by page.
///
/// It trusts nothing that travelled: the request comes from the stored record, or from the
/// interaction that Siri attached, and is shown, checked and authenticated again before it pays.
package struct ContainingApp: Hashable, Sendable {
  /// A request that the app goes on with.
  struct Errand: Hashable, Sendable {
    var intent: Intent
    /// `nil` when it came with the interaction alone.
    var token: String?
  }

  /// The page in front, by what it is for.
  enum Stage: Hashable, Sendable {
    case closed
    case page(AppFile.Page.Kind)
    /// Paying waits for the owner of the device.
    case authenticating
  }

  let file: AppFile
  var stage = Stage.closed
  /// The activity as it arrived, for the inspector and for what is repeated.
  package internal(set) var lastLaunch: Launch?
  package internal(set) var lastIntent: Intent?
  var page: AppFile.Page?
  var errand: Errand?

  init(_ file: AppFile) {
    self.file = file
  }

  /// Takes what happens to the app, and tells what it does.
  mutating func take(
    _ input: AppInput, _ world: inout World, _ device: Device, at moment: Int
  ) -> [AppEvent] {
    switch input {
    case .opened(let launch, let intent):
      lastLaunch = launch
      lastIntent = intent
      return launch.callbacks.map(AppEvent.called) + goOn(launch, intent, world, device, moment)
    case .tapped(let role): return tap(role, &world, device)
    case .authenticated(let outcome): return goOn(after: outcome, &world, device)
    }
  }

  // MARK: - Opening

  /// What the app does with what it gets; in the background nothing of it is seen.
  private mutating func goOn(
    _ launch: Launch, _ intent: Intent?, _ world: World, _ device: Device, _ moment: Int
  ) -> [AppEvent] {
    guard device.appWork != .nothing else {
      let ignored = AppEvent.ignored(callback: launch.callbacks.last ?? "")
      return launch.isInBackground ? [ignored] : [ignored] + openStartPage(knowing: nil)
    }
    guard launch.isInBackground else { return open(launch, intent, world, device, moment) }
    return [.handled(device.appWork == .fails ? "failure" : "success")]
  }

  private mutating func open(
    _ launch: Launch, _ intent: Intent?, _ world: World, _ device: Device, _ moment: Int
  ) -> [AppEvent] {
    errand = nil
    page = nil
    let type = launch.activity.activityType
    let isDelivered = launch.isMadeBySiri || file.app.userActivityTypes.contains(type)
    guard isDelivered, let page = file.page(for: type) else {
      return openStartPage(launch, intent, isDelivered: isDelivered)
    }
    self.page = page
    let missing = page.needs.filter { launch.activity.delivered[$0] == nil }
    if let key = missing.first {
      let found = finding(.activityLacksKey, ["type": type, "key": key])
      return [found, .showed(show(notices: [notice("lost")]))]
    }
    var events: [AppEvent] = []
    switch record(for: launch, world, device, moment) {
    case .none: errand = intent.map { Errand(intent: $0) }
    case .some(.success(let record)): errand = Errand(intent: record.intent, token: record.token)
    case .some(.failure(let refusal)):
      return [finding(refusal.diagnosis, ["token": refusal.token])]
        + [.showed(show(notices: [notice(refusal.key)]))]
    }
    let differences = self.differences(in: launch.activity)
    events += differences.map { finding(.activityDiffersFromRecord, $0.names) }
    return events + enter(page.kind, notices: differences.map(\.notice), device)
  }

  private mutating func openStartPage(
    _ launch: Launch, _ intent: Intent?, isDelivered: Bool
  ) -> [AppEvent] {
    // Siri's own activity holds the interaction, so the app still knows the request.
    let isKnown = launch.isMadeBySiri
    let start = openStartPage(knowing: isKnown ? intent : nil)
    guard !isKnown, isDelivered else { return start }
    let names = ["type": launch.activity.activityType, "app": file.app.name]
    return [finding(.activityUnknownToApp, names)] + start
  }

  private mutating func openStartPage(knowing intent: Intent?) -> [AppEvent] {
    stage = .page(.information)
    return [.showed(AppPage(name: nil, title: file.app.name, rows: rows(of: intent, [:])))]
  }

  /// Shows a page as it is when it has just come up.
  mutating func enter(
    _ kind: AppFile.Page.Kind, notices: [Line] = [], _ device: Device
  ) -> [AppEvent] {
    stage = .page(kind)
    let leave = Button(.leaveApp, title: Line("button.notNow"))
    switch kind {
    case .information:
      return [.showed(show(notices: notices))]
    case .details:
      return [.showed(show(notices: notices, [Button(.leaveApp, title: Line("button.leaveApp"))]))]
    case .signIn:
      return [.showed(show(notices: notices, [leave, button(.signIn)]))]
    case .terms:
      return [.showed(show(notices: notices, [leave, button(.agree)]))]
    case .subscription:
      return [.showed(show(notices: notices, [leave, button(.subscribe)]))]
    case .payment:
      guard errand != nil else { return [.showed(show(notices: [notice("lost")]))] }
      return [.showed(show(notices: notices + [check], [leave, payButton]))]
    case .authentication:
      guard errand != nil else { return [.showed(show(notices: [notice("lost")]))] }
      return [.showed(show(notices: notices + [check]))] + authenticate()
    }
  }

  /// The app asks again for what it is about to do.
  private var check: Line { Line("page.notice.check.\(errand?.intent.className ?? "")") }

  var payButton: Button {
    Button(.pay, title: Line("button.confirm.\(errand?.intent.className ?? "")"))
  }

  func button(_ role: Button.Role) -> Button {
    Button(role, title: Line("button.\(role.rawValue)"))
  }

  func notice(_ key: String, _ arguments: [String: Line.Argument] = [:]) -> Line {
    var all: [String: Line.Argument] = ["app": .text(file.app.name)]
    all.merge(arguments) { $1 }
    return Line("page.notice.\(key)", all, speaker: .app)
  }

  func finding(_ id: Diagnosis.ID, _ arguments: [String: String]) -> AppEvent {
    .found(Finding(id, arguments.merging(["app": file.app.name]) { first, _ in first }))
  }

  /// The present page with what there is to tell.
  func show(notices: [Line], _ buttons: [Button] = [], extra: [Card.Row] = []) -> AppPage {
    AppPage(
      name: page?.name, title: page?.title ?? file.app.name, text: page?.shows ?? "",
      rows: rows(of: errand?.intent, [:]) + extra, notices: notices, buttons: buttons)
  }

  func rows(of intent: Intent?, _ replaced: [String: Value]) -> [Card.Row] {
    let parameters = intent.flatMap { Catalog.intent($0.className) }?.parameters ?? []
    return parameters.compactMap { parameter in
      (replaced[parameter.name] ?? intent?.values[parameter.name]).map {
        Card.Row(label: Line("row.\(parameter.name)"), content: .value($0))
      }
    }
  }
}

extension UserActivity {
  /// What is left of `userInfo` on the other side: an object that is no property list is not.
  package var delivered: [String: PropertyListValue] {
    userInfo.filter { if case .other = $0.value { false } else { true } }
  }
}
