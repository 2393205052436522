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

    /// The first eight colours of the terminal's own.
    package var palette: [String] {
      self == .dark
        ? [
          "#131318", "#e06c6c", "#7fd1a6", "#e5b567", "#7aa2f7", "#bb9af7", "#6cc7d1", "#d8d8d8",
        ]
        : [
          "#1c1c1c", "#b3261e", "#1b7f53", "#8f5f00", "#1a5fd0", "#7a3fc4", "#0f7a8a", "#5a5a5a",
        ]
    }

    /// The paper that fits a theme: a theme with a ground of its own tells which.
    package init(under theme: Theme) {
      let ground = theme.appearance(of: Style(), depth: .direct).background
      self = (ground.luminance ?? 0) > 0.3 ? .light : .dark
    }

    /// A colour of text as `#rrggbb`.
    package func foreground(_ colour: Colour) -> String { name(colour, foreground) }

    /// A colour behind text as `#rrggbb`.
    package func background(_ colour: Colour) -> String { name(colour, background) }

    private func name(_ colour: Colour, _ standard: String) -> String {
      switch colour {
      case .standard: standard
      case .indexed(let index) where index < 8: palette[Int(index)]
      case .indexed(let index) where index < 16:
        index == 15 ? "#ffffff" : palette[Int(index) - 8]
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
  }

  private let frame: Frame
  private let theme: Theme
  private let paper: Paper
  private let depth: ColourDepth
  /// What a screen reader says of it, and a pointer on it.
  package var title: String?

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
        + "width=\"\(width)\" height=\"\(height)\"\(title == nil ? "" : " role=\"img\"")>"
    ]
    if let title { parts.append("<title>\(Self.escape(title))</title>") }
    parts += [
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
    var ink = paper.foreground(look.foreground)
    var ground = paper.background(look.background)
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
    return parts + words(of: cells).map { text(cells[$0], x, y + 14, from: column, ink, look) }
  }

  /// The stretches between two spaces or more: not every viewer keeps several.
  private func words(of cells: ArraySlice<Cell>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    for index in cells.indices where cells[index].text != " " || cells[index].width == 0 {
      if let last = words.last, index - last.upperBound < 2 {
        words[words.count - 1] = last.lowerBound..<index + 1
      } else {
        words.append(index..<index + 1)
      }
    }
    return words
  }

  private func text(
    _ cells: ArraySlice<Cell>, _ left: Int, _ bottom: Int, from column: Int, _ ink: String,
    _ look: Theme.Appearance
  ) -> String {
    let x = left + (cells.startIndex - column) * Self.cellWidth
    let text = String(cells.filter { $0.width > 0 }.map(\.text))
    return "<text x=\"\(x)\" y=\"\(bottom)\" textLength=\"\(cells.count * Self.cellWidth)\" "
      + "lengthAdjust=\"spacingAndGlyphs\" fill=\"\(ink)\"\(attributes(look.attributes))>"
      + Self.escape(text) + "</text>"
  }

  private func attributes(_ attributes: Attributes) -> String {
    (attributes.contains(.bold) ? " font-weight=\"bold\"" : "")
      + (attributes.contains(.italic) ? " font-style=\"italic\"" : "")
      + (attributes.contains(.underline) ? " text-decoration=\"underline\"" : "")
      + (attributes.contains(.dim) ? " opacity=\"0.6\"" : "")
  }

  /// What lies behind everything: the theme's own ground, else the paper's.
  private var ground: String {
    paper.background(theme.appearance(of: Style(), depth: depth).background)
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
