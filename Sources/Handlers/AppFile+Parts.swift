package import SiriKit

extension AppFile {
  /// What the app's Info.plist strings say in one locale.
  package struct Localization: Hashable, Sendable {
    package var name: String?
    package var otherNames: [String]?
    package var usageDescription: String?

    package init(
      name: String? = nil, otherNames: [String]? = nil, usageDescription: String? = nil
    ) {
      self.name = name
      self.otherNames = otherNames
      self.usageDescription = usageDescription
    }
  }

  /// The state of the app's service for this user.
  package struct Service: Hashable, Sendable {
    /// Fixed by the file; `nil` leaves it to the device.
    package var isSignedIn: Bool?
    /// Fixed by the file; `nil` leaves it to the device.
    package var hasAcceptedTerms: Bool?
    package var isAvailable = true
    /// Whose account it is; a record of somebody else's opens nothing.
    package var user = "the user"
    /// Where the extension stores what the app takes up.
    package var recordStore = PendingRecord.Store.server
    /// How long a record waits for the app.
    package var recordLifetime = Milliseconds(600_000)

    package init() {}
  }

  /// A page of the app, which an activity opens.
  package struct Page: Hashable, Sendable {
    /// What a page is for, which decides its buttons.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case signIn, terms, subscription, payment, authentication, details, information
    }

    package var kind = Kind.information
    package var activityType: String
    /// A short name for logs and commands.
    package var name: String
    package var title: String
    /// What is on the page.
    package var shows: String
    /// The keys of `userInfo` without which the page cannot go on.
    package var needs: [String]

    package init(
      activityType: String, name: String, title: String, shows: String = "", needs: [String] = [],
      kind: Kind = .information
    ) {
      self.kind = kind
      self.activityType = activityType
      self.name = name
      self.title = title
      self.shows = shows
      self.needs = needs
    }
  }

  /// When the handler sends the user to the app.
  package enum Occasion: String, Hashable, Sendable, CaseIterable {
    case signIn, terms
    /// Any other answer that opens the app.
    case continueRequest
  }

  /// The activity that the handler attaches; texts may hold `{token}` and `{identifier}`.
  package struct ActivityTemplate: Hashable, Sendable {
    package var activity: UserActivity

    package init(_ activity: UserActivity) {
      self.activity = activity
    }
  }
}
