private import Synchronization

/// A terminal without a screen: inputs come from a list, frames are kept.
@MainActor
package final class MemoryTerminal: Terminal {
  package private(set) var size: Size
  package let capabilities: Capabilities
  /// What `next` hands out, in order.
  package var inputs: [Input]
  /// All frames that differed from the one before.
  package private(set) var frames: [Frame] = []
  /// How often a frame was presented, also an equal one.
  package private(set) var presentCount = 0
  /// How many cells were sent in all.
  package private(set) var changedCells = 0
  package private(set) var redrawCount = 0
  package private(set) var suspendCount = 0
  package private(set) var clipboard: [String] = []
  package private(set) var isClosed = false
  private var isForgotten = true
  private let isWoken = Mutex(false)

  package init(
    size: Size, capabilities: Capabilities = Capabilities(), inputs: [Input] = []
  ) {
    self.size = size
    self.capabilities = capabilities
    self.inputs = inputs
  }

  /// What is on the screen now.
  package var lines: [String] { frames.last?.screen.lines ?? [] }

  package func present(_ frame: Frame, theme: Theme) throws(TerminalError) {
    presentCount += 1
    if let last = frames.last, !isForgotten, last.screen.size == frame.screen.size {
      changedCells += frame.screen.changedCells(since: last.screen)
    } else {
      changedCells += frame.screen.size.columns * frame.screen.size.rows
    }
    if frames.last != frame {
      frames.append(frame)
    }
    isForgotten = false
  }

  package func next(timeout milliseconds: Int?) throws(TerminalError) -> Input? {
    let wasWoken = isWoken.withLock { flag in
      defer { flag = false }
      return flag
    }
    if wasWoken {
      return .wake
    }
    guard !inputs.isEmpty else { return nil }
    let input = inputs.removeFirst()
    if case .resize(let size) = input {
      self.size = size
      isForgotten = true
    }
    return input
  }

  package func redraw() {
    redrawCount += 1
    isForgotten = true
  }

  package func suspend() throws(TerminalError) {
    suspendCount += 1
    isForgotten = true
    inputs.insert(.suspendResumed, at: 0)
  }

  @discardableResult
  package func write(clipboard text: String) -> Bool {
    clipboard.append(text)
    return true
  }

  package func close() {
    isClosed = true
  }

  package nonisolated func wake() {
    isWoken.withLock { $0 = true }
  }
}

extension Screen {
  /// How many cells differ between two screens of one size.
  package func changedCells(since earlier: Screen) -> Int {
    (0..<size.rows).reduce(0) { count, row in
      count + zip(self.row(row), earlier.row(row)).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    }
  }
}
