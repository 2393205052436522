import Conversation
import Plain
import Session
import Wording

/// The conversation of a page: what was said and shown, as a list.
struct PageConversation {
  let recording: Recording

  private var wording: Wording { recording.wording }

  var html: String {
    recording.pacedEvents.compactMap(item).joined(separator: "\n")
  }

  /// One thing that was said or shown; `nil` for what only the developer sees.
  private func item(_ paced: PacedEvent) -> String? {
    let event = paced.event
    guard let content = content(of: event) else { return nil }
    let typed =
      if case .heard(let text) = event.happening, !text.isEmpty {
        " data-from=\"\(paced.from)\" data-typed=\"\(Markup.html(String(text.prefix(400))))\""
      } else { "" }
    return """
      <li id="said-\(event.number)" class="\(content.kind)" data-event="\(event.number)" \
      data-at="\(paced.at)"\(typed)>
      \(content.html)
      <a class="link" href="#event-\(event.number)" aria-label="event \(event.number) in the log">\
      \(event.number)</a>
      </li>
      """
  }

  private func content(of event: Event) -> (kind: String, html: String)? {
    let mode = event.speakingMode
    switch event.happening {
    case .heard(let text): return ("you", you(text.isEmpty ? "(silence)" : text))
    case .tapped(let button): return ("you", you("[\(wording.render(button.title).shown)]"))
    case .chose(_, let option): return ("you", you(option.label))
    case .said(let line): return ("siri", siri([line], mode))
    case .asked(let question): return ("siri", self.question(question, mode))
    case .showed(let card): return mode == .spokenOnly ? nil : ("siri", self.card(card))
    case .launched(let launch):
      return launch.isInBackground ? nil : ("siri", siri([launch.opening], mode))
    case .appShowed(let page): return ("app", self.page(page))
    case .authenticationAsked(let prompt): return ("app", sheet(prompt))
    case .ended(let ending): return ("end", self.ending(ending))
    default: return nil
    }
  }

  private func you(_ text: String) -> String {
    "<p class=\"line\"><span class=\"speaker\">You: </span>\(Markup.html(text))</p>"
  }

  private func words(_ line: Line, _ mode: Device.SpeakingMode) -> String {
    let rendered = wording.render(line)
    return mode == .spokenOnly ? rendered.spoken : rendered.shown
  }

  /// What is said in one breath; where more is said than shown, that stands below.
  private func siri(_ lines: [Line], _ mode: Device.SpeakingMode) -> String {
    let separator = wording.separatesSentences ? " " : ""
    let text = lines.map { words($0, mode) }.joined(separator: separator)
    let spoken = lines.map { words($0, .spokenOnly) }.joined(separator: separator)
    var html = "<p class=\"line\"><span class=\"speaker\">Siri: </span>\(Markup.html(text))</p>"
    if spoken != text {
      html +=
        "\n<p class=\"spoken\"><span class=\"speaker\">spoken: </span>“\(Markup.html(spoken))”</p>"
    }
    return html
  }

  private func question(_ question: Question, _ mode: Device.SpeakingMode) -> String {
    var parts = [siri([question.lead, question.line].compactMap(\.self), mode)]
    guard mode != .spokenOnly else { return parts[0] }
    if !question.options.isEmpty {
      let options = question.options.map { option in
        let detail = option.detail.map { " <small>\(Markup.html($0))</small>" } ?? ""
        return "<li>\(Markup.html(option.label))\(detail)</li>"
      }
      parts.append("<ol class=\"options\">\(options.joined())</ol>")
    }
    if let page = question.page {
      parts.append("<p class=\"remark\">\(Markup.html(words(page, mode)))</p>")
    }
    if let card = question.card {
      parts.append(self.card(card, buttons: question.buttons))
    } else if !question.buttons.isEmpty {
      parts.append(buttons(question.buttons))
    }
    return parts.joined(separator: "\n")
  }

  private func buttons(_ buttons: [Button]) -> String {
    let titles = buttons.map { button in
      let title = Markup.html(wording.render(button.title).shown)
      return "<span class=\"button \(button.role.rawValue)\">\(title)</span>"
    }
    return "<p class=\"buttons\"><span class=\"speaker\">Buttons: </span>"
      + titles.joined(separator: "<span class=\"speaker\">, </span>") + "</p>"
  }

  private func card(_ card: Card, buttons: [Button] = []) -> String {
    let kind = wording.render(Line("card.\(card.intentName)")).shown
    var html =
      "<div class=\"card \(card.kind.rawValue)\"><p class=\"title\">"
      + "<b>\(Markup.html(card.appName))</b> <span>\(Markup.html(kind))</span></p>"
    html += rows(card.rows)
    if !buttons.isEmpty { html += self.buttons(buttons) }
    return html + "</div>"
  }

  private func rows(_ rows: [Card.Row]) -> String {
    guard !rows.isEmpty else { return "" }
    let items = rows.map { row in
      "<dt>\(Markup.html(wording.render(row.label).shown))</dt>"
        + "<dd>\(Markup.html(wording.content(of: row)))</dd>"
    }
    return "<dl>\(items.joined())</dl>"
  }

  private func page(_ page: AppPage) -> String {
    let text = page.text.isEmpty ? "" : "<p>\(Markup.html(page.text))</p>"
    return "<div class=\"card page\"><p class=\"title\"><b>\(Markup.html(page.title))</b> "
      + "<span>\(Markup.html(recording.appName))</span></p>\(text)\(sentences(page.notices))"
      + "\(rows(page.rows))\(page.buttons.isEmpty ? "" : buttons(page.buttons))</div>"
  }

  /// The system's sheet, over whatever is in front.
  private func sheet(_ prompt: AuthenticationPrompt) -> String {
    "<div class=\"card page\"><p class=\"title\"><b>"
      + "\(Markup.html(wording.render(prompt.title).shown))</b></p>"
      + sentences([prompt.lead, prompt.reason].compactMap(\.self)) + buttons(prompt.buttons)
      + "</div>"
  }

  private func sentences(_ lines: [Line]) -> String {
    lines.map { "<p>\(Markup.html(wording.render($0).shown))</p>" }.joined()
  }

  private func ending(_ ending: Ending) -> String {
    var arguments: [String: Line.Argument] = [:]
    if case .failed(let code) = ending { arguments["code"] = .text(code) }
    let text = wording.render(Line(ending.key, arguments)).shown
    return "<p class=\"ending \(ending.tone.rawValue)\">\(Markup.html(text))</p>"
  }
}
