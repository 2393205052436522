/// How many colours a terminal has.
package enum ColourDepth: String, Hashable, Sendable, CaseIterable, Comparable {
  case none, ansi16, indexed256, direct

  private var rank: Int {
    switch self {
    case .none: return 0
    case .ansi16: return 1
    case .indexed256: return 2
    case .direct: return 3
    }
  }

  package static func < (left: ColourDepth, right: ColourDepth) -> Bool {
    left.rank < right.rank
  }

  /// What the terminal's own number of colours means.
  package init(terminalColours count: Int) {
    switch count {
    case ..<8: self = .none
    case ..<256: self = .ansi16
    case ..<0x100_0000: self = .indexed256
    default: self = .direct
    }
  }

  /// Flag before environment before configuration before what the terminal says.
  ///
  /// Flag and configuration hold one of `words`, of which 16 and 256 are upper limits.
  package static func choose(
    flag: String? = nil, configured: String? = nil, terminalColours: Int,
    environment: (String) -> String?
  ) -> ColourDepth {
    let detected = detect(terminalColours: terminalColours, environment: environment)
    if let wanted = depth(for: flag, detected) { return wanted }
    if environment("NO_COLOR")?.isEmpty == false {
      return .none
    }
    return depth(for: configured, detected) ?? detected
  }

  /// What `--color` and the configuration may say.
  package static let words = ["auto", "never", "16", "256", "always"]

  private static func depth(for word: String?, _ detected: ColourDepth) -> ColourDepth? {
    switch word {
    case "never": return ColourDepth.none
    case "16": return .ansi16
    case "256": return min(max(detected, .ansi16), .indexed256)
    case "always": return max(detected, .ansi16)
    default: return nil
    }
  }

  /// `COLORTERM` is how terminals tell of 24-bit colour that terminfo does not know.
  ///
  /// GNU screen inherits the word from the terminal around it and cannot do it; tmux can.
  private static func detect(
    terminalColours: Int, environment: (String) -> String?
  ) -> ColourDepth {
    let known = ColourDepth(terminalColours: terminalColours)
    let told = environment("COLORTERM") ?? ""
    let isGNUScreen =
      environment("TERM")?.hasPrefix("screen") == true && environment("TMUX") == nil
    let saysDirect = (told == "truecolor" || told == "24bit") && !isGNUScreen
    return known == .indexed256 && saysDirect ? .direct : known
  }
}
