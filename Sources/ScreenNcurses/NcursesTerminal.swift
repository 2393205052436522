import CTerminal
package import Screen

/// The terminal that a person sits at, drawn by ncurses.
@MainActor
package final class NcursesTerminal: Terminal {
  package private(set) var size: Size
  package let capabilities: Capabilities
  /// What should be told once the screen is gone: another terminal type was taken, ….
  package let note: String?

  let traits: ct_traits
  let usesSynchronizedOutput: Bool
  var shown: Frame?
  var theme: Theme?
  var looks: [Style: ResolvedStyle] = [:]
  var modes = Modes(mouse: false, title: "")
  var hasTitle = false
  private var decoder: InputDecoder
  /// When an unfinished sequence counts as finished.
  private var decoderEnd: ContinuousClock.Instant?
  private let clock = ContinuousClock()
  private var queue = InputQueue()
  private var isListening = true
  private var isOpen = true

  package init(_ options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    let opened = try Self.open(options)
    traits = opened.traits
    note = opened.note
    size = Size(columns: Int(traits.columns), rows: Int(traits.rows))
    capabilities = Capabilities(
      colours: Self.depth(traits, options), isUTF8: traits.is_utf8,
      hasMouse: traits.is_xterm_like, hasPaste: traits.is_xterm_like)
    usesSynchronizedOutput = ct_capability("Sync") != nil || traits.has_direct_colour
    decoder = InputDecoder(
      escapeDelay: Int(traits.escape_delay), known: Self.knownSequences())
    switchOn()
  }

  // MARK: input

  package func next(timeout milliseconds: Int?) throws(TerminalError) -> Input? {
    let end = milliseconds.map { clock.now + .milliseconds($0) }
    while queue.isEmpty {
      let events = ct_wait(pause(until: end), isListening)
      if events != 0 {
        try handle(events)
      } else if let moment = decoderEnd, moment <= clock.now {
        decoder.timeOut(into: &queue.inputs)
        decoderEnd = nil
      } else if let end, end <= clock.now {
        return nil
      }
    }
    return queue.removeFirst()
  }

  /// Milliseconds to the nearer of the two ends, rounded up; -1 is for ever.
  private func pause(until end: ContinuousClock.Instant?) -> Int32 {
    guard let nearest = [end, decoderEnd].compactMap({ $0 }).min() else { return -1 }
    let (seconds, attoseconds) = clock.now.duration(to: nearest).components
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, milliseconds))
  }

  private func handle(_ events: Int32) throws(TerminalError) {
    func has(_ event: Int) -> Bool { events & Int32(event) != 0 }
    if has(CT_INPUT) {
      read()
    }
    if has(CT_SUSPEND) {
      try suspend()
    } else if has(CT_CONTINUE) {
      ct_reenter()
      resume()
    } else if has(CT_RESIZE) {
      takeSize()
    }
    if has(CT_WAKE) {
      queue.append(.wake)
    }
    if has(CT_TERMINATE) {
      queue.append(.terminate)
    }
    if has(CT_HANGUP) {
      hangUp()
    }
  }

  /// A terminal that is gone stays readable for ever; nobody listens to it any more.
  private func hangUp() {
    isListening = false
    queue.append(.hangup)
  }

  private func read() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 65_536) { buffer in
      guard let start = buffer.baseAddress else { return }
      let count = ct_read(start, buffer.count)
      if count > 0 {
        decoder.feed(UnsafeBufferPointer(rebasing: buffer[..<count]), into: &queue.inputs)
        decoderEnd = decoder.timeout.map { clock.now + .milliseconds($0) }
      } else if count != -2 {
        hangUp()
      }
    }
  }

  private func takeSize() {
    updateSize()
    queue.append(.resize(size))
  }

  private func updateSize() {
    var rows: Int32 = 0
    var columns: Int32 = 0
    ct_resize(&rows, &columns)
    size = Size(columns: Int(columns), rows: Int(rows))
    shown = nil
  }

  // MARK: coming and going

  package func suspend() throws(TerminalError) {
    guard isOpen else { return }
    ct_suspend()
    resume()
  }

  private func resume() {
    let before = size
    switchOn()
    updateSize()
    queue.append(.suspendResumed)
    if size != before {
      queue.append(.resize(size))
    }
  }

  package func redraw() {
    shown = nil
    ct_redraw()
  }

  package func close() {
    guard isOpen else { return }
    isOpen = false
    ct_close()
  }

  package nonisolated func wake() {
    ct_wake()
  }
}

/// Opens the terminal for as long as the body runs; it is given back however the body ends.
@MainActor
package func withTerminal<Result>(
  _ options: TerminalOptions = TerminalOptions(),
  _ body: (NcursesTerminal) throws -> Result
) throws -> Result {
  let terminal = try NcursesTerminal(options)
  defer { terminal.close() }
  return try body(terminal)
}
