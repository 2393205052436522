/// Something that a terminal tells.
package enum Input: Hashable, Sendable {
  case key(Key)
  /// A whole paste: lines end with `\n`, controls are gone.
  case paste(String)
  case mouse(Mouse)
  /// Also sent when nothing changed but everything must be drawn again.
  case resize(Size)
  case focus(Bool)
  /// Somebody called `wake()`.
  case wake
  /// The terminal is gone.
  case hangup
  /// The program was stopped and goes on.
  case suspendResumed
  /// Somebody asked the program to end.
  case terminate
}
