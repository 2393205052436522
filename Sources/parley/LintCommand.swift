import Configuration
import Conversation
import Files
import FoundationEssentials
import Handlers
import Screen
import Session
import SiriKit

/// `parley lint`: what in an app's and its extension's Info.plist keeps Siri from the handler.
enum LintCommand: ParleyCommand {
  static let name = "lint"
  static let summary = "what in Info.plists keeps Siri from the handler"
  static let help = """
    usage: parley lint [--json] PATH…

    Checks the Info.plist of an app and of its Intents extension (XML or binary), alone and
    against each other, and against an app file (*.app.yaml) if one is given. A folder stands for
    all Info.plists and app files in it. docs/lint.md lists the checks.
    Each finding names file, line, key, what is wrong and what would be right; parley explain P107
    tells why. --json prints one object.
    The exit status is 1 when an error or a warning was found; notes alone are fine.

    example: parley lint MyApp/Info.plist Intents/Info.plist my.app.yaml
    """
  static let options: [String: Bool] = ["--json": false]

  @MainActor
  static func run(_ arguments: Arguments) throws -> Int32 {
    guard !arguments.rest.isEmpty else {
      throw UsageError("lint needs an Info.plist, or a folder that holds some")
    }
    let paths = try arguments.rest.flatMap(files)
    let lists = try paths.filter { !isAppFile($0) }.map {
      try InfoPlist(TextFile.bytes(of: $0), file: $0)
    }
    let apps = try paths.filter(isAppFile).map { try AppFiles.load($0).app }
    guard apps.count <= 1 else {
      throw UsageError("lint compares with one app file, and here are \(apps.count)")
    }
    guard !lists.isEmpty else { throw UsageError("no Info.plist among what was given") }
    let findings = ConfigurationLint(lists, declared: apps.first).findings
    if arguments.has("--json") {
      Output.line(json(lists, findings))
    } else {
      tell(lists, findings)
    }
    return findings.contains { $0.severity != .note } ? 1 : 0
  }

  private static func isAppFile(_ path: String) -> Bool { path.hasSuffix(".app.yaml") }

  /// The file itself, or what a folder holds, in the order of the names.
  private static func files(_ path: String) throws -> [String] {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder
    else { return [path] }
    let inside = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    let found = inside.filter { name in
      let last = name.split(separator: "/").last ?? ""
      return last == "Info.plist" || last.hasSuffix("-Info.plist") || isAppFile(name)
    }
    guard !found.isEmpty else { throw UsageError("\(path): no Info.plist in this folder") }
    return found.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }

  private static func tell(_ lists: [InfoPlist], _ findings: [ConfigurationFinding]) {
    for finding in findings {
      Output.line(TextLayout.sanitize(finding.description))
      Output.line(TextLayout.sanitize("    \(finding.keyPath)"))
    }
    let files = lists.count == 1 ? "1 file" : "\(lists.count) files"
    let skipped = lists.filter { $0.owner == .other }
    for list in skipped {
      Output.line(TextLayout.sanitize("\(list.file): another kind of extension; not checked"))
    }
    Output.line(
      findings.isEmpty ? "\(files): nothing found" : "\(files): \(Diagnosis.count(findings))")
  }

  private static func json(_ lists: [InfoPlist], _ findings: [ConfigurationFinding]) -> String {
    Record.object([
      .init(
        "files",
        .list(
          lists.map {
            .object([.init("file", .text($0.file)), .init("owner", .text($0.owner.rawValue))])
          })),
      .init("findings", .list(findings.map(\.record))),
    ]).json
  }
}

extension Diagnosis {
  /// `2 errors, 1 note`.
  fileprivate static func count(_ findings: [ConfigurationFinding]) -> String {
    Severity.allCases.reversed().compactMap { severity in
      let count = findings.filter { $0.severity == severity }.count
      guard count > 0 else { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}

extension ConfigurationFinding {
  fileprivate var record: Record {
    .object([
      .init("diagnosis", .text(diagnosis.rawValue)), .init("name", .text("\(diagnosis)")),
      .init("severity", .text(severity.rawValue)), .init("file", .text(file)),
      .init("line", .number(Decimal(line))), .init("column", .number(Decimal(column))),
      .init("keyPath", .text(keyPath)), .init("message", .text(message)),
      .init("fix", .text(fix)), .init("reason", .text(diagnosis.facts.reason)),
      .init("source", .text(diagnosis.facts.source)),
    ])
  }
}
