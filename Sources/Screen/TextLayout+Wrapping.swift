extension TextLayout {
  /// Breaks a text into rows, at words where it can.
  ///
  /// Chinese, Japanese and Korean text breaks between any two characters, but never before a
  /// closing sign or after an opening one. A word that fits a row (a path, an address) stays
  /// whole. Only blanks at the end of a row are lost; a row holds at least one cluster.
  package static func wrap(_ text: String, columns: Int) -> [String] {
    if let count = plainCount(text[...]), count <= columns {
      return [text]
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      var wrapper = Wrapper(columns: max(1, columns))
      return wrapper.wrap($0)
    }
  }
}

/// Fills rows with the pieces of one paragraph.
private struct Wrapper {
  let columns: Int
  var rows: [String] = []
  var row = ""
  var rowWidth = 0
  /// Blanks that are written only when something follows on the same row.
  var blanks = ""

  init(columns: Int) {
    self.columns = columns
  }

  mutating func wrap(_ paragraph: Substring) -> [String] {
    var piece = ""
    var last: Character?
    for cluster in paragraph {
      if cluster == " " {
        place(piece)
        piece = ""
        blanks.append(" ")
      } else {
        if let last, last != " ", LineBreak.isAllowed(between: last, and: cluster) {
          place(piece)
          piece = ""
        }
        piece.append(cluster)
      }
      last = cluster
    }
    place(piece)
    rows.append(row)
    return rows
  }

  /// Puts an unbreakable piece on the row, or on the next.
  private mutating func place(_ piece: String) {
    guard !piece.isEmpty else { return }
    let width = TextLayout.width(piece)
    if rowWidth + blanks.count + width <= columns {
      row += blanks + piece
      rowWidth += blanks.count + width
    } else {
      if !row.isEmpty {
        startRow()
      }
      if width <= columns {
        row = piece
        rowWidth = width
      } else {
        split(piece)
      }
    }
    blanks = ""
  }

  /// A piece longer than a row has to be cut somewhere.
  private mutating func split(_ piece: String) {
    for cluster in piece {
      let width = TextLayout.width(of: cluster)
      if rowWidth + width > columns && !row.isEmpty {
        startRow()
      }
      row.append(cluster)
      rowWidth += width
    }
  }

  private mutating func startRow() {
    rows.append(row)
    row = ""
    rowWidth = 0
  }
}

/// Where a row may end without a blank.
private enum LineBreak {
  static func isAllowed(between left: Character, and right: Character) -> Bool {
    guard isIdeographic(left) || isIdeographic(right) else { return false }
    return !closing.contains(right) && !opening.contains(left)
  }

  private static func isIdeographic(_ cluster: Character) -> Bool {
    guard let first = cluster.unicodeScalars.first, first.value >= 0x1100 else { return false }
    return CharacterWidth.of(first) == .wide
  }

  /// Never at the start of a row.
  private static let closing = Set<Character>(
    "、。，．！？：；）］｝】」』》〉〕〗〙〛％‰℃…—～·•ー々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ゛゜"
      + ",.!?:;)]}%'\"’”»›")
  /// Never at the end of a row.
  private static let opening = Set<Character>("（［｛【「『《〈〔〖〘〚￥＄£¥$([{‘“«‹#@")
}
