import Conversation
import Files
import SiriKit

/// Checks the Info.plist of an Intents extension.
struct ExtensionCheck {
  private let list: InfoPlist
  private let declared: App?

  init(_ list: InfoPlist, declared: App?) {
    self.list = list
    self.declared = declared
  }

  var findings: [ConfigurationFinding] {
    pointFindings + classFindings + intentFindings + restrictedFindings + targetFindings
      + declaredFindings + placeFindings
  }

  private func finding(
    _ id: Diagnosis.ID, _ arguments: [String: String] = [:], at path: [String]
  ) -> ConfigurationFinding {
    ConfigurationFinding(id, arguments, in: list, at: path)
  }

  // MARK: - The extension itself

  private var pointFindings: [ConfigurationFinding] {
    let point = list.root[path: InfoPlist.point]?.text
    guard point != InfoPlist.intentsPoint else { return [] }
    return [finding(.extensionPointWrong, ["point": point ?? "missing"], at: InfoPlist.point)]
  }

  private var classFindings: [ConfigurationFinding] {
    let path = InfoPlist.principalClass
    guard let name = list.root[path: path]?.text, !name.isEmpty else {
      // A storyboard can make the first object of an extension with a face; this one has none.
      return [finding(.principalClassMissing, at: path)]
    }
    guard name.contains(".") else {
      return [finding(.principalClassWithoutModule, ["class": name], at: path)]
    }
    return []
  }

  // MARK: - The intents

  private var supported: [String] { list.texts(InfoPlist.supported) ?? [] }

  private var intentFindings: [ConfigurationFinding] {
    let path = InfoPlist.supported
    if let wrong = wrongType(path) { return [wrong] }
    guard !supported.isEmpty else { return [finding(.noIntentsSupported, at: path)] }
    return supported.enumerated().flatMap { index, name in
      check(name, at: path + ["[\(index)]"], isFirst: supported.firstIndex(of: name) == index)
    }
  }

  private func check(_ name: String, at path: [String], isFirst: Bool) -> [ConfigurationFinding] {
    guard isFirst else { return [finding(.intentDeclaredTwice, ["intent": name], at: path)] }
    guard let intent = Catalog.intent(name) else {
      // A class without Apple's prefix is a custom intent, which no catalog knows.
      guard name.hasPrefix("IN") else { return [] }
      let near = nearest(name, among: Catalog.intentNames)
      let fix = near.map { "\($0) is meant" } ?? "write the class name of an intent"
      return [finding(.intentUnknown, ["intent": name, "fix": fix], at: path)]
    }
    guard let handling = intent.handlingProtocol else {
      return [finding(.intentWithoutHandler, ["intent": name], at: path)]
    }
    guard let version = intent.deprecatedIOS else { return [] }
    return [
      finding(
        .intentDeprecated, ["intent": name, "version": version, "protocol": handling], at: path)
    ]
  }

  private var restrictedFindings: [ConfigurationFinding] {
    let path = InfoPlist.restricted
    if let wrong = wrongType(path) { return [wrong] }
    let supported = supported
    return (list.texts(path) ?? []).enumerated().compactMap { index, name in
      supported.contains(name)
        ? nil : finding(.restrictedNotSupported, ["intent": name], at: path + ["[\(index)]"])
    }
  }

  private func wrongType(_ path: [String]) -> ConfigurationFinding? {
    guard let node = list.root[path: path] else { return nil }
    let isArray = node.list?.allSatisfy { $0.text != nil } ?? false
    guard !isArray else { return nil }
    return finding(
      .keyOfWrongType,
      ["key": path.last ?? "", "found": node.kindName, "expected": "an array of strings"], at: path)
  }

  // MARK: - Versions

  private var targetFindings: [ConfigurationFinding] {
    guard let text = list.fixedText(InfoPlist.target), let target = SystemVersion(text) else {
      return []
    }
    return supported.enumerated().compactMap { index, name in
      guard let intent = Catalog.intent(name),
        let introduced = SystemVersion(intent.introducedIOS), target < introduced
      else { return nil }
      return finding(
        .targetBelowIntent,
        ["target": "\(target)", "intent": name, "introduced": "\(introduced)"],
        at: InfoPlist.supported + ["[\(index)]"])
    }
  }

  // MARK: - Against the app file

  private var declaredFindings: [ConfigurationFinding] {
    guard let declared, wrongType(InfoPlist.supported) == nil else { return [] }
    let supported = supported
    var findings = declared.intentsSupported.filter { !supported.contains($0) }.map { name in
      finding(
        .intentNotSupported, ["app": declared.name, "intent": name], at: InfoPlist.supported)
    }
    for (index, name) in supported.enumerated()
    where Catalog.intent(name) != nil && !declared.intentsSupported.contains(name) {
      findings.append(
        finding(
          .intentWithoutAppFile, ["intent": name, "app": declared.name],
          at: InfoPlist.supported + ["[\(index)]"]))
    }
    return findings
  }

  // MARK: - Keys that stand where nobody reads them

  private var placeFindings: [ConfigurationFinding] {
    var findings: [ConfigurationFinding] = []
    for key in ["IntentsSupported", "IntentsRestrictedWhileLocked"] {
      for path in [[key], ["NSExtension", key]] where list.root[path: path] != nil {
        let place = path.count == 1 ? "the top level" : "NSExtension"
        findings.append(finding(.keyInWrongPlace, ["key": key, "place": place], at: path))
      }
    }
    if list.root[path: InfoPlist.usage] != nil {
      findings.append(finding(.usageDescriptionInExtension, at: InfoPlist.usage))
    }
    return findings
  }
}
