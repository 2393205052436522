import Conversation
import Files
import Glibc
import Handlers
import Screen
import SiriKit

/// `parley doctor`: what works here and what doesn't.
enum DoctorCommand: ParleyCommand {
  static let name = "doctor"
  static let summary = "what works here and what doesn't"
  static let help = """
    usage: parley doctor

    Looks at the terminal, the locale, the colours and the files that Parley carries, and says what
    to do about what does not fit. The exit status is 1 when something must be mended.

    example: parley doctor
    """
  static let options: [String: Bool] = [:]

  @MainActor
  static func run(_ arguments: Arguments) throws -> Int32 {
    var findings = [terminal, size, characters, colours, backtraces, multiplexer]
    findings += files
    for finding in findings {
      let mark = finding.isGood ? "ok   " : finding.isFatal ? "wrong" : "note "
      Output.line("\(mark)  \(finding.topic.padded(12))  \(finding.text)")
    }
    return findings.contains { $0.isFatal && !$0.isGood } ? 1 : 0
  }

  private struct Finding {
    var topic: String
    var text: String
    var isGood = true
    var isFatal = false
  }

  private static func variable(_ name: String) -> String { Output.environment(name) ?? "" }

  private static var terminal: Finding {
    let term = variable("TERM")
    if isatty(STDOUT_FILENO) == 0 {
      return Finding(
        topic: "terminal", text: "standard output is no terminal: parley talks line by line",
        isGood: false)
    }
    if term.isEmpty || term == "dumb" {
      return Finding(
        topic: "terminal",
        text: "TERM is \(term.isEmpty ? "not set" : term): parley talks line by line",
        isGood: false)
    }
    return Finding(topic: "terminal", text: TextLayout.sanitize(term))
  }

  private static var size: Finding {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 else {
      return Finding(topic: "size", text: "not known", isGood: false)
    }
    let columns = Int(window.ws_col)
    let text = "\(columns)×\(window.ws_row)"
    return columns >= 120
      ? Finding(topic: "size", text: "\(text): conversation and log side by side")
      : Finding(
        topic: "size", text: "\(text): from 120 columns on, the log stands beside the conversation",
        isGood: columns >= 80)
  }

  private static var characters: Finding {
    setlocale(LC_CTYPE, "")
    let codeset = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } ?? ""
    return codeset == "UTF-8"
      ? Finding(topic: "characters", text: "UTF-8")
      : Finding(
        topic: "characters",
        text: "\(codeset): only ASCII is drawn; set LANG to C.UTF-8 or a UTF-8 locale",
        isGood: false)
  }

  private static var colours: Finding {
    if !variable("NO_COLOR").isEmpty {
      return Finding(topic: "colours", text: "none, as NO_COLOR asks")
    }
    let direct = ["truecolor", "24bit"].contains(variable("COLORTERM"))
    return Finding(
      topic: "colours",
      text: direct
        ? "24 bits" : "as \(variable("TERM")) has them; COLORTERM=truecolor asks for 24 bits")
  }

  private static var backtraces: Finding {
    let setting = variable("SWIFT_BACKTRACE")
    return Finding(
      topic: "backtraces",
      text: setting.isEmpty
        ? "SWIFT_BACKTRACE is not set; enable=no spares a wait after a crash"
        : TextLayout.sanitize(setting), isGood: true)
  }

  private static var multiplexer: Finding {
    variable("TMUX").isEmpty
      ? Finding(topic: "multiplexer", text: "none")
      : Finding(
        topic: "multiplexer",
        text: "tmux; for copying: set -g set-clipboard on; for focus: set -g focus-events on")
  }

  private static var files: [Finding] {
    let catalog = Finding(topic: "catalog", text: "\(Catalog.intentNames.count) intents")
    do {
      let file = try AppFile.demoPay
      let text = "\(file.app.name): \(file.world.contacts.count) contacts"
      return [Finding(topic: "app", text: text), catalog]
    } catch {
      let text = "\(error)"
      return [Finding(topic: "app", text: text, isGood: false, isFatal: true), catalog]
    }
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
