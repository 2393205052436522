import CTerminal
import Screen

extension NcursesTerminal {
  private static let mouseOn = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
  private static let mouseOff = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
  private static let pasteAndFocusOn = "\u{1B}[?2004h\u{1B}[?1004h"
  private static let pasteAndFocusOff = "\u{1B}[?2004l\u{1B}[?1004l"
  private static let titleSave = "\u{1B}[22;2t"
  private static let titleBack = "\u{1B}[23;2t"
  static let updateBegin = "\u{1B}[?2026h"
  static let updateEnd = "\u{1B}[?2026l"

  /// Switches on what every frame needs; the rest follows with the next frame.
  func switchOn() {
    shown = nil
    modes = Modes(mouse: false, title: "")
    hasTitle = false
    tellUndo()
    if traits.is_xterm_like {
      send(Self.pasteAndFocusOn)
    }
  }

  /// endwin undoes only what ncurses itself has done.
  private func tellUndo() {
    guard traits.is_xterm_like else { return }
    ct_set_undo(
      Self.mouseOff + Self.pasteAndFocusOff
        + (usesSynchronizedOutput ? Self.updateEnd : "") + (hasTitle ? Self.titleBack : ""))
  }

  func apply(_ wanted: Modes) {
    guard wanted != modes, traits.is_xterm_like else { return }
    if wanted.mouse != modes.mouse {
      send(wanted.mouse ? Self.mouseOn : Self.mouseOff)
    }
    if wanted.title != modes.title {
      if !hasTitle {
        hasTitle = true
        send(Self.titleSave)
        tellUndo()
      }
      send("\u{1B}]2;\(sendable(wanted.title))\u{07}")
    }
    modes = wanted
  }

  private func sendable(_ title: String) -> String {
    let clean = TextLayout.clip(TextLayout.sanitize(title), to: 120)
    return traits.is_utf8
      ? clean : String(clean.map { $0.isASCII ? $0 : ASCIITwin.of($0) })
  }

  @discardableResult
  func send(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { ct_write($0, characters.count) } ?? true
      }
    }
  }

  /// Many terminals take no more than this.
  private static let clipboardLimit = 74_000

  @discardableResult
  package func write(clipboard text: String) -> Bool {
    let clean = TextLayout.sanitize(text, keepingNewlines: true)
    guard traits.is_xterm_like, clean.utf8.count <= Self.clipboardLimit else { return false }
    return send("\u{1B}]52;c;\(Base64.encode(clean.utf8))\u{07}")
  }
}
