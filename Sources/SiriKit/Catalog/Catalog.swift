/// All facts that Parley knows about the frameworks, each built when it is first asked for.
package enum Catalog {
  /// Every intent; to find one by name, `intent(_:)` builds only that.
  package static let intents: [IntentClass] = intentNames.compactMap(intent)

  package static let resolutionResults: [ResolutionResultClass] =
    resolutionResultNames.compactMap(resolutionResult)
}
