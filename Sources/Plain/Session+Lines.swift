import Conversation
import Handlers
import Screen
import Scripts
package import Session
package import Wording

// The conversation as plain lines: plain mode, the clipboard, scripts.
extension Session {
  /// What a person would read or hear of an event, as lines of a script.
  package func lines(of event: Event, _ wording: Wording) -> [String] {
    switch event.happening {
    case .heard(let text): [Act.say(text).notation]
    case .tapped(let button):
      ["> [\(ScriptText.expected(words(button.title, event.speakingMode, wording)))]"]
    case .chose(_, let option): ["> [\(ScriptText.expected(option.notation))]"]
    default: seen(of: event, wording).map(\.notation)
    }
  }

  /// What comes of an event for a person; empty for the user's own and for the developer's events.
  package func seen(of event: Event, _ wording: Wording) -> [SeenLine] {
    let mode = event.speakingMode
    return switch event.happening {
    case .said(let line): [.words("Siri: \(words(line, mode, wording))")]
    case .asked(let question): seen(of: question, mode, wording)
    case .showed(let card): mode == .spokenOnly ? [] : rows(card.rows, wording)
    case .launched(let launch):
      launch.isInBackground ? [] : [.words("Siri: \(words(launch.opening, mode, wording))")]
    case .appShowed(let page): seen(of: page, wording)
    case .authenticationAsked(let prompt): seen(of: prompt, wording)
    case .ended(let ending): [.words("= \(ending.name)")]
    default: []
    }
  }

  private func words(_ line: Line, _ mode: Device.SpeakingMode, _ wording: Wording) -> String {
    let rendered = wording.render(line)
    return mode == .spokenOnly ? rendered.spoken : rendered.shown
  }

  private func seen(
    of question: Question, _ mode: Device.SpeakingMode, _ wording: Wording
  ) -> [SeenLine] {
    let sentences = [question.lead, question.line].compactMap { $0 }.map {
      words($0, mode, wording)
    }
    let separator = wording.separatesSentences ? " " : ""
    var lines: [SeenLine] = [.words("Siri: \(sentences.joined(separator: separator))")]
    for (index, option) in question.options.enumerated() {
      lines.append(.words("\(index + 1). \(option.notation)", indentation: "  "))
    }
    if let page = question.page {
      lines.append(.words(words(page, mode, wording), indentation: "  "))
    }
    if let card = question.card, mode != .spokenOnly {
      lines += rows(card.rows, wording)
    }
    if !question.buttons.isEmpty {
      let titles = question.buttons.map { "[\(words($0.title, mode, wording))]" }
      lines.append(.words(titles.joined(separator: " "), indentation: "  "))
    }
    return lines
  }

  private func rows(_ rows: [Card.Row], _ wording: Wording) -> [SeenLine] {
    SeenLine.rows(
      rows.map { row in
        [
          TextLayout.sanitize(wording.render(row.label).shown),
          TextLayout.sanitize(wording.content(of: row)),
        ]
      })
  }

  /// A page has a speaker of its own: the app, not Siri.
  private func seen(of page: AppPage, _ wording: Wording) -> [SeenLine] {
    [.words("\(appFile.app.name): \(page.title)")]
      + (page.text.isEmpty ? [] : [.words(page.text, indentation: "  ")])
      + page.notices.map { .words(wording.render($0).shown, indentation: "  ") }
      + rows(page.rows, wording) + buttons(page.buttons, wording)
  }

  private func seen(of prompt: AuthenticationPrompt, _ wording: Wording) -> [SeenLine] {
    let words = [prompt.lead, prompt.reason].compactMap { $0 }.map { wording.render($0).shown }
    let text = words.joined(separator: wording.separatesSentences ? " " : "")
    return [.words("\(wording.render(prompt.title).shown): \(text)")]
      + buttons(prompt.buttons, wording)
  }

  private func buttons(_ buttons: [Button], _ wording: Wording) -> [SeenLine] {
    guard !buttons.isEmpty else { return [] }
    let titles = buttons.map { "[\(wording.render($0.title).shown)]" }
    return [.words(titles.joined(separator: " "), indentation: "  ")]
  }
}
