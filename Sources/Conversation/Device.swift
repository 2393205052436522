/// The emulated device and the state of the app on it.
package struct Device: Hashable, Sendable, Codable {
  /// Whether the app is there, and since when.
  package enum Installation: String, Hashable, Sendable, Codable, CaseIterable {
    case installed, justInstalled, notInstalled
  }

  /// Apple's `INSiriAuthorizationStatus`.
  package enum Permission: String, Hashable, Sendable, Codable, CaseIterable {
    case authorized, notDetermined, denied, restricted
  }

  /// Where the containing app is when Siri needs it.
  package enum AppState: String, Hashable, Sendable, Codable, CaseIterable {
    case notRunning, background, foreground
  }

  /// Which of UIKit's two delegates the app has.
  package enum LifeCycle: String, Hashable, Sendable, Codable, CaseIterable {
    case scene, appDelegate
  }

  /// What becomes of a request that the containing app is told to go on with.
  package enum AppWork: String, Hashable, Sendable, Codable, CaseIterable {
    case done, nothing, fails
  }

  /// How Siri speaks: an iPhone that shows and speaks, one that is muted, or a voice alone.
  package enum SpeakingMode: String, Hashable, Sendable, Codable, CaseIterable {
    case spokenAndShown, shownOnly, spokenOnly
  }

  /// What the device can know its owner by, and how that ends.
  package enum Biometry: String, Hashable, Sendable, Codable, CaseIterable {
    case faceID, touchID, none, notEnrolled, lockedOut, notAvailable
  }

  package var isLocked = false
  package var biometry = Biometry.faceID
  package var hasPasscode = true
  package var authentication = Authentication.ask
  /// An Intents extension can show the sheet; if not, `evaluatePolicy` ends with `notInteractive`.
  package var showsSheetInExtensions = true
  package var permission = Permission.authorized
  package var installation = Installation.installed
  package var appState = AppState.notRunning
  package var lifeCycle = LifeCycle.scene
  package var appWork = AppWork.done
  package var isOnline = true
  /// The service's answers arrive; if not, it does what it is asked, and nobody hears of it.
  package var receivesAnswers = true
  package var isSignedIn = true
  package var hasAcceptedTerms = true
  package var speakingMode = SpeakingMode.spokenAndShown
  /// The version of iOS.
  package var systemVersion = "26.0"

  package init() {}
}
