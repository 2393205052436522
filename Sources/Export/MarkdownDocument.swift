import Conversation
import Plain
import Session
import Wording

/// A conversation as Markdown, for issues, wikis and reviews.
package enum MarkdownDocument {
  /// The whole document; the log comes last, as a table.
  package static func text(of recording: Recording, withLog: Bool = true) -> String {
    let session = recording.session
    var lines = ["# \(Markup.markdown(recording.title))", ""]
    lines += ["\(Markup.markdown(facts(of: recording)))", ""]
    for event in session.log.events {
      lines += block(of: event, recording)
    }
    if withLog { lines += log(of: session) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `DemoPay · en-US · locked yes`.
  private static func facts(of recording: Recording) -> String {
    ([recording.appName, recording.locale]
      + recording.deviceDifferences.map { "\($0.name) \($0.value)" })
      .joined(separator: " · ")
  }

  /// What a person sees of an event, with an empty line behind it.
  private static func block(of event: Event, _ recording: Recording) -> [String] {
    if let words = users(event, recording) { return ["> \(Markup.markdown(words))", ""] }
    let seen = recording.session.seen(of: event, recording.wording)
    var options = 0
    if case .asked(let question) = event.happening { options = question.options.count }
    var lines: [String] = []
    var kind = Kind.words
    for (index, line) in seen.enumerated() {
      let next = Kind(line, isOption: (1..<options + 1).contains(index))
      // Rows and choices stand together, everything else apart.
      if !lines.isEmpty, next != kind || next == .words { lines.append("") }
      if next == .row, kind != .row { lines += ["| | |", "|---|---|"] }
      kind = next
      lines.append(written(line, kind))
    }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// What a line of the conversation becomes.
  private enum Kind {
    case words, option, row

    init(_ line: SeenLine, isOption: Bool) {
      if case .row = line { self = .row } else { self = isOption ? .option : .words }
    }
  }

  /// What the user did, in words.
  private static func users(_ event: Event, _ recording: Recording) -> String? {
    switch event.happening {
    case .heard(let text): text.isEmpty ? "(silence)" : text
    case .tapped(let button): "[\(recording.wording.render(button.title).shown)]"
    case .chose(_, let option): "[\(option.notation)]"
    default: nil
    }
  }

  private static func written(_ line: SeenLine, _ kind: Kind) -> String {
    switch line {
    case .row(let cells, _): "| " + cells.map(Markup.markdown).joined(separator: " | ") + " |"
    case .words(let text, let indentation):
      if kind == .option, let dot = text.firstIndex(of: ".") {
        text[...dot] + Markup.markdown(" " + text[dot...].dropFirst().drop { $0 == " " })
      } else {
        words(text, isFirst: indentation.isEmpty)
      }
    }
  }

  /// `**Siri:** Which Maria?`; what is only noted, as an ending, is set in italics.
  private static func words(_ text: String, isFirst: Bool) -> String {
    guard isFirst else { return Markup.markdown(text) }
    if text.hasPrefix("= ") { return "_\(Markup.markdown(String(text.dropFirst(2))))_" }
    guard let colon = text.firstRange(of: ": ") else { return Markup.markdown(text) }
    let speaker = Markup.markdown(String(text[..<colon.lowerBound]))
    return "**\(speaker):** \(Markup.markdown(String(text[colon.upperBound...])))"
  }

  private static func log(of session: Session) -> [String] {
    ["## What happened underneath", "", "| time | event | |", "|---:|---|---|"]
      + session.log.events.map { event in
        let row = event.row
        return "| \(event.clock) | \(Markup.markdown(row.label)) | \(Markup.markdown(row.text)) |"
      }
  }
}
