/// A frame as a drawing (SVG), for documents: the same cells, roles and theme as a terminal.
package struct Picture: Sendable {
  private static let cellWidth = 9
  private static let cellHeight = 19
  private static let margin = 12

  /// What stands for the terminal's own colours.
  package enum Paper: Sendable {
    case dark, light

    fileprivate var foreground: String { self == .dark ? "#d8d8d8" : "#1c1c1c" }
    fileprivate var background: String { self == .dark ? "#131318" : "#fbfbfd" }
    fileprivate var palette: [String] {
      self == .dark
        ? [
          "#131318", "#e06c6c", "#7fd1a6", "#e5b567", "#7aa2f7", "#bb9af7", "#6cc7d1", "#d8d8d8",
        ]
        : [
          "#1c1c1c", "#b3261e", "#1b7f53", "#8f5f00", "#1a5fd0", "#7a3fc4", "#0f7a8a", "#5a5a5a",
        ]
    }
  }

  private let frame: Frame
  private let theme: Theme
  private let paper: Paper
  private let depth: ColourDepth

  package init(_ frame: Frame, theme: Theme, paper: Paper, depth: ColourDepth = .direct) {
    self.frame = frame
    self.theme = theme
    self.paper = paper
    self.depth = depth
  }

  package var svg: String {
    let size = frame.screen.size
    let width = size.columns * Self.cellWidth + 2 * Self.margin
    let height = size.rows * Self.cellHeight + 2 * Self.margin
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" "
        + "width=\"\(width)\" height=\"\(height)\">",
      "<rect width=\"\(width)\" height=\"\(height)\" rx=\"8\" fill=\"\(ground)\"/>",
      "<g font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" "
        + "font-size=\"15\" xml:space=\"preserve\">",
    ]
    for row in 0..<size.rows { parts += runs(row: row) }
    parts.append("</g>")
    parts.append("</svg>")
    return parts.joined(separator: "\n") + "\n"
  }

  /// A row as stretches of one style: their ground first, their text on it.
  private func runs(row: Int) -> [String] {
    let cells = Array(frame.screen.row(row))
    var parts: [String] = []
    var start = 0
    while start < cells.count {
      var end = start + 1
      // Wide characters stand apart: not every viewer honours the length of a text.
      while end < cells.count, cells[end].style == cells[start].style,
        cells[end].isWide == cells[start].isWide
      {
        end += 1
      }
      parts += draw(cells[start..<end], column: start, row: row)
      start = end
    }
    return parts
  }

  private func draw(_ cells: ArraySlice<Cell>, column: Int, row: Int) -> [String] {
    guard let style = cells.first?.style else { return [] }
    let look = theme.appearance(of: style, depth: depth)
    var ink = name(look.foreground, paper.foreground)
    var ground = name(look.background, paper.background)
    if look.attributes.contains(.reverse) { swap(&ink, &ground) }
    let x = Self.margin + column * Self.cellWidth
    let y = Self.margin + row * Self.cellHeight
    let width = cells.count * Self.cellWidth
    var parts: [String] = []
    if ground != self.ground {
      parts.append(
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(Self.cellHeight)\" "
          + "fill=\"\(ground)\"/>")
    }
    let text = String(cells.filter { $0.width > 0 }.map(\.text))
    guard text.contains(where: { $0 != " " }) else { return parts }
    parts.append(
      "<text x=\"\(x)\" y=\"\(y + 14)\" textLength=\"\(width)\" "
        + "lengthAdjust=\"spacingAndGlyphs\" fill=\"\(ink)\"\(attributes(look.attributes))>"
        + Self.escape(text) + "</text>")
    return parts
  }

  private func attributes(_ attributes: Attributes) -> String {
    (attributes.contains(.bold) ? " font-weight=\"bold\"" : "")
      + (attributes.contains(.italic) ? " font-style=\"italic\"" : "")
      + (attributes.contains(.underline) ? " text-decoration=\"underline\"" : "")
      + (attributes.contains(.dim) ? " opacity=\"0.6\"" : "")
  }

  private func name(_ colour: Colour, _ standard: String) -> String {
    switch colour {
    case .standard: standard
    case .indexed(let index) where index < 8: paper.palette[Int(index)]
    case .indexed(let index) where index < 16:
      index == 15 ? "#ffffff" : paper.palette[Int(index) - 8]
    case .indexed, .rgb: hexadecimal(colour) ?? standard
    }
  }

  private func hexadecimal(_ colour: Colour) -> String? {
    guard let parts = colour.components else { return nil }
    let digits = [parts.red, parts.green, parts.blue].map { part in
      let text = String(part, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  /// What lies behind everything: the theme's own ground, else the paper's.
  private var ground: String {
    name(theme.appearance(of: Style(), depth: depth).background, paper.background)
  }

  /// Text for XML; control characters never are in a cell.
  private static func escape(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
  }
}

extension Cell {
  /// One of the two halves of a wide character.
  fileprivate var isWide: Bool { width != 1 }
}
