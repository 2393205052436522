extension ContainingApp {
  /// Where the app stands, but for what it was told to do.
  package struct Standing: Hashable, Sendable {
    let stage: Stage
    let page: String?
    let hasErrand: Bool
  }

  /// `nil` while it is closed.
  package var standing: Standing? {
    stage == .closed ? nil : Standing(stage: stage, page: page?.name, hasErrand: errand != nil)
  }
}
