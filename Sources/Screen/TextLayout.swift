/// Measures, cuts, wraps and cleans text for a grid of cells.
package enum TextLayout {
  /// Columns that a text takes on one row, as `put` draws it.
  package static func width(_ text: some StringProtocol) -> Int {
    width(Substring(of: text))
  }

  private static func width(_ text: Substring) -> Int {
    if let count = plainCount(text) {
      return count
    }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  /// Columns of one cluster: 0 when it is invisible, more than 2 when it needs several cells.
  package static func width(of cluster: Character) -> Int {
    if let only = onlyScalar(cluster) {
      switch CharacterWidth.of(only) {
      case .narrow: return 1
      case .wide where !(0x1F1E6...0x1F1FF).contains(only.value): return 2
      case .wide, .none, .zero: break
      }
    }
    return GlyphBreaker.glyphs(of: cluster).reduce(0) { $0 + $1.width }
  }

  /// The longest beginning that fits, ended by the sign when something was cut.
  package static func clip(
    _ text: some StringProtocol, to columns: Int, ellipsis: String = "…"
  ) -> String {
    let text = Substring(of: text)
    if width(text) <= columns {
      return String(text)
    }
    let room = columns - width(ellipsis)
    guard room >= 0 else { return prefix(of: text, columns: columns).text }
    return prefix(of: text, columns: room).text + ellipsis
  }

  /// The longest end that fits, begun with the sign when something was cut.
  package static func clipStart(
    _ text: some StringProtocol, to columns: Int, ellipsis: String = "…"
  ) -> String {
    let text = Substring(of: text)
    if width(text) <= columns {
      return String(text)
    }
    let room = columns - width(ellipsis)
    var used = 0
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      let next = used + width(of: text[before])
      guard next <= max(room, room < 0 ? columns : room) else { break }
      used = next
      start = before
    }
    return (room >= 0 ? ellipsis : "") + text[start...]
  }

  /// The longest beginning that fits, and the columns it takes.
  package static func prefix(
    of text: some StringProtocol, columns: Int
  ) -> (text: String, columns: Int) {
    let text = Substring(of: text)
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      let next = used + width(of: text[end])
      guard next <= columns else { break }
      used = next
      end = text.index(after: end)
    }
    return (String(text[..<end]), used)
  }

  /// The text with spaces behind it, or cut, so that it takes exactly that many columns.
  package static func pad(_ text: some StringProtocol, to columns: Int) -> String {
    let clipped = clip(text, to: columns)
    return clipped + String(repeating: " ", count: max(0, columns - width(clipped)))
  }

  /// Visits what is drawn, cell by cell, until the visitor has enough.
  static func forEachGlyph(in text: Substring, _ visit: (Glyph) -> Bool) {
    if plainCount(text) != nil {
      for byte in text.utf8 {
        guard visit(Glyph(Character(Unicode.Scalar(byte)), width: 1)) else { return }
      }
      return
    }
    for cluster in text {
      if let ascii = cluster.asciiValue, ascii >= 0x20, ascii < 0x7F {
        guard visit(Glyph(cluster, width: 1)) else { return }
        continue
      }
      for glyph in GlyphBreaker.glyphs(of: cluster) {
        guard visit(glyph) else { return }
      }
    }
  }

  /// The number of bytes when all of them are printable ASCII, which most text is.
  static func plainCount(_ text: Substring) -> Int? {
    var count = 0
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return nil }
      count += 1
    }
    return count
  }

  private static func onlyScalar(_ cluster: Character) -> Unicode.Scalar? {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }
}

extension Substring {
  /// Other modules call the functions of this one without specialising them, so what is generic
  /// ends at the door; only String and Substring can come in.
  init(of text: some StringProtocol) {
    if let string = text as? String {
      self = string[...]
    } else {
      self = text as? Substring ?? Substring(String(text))
    }
  }
}
