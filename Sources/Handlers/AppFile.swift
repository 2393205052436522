package import Conversation
package import Files
package import SiriKit

/// An app to talk to, as a file describes it: its declarations, its world, its handler's behaviour.
package struct AppFile: Hashable, Sendable {
  package var app: App
  /// What the app's Info.plist strings say in other languages, by locale.
  package var localizations: [String: Localization]
  /// The locales that the app speaks, its own first.
  package var locales: [String]
  /// Sentences for a first try, by locale.
  package var examples: [String: [String]]
  package var world: World
  package var service: Service
  /// How long the methods take, by method; a phase stands for all its methods.
  package var answerTimes: [String: Milliseconds]
  package var behaviour: Behaviour
  package var pages: [Page]
  package var activities: [Occasion: ActivityTemplate]
  /// Ways to write `handle`, and the one that is in use.
  package var variants: [Variant] = []
  package var variant: String?

  package init(app: App, world: World = World(), behaviour: Behaviour = Behaviour()) {
    self.app = app
    self.world = world
    self.behaviour = behaviour
    localizations = [:]
    locales = []
    examples = [:]
    service = Service()
    answerTimes = [:]
    pages = []
    activities = [:]
  }

  /// Reads an app file and checks its names against the catalog and its contacts.
  package static func load(text: String, file: String) throws(FileError) -> AppFile {
    try YAMLDecoder().decode(AppFile.self, from: text, file: file)
  }

  /// The apps that Parley carries, by the names that commands and scripts give them.
  package static let builtIn = ["demopay", "demochat", "demotunes"]

  /// The path under which DemoPay is carried.
  package static let demoPayName = "apps/demopay.app.yaml"

  /// The app for payments that Parley carries.
  package static var demoPay: AppFile {
    get throws(FileError) { try builtIn("demopay") }
  }

  /// One of the apps that Parley carries.
  package static func builtIn(_ name: String) throws(FileError) -> AppFile {
    let path = "apps/\(name).app.yaml"
    guard let bytes = Embedded.bytes(path) else {
      throw FileError(
        file: path, line: 1, column: 1, message: "not in this program",
        remedy: "one of: \(builtIn.joined(separator: ", "))")
    }
    return try YAMLDecoder().decode(AppFile.self, from: bytes, file: path)
  }
}

extension AppFile {
  /// The people of the world, as Siri would find them among the contacts.
  package var people: [Person] { world.contacts.map(\.personAtOnlyHandle) }

  /// The app as it is called in a locale: `zh-Hans-CN`, else `zh-Hans`, else `zh`, else its own.
  package func app(in locale: String) -> App {
    guard let localization = Self.entry(for: locale, in: localizations) else { return app }
    var app = app
    app.name = localization.name ?? app.name
    app.otherNames = localization.otherNames ?? app.otherNames
    app.usageDescription = localization.usageDescription ?? app.usageDescription
    return app
  }

  /// The sentences for a first try; those of the app's own locale when a locale has none.
  package func examples(in locale: String) -> [String] {
    Self.entry(for: locale, in: examples) ?? locales.first.flatMap { examples[$0] } ?? []
  }

  /// The page that an activity leads to.
  package func page(for activityType: String) -> Page? {
    pages.first { $0.activityType == activityType }
  }

  /// Looks for a locale, then for one of its language.
  private static func entry<Value>(for locale: String, in table: [String: Value]) -> Value? {
    var tags = locale.split { $0 == "-" || $0 == "_" }
    let language = tags.first
    while !tags.isEmpty {
      if let value = table[tags.joined(separator: "-")] { return value }
      tags.removeLast()
    }
    return table.sorted { $0.key < $1.key }.first { entry in
      entry.key.split(separator: "-").first == language
    }?.value
  }
}
