import SiriKit

/// What must not travel in an activity's `userInfo`: secrets, and objects that get lost.
struct ActivityInspection {
  /// Something that is wrong with one entry.
  enum Leak: Hashable {
    /// A secret, by the key under which it stands and what it looks like.
    case secret(key: String, kind: String)
    /// An object that no property list can hold.
    case object(key: String, type: String)
  }

  let leaks: [Leak]

  init(_ activity: UserActivity) {
    leaks = activity.userInfo.sorted { $0.key < $1.key }
      .flatMap { Self.leaks(in: $0.value, at: $0.key) }
  }

  private static func leaks(in value: PropertyListValue, at key: String) -> [Leak] {
    switch value {
    case .text(let text): secret(text, key).map { [.secret(key: key, kind: $0)] } ?? []
    case .number(let number): secret("\(number)", key).map { [.secret(key: key, kind: $0)] } ?? []
    case .bool: []
    case .list(let values): values.flatMap { leaks(in: $0, at: key) }
    case .dictionary(let values):
      values.sorted { $0.key < $1.key }.flatMap { leaks(in: $0.value, at: "\(key).\($0.key)") }
    case .other(let type): [.object(key: key, type: type)]
    }
  }

  /// What kind of secret a value is, by what it looks like or by what it is called.
  private static func secret(_ text: String, _ key: String) -> String? {
    if isCardNumber(text) { return "a card number" }
    if isSignedToken(text) { return "an access token" }
    let words = words(of: key)
    // The token of the hand-over is no secret: it is good once, and for this user only.
    if words.contains("handoff") || words.contains("handover") { return nil }
    return names.first { name in
      !text.isEmpty && name.words.contains { words.contains(ofRow: $0) }
    }?.kind
  }

  private static let names: [(kind: String, words: [[String]])] = [
    ("a security code", [["cvv"], ["cvc"], ["cvv2"], ["security", "code"]]),
    ("a card number", [["card", "number"], ["pan"]]),
    ("a one-time password", [["otp"], ["one", "time"], ["verification", "code"], ["totp"]]),
    (
      "an access token",
      [
        ["access", "token"], ["auth", "token"], ["refresh", "token"], ["bearer"],
        ["session", "id"],
      ]
    ),
    ("a password", [["password"], ["passcode"], ["passwd"], ["pin"]]),
    ("a key", [["api", "key"], ["secret"], ["private", "key"]]),
  ]

  /// `accessToken`, `access_token`, `user.access-token`: the words of a key in lower case.
  private static func words(of key: String) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Character = " "
    for character in key {
      let isBoundary = !character.isLetter && !character.isNumber
      if isBoundary || character.isUppercase && !last.isUppercase, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if !isBoundary { word += character.lowercased() }
      last = character
    }
    return word.isEmpty ? words : words + [word]
  }

  /// 13 to 19 digits whose check digit is right (Luhn), with or without gaps.
  private static func isCardNumber(_ text: String) -> Bool {
    let digits = text.filter { $0 != " " && $0 != "-" }
    guard (13...19).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      Set(digits).count > 1
    else { return false }
    let sum = digits.reversed().enumerated().reduce(0) { sum, entry in
      let digit = entry.element.wholeNumberValue ?? 0
      let doubled = entry.offset.isMultiple(of: 2) ? digit : digit * 2
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }
    return sum.isMultiple(of: 10)
  }

  /// A JSON Web Token: three parts in base64, the first of which begins as `{"` does.
  private static func isSignedToken(_ text: String) -> Bool {
    let parts = text.split(separator: ".")
    return parts.count == 3 && parts[0].hasPrefix("eyJ")
  }
}

extension [String] {
  /// Whether the words stand in it side by side.
  fileprivate func contains(ofRow words: [String]) -> Bool {
    guard words.count <= count else { return false }
    return (0...count - words.count).contains {
      self[$0..<$0 + words.count].elementsEqual(words)
    }
  }
}
