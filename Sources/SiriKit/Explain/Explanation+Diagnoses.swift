extension Explanation {
  /// A diagnosis by its id (`P001`, in either case) or its name (`noCompletion`).
  static func diagnosis(named name: String) -> Explanation? {
    let id = Diagnosis.ID.allCases.first {
      $0.rawValue == name.uppercased() || "\($0)" == name
    }
    guard let facts = id?.facts else { return nil }
    return Explanation(
      title: "\(facts.id.rawValue) \(facts.id)", kind: .diagnosis,
      facts: [
        Fact("message", facts.template), Fact("severity", facts.severity.rawValue),
        Fact("reason", facts.reason), Fact("fix", facts.fix), Fact("source", facts.source),
      ])
  }
}
