import CTerminal
import Screen

extension NcursesTerminal {
  /// The terminal's own type first, then two that nearly every terminal is like.
  static func open(
    _ options: TerminalOptions
  ) throws(TerminalError) -> (traits: ct_traits, note: String?) {
    let term = options.environment("TERM") ?? ""
    for candidate in [term, "xterm-256color", "vt100"] where !candidate.isEmpty {
      var traits = ct_traits()
      switch open(as: candidate, options, &traits) {
      case CT_OK:
        let note =
          candidate == term
          ? nil : "the terminal type '\(term)' is not known here; used \(candidate) instead"
        return (traits, note)
      case CT_ALREADY_OPEN: throw .alreadyOpen
      case CT_UNKNOWN_TERMINAL: continue
      default: throw .system("its descriptors cannot be used")
      }
    }
    throw .unknownTerminal(term)
  }

  private static func open(
    as term: String, _ options: TerminalOptions, _ traits: inout ct_traits
  ) -> ct_status {
    term.withCString { name in
      var wish = ct_options()
      wish.input = options.input
      wish.output = options.output
      wish.term = name
      wish.rows = Int32(clamping: options.size?.rows ?? 0)
      wish.columns = Int32(clamping: options.size?.columns ?? 0)
      wish.wants_direct_colour = choose(256, options) == .direct
      wish.handles_signals = options.handlesSignals
      wish.parks_errors = options.parksErrors
      return ct_open(&wish, &traits)
    }
  }

  /// Never more than ncurses can send.
  static func depth(_ traits: ct_traits, _ options: TerminalOptions) -> ColourDepth {
    let count = Int(traits.colours)
    return min(choose(count, options), ColourDepth(terminalColours: count))
  }

  private static func choose(_ count: Int, _ options: TerminalOptions) -> ColourDepth {
    ColourDepth.choose(
      flag: options.colourFlag, configured: options.configuredColours, terminalColours: count,
      environment: options.environment)
  }

  static func knownSequences() -> KnownSequences {
    var known = KnownSequences()
    for (capability, key) in KnownSequences.names {
      guard let text = ct_capability(capability) else { continue }
      known.add(String(cString: text).utf8.map { $0 }, key)
    }
    return known
  }
}
