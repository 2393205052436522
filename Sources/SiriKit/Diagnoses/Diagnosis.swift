/// A mistake of a handler, an app or its files that Parley can see: what it is, why, and the cure.
package struct Diagnosis: Hashable, Sendable {
  /// How bad it is for the user of the app.
  package enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    case note, warning, error
  }

  package let id: ID
  package let severity: Severity
  /// One line with `{names}` in braces.
  package let template: String
  package let reason: String
  package let fix: String
  /// Where it is written: an Apple page, a talk, reports of developers, or our own policy.
  package let source: String

  init(
    _ id: ID, _ severity: Severity, _ template: String, reason: String, fix: String,
    source: String
  ) {
    self.id = id
    self.severity = severity
    self.template = template
    self.reason = reason
    self.fix = fix
    self.source = source
  }

  /// The message with its names filled in; an unknown name stays visible in its braces.
  package func message(_ arguments: [String: String]) -> String {
    Diagnosis.fill(template, arguments)
  }

  /// Fills `{names}` into a text; values are not read for names again.
  package static func fill(_ text: String, _ arguments: [String: String]) -> String {
    var rest = text[...]
    var filled = ""
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      filled += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      filled += arguments[name] ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
