import Screen
import Session

// The panels with lists.
extension Model {
  func draw(_ picker: Picker, _ drawing: inout Drawing) {
    let visible = picker.visible
    let area = pickerArea(picker, visible.count)
    drawEdge(&drawing, around: area)
    drawing.screen.fill(area, Style(on: .popup))
    drawFilter(picker, &drawing, area)
    let foot = footRows(picker, area)
    let list = Rect(
      column: area.column, row: area.row + 3, columns: area.columns,
      rows: max(0, area.rows - 4 - foot.count))
    let first = firstRow(picker, visible.count, list.rows)
    let width = labelWidth(picker, list.columns)
    for row in 0..<min(list.rows, visible.count - first) {
      let place = first + row
      let line = Rect(column: list.column, row: list.row + row, columns: list.columns, rows: 1)
      draw(picker, visible[place], place == picker.selected, &drawing, line, width)
      drawing.mark(line, .picker(place))
    }
    if visible.isEmpty { drawNothing(picker, &drawing, list) }
    for (offset, text) in foot.enumerated() {
      drawing.screen.put(
        text, at: Point(column: area.column + 3, row: list.maxRow + offset),
        Style(.text, on: .popup), clippedTo: area)
    }
    let isLonger = visible.count > list.rows && list.rows > 0
    drawTitle(
      picker, &drawing, area, place: isLonger ? "\(picker.selected + 1) of \(visible.count)" : "")
  }

  /// The text for a filter that lets nothing through.
  private func drawNothing(_ picker: Picker, _ drawing: inout Drawing, _ list: Rect) {
    let text =
      picker.filter.isEmpty
      ? "Nothing here." : "Nothing holds “\(picker.filter.text)”. ^U shows everything again."
    drawing.screen.put(
      TextLayout.clip(text, to: max(1, list.columns - 4), ellipsis: String(glyphs.ellipsis)),
      at: Point(column: list.column + 3, row: list.row), Style(.dim, on: .popup),
      clippedTo: list)
  }

  /// The title leaves room for the place in a list that is longer than its panel.
  private func drawTitle(
    _ picker: Picker, _ drawing: inout Drawing, _ area: Rect, place: String
  ) {
    let room = area.columns - 4 - (place.isEmpty ? 0 : place.count + 2)
    var title = StyledLine(indent: 2)
    title.segments = [
      Segment(
        TextLayout.clip(picker.title, to: max(1, room), ellipsis: String(glyphs.ellipsis)),
        Style(.title, on: .popup, [.bold]))
    ]
    drawing.draw(title, in: area, row: area.row)
    drawing.screen.put(
      place, at: Point(column: area.maxColumn - place.count - 2, row: area.row),
      Style(.dim, on: .popup), clippedTo: area)
  }

  /// Where lists have no ground of their own colour, a frame keeps what is behind apart.
  func drawEdge(_ drawing: inout Drawing, around area: Rect) {
    let isPlain = capabilities.colours == .none || ["default", "mono"].contains(themeName)
    guard isPlain, area.columns > 2, area.rows > 2 else { return }
    let outer = Rect(
      column: area.column - 1, row: area.row - 1, columns: area.columns + 2, rows: area.rows + 2)
    drawing.screen.fill(outer, Style(on: .popup))
    let style = Style(.border, on: .popup)
    let left = Point(column: outer.column, row: outer.row)
    let bottom = Point(column: outer.column, row: outer.maxRow - 1)
    drawing.screen.horizontalRule(at: left, columns: outer.columns, glyphs.horizontal, style)
    drawing.screen.horizontalRule(at: bottom, columns: outer.columns, glyphs.horizontal, style)
    drawing.screen.verticalRule(at: left, rows: outer.rows, glyphs.vertical, style)
    drawing.screen.verticalRule(
      at: Point(column: outer.maxColumn - 1, row: outer.row), rows: outer.rows, glyphs.vertical,
      style)
    for (point, corner) in [
      (left, glyphs.topLeft), (Point(column: outer.maxColumn - 1, row: outer.row), glyphs.topRight),
      (bottom, glyphs.bottomLeft),
      (Point(column: outer.maxColumn - 1, row: outer.maxRow - 1), glyphs.bottomRight),
    ] {
      drawing.screen.put(String(corner), at: point, style)
    }
  }

  private func pickerArea(_ picker: Picker, _ count: Int) -> Rect {
    let columns = min(size.columns - 4, max(56, min(100, size.columns * 3 / 4)))
    let rows = min(size.rows - 4, max(6, max(count, picker.rows.count) + 9))
    let column = max(0, (size.columns - columns) / 2)
    let row = max(1, (size.rows - rows) / 2 - 1)
    return Rect(column: column, row: row, columns: columns, rows: rows)
  }

  /// The whole detail of the selected row, where the list has no room for all of them.
  private func footRows(_ picker: Picker, _ area: Rect) -> [String] {
    let width = area.columns - 6
    guard area.rows > 10, picker.rows.contains(where: { isCut($0, picker, area.columns) }) else {
      return []
    }
    func lines(_ row: Picker.Row) -> [String] {
      isCut(row, picker, area.columns) ? TextLayout.wrap(row.detail, columns: max(8, width)) : []
    }
    // As high as the longest needs, so that the list does not jump; half the panel at most.
    let longest = picker.rows.map { TextLayout.width($0.detail) / max(8, width - 8) + 1 }.max() ?? 0
    let height = min(max(3, longest), area.rows / 2 - 2)
    var rows = [""] + (picker.selectedRow.map(lines) ?? []).prefix(height)
    while rows.count < height + 1 { rows.append("") }
    return rows
  }

  private func isCut(_ row: Picker.Row, _ picker: Picker, _ columns: Int) -> Bool {
    let room = columns - 6 - labelWidth(picker, columns) - TextLayout.width(row.note)
    return TextLayout.width(row.detail) > room
  }

  private func drawFilter(_ picker: Picker, _ drawing: inout Drawing, _ area: Rect) {
    let row = area.row + 1
    let start = Point(column: area.column + 2, row: row)
    if picker.filter.isEmpty {
      drawing.screen.put(picker.hint, at: start, Style(.dim, on: .popup), clippedTo: area)
      drawing.cursor = Point(column: area.column + 1, row: row)
    } else {
      let text = "\(glyphs.prompt) \(picker.filter.text)"
      let width = drawing.screen.put(
        text, at: start, Style(.strong, on: .popup), clippedTo: area)
      drawing.cursor = Point(column: start.column + width, row: row)
    }
  }

  private func firstRow(_ picker: Picker, _ count: Int, _ rows: Int) -> Int {
    guard count > rows else { return 0 }
    return min(max(0, picker.selected - rows / 2), count - rows)
  }

  private func labelWidth(_ picker: Picker, _ columns: Int) -> Int {
    guard picker.rows.contains(where: { !$0.detail.isEmpty }) else { return columns - 6 }
    let widest =
      picker.rows.indices.filter { !picker.rows[$0].detail.isEmpty }
      .map { index in
        let row = picker.rows[index]
        let fold = picker.isTree && picker.hasChildren(index) ? 2 : 0
        return TextLayout.width(row.label) + row.depth * 2 + fold
      }.max() ?? 0
    return min(columns / 2, widest + 2)
  }

  private func draw(
    _ picker: Picker, _ index: Int, _ isSelected: Bool, _ drawing: inout Drawing, _ line: Rect,
    _ width: Int
  ) {
    let row = picker.rows[index]
    let surface: Surface = isSelected ? .selection : .popup
    drawing.screen.fill(line, Style(on: surface))
    let mark =
      isSelected ? String(glyphs.marker) : row.isCurrent ? String(glyphs.check) : " "
    drawing.screen.put(
      mark, at: Point(column: line.column + 1, row: line.row),
      Style(isSelected ? .accent : .success, on: surface))
    let fold =
      picker.isTree && picker.hasChildren(index)
      ? "\(picker.folded.contains(index) ? glyphs.collapsed : glyphs.expanded) " : ""
    let label = String(repeating: "  ", count: row.depth) + fold + row.label
    let start = line.column + 3
    let noteWidth = TextLayout.width(row.note)
    let room = line.maxColumn - start - noteWidth - 3
    let clipped = TextLayout.clip(
      label, to: max(1, row.detail.isEmpty ? room : min(room, width - 1)),
      ellipsis: String(glyphs.ellipsis))
    drawing.screen.put(
      clipped, at: Point(column: start, row: line.row),
      Style(
        row.isHeading || !row.isEnabled ? .dim : .text, on: surface,
        isSelected || row.isCurrent ? [.bold] : []), clippedTo: line)
    if room > width {
      let reason = picker.kind == .palette && !row.isEnabled ? reason(row) : row.detail
      drawing.screen.put(
        TextLayout.clip(reason, to: room - width, ellipsis: String(glyphs.ellipsis)),
        at: Point(column: start + width, row: line.row), Style(.dim, on: surface),
        clippedTo: line)
    }
    drawing.screen.put(
      row.note, at: Point(column: line.maxColumn - noteWidth - 2, row: line.row),
      Style(picker.kind == .device ? .strong : .key, on: surface), clippedTo: line)
  }

  private func reason(_ row: Picker.Row) -> String {
    Command.Name(rawValue: row.id).flatMap(reasonAgainst) ?? row.detail
  }
}
