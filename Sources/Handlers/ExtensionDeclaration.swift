import Conversation
import Files
import SiriKit

/// The section `app.extension` of an app file: what keeps Siri from the handler, if anything.
struct ExtensionDeclaration: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case pointIdentifier, principalClass, language, handlerForIntent, deploymentTarget
    case missingMethods
  }

  private(set) var value = IntentsExtension()
  private let missing: [Located<String>]

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    if let point = try keys.decodeIfPresent(String.self, forKey: .pointIdentifier) {
      value.pointIdentifier = point
    }
    if let name = try keys.decodeIfPresent(String.self, forKey: .principalClass) {
      value.principalClass = name == "none" ? nil : name
    }
    value.language = try keys.decodeIfPresent(Word.self, forKey: .language)?.value ?? .swift
    value.handler =
      try keys.decodeIfPresent(Word.self, forKey: .handlerForIntent)?.value ?? .conforming
    value.deploymentTarget =
      try keys.decodeIfPresent(VersionText.self, forKey: .deploymentTarget)?.text
    missing = try keys.decodeIfPresent([Located<String>].self, forKey: .missingMethods) ?? []
    value.missingMethods = Set(missing.map(\.value))
  }

  /// The declaration, once its methods are known to be the intents'.
  func checked(for intents: [IntentClass], file: String) throws -> IntentsExtension {
    let known = Set(intents.flatMap(\.methods).map(\.name))
    for method in missing where !known.contains(method.value) {
      throw FileError(
        file: file, line: method.line, column: method.column,
        message: "the app's intents have no method '\(method.value)'",
        remedy: remedy(method.value, among: known.sorted()))
    }
    return value
  }
}

/// One of the words of an enumeration.
private struct Word<Value: RawRepresentable<String> & CaseIterable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Value(rawValue: text) else {
      throw decoder.fileError(
        "'\(text)' is not known here", remedy: remedy(text, among: Value.allCases.map(\.rawValue)))
    }
    self.value = value
  }
}

/// A version of iOS; also a bare number, as YAML reads `17.0`.
private struct VersionText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    guard SystemVersion(text) != nil else {
      throw decoder.fileError("'\(text)' is no version", remedy: "write one such as 17.0")
    }
  }
}
