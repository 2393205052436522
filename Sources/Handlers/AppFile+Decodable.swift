import Conversation
import Files
import SiriKit

extension AppFile: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case app, locales, examples, contacts, groups, accounts, limits, fees, notes, media, service
    case answerTimes, behaviour, pages, activities, variants, variant
  }

  package init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: Key.self)
    let declaration = try file.decode(AppDeclaration.self, forKey: .app)
    let service = try file.decodeIfPresent(ServiceDeclaration.self, forKey: .service)
    self.init(app: declaration.app, world: try World(from: file, service: service))
    locales = try file.decodeIfPresent(LocaleList.self, forKey: .locales)?.names ?? []
    localizations = try declaration.localizations?.checked(among: locales, decoder) ?? [:]
    examples =
      try file.decodeIfPresent(LocaleTable<TextList>.self, forKey: .examples)?
      .checked(among: locales, decoder).mapValues(\.texts) ?? [:]
    self.service = service?.service ?? Service()
    answerTimes =
      try file.decodeIfPresent(AnswerTimes.self, forKey: .answerTimes)?
      .checked(for: declaration.intents, decoder) ?? [:]
    pages = try Self.pages(file)
    activities = try Self.activities(file)
    if let node = try file.decodeIfPresent(YAMLNode.self, forKey: .behaviour) {
      let reader = BehaviourReader(
        file: decoder.fileName, intents: declaration.intents, world: world)
      behaviour = try reader.read(node)
    }
    try readVariants(file, decoder, declaration.intents)
  }

  private mutating func readVariants(
    _ file: KeyedDecodingContainer<Key>, _ decoder: any Decoder, _ intents: [IntentClass]
  ) throws {
    if let node = try file.decodeIfPresent(YAMLNode.self, forKey: .variants) {
      variants =
        try VariantReader(file: decoder.fileName, intents: intents, world: world)?.read(node) ?? []
    }
    guard let node = try file.decodeIfPresent(YAMLNode.self, forKey: .variant) else { return }
    let name = try YAMLDecoder().decode(String.self, from: node, file: decoder.fileName)
    let names = variants.map(\.name)
    guard names.contains(name) else {
      throw FileError(
        file: decoder.fileName, line: node.line, column: node.column,
        message: "there is no variant '\(name)'",
        remedy: names.isEmpty ? "describe it under 'variants'" : remedy(name, among: names))
    }
    variant = name
  }

  private static func pages(_ file: KeyedDecodingContainer<Key>) throws -> [Page] {
    let table = try file.decodeIfPresent(OrderedEntries<PageDeclaration>.self, forKey: .pages)
    return table?.entries.map { $0.value.page(activityType: $0.key) } ?? []
  }

  private static func activities(
    _ file: KeyedDecodingContainer<Key>
  ) throws -> [Occasion: ActivityTemplate] {
    let table = try file.decodeIfPresent(ActivityTable.self, forKey: .activities)
    return table?.activities ?? [:]
  }
}

extension Decoder {
  /// The name of the file for errors that are found outside of the decoder.
  var fileName: String {
    CodingUserInfoKey.yamlFile.flatMap { userInfo[$0] as? String } ?? ""
  }
}

extension World {
  /// The sections of an app file that make the world.
  fileprivate init(
    from file: KeyedDecodingContainer<AppFile.Key>, service: ServiceDeclaration?
  ) throws {
    let contacts = try file.decodeIfPresent(ContactList.self, forKey: .contacts)?.contacts ?? []
    self.init(
      contacts: Contact.identified(contacts),
      accounts: try file.decodeIfPresent([Account].self, forKey: .accounts) ?? [],
      limits: try file.decodeIfPresent(CurrencyTable<Limits>.self, forKey: .limits)?.values ?? [:],
      fees: try file.decodeIfPresent(CurrencyTable<Fee>.self, forKey: .fees)?.values ?? [:],
      notes: try file.decodeIfPresent(TextList.self, forKey: .notes)?.texts ?? [],
      maximumNoteLength: service?.maximumNoteLength)
    groups = try file.decodeIfPresent(TextList.self, forKey: .groups)?.texts ?? []
    media = try file.decodeIfPresent([MediaItem].self, forKey: .media) ?? []
    forbiddenWords = service?.forbiddenWords ?? []
  }
}
