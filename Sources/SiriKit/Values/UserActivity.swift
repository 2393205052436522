package import FoundationEssentials

/// What travels from the extension to the containing app: Apple's `NSUserActivity`.
package struct UserActivity: Hashable, Sendable, Codable {
  package var activityType: String
  package var title: String?
  package var userInfo: [String: PropertyListValue]

  package init(
    activityType: String, title: String? = nil, userInfo: [String: PropertyListValue] = [:]
  ) {
    self.activityType = activityType
    self.title = title
    self.userInfo = userInfo
  }
}

/// A value of `userInfo`; only property-list values cross the process boundary.
package enum PropertyListValue: Hashable, Sendable, Codable {
  case text(String)
  case number(Decimal)
  case bool(Bool)
  case list([PropertyListValue])
  case dictionary([String: PropertyListValue])
  /// An object of a class that a property list cannot hold; it is lost on the way.
  case other(String)
}
