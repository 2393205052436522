/// A change of the world in mid-conversation: `! device.network = offline`, `! wait 3s`.
package struct WorldChange: Hashable, Sendable {
  /// What is changed.
  package enum Subject: Hashable, Sendable {
    /// Only so much time passes in this turn.
    case wait
    /// A setting of the device or the app on it, by name.
    case device(String)
    /// What a method answers, by its name, perhaps with the intent's before it.
    case behaviour(String)
    /// How `handle` is written, by the variant's name.
    case variant
    /// What becomes of an activity on its way to the app.
    case handOver
    case locale
  }

  package var subject: Subject
  /// YAML in a behaviour, else the plain value.
  package var value: String
  /// Where the value begins, from 1.
  package var column: Int

  package init(_ subject: Subject, _ value: String, column: Int = 1) {
    self.subject = subject
    self.value = value
    self.column = column
  }

  /// As it stands in a script.
  package var notation: String {
    switch subject {
    case .wait: "! wait \(value)"
    case .device(let name): "! device.\(name) = \(value)"
    case .behaviour(let method): "! behaviour.\(method) = \(value)"
    case .variant: "! variant = \(value)"
    case .handOver: "! handover = \(value)"
    case .locale: "! locale = \(value)"
    }
  }

  /// Reads what stands behind the `!`; `offset` columns stand before it.
  init(_ written: Substring, offset: Int) throws(LineFault) {
    let text = written.trimmed
    func column(of part: Substring) -> Int {
      offset + written.unicodeScalars.distance(from: written.startIndex, to: part.startIndex) + 1
    }
    if let value = text.removingPrefix("wait ") {
      self.init(.wait, String(value.trimmed), column: column(of: value.trimmed))
      return
    }
    guard let sign = text.firstIndex(of: "=") else {
      throw LineFault(
        column(of: text), "'! \(text)' changes nothing",
        "write '! device.network = offline', '! behaviour.handle = success' or '! wait 3s'")
    }
    let name = text[..<sign].trimmed
    let value = text[text.index(after: sign)...].trimmed
    guard let subject = WorldChange.subject(String(name)) else {
      throw LineFault(
        column(of: name), "there is no '\(name)' in the world",
        "write device.SETTING, behaviour.METHOD, variant, handover or locale")
    }
    guard !value.isEmpty else {
      throw LineFault(
        column(of: text[sign...]) + 1, "'\(name)' gets no value", "write it behind the '='")
    }
    self.init(subject, String(value), column: column(of: value))
  }

  private static func subject(_ name: String) -> Subject? {
    switch name {
    case "locale": return .locale
    case "variant": return .variant
    case "handover": return .handOver
    default: break
    }
    for root in ["device.", "app."] where name.hasPrefix(root) {
      return .device(String(name.dropFirst(root.count)))
    }
    guard name.hasPrefix("behaviour.") else { return nil }
    return .behaviour(String(name.dropFirst("behaviour.".count)))
  }
}

/// What is wrong with a line, before its file is known.
struct LineFault: Error {
  var column: Int
  var message: String
  var remedy: String

  init(_ column: Int, _ message: String, _ remedy: String) {
    self.column = column
    self.message = message
    self.remedy = remedy
  }
}

extension Substring {
  var trimmed: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else {
      return start[start.endIndex...]
    }
    return start[...last]
  }

  func removingPrefix(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
