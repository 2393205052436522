import SiriKit

extension AppFile.ActivityTemplate {
  static let token = "{token}"
  static let identifier = "{identifier}"

  /// Whether the app needs a stored record to go on with.
  var needsRecord: Bool {
    activity.userInfo.values.contains { Self.holdsToken($0) }
  }

  func filled(token: String, identifier: String) -> UserActivity {
    var activity = activity
    activity.userInfo = activity.userInfo.mapValues {
      Self.fill($0, token: token, identifier: identifier)
    }
    return activity
  }

  private static func holdsToken(_ value: PropertyListValue) -> Bool {
    switch value {
    case .text(let text): text.split(separator: token, omittingEmptySubsequences: false).count > 1
    case .list(let values): values.contains(where: holdsToken)
    case .dictionary(let values): values.values.contains(where: holdsToken)
    case .number, .bool, .other: false
    }
  }

  private static func fill(
    _ value: PropertyListValue, token: String, identifier: String
  ) -> PropertyListValue {
    switch value {
    case .text(let text):
      .text(
        text.split(separator: Self.token, omittingEmptySubsequences: false)
          .joined(separator: token)
          .split(separator: Self.identifier, omittingEmptySubsequences: false)
          .joined(separator: identifier))
    case .list(let values):
      .list(values.map { fill($0, token: token, identifier: identifier) })
    case .dictionary(let values):
      .dictionary(values.mapValues { fill($0, token: token, identifier: identifier) })
    case .number, .bool, .other: value
    }
  }
}
