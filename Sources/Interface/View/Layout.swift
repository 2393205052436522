package import Screen

/// Where the panes are: a pure function of size and focus.
package struct Layout: Hashable, Sendable {
  /// How the two panes share the screen.
  package enum Arrangement: Hashable, Sendable {
    /// Conversation and log side by side, from 120 columns.
    case wide
    /// One above the other, 80 to 119 columns.
    case stacked
    /// Only the pane that has the focus, 40 to 79 columns.
    case single
    /// Below 40×12: only a message.
    case tooSmall
  }

  package static let minimum = Size(columns: 40, rows: 12)

  package var arrangement: Arrangement
  package var header = Rect(Size(columns: 0, rows: 0))
  package var headerRule = Rect(Size(columns: 0, rows: 0))
  /// What conversation and log share.
  package var body = Rect(Size(columns: 0, rows: 0))
  package var conversation = Rect(Size(columns: 0, rows: 0))
  package var divider = Rect(Size(columns: 0, rows: 0))
  package var log = Rect(Size(columns: 0, rows: 0))
  package var panelRule = Rect(Size(columns: 0, rows: 0))
  package var panel = Rect(Size(columns: 0, rows: 0))
  package var status = Rect(Size(columns: 0, rows: 0))
  package var caption = Rect(Size(columns: 0, rows: 0))
  package var inputRule = Rect(Size(columns: 0, rows: 0))
  package var input = Rect(Size(columns: 0, rows: 0))
  package var footer = Rect(Size(columns: 0, rows: 0))

  /// Columns that a conversation without a log beside it takes before an audience: long lines
  /// read badly from afar.
  static let presentedColumns = 84

  /// - Parameters:
  ///   - share: the part of the room that the conversation gets, in percent.
  ///   - isPresenting: without header, footer and rules, for an audience.
  ///   - captionRows: rows for a caption above the input line.
  package init(
    size: Size, share: Int, isLogFocused: Bool, showsLog: Bool = true, isPresenting: Bool = false,
    captionRows: Int = 0
  ) {
    guard size.columns >= Layout.minimum.columns, size.rows >= Layout.minimum.rows else {
      arrangement = .tooSmall
      return
    }
    arrangement = size.columns >= 120 ? .wide : size.columns >= 80 ? .stacked : .single
    var rest = Rect(size)
    if isPresenting {
      (_, rest) = rest.takeTop(1)
      (_, rest) = rest.takeBottom(1)
    } else {
      (header, rest) = rest.takeTop(1)
      (headerRule, rest) = rest.takeTop(1)
      (footer, rest) = rest.takeBottom(1)
    }
    (input, rest) = rest.takeBottom(1)
    (inputRule, rest) = rest.takeBottom(1)
    (caption, rest) = rest.takeBottom(captionRows)
    body = rest
    guard showsLog else {
      conversation = rest
      if isPresenting { centre() }
      return
    }
    switch arrangement {
    case .wide: placeWide(rest, share: share)
    case .stacked: placeStacked(rest, share: isLogFocused ? share - 12 : share + 12)
    case .single: placeSingle(rest, isLogFocused: isLogFocused)
    case .tooSmall: break
    }
  }

  private mutating func centre() {
    let margin = max(0, (body.columns - Layout.presentedColumns) / 2)
    conversation = conversation.inset(columns: margin)
    input = input.inset(columns: margin)
    inputRule = inputRule.inset(columns: margin)
  }

  private mutating func placeWide(_ room: Rect, share: Int) {
    var right: Rect
    (conversation, right) = room.takeLeft(room.columns * share / 100)
    (divider, right) = right.takeLeft(1)
    (status, right) = right.takeBottom(1)
    let panelRows = min(11, max(0, right.rows / 3))
    (panel, right) = right.takeBottom(panelRows)
    (panelRule, right) = right.takeBottom(panelRows > 0 ? 1 : 0)
    log = right
  }

  private mutating func placeStacked(_ room: Rect, share: Int) {
    var lower: Rect
    (conversation, lower) = room.takeTop(max(3, room.rows * share / 100))
    (divider, lower) = lower.takeTop(1)
    (status, log) = lower.takeBottom(1)
  }

  private mutating func placeSingle(_ room: Rect, isLogFocused: Bool) {
    if isLogFocused {
      (status, log) = room.takeBottom(1)
    } else {
      conversation = room
    }
  }

  /// All areas, for those who check that none overlap.
  package var areas: [Rect] {
    [
      header, headerRule, conversation, divider, log, panelRule, panel, status, caption, inputRule,
      input, footer,
    ]
  }
}
