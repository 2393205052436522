/// A key as the interface knows it, whatever bytes a terminal sends for it.
package enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, backTab, escape, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// An arrow with Control or Alt.
  case wordLeft, wordRight
  /// An arrow with Control or Alt, upright.
  case controlUp, controlDown
  case function(Int)
  /// A lower-case letter, a space, or one of `\ ] ^ _`.
  case control(Character)
  case alt(Character)
}
