import Screen

/// Writes frames as a terminal reads them: only what differs from the frame before.
struct TerminalBytes {
  private let theme: Theme
  private let depth: ColourDepth
  private var screen: Screen?
  private var cursor: Point?
  private var style: Theme.Appearance?

  init(theme: Theme, depth: ColourDepth) {
    self.theme = theme
    self.depth = depth
  }

  /// The bytes that turn the last frame into this one; empty when nothing differs.
  mutating func bytes(of frame: Frame) -> String {
    let place = frame.cursorVisible ? frame.cursor : nil
    var bytes = ""
    for row in 0..<frame.screen.size.rows { bytes += changes(row, frame.screen) }
    if screen == nil { bytes = "\u{1B}[0m\u{1B}[2J" + bytes }
    guard !bytes.isEmpty || place != cursor else { return "" }
    screen = frame.screen
    cursor = place
    return "\u{1B}[?25l" + bytes + (place.map { move(to: $0) + "\u{1B}[?25h" } ?? "")
  }

  private func move(to point: Point) -> String { "\u{1B}[\(point.row + 1);\(point.column + 1)H" }

  /// The stretches of a row that differ.
  private mutating func changes(_ row: Int, _ new: Screen) -> String {
    if let screen, new.isRow(row, equalIn: screen) { return "" }
    let cells = Array(new.row(row))
    let old = screen.map { Array($0.row(row)) } ?? []
    var bytes = ""
    var isWriting = false
    for (column, cell) in cells.enumerated() {
      // The right half comes with the left one.
      let isChanged =
        old.count != cells.count || old[column] != cell || isHalfChanged(column, old, cells)
      guard isChanged else {
        isWriting = false
        continue
      }
      if cell.width == 0 { continue }
      if !isWriting { bytes += move(to: Point(column: column, row: row)) }
      isWriting = true
      bytes += pen(cell.style) + String(cell.text)
    }
    return bytes
  }

  private func isHalfChanged(_ column: Int, _ old: [Cell], _ new: [Cell]) -> Bool {
    new[column].width == 2 && column + 1 < new.count && old[column + 1] != new[column + 1]
  }

  /// What turns the last cell's look into this one's.
  private mutating func pen(_ style: Style) -> String {
    let look = theme.appearance(of: style, depth: depth)
    guard look != self.style else { return "" }
    self.style = look
    var codes = ["0"]
    for (attribute, code) in TerminalBytes.attributes where look.attributes.contains(attribute) {
      codes.append(code)
    }
    codes += TerminalBytes.codes(look.foreground, base: 30)
    codes += TerminalBytes.codes(look.background, base: 40)
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  private static let attributes: [(Attributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
  ]

  private static func codes(_ colour: Colour, base: Int) -> [String] {
    switch colour {
    case .standard: []
    case .indexed(let index) where index < 8: ["\(base + Int(index))"]
    case .indexed(let index) where index < 16: ["\(base + 60 + Int(index) - 8)"]
    case .indexed(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue): ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}
