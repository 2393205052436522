/// One place of a screen: a cluster that a terminal can draw, and its style.
package struct Cell: Hashable, Sendable {
  package var text: Character
  package var style: Style
  /// 2 for the left half of a wide cluster, 0 for its right half, else 1.
  package var width: UInt8

  package init(_ text: Character = " ", _ style: Style = Style(), width: UInt8 = 1) {
    self.text = text
    self.style = style
    self.width = width
  }

  /// What stands in the right half of a wide cluster.
  package static func rightHalf(_ style: Style) -> Cell {
    Cell(" ", style, width: 0)
  }

  /// The roles first: they are compared faster than text.
  package static func == (left: Cell, right: Cell) -> Bool {
    left.width == right.width && left.style == right.style && left.text == right.text
  }
}
