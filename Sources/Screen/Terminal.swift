/// A place where frames appear and from which keys come.
@MainActor
package protocol Terminal: AnyObject {
  var size: Size { get }
  var capabilities: Capabilities { get }

  /// Shows a frame; only what differs from the last one is sent.
  func present(_ frame: Frame, theme: Theme) throws(TerminalError)

  /// Waits up to that many milliseconds, for ever when `nil`, not at all when 0.
  func next(timeout milliseconds: Int?) throws(TerminalError) -> Input?

  /// Forgets what is shown, so that the next frame is drawn whole.
  func redraw()

  /// Gives the terminal back, stops the program, and takes it again when it goes on.
  func suspend() throws(TerminalError)

  /// Puts text on the person's clipboard where the terminal allows; `false` when it cannot.
  @discardableResult
  func write(clipboard: String) -> Bool

  /// Gives the terminal back; safe to call twice.
  func close()

  /// Makes `next` return `wake`; from any thread.
  nonisolated func wake()
}
