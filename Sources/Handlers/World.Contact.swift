package import SiriKit

extension World {
  /// Somebody whom the app knows, and what its service says about them.
  package struct Contact: Hashable, Sendable {
    /// The names and the app's identifier; the handle and Siri's matches stay empty.
    package var person: Person
    package var handles: [PersonHandle]
    package var hasAccount: Bool
    package var areCredentialsVerified: Bool
    /// Whether the service lets the user and this person exchange money.
    package var isEligible: Bool
    /// The currencies that the person takes; `nil` when all are fine.
    package var currencies: [String]?

    package init(
      person: Person, handles: [PersonHandle] = [], hasAccount: Bool = true,
      areCredentialsVerified: Bool = true, isEligible: Bool = true, currencies: [String]? = nil
    ) {
      self.person = person
      self.handles = handles
      self.hasAccount = hasAccount
      self.areCredentialsVerified = areCredentialsVerified
      self.isEligible = isEligible
      self.currencies = currencies
    }

    /// The person under one of the handles.
    package func person(at handle: PersonHandle?) -> Person {
      var person = person
      person.handle = handle
      return person
    }

    /// The person under the only handle, or under none when there are several.
    package var personAtOnlyHandle: Person {
      person(at: handles.count == 1 ? handles[0] : nil)
    }

    /// The handle that was chosen before, by its value or at least its label.
    func handle(like chosen: PersonHandle?) -> PersonHandle? {
      guard let chosen else { return nil }
      return handles.first { $0.value == chosen.value }
        ?? handles.first { chosen.value.isEmpty && $0.label == chosen.label }
    }
  }
}
