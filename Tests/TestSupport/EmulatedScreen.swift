package import Screen

/// A small terminal: it reads what ncurses writes for xterm, tmux or a VT100, and holds the cells.
package struct EmulatedScreen {
  /// How a cell was written.
  package struct Rendition: Hashable {
    package var attributes: Attributes = []
    package var foreground = Colour.standard
    package var background = Colour.standard
  }

  package struct Place: Hashable {
    package var text = " "
    package var rendition = Rendition()
    /// 0 is the right half of a wide character.
    package var width = 1
  }

  package private(set) var columns: Int
  package private(set) var rows: Int
  package internal(set) var column = 0
  package internal(set) var row = 0
  package internal(set) var isCursorVisible = true
  package internal(set) var isAlternate = false
  package internal(set) var title = ""
  /// Payloads of the clipboard sequence, still in base64.
  package internal(set) var clipboard: [String] = []
  /// Private modes that are on: 1000 mouse, 2004 paste, ….
  package internal(set) var modes: Set<Int> = []
  /// Sequences that this terminal does not know; a test can claim that there are none.
  package internal(set) var unknown: [String] = []

  var cells: [[Place]]
  var mainCells: [[Place]] = []
  var rendition = Rendition()
  var saved = (column: 0, row: 0, rendition: Rendition())
  var top = 0
  var bottom: Int
  /// After a character in the last column the next one wraps, not this.
  var isWrapPending = false
  var isInserting = false
  var usesLineDrawing = [false, false]
  var charset = 0
  var last = ""
  var parser = EmulatedParser()

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    bottom = rows - 1
    cells = Self.blank(columns, rows)
  }

  static func blank(_ columns: Int, _ rows: Int) -> [[Place]] {
    Array(repeating: Array(repeating: Place(), count: columns), count: rows)
  }

  /// The rows as text, without the blanks at their ends.
  package var lines: [String] {
    cells.map { row in
      let text = row.map { $0.width == 0 ? "" : $0.text }.joined()
      let blanks = text.utf8.reversed().prefix { $0 == 0x20 }.count
      return String(text.dropLast(blanks))
    }
  }

  package func contains(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// How the cell there was written; plain outside.
  package func rendition(column: Int, row: Int) -> Rendition {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else {
      return Rendition()
    }
    return cells[row][column].rendition
  }

  package mutating func resize(columns: Int, rows: Int) {
    func fit(_ old: [[Place]]) -> [[Place]] {
      var new = Self.blank(columns, rows)
      for (row, line) in old.enumerated() where row < rows {
        for (column, place) in line.enumerated() where column < columns {
          new[row][column] = place
        }
      }
      return new
    }
    cells = fit(cells)
    mainCells = fit(mainCells)
    self.columns = columns
    self.rows = rows
    (top, bottom) = (0, rows - 1)
    column = min(column, columns - 1)
    row = min(row, rows - 1)
    isWrapPending = false
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      for action in parser.take(byte) {
        perform(action)
      }
    }
  }

  mutating func write(_ scalar: Unicode.Scalar) {
    let width = CharacterWidth.of(scalar)
    if width == .zero {
      let left = max(0, isWrapPending ? column : column - 1)
      let base = cells[row][left].width == 0 ? max(0, left - 1) : left
      cells[row][base].text.unicodeScalars.append(scalar)
      return
    }
    let count = width == .wide ? 2 : 1
    if isWrapPending || column + count > columns {
      column = 0
      lineFeed()
    }
    isWrapPending = false
    if isInserting {
      insertBlanks(count)
    }
    cells[row][column] = Place(text: String(scalar), rendition: rendition, width: count)
    if count == 2 {
      cells[row][column + 1] = Place(text: " ", rendition: rendition, width: 0)
    }
    last = String(scalar)
    column += count
    if column >= columns {
      column = columns - 1
      isWrapPending = true
    }
  }

  mutating func lineFeed() {
    if row == bottom {
      scroll(up: 1, from: top)
    } else if row < rows - 1 {
      row += 1
    }
  }

  mutating func reverseLineFeed() {
    if row == top {
      scroll(down: 1, from: top)
    } else if row > 0 {
      row -= 1
    }
  }

  private var blankLine: [Place] {
    let place = Place(rendition: Rendition(background: rendition.background))
    return Array(repeating: place, count: columns)
  }

  mutating func scroll(up count: Int, from first: Int) {
    for _ in 0..<min(count, bottom - first + 1) {
      cells.remove(at: first)
      cells.insert(blankLine, at: bottom)
    }
  }

  mutating func scroll(down count: Int, from first: Int) {
    for _ in 0..<min(count, bottom - first + 1) {
      cells.remove(at: bottom)
      cells.insert(blankLine, at: first)
    }
  }

  mutating func erase(_ row: Int, _ range: Range<Int>) {
    let place = Place(rendition: Rendition(background: rendition.background))
    for column in range.clamped(to: 0..<columns) {
      cells[row][column] = place
    }
  }

  mutating func insertBlanks(_ count: Int) {
    let count = min(count, columns - column)
    cells[row].removeLast(count)
    cells[row].insert(contentsOf: blankLine.prefix(count), at: column)
  }

  mutating func deleteCells(_ count: Int) {
    let count = min(count, columns - column)
    cells[row].removeSubrange(column..<column + count)
    cells[row] += blankLine.prefix(count)
  }
}
