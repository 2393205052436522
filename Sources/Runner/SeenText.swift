import Plain
import Scripts

/// A line that a person saw or heard, as a script's lines are compared with it.
enum SeenText: Hashable, Sendable {
  case words(String)
  case row([String])

  init(_ line: SeenLine) {
    switch line {
    case .words(let text, _): self = .words(String(text.drop { $0 == " " }))
    case .row(let cells, _): self = .row(cells.map(\.withoutOuterSpaces))
    }
  }

  /// As an `or:` would write it.
  var text: String {
    switch self {
    case .words(let text): text
    case .row(let cells): "| \(cells.joined(separator: " | ")) |"
    }
  }
}

extension String {
  /// As a script's cells are read.
  fileprivate var withoutOuterSpaces: String {
    let start = drop { $0 == " " }
    return String(start.lastIndex { $0 != " " }.map { start[...$0] } ?? "")
  }
}
