import Files
import SiriKit

/// The section `service` of an app file.
struct ServiceDeclaration: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case signedIn, termsAccepted, available, maximumNoteLength, forbiddenWords, user, recordStore
    case recordLifetime
  }

  let service: AppFile.Service
  let maximumNoteLength: Int?
  let forbiddenWords: [String]

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    var service = AppFile.Service()
    service.isSignedIn = try keys.decodeIfPresent(Bool.self, forKey: .signedIn)
    service.hasAcceptedTerms = try keys.decodeIfPresent(Bool.self, forKey: .termsAccepted)
    service.isAvailable = try keys.decodeIfPresent(Bool.self, forKey: .available) ?? true
    service.user = try keys.decodeIfPresent(String.self, forKey: .user) ?? service.user
    service.recordStore =
      try keys.decodeIfPresent(Named<PendingRecord.Store>.self, forKey: .recordStore)?.value
      ?? service.recordStore
    service.recordLifetime =
      try keys.decodeIfPresent(Milliseconds.self, forKey: .recordLifetime)
      ?? service.recordLifetime
    self.service = service
    maximumNoteLength = try keys.decodeIfPresent(Int.self, forKey: .maximumNoteLength)
    forbiddenWords = try keys.decodeIfPresent(TextList.self, forKey: .forbiddenWords)?.texts ?? []
    if let maximumNoteLength, maximumNoteLength < 0 {
      throw decoder.fileError(
        "a note cannot be shorter than nothing", remedy: "write maximumNoteLength: 0 or more")
    }
  }
}

/// One of the `pages`.
struct PageDeclaration: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case name, title, shows, needs, kind
  }

  private let name: String
  private let title: String?
  private let shows: String
  private let needs: [String]
  private let kind: AppFile.Page.Kind

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    name = try keys.decode(NonemptyText.self, forKey: .name).text
    title = try keys.decodeIfPresent(String.self, forKey: .title)
    shows = try keys.decodeIfPresent(String.self, forKey: .shows) ?? ""
    needs = try keys.decodeIfPresent([String].self, forKey: .needs) ?? []
    kind =
      try keys.decodeIfPresent(Named<AppFile.Page.Kind>.self, forKey: .kind)?.value
      ?? .information
  }

  func page(activityType: String) -> AppFile.Page {
    AppFile.Page(
      activityType: activityType, name: name, title: title ?? name, shows: shows, needs: needs,
      kind: kind)
  }
}

/// The section `activities`.
struct ActivityTable: Decodable {
  let activities: [AppFile.Occasion: AppFile.ActivityTemplate]

  init(from decoder: any Decoder) throws {
    var activities: [AppFile.Occasion: AppFile.ActivityTemplate] = [:]
    for entry in try OrderedEntries<ActivityDeclaration>(from: decoder).entries {
      guard let occasion = AppFile.Occasion(rawValue: entry.key) else {
        throw FileError(
          file: decoder.fileName, line: entry.line, column: entry.column,
          message: "unknown occasion '\(entry.key)'",
          remedy: remedy(entry.key, among: AppFile.Occasion.allCases.map(\.rawValue)))
      }
      activities[occasion] = AppFile.ActivityTemplate(entry.value.activity)
    }
    self.activities = activities
  }
}

/// An activity: its type, title and what it carries.
struct ActivityDeclaration: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case type, title, userInfo
  }

  let activity: UserActivity

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    let userInfo = try keys.decodeIfPresent(OrderedEntries<PropertyList>.self, forKey: .userInfo)
    activity = UserActivity(
      activityType: try keys.decode(NonemptyText.self, forKey: .type).text,
      title: try keys.decodeIfPresent(String.self, forKey: .title),
      userInfo: Dictionary(
        (userInfo?.entries ?? []).map { ($0.key, $0.value.value) },
        uniquingKeysWith: { first, _ in first }))
  }
}

/// One of a few names, such as the kinds of page.
struct Named<Value: RawRepresentable<String> & CaseIterable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let value = Value(rawValue: name) else {
      throw decoder.fileError(
        "'\(name)' is not known here", remedy: remedy(name, among: Value.allCases.map(\.rawValue)))
    }
    self.value = value
  }
}
