import Glibc
package import Screen

/// How a real terminal is to be opened.
package struct TerminalOptions {
  /// Where keys come from; `/dev/tty` when standard input holds data.
  package var input: Int32 = 0
  package var output: Int32 = 1
  /// Instead of asking the terminal.
  package var size: Size?
  /// The word of `--color`.
  package var colourFlag: String?
  /// The same from a configuration.
  package var configuredColours: String?
  /// Whether signals become inputs and crashes give the terminal back.
  package var handlesSignals = true
  /// Whether what is written to standard error waits until the screen is gone.
  package var parksErrors = true
  package var environment: (String) -> String? = { name in
    getenv(name).map { String(cString: $0) }
  }

  package init() {}
}
