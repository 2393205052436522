import Files
import FoundationEssentials
import SiriKit

extension World.Contact: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case displayName, givenName, familyName, nickname, relationship, reading, handles, identifier
    case hasAccount, credentialsVerified, eligible, currencies
  }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String? { try keys.decodeIfPresent(String.self, forKey: key) }
    func flag(_ key: Key) throws -> Bool {
      try keys.decodeIfPresent(Bool.self, forKey: key) ?? true
    }
    let person = Person(
      displayName: try keys.decode(NonemptyText.self, forKey: .displayName).text,
      givenName: try text(.givenName), familyName: try text(.familyName),
      nickname: try text(.nickname), relationship: try text(.relationship),
      reading: try text(.reading), identifier: try text(.identifier))
    self.init(
      person: person,
      handles: try keys.decodeIfPresent([HandleDeclaration].self, forKey: .handles)?
        .map(\.handle) ?? [],
      hasAccount: try flag(.hasAccount), areCredentialsVerified: try flag(.credentialsVerified),
      isEligible: try flag(.eligible),
      currencies: try keys.decodeIfPresent([CurrencyCode].self, forKey: .currencies)?.map(\.text))
  }

  /// Gives an identifier to those who have none: the name, numbered when it is not the first.
  static func identified(_ contacts: [World.Contact]) -> [World.Contact] {
    var taken = Set(contacts.compactMap(\.person.identifier))
    return contacts.map { contact in
      guard contact.person.identifier == nil else { return contact }
      var contact = contact
      let name = contact.person.displayName
      var identifier = name
      var number = 2
      while !taken.insert(identifier).inserted {
        identifier = "\(name) \(number)"
        number += 1
      }
      contact.person.identifier = identifier
      return contact
    }
  }
}

/// The contacts; an identifier belongs to one of them.
struct ContactList: Decodable {
  let contacts: [World.Contact]

  init(from decoder: any Decoder) throws {
    var owners: [String: String] = [:]
    let located = try [Located<World.Contact>](from: decoder)
    for contact in located {
      guard let identifier = contact.person.identifier else { continue }
      if let owner = owners[identifier] {
        throw FileError(
          file: decoder.fileName, line: contact.line, column: contact.column,
          message: "the identifier '\(identifier)' is \(owner)'s already",
          remedy: "give each contact one of its own, or none")
      }
      owners[identifier] = contact.person.displayName
    }
    contacts = located.map(\.value)
  }
}

/// A text that says something.
struct NonemptyText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw decoder.fileError("the text is empty", remedy: "write a name")
    }
  }
}

struct CurrencyCode: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    guard isCurrencyCode(text) else {
      throw decoder.fileError("'\(text)' is no currency code", remedy: "write a code such as USD")
    }
  }
}

/// A handle, as a mapping or only its value.
struct HandleDeclaration: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case value, kind, label
  }

  let handle: PersonHandle

  init(from decoder: any Decoder) throws {
    let node = try YAMLNode(from: decoder)
    if case .scalar = node.content {
      let value = try NonemptyText(from: decoder).text
      handle = PersonHandle(value: value, kind: Self.kind(of: value))
      return
    }
    let keys = try decoder.container(keyedBy: Key.self)
    let value = try keys.decode(NonemptyText.self, forKey: .value).text
    handle = PersonHandle(
      value: value,
      kind: try keys.decodeIfPresent(PersonHandle.Kind.self, forKey: .kind)
        ?? Self.kind(of: value), label: try keys.decodeIfPresent(String.self, forKey: .label))
  }

  /// An address with an @ is an e-mail address, digits are a telephone number.
  private static func kind(of value: String) -> PersonHandle.Kind {
    if value.contains("@") { return .emailAddress }
    let isNumber =
      value.contains(where: \.isNumber)
      && value.allSatisfy { $0.isNumber || "+-() ./".contains($0) }
    return isNumber ? .phoneNumber : .unknown
  }
}

extension World.Account: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case name, numberSuffix, currency, balance
  }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    self.init(
      name: try keys.decode(NonemptyText.self, forKey: .name).text,
      numberSuffix: try keys.decodeIfPresent(String.self, forKey: .numberSuffix),
      currency: try keys.decode(CurrencyCode.self, forKey: .currency).text,
      balance: try keys.decode(Decimal.self, forKey: .balance))
  }
}

extension World.Limits: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case minimum, maximum
  }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    self.init(
      minimum: try keys.decodeIfPresent(Decimal.self, forKey: .minimum),
      maximum: try keys.decodeIfPresent(Decimal.self, forKey: .maximum))
    guard minimum ?? 0 >= 0, maximum ?? 0 >= 0 else {
      throw decoder.fileError("a limit cannot be negative", remedy: "write 0 or more")
    }
    if let minimum, let maximum, minimum > maximum {
      throw decoder.fileError(
        "the minimum \(minimum) is above the maximum \(maximum)", remedy: "swap them")
    }
  }
}

extension World.Fee: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case flat, percent
  }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    self.init(
      flat: try keys.decodeIfPresent(Decimal.self, forKey: .flat) ?? 0,
      percent: try keys.decodeIfPresent(Decimal.self, forKey: .percent) ?? 0)
    guard flat >= 0, percent >= 0, percent <= 100 else {
      throw decoder.fileError(
        "a fee cannot be negative, nor more than the amount", remedy: "write 0 to 100 percent")
    }
  }
}
