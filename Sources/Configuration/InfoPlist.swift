package import Files

/// An Info.plist as the checks read it.
package struct InfoPlist: Sendable {
  /// Whose it is, by what it holds.
  package enum Owner: String, Hashable, Sendable {
    /// No extension: the containing app.
    case app
    /// An Intents extension, or one that would like to be.
    case intentsExtension
    /// Draws for an Intents extension.
    case intentsUIExtension
    /// Another extension; nothing is checked.
    case other
  }

  package let file: String
  package let owner: Owner
  let root: PropertyListNode
  private let places: KeyPlaces

  static let intentsPoint = "com.apple.intents-service"
  static let intentsUIPoint = "com.apple.intents-ui-service"

  static let point = ["NSExtension", "NSExtensionPointIdentifier"]
  static let principalClass = ["NSExtension", "NSExtensionPrincipalClass"]
  static let storyboard = ["NSExtension", "NSExtensionMainStoryboard"]
  static let supported = ["NSExtension", "NSExtensionAttributes", "IntentsSupported"]
  static let restricted = ["NSExtension", "NSExtensionAttributes", "IntentsRestrictedWhileLocked"]
  static let usage = ["NSSiriUsageDescription"]
  static let activityTypes = ["NSUserActivityTypes"]
  static let target = ["MinimumOSVersion"]
  static let identifier = ["CFBundleIdentifier"]

  /// Reads a property list in any format; what is none, or no dictionary, is an error.
  package init(_ bytes: [UInt8], file: String) throws(FileError) {
    let root = try PropertyListNode.read(bytes, file: file)
    guard case .dictionary = root else {
      throw FileError(
        file: file, line: 1, column: 1,
        message: "an Info.plist is a dictionary, not \(root.kindName)",
        remedy: "give the Info.plist of the app or of its Intents extension")
    }
    self.file = file
    self.root = root
    places = KeyPlaces(bytes)
    owner = InfoPlist.owner(root)
  }

  private static func owner(_ root: PropertyListNode) -> Owner {
    guard root[path: ["NSExtension"]] != nil else { return .app }
    switch root[path: point]?.text {
    case intentsPoint?: return .intentsExtension
    case intentsUIPoint?: return .intentsUIExtension
    case let point?:
      // A point of another kind with intents is a slip; without them it is another extension.
      let isNear = nearest(point, among: [intentsPoint]) != nil
      return isNear || root[path: supported] != nil ? .intentsExtension : .other
    case nil: return .intentsExtension
    }
  }

  /// The texts of an array of strings; `nil` when there is no such key.
  func texts(_ path: [String]) -> [String]? {
    root[path: path].map { $0.list?.compactMap(\.text) ?? [] }
  }

  /// The text under a path, unless it is a build setting that is only known to Xcode.
  func fixedText(_ path: [String]) -> String? {
    root[path: path]?.text.flatMap { $0.contains("$(") || $0.contains("${") ? nil : $0 }
  }

  /// The line and the column of a key, from 1.
  func place(_ path: [String]) -> (line: Int, column: Int) {
    let place = places[path]
    return (place.line, place.column)
  }
}
