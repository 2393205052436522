import Conversation
import Files
import SiriKit

/// The section `app` of an app file.
struct AppDeclaration: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case name, otherNames, bundleIdentifier, intents, restrictedWhileLocked, userActivityTypes
    case usageDescription, localized, `extension`
  }

  let app: App
  let intents: [IntentClass]
  let localizations: [String: AppFile.Localization]

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    intents = try keys.decode([DeclaredIntent].self, forKey: .intents).map(\.intent)
    let restricted =
      try keys.decodeIfPresent([DeclaredIntent].self, forKey: .restrictedWhileLocked) ?? []
    let types = try keys.decodeIfPresent([String].self, forKey: .userActivityTypes) ?? []
    localizations =
      try keys.decodeIfPresent(LocaleTable<AppFile.Localization>.self, forKey: .localized)?
      .values ?? [:]
    var app = App(
      name: try keys.decode(String.self, forKey: .name),
      otherNames: try keys.decodeIfPresent([String].self, forKey: .otherNames) ?? [],
      bundleIdentifier: try keys.decode(String.self, forKey: .bundleIdentifier),
      intentsSupported: intents.map(\.name),
      intentsRestrictedWhileLocked: restricted.map(\.intent.name), userActivityTypes: types,
      usageDescription: try keys.decodeIfPresent(String.self, forKey: .usageDescription) ?? "")
    if let declared = try keys.decodeIfPresent(ExtensionDeclaration.self, forKey: .extension) {
      app.intentsExtension = try declared.checked(for: intents, file: decoder.fileName)
    }
    self.app = app
  }
}

/// The name of an intent that the catalog knows.
struct DeclaredIntent: Decodable {
  let intent: IntentClass

  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let intent = Catalog.intent(name) else {
      throw decoder.fileError(
        "there is no intent '\(name)'",
        remedy: nearest(name, among: Catalog.intentNames).map { "did you mean '\($0)'?" }
          ?? "write a class name such as INSendPaymentIntent")
    }
    self.intent = intent
  }
}

extension AppFile.Localization: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case name, otherNames, usageDescription
  }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    self.init(
      name: try keys.decodeIfPresent(String.self, forKey: .name),
      otherNames: try keys.decodeIfPresent([String].self, forKey: .otherNames),
      usageDescription: try keys.decodeIfPresent(String.self, forKey: .usageDescription))
  }
}
