import Conversation
import Handlers
import Screen
package import Session
package import Wording

// The conversation as plain lines: plain mode, the clipboard, scripts.
extension Session {
  /// What a person would read or hear of an event, line by line; empty for the developer's events.
  package func lines(of event: Event, _ wording: Wording) -> [String] {
    let mode = event.speakingMode
    return switch event.happening {
    case .heard(let text): ["> \(text.isEmpty ? "(silence)" : text)"]
    case .tapped(let button): ["> [\(words(button.title, mode, wording))]"]
    case .chose(let index, _): ["> \(index + 1)"]
    case .said(let line): ["Siri: \(words(line, mode, wording))"]
    case .asked(let question): lines(of: question, mode, wording)
    case .showed(let card): mode == .spokenOnly ? [] : rows(of: card, wording)
    case .launched(let launch):
      launch.isInBackground ? [] : ["Siri: \(words(launch.opening, mode, wording))"]
    case .appShowed(let page): lines(of: page, wording)
    case .ended(let ending): ["= \(ending.name)"]
    default: []
    }
  }

  private func words(_ line: Line, _ mode: Device.SpeakingMode, _ wording: Wording) -> String {
    let rendered = wording.render(line)
    return mode == .spokenOnly ? rendered.spoken : rendered.shown
  }

  private func lines(
    of question: Question, _ mode: Device.SpeakingMode, _ wording: Wording
  ) -> [String] {
    let sentences = [question.lead, question.line].compactMap { $0 }
      .map { words($0, mode, wording) }
    let separator = wording.separatesSentences ? " " : ""
    var lines = ["Siri: \(sentences.joined(separator: separator))"]
    for (index, option) in question.options.enumerated() {
      let detail = option.detail.map { "  (\($0))" } ?? ""
      lines.append("  \(index + 1). \(option.label)\(detail)")
    }
    if let page = question.page { lines.append("  \(words(page, mode, wording))") }
    if let card = question.card, mode != .spokenOnly {
      lines += rows(of: card, wording)
    }
    if !question.buttons.isEmpty {
      lines.append(
        "  " + question.buttons.map { "[\(words($0.title, mode, wording))]" }.joined(separator: " ")
      )
    }
    return lines
  }

  private func rows(of card: Card, _ wording: Wording) -> [String] {
    lines(of: card.rows, wording)
  }

  private func lines(of rows: [Card.Row], _ wording: Wording) -> [String] {
    let cells = rows.map { row in
      (
        TextLayout.sanitize(wording.render(row.label).shown),
        TextLayout.sanitize(wording.content(of: row))
      )
    }
    let widths = (
      cells.map { TextLayout.width($0.0) }.max() ?? 0,
      cells.map { TextLayout.width($0.1) }.max() ?? 0
    )
    return cells.map { label, content in
      "  | \(TextLayout.pad(label, to: widths.0)) | \(TextLayout.pad(content, to: widths.1)) |"
    }
  }

  private func lines(of page: AppPage, _ wording: Wording) -> [String] {
    ["\(appFile.app.name): \(page.title)"] + (page.text.isEmpty ? [] : ["  \(page.text)"])
      + lines(of: page.rows, wording)
  }
}
