/// The templates of a grammar by what they are for.
struct TemplateGroups: Sendable {
  private(set) var requests: [Int] = []
  private(set) var replies: [Int] = []
  private(set) var leading: [Int] = []
  private(set) var trailing: [Int] = []

  init(_ templates: [Template]) {
    for (index, template) in templates.enumerated() {
      switch template.purpose {
      case .request: requests.append(index)
      case .reply, .ordinal, .answer, .correction: replies.append(index)
      case .leading: leading.append(index)
      case .trailing: trailing.append(index)
      }
    }
  }
}
