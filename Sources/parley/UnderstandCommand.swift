import Conversation
import Files
import FoundationEssentials
import Glibc
import Handlers
import Screen
import Session
import SiriKit

/// `parley understand`: what a sentence is taken for, and why.
enum UnderstandCommand: ParleyCommand {
  static let name = "understand"
  static let summary = "what a sentence is taken for, and why"
  static let help = """
    usage: parley understand [--locale LOCALE] [--app FILE] [--json] [TEXT…]

    Tells the intent, the values with their place in the text, the template (file and line), and
    what else nearly matched. Without TEXT it reads one sentence a line from standard input.
    --json prints one object a sentence; docs/understand.md describes it.
    The exit status is 1 when a sentence was not understood.

    example: parley understand 'Send $20 to Maria for dinner'
    """
  static let options: [String: Bool] = ["--locale": true, "--app": true, "--json": false]

  @MainActor
  static func run(_ arguments: Arguments) throws -> Int32 {
    let appFile = try AppFiles.load(arguments.value("--app"))
    let locale = try AppFiles.locale(arguments.value("--locale"), of: appFile)
    var session = Session(appFile: appFile, locale: locale)
    var status: Int32 = 0
    func tell(_ text: String) {
      let interpretation = session.interpret(text)
      if interpretation.request == nil { status = 1 }
      Output.line(
        arguments.has("--json")
          ? interpretation.json
          : interpretation.report(examples: appFile.examples(in: locale)))
    }
    if arguments.rest.isEmpty {
      var lines = InputLines()
      while let line = lines.next() {
        if !line.allSatisfy(\.isWhitespace) { tell(line) }
      }
    } else {
      tell(arguments.rest.joined(separator: " "))
    }
    return status
  }
}

extension Interpretation {
  fileprivate var request: Request? {
    if case .request(let request) = meaning { request } else { nil }
  }

  /// - Parameter examples: what is told to somebody who is at a loss.
  fileprivate func report(examples: [String]) -> String {
    var lines = [text]
    if let request {
      lines.append("  intent    \(request.intentName)")
      if let app = request.appName { lines.append("  app       \(app)") }
      for (name, value) in request.values.sorted(by: { $0.key < $1.key }) {
        lines.append("  value     \(name) = \(value.summary)")
      }
    } else {
      lines.append("  intent    none (\(meaning.summary))")
    }
    if let template {
      lines.append("  template  \(template.file):\(template.line)  \(template.text)")
    }
    for span in spans {
      lines.append("  span      \(span.start)–\(span.end) \(span.slot) “\(span.text)” \(span.rule)")
    }
    for note in notes { lines.append("  note      \(note)") }
    for other in runnersUp {
      lines.append(
        "  else      \(other.intentName) \(other.template.file):\(other.template.line)  "
          + other.reason)
    }
    if request == nil, let hint = hint(examples) { lines.append("  hint      \(hint)") }
    return lines.map { TextLayout.sanitize($0) }.joined(separator: "\n")
  }

  /// What would be understood.
  private func hint(_ examples: [String]) -> String? {
    guard case .notUnderstood = meaning else {
      return "an answer, not a request; it counts while the conversation has asked something"
    }
    return examples.isEmpty
      ? nil : "say for example " + examples.map { "“\($0)”" }.joined(separator: ", ")
  }

  /// One object with Apple's names; `docs/understand.md` describes it.
  fileprivate var json: String {
    var fields: [Record.Field] = [
      .init("text", .text(text)), .init("locale", .text(locale)),
      .init("intent", request.map { .text($0.intentName) } ?? .null),
      .init("values", .object(values)),
      .init("template", template.map(\.record) ?? .null),
      .init("runnersUp", .list(runnersUp.map(\.record))),
      .init("notes", .list(notes.map { .text($0) })),
    ]
    if let app = request?.appName { fields.append(.init("app", .text(app))) }
    if request == nil { fields.append(.init("meaning", .text(meaning.summary))) }
    return Record.object(fields).json
  }

  /// The values by parameter, each with its own fields and its span.
  private var values: [Record.Field] {
    (request?.values ?? [:]).sorted { $0.key < $1.key }.map { name, value in
      var fields: [Record.Field]
      if case .object(let own) = value.record {
        fields = own
      } else {
        fields = [.init("value", value.record)]
      }
      if let span = spans.first(where: { $0.slot == name }) {
        fields.append(.init("span", span.record))
      }
      return .init(name, .object(fields))
    }
  }
}
