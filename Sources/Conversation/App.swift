/// An app that Siri can talk to: what its bundle and its extension declare.
package struct App: Hashable, Sendable, Codable {
  /// The display name.
  package var name: String
  /// Apple's `INAlternativeAppNames`: other names by which it can be called.
  package var otherNames: [String]
  package var bundleIdentifier: String
  /// `IntentsSupported` of the extension's Info.plist.
  package var intentsSupported: [String]
  /// `IntentsRestrictedWhileLocked` of the extension's Info.plist.
  package var intentsRestrictedWhileLocked: [String]
  /// `NSUserActivityTypes` of the app's Info.plist.
  package var userActivityTypes: [String]
  /// `NSSiriUsageDescription` of the app's Info.plist.
  package var usageDescription: String
  /// The extension as it is started; right in everything unless an app file says otherwise.
  package var intentsExtension = IntentsExtension()

  package init(
    name: String, otherNames: [String] = [], bundleIdentifier: String,
    intentsSupported: [String], intentsRestrictedWhileLocked: [String] = [],
    userActivityTypes: [String] = [], usageDescription: String = ""
  ) {
    self.name = name
    self.otherNames = otherNames
    self.bundleIdentifier = bundleIdentifier
    self.intentsSupported = intentsSupported
    self.intentsRestrictedWhileLocked = intentsRestrictedWhileLocked
    self.userActivityTypes = userActivityTypes
    self.usageDescription = usageDescription
  }
}
