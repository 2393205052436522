package import SiriKit

/// The containing app is opened with an activity.
package struct Launch: Hashable, Sendable, Codable {
  package var appName: String
  package var activity: UserActivity
  /// The response had no activity, so Siri made one.
  package var isMadeBySiri: Bool
  package var state: Device.AppState
  package var lifeCycle: Device.LifeCycle
  /// Opened in the background, to handle the intent there.
  package var isInBackground: Bool
  /// Since iOS 14 the app is asked for a handler; before, it handled the intent in the callback.
  package var asksForHandler = true

  package init(
    appName: String, activity: UserActivity, isMadeBySiri: Bool, state: Device.AppState,
    lifeCycle: Device.LifeCycle, isInBackground: Bool = false
  ) {
    self.appName = appName
    self.activity = activity
    self.isMadeBySiri = isMadeBySiri
    self.state = state
    self.lifeCycle = lifeCycle
    self.isInBackground = isInBackground
  }

  /// The callbacks that run in the app, in order (Apple: scene and app life cycles).
  package var callbacks: [String] {
    if isInBackground {
      return [
        asksForHandler ? "application(_:handlerFor:)" : "application(_:handle:completionHandler:)"
      ]
    }
    return switch (lifeCycle, state) {
    case (.scene, .notRunning):
      ["scene(_:willConnectTo:options:)"]
    case (.scene, .background), (.scene, .foreground):
      ["scene(_:continue:)"]
    case (.appDelegate, .notRunning):
      [
        "application(_:didFinishLaunchingWithOptions:)",
        "application(_:continue:restorationHandler:)",
      ]
    case (.appDelegate, .background), (.appDelegate, .foreground):
      ["application(_:continue:restorationHandler:)"]
    }
  }
}

/// What the containing app shows after it was opened.
package struct AppPage: Hashable, Sendable, Codable {
  /// The page's name in the app file; `nil` when the app opened at its start page because it does
  /// not know the activity.
  package var name: String?
  package var title: String
  /// What is on the page, in the app's own words.
  package var text: String
  /// The title in the conversation's language, where the file does not give it.
  package var heading: Line?
  /// The request as the app took it up.
  package var rows: [Card.Row]
  /// What the app tells: that it is paid, that something differs, ….
  package var notices: [Line]
  package var buttons: [Button]

  package init(
    name: String?, title: String, heading: Line? = nil, text: String = "",
    rows: [Card.Row] = [], notices: [Line] = [], buttons: [Button] = []
  ) {
    self.name = name
    self.title = title
    self.heading = heading
    self.text = text
    self.rows = rows
    self.notices = notices
    self.buttons = buttons
  }
}
