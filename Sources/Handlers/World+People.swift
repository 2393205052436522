import Files
import SiriKit

extension World {
  /// Who may be meant by what was heard.
  struct Candidates: Hashable {
    var contacts: [Contact]
    /// Only the spelling is near: worth a question, not an answer.
    var areOnlyNear: Bool
  }

  /// The contact with the app's identifier.
  package func contact(identifier: String) -> Contact? {
    contacts.first { $0.person.identifier == identifier }
  }

  /// The contact that a file or a command names, by display name or identifier.
  package func contact(named name: String) -> Contact? {
    contacts.first { $0.person.displayName == name } ?? contact(identifier: name)
  }

  /// The contact that this person surely is, by the identifier or a handle.
  func contact(of person: Person) -> Contact? {
    if let identifier = person.identifier, let contact = contact(identifier: identifier) {
      return contact
    }
    guard let handle = person.handle, !handle.value.isEmpty else { return nil }
    return contacts.first { $0.handles.contains { $0.value == handle.value } }
  }

  /// The people whom the words may mean; among Siri's matches, when it has some.
  func candidates(for heard: Person) -> Candidates {
    if let contact = contact(of: heard) {
      return Candidates(contacts: [contact], areOnlyNear: false)
    }
    let matches = heard.siriMatches.compactMap { contact(of: $0) ?? contact(named: $0.displayName) }
    let names =
      contacts.isEmpty ? [] : (matches.isEmpty ? contacts : matches).map(ContactNames.init)
    let words = FoldedName(heard.displayName)
    for isMeant in [ContactNames.isWhollyNamed, ContactNames.isPartlyNamed] {
      let meant = names.filter { isMeant($0)(words, heard.relationship) }
      if !meant.isEmpty {
        return Candidates(contacts: meant.map(\.contact), areOnlyNear: false)
      }
    }
    let near = names.filter { $0.isNearlyNamed(words) }
    guard matches.isEmpty else {
      // Siri may know by other means (a relation, a sound), which is not for the app to doubt.
      return Candidates(contacts: matches, areOnlyNear: matches.count == 1 && !near.isEmpty)
    }
    return Candidates(contacts: near.map(\.contact), areOnlyNear: true)
  }
}
