import Conversation
import DialogEngine
import Screen
import Session

// The conversation pane: what is in view, and moving it.
extension Model {
  var conversationLines: ConversationLines {
    ConversationLines(
      wording: wording, second: secondLocale.map { wordings.wording(for: $0) },
      columns: layout.conversation.columns, glyphs: glyphs, showsSpoken: showsSpoken,
      isPresenting: isPresenting,
      marked: markedElement, pendingEvent: pendingEvent, events: session.log.events)
  }

  /// The number of the last event that asked, while its question is pending.
  private var pendingEvent: Int? {
    guard session.engine.question != nil else { return nil }
    for index in session.log.shown.reversed() {
      let event = session.log.events[Int(index)]
      switch event.happening {
      case .asked, .appShowed, .authenticationAsked: return event.number
      default: break
      }
    }
    return nil
  }

  /// The rows in view and where they begin.
  func visibleConversation(rows: Int) -> [StyledLine] {
    let maker = conversationLines
    let shown = session.log.shown
    guard let top = conversationTop, shown.indices.contains(top.item) else {
      return tail(rows: rows, maker)
    }
    var lines: [StyledLine] = []
    var item = top.item
    while item < shown.count, lines.count < rows + top.row {
      lines += maker.lines(of: session.log.events[Int(shown[item])])
      item += 1
    }
    return Array(lines.dropFirst(top.row).prefix(rows))
  }

  /// The last rows; only as many events as they take are laid out.
  private func tail(rows: Int, _ maker: ConversationLines) -> [StyledLine] {
    var parts: [[StyledLine]] = []
    var count = 0
    for index in session.log.shown.reversed() {
      let lines = maker.lines(of: session.log.events[Int(index)])
      parts.append(lines)
      count += lines.count
      if count >= rows { break }
    }
    return Array(parts.reversed().joined().suffix(rows))
  }

  /// Scrolls so that an item stands in the upper third, and not further than to the end.
  mutating func bringIntoView(_ item: Int) {
    conversationTop = Anchor(item: item, row: 0)
    scrollConversation(by: -(layout.conversation.rows / 3))
  }

  mutating func scrollConversation(by step: Int) {
    let rows = layout.conversation.rows
    let maker = conversationLines
    var anchor = conversationTop ?? endAnchor(rows: rows, maker)
    let shown = session.log.shown
    func height(_ item: Int) -> Int { maker.lines(of: session.log.events[Int(shown[item])]).count }
    guard !shown.isEmpty else { return }
    anchor.row += step
    while anchor.row < 0, anchor.item > 0 {
      anchor.item -= 1
      anchor.row += height(anchor.item)
    }
    anchor.row = max(0, anchor.row)
    while anchor.item < shown.count - 1, anchor.row >= height(anchor.item) {
      anchor.row -= height(anchor.item)
      anchor.item += 1
    }
    let end = endAnchor(rows: rows, maker)
    let isAtEnd = (anchor.item, anchor.row) >= (end.item, end.row)
    conversationTop = isAtEnd ? nil : anchor
  }

  /// The place of the first row while the end is in view.
  private func endAnchor(rows: Int, _ maker: ConversationLines) -> Anchor {
    let shown = session.log.shown
    var left = rows
    for item in shown.indices.reversed() {
      let height = maker.lines(of: session.log.events[Int(shown[item])]).count
      if height >= left { return Anchor(item: item, row: height - left) }
      left -= height
    }
    return Anchor(item: 0, row: 0)
  }
}
