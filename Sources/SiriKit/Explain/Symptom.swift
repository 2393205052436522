/// Something that a developer sees go wrong in their extension, and everything it can come from.
package struct Symptom: Hashable, Sendable, Codable {
  /// One thing that leads to it.
  package struct Cause: Hashable, Sendable, Codable {
    package var what: String
    /// What tells it from the other causes, in Parley's log or on a device.
    package var sign: String
    package var cure: String
    /// The diagnoses that name it.
    package var diagnoses: [Diagnosis.ID]
    /// The conversation that shows it: a script, and the case in it.
    package var script: String

    init(
      _ what: String, sign: String, cure: String, _ diagnoses: Diagnosis.ID..., script: String
    ) {
      self.what = what
      self.sign = sign
      self.cure = cure
      self.diagnoses = diagnoses
      self.script = script
    }
  }

  /// By which `parley explain` finds it: `handle-not-called`.
  package var name: String
  package var title: String
  /// What has to be, for it not to be seen.
  package var rule: String
  package var causes: [Cause]

  /// The name under which all of them are explained, one after the other.
  package static let guide = "not-called"

  /// Those of that name; none when nothing is called so.
  package static func named(_ name: String) -> [Symptom] {
    name == guide ? all : all.filter { $0.name == name }
  }

  /// The symptom and its causes as lines.
  package var text: String {
    var lines = ["\(title)  (\(name))", "  \(rule)"]
    for (index, cause) in causes.enumerated() {
      let number = String(index + 1)
      let pad = String(repeating: " ", count: 3 - number.count)
      lines += ["", "\(pad)\(number)  \(cause.what)"]
      lines += cause.rows.map { "     \($0.label)  \($0.text)" }
    }
    return lines.joined(separator: "\n")
  }
}

extension Symptom.Cause {
  /// What is told of it, with labels of one width.
  fileprivate var rows: [(label: String, text: String)] {
    let ids = diagnoses.map(\.rawValue).joined(separator: ", ")
    return [
      ("seen by ", sign), ("cure    ", cure), ("explain ", ids), ("script  ", script),
    ].filter { !$0.text.isEmpty }
  }
}
