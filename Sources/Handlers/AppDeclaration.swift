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
  let localizations: LocaleTable<AppFile.Localization>?

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    intents = try keys.decode(DeclaredIntents.self, forKey: .intents).intents
    let restricted =
      try keys.decodeIfPresent(DeclaredIntents.self, forKey: .restrictedWhileLocked)?.intents ?? []
    let types = try keys.decodeIfPresent(TextList.self, forKey: .userActivityTypes)?.texts ?? []
    localizations = try keys.decodeIfPresent(LocaleTable.self, forKey: .localized)
    var app = App(
      name: try keys.decode(NonemptyText.self, forKey: .name).text,
      otherNames: try keys.decodeIfPresent(TextList.self, forKey: .otherNames)?.texts ?? [],
      bundleIdentifier: try keys.decode(BundleIdentifier.self, forKey: .bundleIdentifier).text,
      intentsSupported: intents.map(\.name),
      intentsRestrictedWhileLocked: restricted.map(\.name), userActivityTypes: types,
      usageDescription: try keys.decodeIfPresent(String.self, forKey: .usageDescription) ?? "")
    if let declared = try keys.decodeIfPresent(ExtensionDeclaration.self, forKey: .extension) {
      app.intentsExtension = try declared.checked(for: intents, file: decoder.fileName)
    }
    self.app = app
  }
}

/// A list of intents, none of which stands there twice.
private struct DeclaredIntents: Decodable {
  let intents: [IntentClass]

  init(from decoder: any Decoder) throws {
    _ = try TextList(from: decoder)
    intents = try [DeclaredIntent](from: decoder).map(\.intent)
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
      name: try keys.decodeIfPresent(NonemptyText.self, forKey: .name)?.text,
      otherNames: try keys.decodeIfPresent(TextList.self, forKey: .otherNames)?.texts,
      usageDescription: try keys.decodeIfPresent(String.self, forKey: .usageDescription))
  }
}
