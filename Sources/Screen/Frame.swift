/// All that is to be seen at one moment.
package struct Frame: Equatable, Sendable {
  package var screen: Screen
  /// Where the hardware cursor goes, also when it is hidden: screen readers follow it.
  package var cursor: Point?
  package var cursorVisible: Bool
  package var modes: Modes

  package init(
    screen: Screen, cursor: Point? = nil, cursorVisible: Bool = true, modes: Modes = Modes()
  ) {
    self.screen = screen
    self.cursor = cursor
    self.cursorVisible = cursorVisible
    self.modes = modes
  }
}
