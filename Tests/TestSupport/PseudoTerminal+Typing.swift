/// What a terminal sends for keys that are no characters.
package enum KeyBytes {
  package static let enter = "\r"
  package static let tab = "\t"
  package static let escape = "\u{1B}"
  package static let backspace = "\u{7F}"
  package static let up = "\u{1B}[A"
  package static let down = "\u{1B}[B"
  package static let right = "\u{1B}[C"
  package static let left = "\u{1B}[D"
  package static let home = "\u{1B}[H"
  package static let end = "\u{1B}[F"
  package static let delete = "\u{1B}[3~"
  package static let pageUp = "\u{1B}[5~"
  package static let pageDown = "\u{1B}[6~"

  /// F1 to F12.
  package static func function(_ number: Int) -> String {
    let codes = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]
    return "\u{1B}[\(codes[number - 1])~"
  }

  /// A letter with the control key held.
  package static func control(_ letter: Unicode.Scalar) -> String {
    String(Unicode.Scalar(UInt8(letter.value & 0x1F)))
  }
}

extension EmulatedScreen {
  /// Where a text begins, in columns and rows from 0; the first from the top.
  package func place(of text: String) -> (column: Int, row: Int)? {
    for (row, places) in cells.enumerated() {
      for column in places.indices where places[column].width > 0 {
        let rest = places[column...].lazy.filter { $0.width > 0 }.map(\.text)
        if rest.prefix(text.unicodeScalars.count).joined().hasPrefix(text) {
          return (column, row)
        }
      }
    }
    return nil
  }
}

extension PseudoTerminal {
  /// Presses and releases the mouse there, in columns and rows from 0.
  package func click(column: Int, row: Int) {
    write("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
  }

  /// Turns the mouse's wheel there: down, or up.
  package func turnWheel(down: Bool, column: Int, row: Int) {
    write("\u{1B}[<\(down ? 65 : 64);\(column + 1);\(row + 1)M")
  }

  /// Pastes as a terminal does that was asked to mark pastes.
  package func paste(_ text: String) {
    write("\u{1B}[200~" + text + "\u{1B}[201~")
  }
}
