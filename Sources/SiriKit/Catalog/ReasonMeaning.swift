/// What an unsupported reason says about the way on; our own judgement, by what Apple documents
/// of the reason.
package enum ReasonMeaning: Sendable {
  /// Another value may do: the parameter is asked for again (Apple).
  case anotherValue
  /// No value will do before the user has done something in the app.
  case app
  /// No value will do now, the same may do later.
  case later
  /// No value will do, and neither the app nor time changes it.
  case nothing

  /// The meaning of a reason by its Swift name; most are about the value.
  package static func of(_ reason: String) -> ReasonMeaning { table[reason] ?? .anotherValue }

  private static let table: [String: ReasonMeaning] = [
    "loginRequired": .app,
    "subscriptionRequired": .app,
    "requiringInAppAuthentication": .app,
    "noTasksInApp": .app,
    "serviceUnavailable": .later,
    "cellularDataSettings": .later,
    "cameraNotAccessible": .nothing,
    "microphoneNotAccessible": .nothing,
  ]
}
