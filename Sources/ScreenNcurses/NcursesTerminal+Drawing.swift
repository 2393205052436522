import CTerminal
package import Screen

/// A style as ncurses wants it.
struct ResolvedStyle {
  var attributes: UInt16
  var pair: Int32
}

extension NcursesTerminal {
  package func present(_ frame: Frame, theme: Theme) throws(TerminalError) {
    if self.theme != theme {
      ct_forget_pairs()
      looks = [:]
      shown = nil
      self.theme = theme
    }
    apply(frame.modes)
    let changed = stage(frame)
    let isSame = shown?.cursor == frame.cursor && shown?.cursorVisible == frame.cursorVisible
    guard changed > 0 || !isSame || shown == nil else { return }
    let isLarge = usesSynchronizedOutput && changed > 200
    if isLarge {
      send(Self.updateBegin)
    }
    let place = frame.cursor ?? Point(column: 0, row: 0)
    ct_flush(
      Int32(clamping: min(max(0, place.row), max(0, size.rows - 1))),
      Int32(clamping: min(max(0, place.column), max(0, size.columns - 1))),
      frame.cursorVisible && frame.cursor != nil)
    if isLarge {
      send(Self.updateEnd)
    }
    shown = frame
  }

  /// Hands the differing cells to ncurses and counts them.
  private func stage(_ frame: Frame) -> Int {
    let old = shown.flatMap { $0.screen.size == frame.screen.size ? $0.screen : nil }
    return (0..<size.rows).reduce(0) { count, row in
      if let old, frame.screen.isRow(row, equalIn: old) {
        return count
      }
      return count + stage(frame.screen.row(row), row, before: old?.row(row))
    }
  }

  private func stage(
    _ cells: ArraySlice<Cell>, _ row: Int, before: ArraySlice<Cell>?
  ) -> Int {
    var changed = 0
    var line = CellRun(row: row)
    for column in 0..<size.columns {
      // A frame may be smaller than the terminal that has just grown.
      let cell = column < cells.count ? cells[cells.startIndex + column] : Cell()
      let isSame = before.map { column >= $0.count || $0[$0.startIndex + column] == cell } ?? false
      guard cell.width > 0, !isSame else {
        line.flush()
        continue
      }
      changed += 1
      line.append(cell, resolve(cell.style), column: column, traits.is_utf8)
    }
    line.flush()
    return changed
  }

  private func resolve(_ style: Style) -> ResolvedStyle {
    if let look = looks[style] {
      return look
    }
    let found = (theme ?? .standard).appearance(of: style, depth: capabilities.colours)
    var attributes = found.attributes
    let foreground = number(found.foreground)
    if traits.colours < 16, foreground >= 8 {
      attributes.insert(.bold)
    }
    let look = ResolvedStyle(
      attributes: UInt16(attributes.rawValue),
      pair: ct_pair(folded(foreground), folded(number(found.background))))
    looks[style] = look
    return look
  }

  /// Eight colours are all that some terminals have; their bright twins are bold.
  private func folded(_ colour: Int32) -> Int32 {
    traits.colours < 16 && colour >= 8 ? colour - 8 : colour
  }

  /// How many numbers mean a place in the palette and not 24 bits.
  private var paletteCount: Int {
    capabilities.colours < .direct ? 256 : traits.has_direct_colour ? 16 : 8
  }

  private func number(_ colour: Colour) -> Int32 {
    switch colour {
    case .standard: return -1
    case .indexed(let index): return index < paletteCount ? Int32(index) : number(colour.xtermRGB)
    case .rgb(let red, let green, let blue):
      let value = Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
      // The lowest values are the palette's.
      return max(16, value)
    }
  }
}

/// Neighbouring cells of a row on their way to ncurses.
private struct CellRun {
  private var cells: [ct_cell] = []
  private var column = 0
  private let row: Int

  init(row: Int) {
    self.row = row
  }

  mutating func append(_ cell: Cell, _ look: ResolvedStyle, column: Int, _ isUTF8: Bool) {
    if cells.isEmpty {
      self.column = column
    }
    let isPlain = cell.text.isASCII
    guard isPlain || isUTF8 else {
      let twin = ASCIITwin.of(cell.text)
      for _ in 0..<cell.width {
        cells.append(ct_cell(twin, look, width: 1))
      }
      return
    }
    cells.append(ct_cell(cell.text, look, width: cell.width))
    // Terminals differ in how wide such a cluster is, so the next cell names its own place.
    if !isPlain {
      flush()
    }
  }

  mutating func flush() {
    guard !cells.isEmpty else { return }
    ct_put(Int32(row), Int32(column), cells, cells.count)
    cells.removeAll(keepingCapacity: true)
  }
}

extension ct_cell {
  fileprivate init(_ text: Character, _ look: ResolvedStyle, width: UInt8) {
    self.init()
    attributes = look.attributes
    pair = look.pair
    self.width = width
    withUnsafeMutableBytes(of: &scalars) { bytes in
      let places = bytes.bindMemory(to: UInt32.self)
      for (place, scalar) in zip(places.indices, text.unicodeScalars) {
        places[place] = scalar.value
        count += 1
      }
    }
  }
}
