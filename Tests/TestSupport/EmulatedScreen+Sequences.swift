import Screen

extension EmulatedScreen {
  mutating func perform(_ action: EmulatedParser.Action) {
    switch action {
    case .character(let scalar): write(drawn(scalar))
    case .control(let byte): control(byte)
    case .escape(let text): escape(text)
    case .sequence(let prefix, let numbers, let final):
      sequence(prefix, numbers, final)
    case .string(let text): string(text)
    }
  }

  /// The VT100's second character set holds its lines.
  private func drawn(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard usesLineDrawing[charset] else { return scalar }
    let lines: [Unicode.Scalar: Unicode.Scalar] = [
      "q": "─", "x": "│", "l": "┌", "k": "┐", "m": "└", "j": "┘", "t": "├", "u": "┤", "w": "┬",
      "v": "┴", "n": "┼", "`": "◆", "~": "·", "a": "▒",
    ]
    return lines[scalar] ?? scalar
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08:
      column = max(0, column - 1)
      isWrapPending = false
    case 0x09: column = min(columns - 1, (column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C:
      isWrapPending = false
      lineFeed()
    case 0x0D:
      column = 0
      isWrapPending = false
    case 0x0E: charset = 1
    case 0x0F: charset = 0
    default: break
    }
  }

  private mutating func escape(_ text: String) {
    switch text {
    case "7": saved = (column, row, rendition)
    case "8": (column, row, rendition) = saved
    case "D": lineFeed()
    case "E":
      column = 0
      lineFeed()
    case "M": reverseLineFeed()
    case "(B", "(A": usesLineDrawing[0] = false
    case "(0": usesLineDrawing[0] = true
    case ")B", ")A": usesLineDrawing[1] = false
    case ")0": usesLineDrawing[1] = true
    case "=", ">", "\\": break
    case "c": self = EmulatedScreen(columns: columns, rows: rows)
    default: unknown.append("ESC " + text)
    }
  }

  private mutating func string(_ text: String) {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    switch parts.first {
    case "0", "2": title = parts.count > 1 ? String(parts[1]) : ""
    case "52": clipboard.append(parts.count > 1 ? String(parts[1]) : "")
    case "104", "4": break
    default: unknown.append("string " + text)
    }
  }

  private mutating func sequence(_ prefix: String, _ numbers: [Int?], _ final: String) {
    if prefix == "?" && (final == "h" || final == "l") {
      for mode in numbers.compactMap({ $0 }) {
        setMode(mode, isOn: final == "h")
      }
    } else if prefix.isEmpty {
      let count = max(1, (numbers.first ?? nil) ?? 1)
      if !move(final, count, numbers) && !edit(final, count, numbers) {
        unknown.append("CSI \(numbers.map { $0.map(String.init) ?? "" }) \(final)")
      }
    } else if !(prefix == "?" && final == "c") {
      // The Linux console's cursor shape is of no interest here.
      unknown.append("CSI \(prefix) \(final)")
    }
  }

  private mutating func setMode(_ mode: Int, isOn: Bool) {
    switch mode {
    case 25: isCursorVisible = isOn
    case 1049, 47, 1047:
      guard isOn != isAlternate else { return }
      isAlternate = isOn
      if isOn {
        (mainCells, cells) = (cells, Self.blank(columns, rows))
        saved = (column, row, rendition)
      } else {
        cells = mainCells
        (column, row, rendition) = saved
      }
    default:
      if isOn {
        modes.insert(mode)
      } else {
        modes.remove(mode)
      }
    }
  }

  private mutating func move(_ final: String, _ count: Int, _ numbers: [Int?]) -> Bool {
    let second = max(1, (numbers.count > 1 ? numbers[1] : nil) ?? 1)
    switch final {
    case "A": row -= count
    case "B", "e": row += count
    case "C", "a": column += count
    case "D": column -= count
    case "E": (row, column) = (row + count, 0)
    case "F": (row, column) = (row - count, 0)
    case "G", "`": column = count - 1
    case "d": row = count - 1
    case "H", "f": (row, column) = (count - 1, second - 1)
    default: return false
    }
    row = min(max(0, row), rows - 1)
    column = min(max(0, column), columns - 1)
    isWrapPending = false
    return true
  }

  private mutating func edit(_ final: String, _ count: Int, _ numbers: [Int?]) -> Bool {
    switch final {
    case "J": eraseScreen((numbers.first ?? nil) ?? 0)
    case "K": eraseLine((numbers.first ?? nil) ?? 0)
    case "X": erase(row, column..<column + count)
    case "@": insertBlanks(count)
    case "P": deleteCells(count)
    case "L": scroll(down: count, from: row)
    case "M": scroll(up: count, from: row)
    case "S": scroll(up: count, from: top)
    case "T": scroll(down: count, from: top)
    case "b":
      for scalar in String(repeating: last, count: count).unicodeScalars {
        write(scalar)
      }
    case "m": render(numbers.map { $0 ?? 0 })
    case "r":
      // A program may not know yet that the window has shrunk.
      let end = min(rows, (numbers.count > 1 ? numbers[1] : nil) ?? rows)
      (top, bottom) = count < end ? (count - 1, end - 1) : (0, rows - 1)
      (row, column) = (0, 0)
    case "h": isInserting = numbers.contains(4) || isInserting
    case "l": isInserting = numbers.contains(4) ? false : isInserting
    case "t", "!p", " q", "g": break
    default: return false
    }
    return true
  }

  private mutating func eraseScreen(_ part: Int) {
    eraseLine(part)
    let rows = part == 0 ? row + 1..<self.rows : part == 1 ? 0..<row : 0..<self.rows
    for row in rows {
      erase(row, 0..<columns)
    }
  }

  private mutating func eraseLine(_ part: Int) {
    erase(row, part == 0 ? column..<columns : part == 1 ? 0..<column + 1 : 0..<columns)
  }

  private mutating func render(_ numbers: [Int]) {
    var rest = numbers[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: rendition = Rendition()
      case 1: rendition.attributes.insert(.bold)
      case 2: rendition.attributes.insert(.dim)
      case 3: rendition.attributes.insert(.italic)
      case 4: rendition.attributes.insert(.underline)
      case 7: rendition.attributes.insert(.reverse)
      // The Linux console goes back to its first font.
      case 10: break
      case 22: rendition.attributes.subtract([.bold, .dim])
      case 23: rendition.attributes.remove(.italic)
      case 24: rendition.attributes.remove(.underline)
      case 27: rendition.attributes.remove(.reverse)
      case 30...37: rendition.foreground = .indexed(UInt8(code - 30))
      case 90...97: rendition.foreground = .indexed(UInt8(code - 82))
      case 40...47: rendition.background = .indexed(UInt8(code - 40))
      case 100...107: rendition.background = .indexed(UInt8(code - 92))
      case 39: rendition.foreground = .standard
      case 49: rendition.background = .standard
      case 38: rendition.foreground = extended(&rest) ?? rendition.foreground
      case 48: rendition.background = extended(&rest) ?? rendition.background
      default: unknown.append("SGR \(code)")
      }
    }
  }

  private func extended(_ rest: inout ArraySlice<Int>) -> Colour? {
    switch rest.popFirst() {
    case 5: return rest.popFirst().map { .indexed(UInt8(clamping: $0)) }
    case 2:
      let parts = rest.prefix(3).map { UInt8(clamping: $0) }
      rest = rest.dropFirst(3)
      return parts.count == 3 ? .rgb(parts[0], parts[1], parts[2]) : nil
    default: return nil
    }
  }
}
