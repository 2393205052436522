/// A person as SiriKit hands it to a handler: Apple's `INPerson`.
package struct Person: Hashable, Sendable, Codable {
  /// What is shown; for a person that was only heard, the words that were heard.
  package var displayName: String
  package var givenName: String?
  package var familyName: String?
  package var nickname: String?
  /// A relation to the user, by its word: `mother`, `brother` (Apple: `INPersonRelationship`).
  package var relationship: String?
  /// How the name is written in Latin letters or kana, for names in Han characters.
  package var reading: String?
  package var handle: PersonHandle?
  /// Apple's `customIdentifier`: the app's own identifier of the person.
  package var identifier: String?
  /// The contacts that Siri thinks were meant (Apple: `siriMatches`); never nested deeper.
  package var siriMatches: [Person]

  package init(
    displayName: String, givenName: String? = nil, familyName: String? = nil,
    nickname: String? = nil, relationship: String? = nil, reading: String? = nil,
    handle: PersonHandle? = nil, identifier: String? = nil, siriMatches: [Person] = []
  ) {
    self.displayName = displayName
    self.givenName = givenName
    self.familyName = familyName
    self.nickname = nickname
    self.relationship = relationship
    self.reading = reading
    self.handle = handle
    self.identifier = identifier
    self.siriMatches = siriMatches
  }
}

/// An address of a person: Apple's `INPersonHandle`.
package struct PersonHandle: Hashable, Sendable, Codable {
  /// Apple's `INPersonHandleType`.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    case unknown, emailAddress, phoneNumber
  }

  package var value: String
  package var kind: Kind
  /// `mobile`, `work`, `home`, …: the label under which the contact keeps it.
  package var label: String?

  package init(value: String, kind: Kind = .unknown, label: String? = nil) {
    self.value = value
    self.kind = kind
    self.label = label
  }
}
