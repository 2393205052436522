package import Conversation
import SiriKit

/// Checks the Info.plists of an app and its extensions, alone and against each other.
package struct ConfigurationLint: Sendable {
  private let lists: [InfoPlist]
  /// What the app file declares, if there is one to compare with.
  private let declared: App?

  package init(_ lists: [InfoPlist], declared: App? = nil) {
    self.lists = lists
    self.declared = declared
  }

  /// Everything that was found, file by file and in the order of the lines.
  package var findings: [ConfigurationFinding] {
    var findings: [ConfigurationFinding] = []
    for list in lists {
      switch list.owner {
      case .app: findings += appFindings(list)
      case .intentsExtension: findings += ExtensionCheck(list, declared: declared).findings
      case .intentsUIExtension, .other: break
      }
    }
    findings += pairFindings
    return findings.sorted {
      ($0.file, $0.line, $0.column, $0.diagnosis.rawValue)
        < ($1.file, $1.line, $1.column, $1.diagnosis.rawValue)
    }
  }

  // MARK: - The app

  private func appFindings(_ list: InfoPlist) -> [ConfigurationFinding] {
    var findings: [ConfigurationFinding] = []
    let usage = list.root[path: InfoPlist.usage]?.text ?? ""
    if usage.allSatisfy(\.isWhitespace) {
      findings.append(
        ConfigurationFinding(.usageDescriptionMissing, in: list, at: InfoPlist.usage))
    }
    // The app's own list is called INIntentsSupported; these keys are the extension's.
    for key in ["IntentsSupported", "IntentsRestrictedWhileLocked"]
    where list.root[path: [key]] != nil {
      findings.append(
        ConfigurationFinding(
          .keyInWrongPlace, ["key": key, "place": "the app's Info.plist"], in: list, at: [key]))
    }
    findings += wrongTypes(list, InfoPlist.activityTypes)
    findings += activityFindings(list)
    return findings
  }

  private func wrongTypes(_ list: InfoPlist, _ path: [String]) -> [ConfigurationFinding] {
    guard let node = list.root[path: path], node.list == nil else { return [] }
    return [
      ConfigurationFinding(
        .keyOfWrongType, ["key": path.last ?? "", "found": node.kindName, "expected": "an array"],
        in: list, at: path)
    ]
  }

  /// The activities that the app file's handler attaches have to be listed.
  private func activityFindings(_ list: InfoPlist) -> [ConfigurationFinding] {
    guard let declared else { return [] }
    let types = list.texts(InfoPlist.activityTypes) ?? []
    return declared.userActivityTypes.filter { !types.contains($0) }.map { type in
      ConfigurationFinding(
        .activityTypeNotDeclared, ["type": type, "app": declared.name], in: list,
        at: InfoPlist.activityTypes)
    }
  }

  // MARK: - App and extension

  private var pairFindings: [ConfigurationFinding] {
    let apps = lists.filter { $0.owner == .app }
    guard apps.count == 1, let app = apps.first else { return [] }
    return lists.filter { $0.owner == .intentsExtension || $0.owner == .intentsUIExtension }
      .flatMap { pairFindings($0, app) }
  }

  private func pairFindings(_ list: InfoPlist, _ app: InfoPlist) -> [ConfigurationFinding] {
    var findings: [ConfigurationFinding] = []
    if let own = list.fixedText(InfoPlist.target).flatMap(SystemVersion.init),
      let apps = app.fixedText(InfoPlist.target).flatMap(SystemVersion.init), apps < own
    {
      findings.append(
        ConfigurationFinding(
          .extensionTargetAboveApp, ["extension": "\(own)", "app": "\(apps)"], in: list,
          at: InfoPlist.target))
    }
    if let own = list.fixedText(InfoPlist.identifier),
      let apps = app.fixedText(InfoPlist.identifier), !own.hasPrefix(apps + ".")
    {
      findings.append(
        ConfigurationFinding(
          .extensionIdentifierOutsideApp, ["extension": own, "app": apps], in: list,
          at: InfoPlist.identifier))
    }
    return findings
  }
}
