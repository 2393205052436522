/// What the app's Intents extension is like before the first call: here lie half of the reasons
/// why handle is never called.
package struct IntentsExtension: Hashable, Sendable, Codable {
  /// In which language the principal class is written, which decides how it is found.
  package enum Language: String, Hashable, Sendable, Codable, CaseIterable {
    case swift, objectiveC
  }

  /// What becomes of `handler(for:)`.
  package enum Handler: String, Hashable, Sendable, Codable, CaseIterable {
    /// It returns an object that adopts the intent's handling protocol.
    case conforming
    /// It returns an object that does not.
    case nonconforming
    /// It returns nothing.
    case nothing
    case crash, exit
  }

  /// The identifier by which the system starts an Intents extension.
  package static let intentsPoint = "com.apple.intents-service"

  /// `NSExtensionPointIdentifier` of its Info.plist.
  package var pointIdentifier = IntentsExtension.intentsPoint
  /// `NSExtensionPrincipalClass` of its Info.plist; `nil` when it is missing.
  package var principalClass: String? = "$(PRODUCT_MODULE_NAME).IntentHandler"
  package var language = Language.swift
  package var handler = Handler.conforming
  /// The iOS that it needs; `nil` when it runs wherever its app does.
  package var deploymentTarget: String?
  /// Methods of the protocol that it lacks, or has with another signature, by short name.
  package var missingMethods: Set<String> = []

  package init() {}

  /// Whether the system finds the class: one in Swift only with its module.
  package var isClassFound: Bool {
    guard let principalClass else { return false }
    return language == .objectiveC || principalClass.contains(".")
  }
}
