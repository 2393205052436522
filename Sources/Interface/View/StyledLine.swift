import Conversation
import Screen

/// Something on the screen that answers to the mouse.
enum Hit: Hashable, Sendable {
  /// An option of the pending question, by its index on the whole list.
  case option(Int)
  case button(Button.Role)
  /// One of the sentences of the first screen.
  case example(Int)
  /// An event of the log, by its index.
  case event(Int)
  /// A row of the picker on top.
  case picker(Int)
  case input
  case log
}

/// A stretch of text in one style.
struct Segment: Hashable, Sendable {
  var text: String
  var style: Style
  var hit: Hit?

  init(_ text: String, _ style: Style = Style(), hit: Hit? = nil) {
    self.text = text
    self.style = style
    self.hit = hit
  }
}

/// One row of a pane: segments from an indent on.
struct StyledLine: Hashable, Sendable {
  var indent: Int
  var segments: [Segment]
  /// The index of the event that it shows.
  var event: Int?

  init(indent: Int = 0, _ segments: [Segment] = []) {
    self.indent = indent
    self.segments = segments
  }

  static let blank = StyledLine()

  /// Columns of its text, without the indent.
  var width: Int { segments.reduce(0) { $0 + TextLayout.width($1.text) } }
}

/// A screen under construction, with what can be clicked.
struct Drawing {
  var screen: Screen
  var hits: [(area: Rect, hit: Hit)] = []
  var cursor: Point?

  init(size: Size) {
    screen = Screen(size: size)
  }

  /// Draws a line at a row of an area.
  mutating func draw(_ line: StyledLine, in area: Rect, row: Int) {
    var column = area.column + line.indent
    for segment in line.segments {
      let point = Point(column: column, row: row)
      let width = screen.put(segment.text, at: point, segment.style, clippedTo: area)
      if let hit = segment.hit {
        mark(Rect(column: column, row: row, columns: width, rows: 1), hit)
      }
      column += width
    }
  }

  /// Makes an area clickable; what is marked later lies on top.
  mutating func mark(_ area: Rect, _ hit: Hit) {
    hits.append((area, hit))
  }

  func hit(at point: Point) -> Hit? {
    hits.last { $0.area.contains(point) }?.hit
  }
}
