// Branches by their names: the same everywhere.
extension Session {
  /// Longer ones would fill a line.
  private static let nameLimit = 60

  /// The branches that can be gone on with, as they were when they were left.
  package var resumableBranches: [(String, Session)] {
    branches.compactMap { branch in branch.end.map { (branch.name, $0.session) } }
  }

  /// The place of the branch that is called so, or has that number in the list.
  package func branch(named name: String) throws(CommandError) -> Int {
    if let index = branches.firstIndex(where: { $0.name == name }) { return index }
    if let index = branches.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) {
      return index
    }
    if let number = Int(name), branches.indices.contains(number - 1) { return number - 1 }
    guard !branches.isEmpty else {
      throw CommandError("there is no branch yet; going back with /rewind leaves one")
    }
    throw CommandError(Session.unknown(name, "branch", among: branches.map(\.name)))
  }

  /// Runs `/name NAME`: names the way that one is on.
  package mutating func runName(_ text: String) throws(CommandError) -> String {
    guard !text.isEmpty else {
      return name.map { "this is \($0)" } ?? "this has no name yet; /name NAME gives it one"
    }
    guard text.count <= Session.nameLimit else {
      throw CommandError("a name has at most \(Session.nameLimit) characters")
    }
    guard !branches.contains(where: { $0.name == text }) else {
      throw CommandError("there is a branch \(text) already; choose another name")
    }
    rename(to: text)
    return "this is \(text)"
  }
}
