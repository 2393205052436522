import Conversation
import Screen

// What is not Siri's: the app's pages, and the system's authentication sheet.
extension ConversationLines {
  /// The app is another place than Siri: its own surface, its own words.
  func page(_ page: AppPage, isPending: Bool) -> [StyledLine] {
    var lines: [StyledLine] = [.blank, heading(page.title)]
    lines += paragraph(page.text, Style(.text, on: .app))
    if !page.rows.isEmpty { lines.append(cardLine([], on: .app)) }
    lines += rows(page.rows, on: .app)
    if !page.notices.isEmpty { lines.append(cardLine([], on: .app)) }
    for notice in page.notices {
      lines += paragraph(text(notice), Style(.strong, on: .app))
    }
    return lines + buttons(page.buttons, isPending: isPending)
  }

  /// The sheet belongs to the system: what the person does with it is for the tester to say.
  func sheet(_ prompt: AuthenticationPrompt, isPending: Bool) -> [StyledLine] {
    var lines: [StyledLine] = [.blank, heading(text(prompt.title))]
    if let lead = prompt.lead { lines += paragraph(text(lead), Style(.warning, on: .app)) }
    lines += paragraph(text(prompt.reason), Style(.text, on: .app))
    return lines + buttons(prompt.buttons, isPending: isPending)
  }

  private func heading(_ title: String) -> StyledLine {
    let clipped = TextLayout.clip(clean(title), to: cardColumns - 4)
    return cardLine([Segment(clipped, Style(.appName, on: .app, [.bold]))], on: .app)
  }

  private func paragraph(_ text: String, _ style: Style) -> [StyledLine] {
    guard !text.isEmpty else { return [] }
    return TextLayout.wrap(clean(text), columns: cardColumns - 4).map {
      cardLine([Segment($0, style)], on: .app)
    }
  }

  private func buttons(_ buttons: [Button], isPending: Bool) -> [StyledLine] {
    guard !buttons.isEmpty else { return [] }
    return [cardLine([], on: .app)] + pageButtons(buttons, isPending: isPending)
  }

  /// The sheet has more buttons than a row of the card holds.
  private func pageButtons(_ buttons: [Button], isPending: Bool) -> [StyledLine] {
    var lines: [StyledLine] = []
    var row: [Button] = []
    var used = 0
    for button in buttons {
      let width = TextLayout.width(text(button.title)) + 6
      if !row.isEmpty, used + width > cardColumns - 4 {
        lines.append(cardButtons(row, isPending: isPending, on: .app))
        row = []
        used = 0
      }
      row.append(button)
      used += width
    }
    return lines + [cardButtons(row, isPending: isPending, on: .app)]
  }
}
