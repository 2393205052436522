import Files
import SiriKit

/// A language tag: `en-US`, `zh-Hans`.
struct LocaleName: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    guard Self.isTag(text) else {
      throw decoder.fileError(
        "'\(text)' is no locale", remedy: "write a language tag such as en-US or zh-Hans")
    }
  }

  static func isTag(_ text: String) -> Bool {
    let tags = text.split(separator: "-", omittingEmptySubsequences: false)
    return (2...3).contains(tags[0].count)
      && tags.allSatisfy { tag in
        (2...8).contains(tag.count) && tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}

/// Values by locale.
struct LocaleTable<Value: Decodable & Hashable & Sendable>: Decodable {
  private let table: OrderedEntries<Value>

  init(from decoder: any Decoder) throws {
    table = try OrderedEntries<Value>(from: decoder)
    for entry in table.entries where !LocaleName.isTag(entry.key) {
      throw FileError(
        file: decoder.fileName, line: entry.line, column: entry.column,
        message: "'\(entry.key)' is no locale",
        remedy: "write a language tag such as en-US or zh-Hans")
    }
  }

  /// The values, once their languages are known to be the app's.
  func checked(among locales: [String], _ decoder: any Decoder) throws -> [String: Value] {
    for entry in table.entries where !locales.isEmpty && !locales.contains(entry.key) {
      throw FileError(
        file: decoder.fileName, line: entry.line, column: entry.column,
        message: "the app does not speak \(entry.key)", remedy: "add it to 'locales'")
    }
    return table.byKey
  }
}

/// The languages that an app speaks, its own first.
struct LocaleList: Decodable {
  let names: [String]

  init(from decoder: any Decoder) throws {
    _ = try TextList(from: decoder)
    names = try [LocaleName](from: decoder).map(\.text)
    guard !names.isEmpty else {
      throw decoder.fileError("no language is listed", remedy: "write [en-US], or remove it")
    }
  }
}

/// Values by currency code, with `other` for the rest.
struct CurrencyTable<Value: Decodable & Hashable & Sendable>: Decodable {
  let values: [String: Value]

  init(from decoder: any Decoder) throws {
    let table = try OrderedEntries<Value>(from: decoder)
    for entry in table.entries
    where entry.key != World.otherCurrencies && !isCurrencyCode(entry.key) {
      throw FileError(
        file: decoder.fileName, line: entry.line, column: entry.column,
        message: "'\(entry.key)' is no currency code",
        remedy: "write a code such as USD, or 'other'")
    }
    values = table.byKey
  }
}

extension OrderedEntries {
  fileprivate var byKey: [String: Value] {
    Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The section `answerTimes`: by method, or by phase for all its methods.
struct AnswerTimes: Decodable {
  private let table: OrderedEntries<Milliseconds>

  init(from decoder: any Decoder) throws {
    table = try OrderedEntries<Milliseconds>(from: decoder)
  }

  func checked(
    for intents: [IntentClass], _ decoder: any Decoder
  ) throws -> [String: Milliseconds] {
    let phases = HandlerMethod.Phase.allCases.map(\.rawValue)
    var known = phases
    for name in intents.flatMap(\.methods).map(\.name) where !known.contains(name) {
      known.append(name)
    }
    for entry in table.entries where !known.contains(entry.key) {
      throw FileError(
        file: decoder.fileName, line: entry.line, column: entry.column,
        message: "the app's intents have no method '\(entry.key)'",
        remedy: remedy(entry.key, among: known))
    }
    return table.byKey
  }
}

/// "did you mean …?", or all names when none is near.
func remedy(_ word: String, among names: [String]) -> String {
  nearest(word, among: names).map { "did you mean '\($0)'?" }
    ?? "known here: \(names.joined(separator: ", "))"
}
