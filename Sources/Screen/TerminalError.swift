/// Why a terminal cannot be used.
package enum TerminalError: Error, Hashable, Sendable {
  /// Neither the terminal's own description nor a common one was found.
  case unknownTerminal(String)
  /// Only one real terminal can be open.
  case alreadyOpen
  /// The system refused; the text is its own.
  case system(String)
}

extension TerminalError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownTerminal(let name):
      return "the terminal type '\(name)' is not known here; set TERM, or use --plain"
    case .alreadyOpen:
      return "the terminal is in use already"
    case .system(let reason):
      return "the terminal cannot be used: \(reason)"
    }
  }
}
