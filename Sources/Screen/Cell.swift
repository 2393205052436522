/// One place of a screen: a cluster that a terminal can draw, and its style.
///
/// Eight bytes without references: screens are copied and compared with every key.
package struct Cell: Hashable, Sendable {
  /// A scalar, or the number of a cluster of several with the highest bit set.
  private var code: UInt32
  package var style: Style
  /// 2 for the left half of a wide cluster, 0 for its right half, else 1.
  package var width: UInt8

  package init(_ text: Character = " ", _ style: Style = Style(), width: UInt8 = 1) {
    code = ClusterTable.code(of: text)
    self.style = style
    self.width = width
  }

  package var text: Character {
    get { ClusterTable.text(of: code) }
    set { code = ClusterTable.code(of: newValue) }
  }

  /// What stands in the right half of a wide cluster.
  package static func rightHalf(_ style: Style) -> Cell {
    Cell(" ", style, width: 0)
  }
}
