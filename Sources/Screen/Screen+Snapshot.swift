extension Screen {
  /// The text of every row, without the blanks at its end.
  package var lines: [String] {
    (0..<size.rows).map { row in
      var line = ""
      for cell in self.row(row) where cell.width > 0 {
        line.append(cell.text)
      }
      let blanks = line.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
      return String(line.dropLast(blanks))
    }
  }

  /// The styles as letters under the text, and what each letter means; a dot is plain text.
  package func styleRows() -> (rows: [String], legend: [String]) {
    var letters: [Style: Character] = [Style(): "."]
    var legend: [String] = []
    let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let rows = (0..<size.rows).map { row in
      var line = ""
      for cell in self.row(row) {
        if letters[cell.style] == nil {
          let letter = legend.count < alphabet.count ? alphabet[legend.count] : "?"
          letters[cell.style] = letter
          legend.append("\(letter) \(cell.style.description)")
        }
        line.append(letters[cell.style] ?? "?")
      }
      let dots = line.utf8.reversed().prefix { $0 == UInt8(ascii: ".") }.count
      return String(line.dropLast(dots))
    }
    return (rows, legend)
  }

  /// Text, styles and their legend, readable in a difference.
  package var snapshot: String {
    let styles = styleRows()
    return (["text:"] + lines + ["styles:"] + styles.rows + ["legend:"] + styles.legend)
      .joined(separator: "\n") + "\n"
  }
}

extension Style: CustomStringConvertible {
  /// The roles as words: `siri on card bold`.
  package var description: String {
    let words = Attributes.named.filter { attributes.contains($0.attribute) }.map(\.name)
    return (["\(ink.rawValue) on \(surface.rawValue)"] + words).joined(separator: " ")
  }
}
