import Screen
import Scripts

/// A line of what a person sees or hears, before it is written down.
package enum SeenLine: Hashable, Sendable {
  /// What somebody says, a choice, the buttons, an ending.
  case words(String, indentation: String = "")
  /// A row of a card or a page; `widths` align it with the others.
  case row([String], widths: [Int])

  /// As it stands in a script.
  package var notation: String {
    switch self {
    case .words(let text, let indentation):
      // Only what is indented could be taken for another kind of line.
      indentation
        + (indentation.isEmpty ? ScriptText.expected(text) : ScriptText.indented(text))
    case .row(let cells, let widths):
      "  | "
        + zip(cells, widths).map { TextLayout.pad(ScriptText.cell($0), to: $1) }
        .joined(separator: " | ") + " |"
    }
  }

  /// As a person reads it; a text of several lines stays in one.
  package var text: String {
    switch self {
    case .words(let text, let indentation): TextLayout.sanitize(indentation + text)
    case .row: notation
    }
  }

  /// Rows, aligned with each other.
  static func rows(_ cells: [[String]]) -> [SeenLine] {
    let columns = cells.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      cells.map { TextLayout.width(ScriptText.cell($0[column])) }.max() ?? 0
    }
    return cells.map { .row($0, widths: widths) }
  }
}
