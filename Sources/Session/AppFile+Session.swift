import Conversation
import Handlers
import SiriKit
import Understanding

// What a session takes from an app file.
extension AppFile {
  /// The device with what the file says about the app's user.
  func device(_ device: Device) -> Device {
    var device = device
    device.isSignedIn = service.isSignedIn ?? device.isSignedIn
    device.hasAcceptedTerms = service.hasAcceptedTerms ?? device.hasAcceptedTerms
    return device
  }

  /// The names that recognition may expect.
  func vocabulary(for locale: String) -> Vocabulary {
    let local = app(in: locale)
    return Vocabulary(
      contacts: people, appNames: [[local.name] + local.otherNames + [app.name] + app.otherNames],
      appIntents: [local.name: app.intentsSupported], currencyCode: currencyCode(in: locale))
  }

  /// The currency of a bare number: the account's in the locale's own, else the first account's.
  private func currencyCode(in locale: String) -> String {
    let own = locale.hasPrefix("zh") ? "CNY" : "USD"
    let held = world.accounts.map(\.currency)
    return held.contains(own) ? own : held.first ?? own
  }
}
