/// The signs that the interface draws itself; each takes one column on every terminal.
package struct GlyphSet: Hashable, Sendable {
  package var siri: Character
  package var on: Character
  package var off: Character
  package var check: Character
  package var cross: Character
  package var dot: Character
  package var call: Character
  package var reply: Character
  package var up: Character
  package var down: Character
  package var marker: Character
  package var prompt: Character
  package var menu: Character
  package var collapsed: Character
  package var expanded: Character
  package var warning: Character
  package var ellipsis: Character
  package var enter: Character
  package var tab: Character
  package var horizontal: Character
  package var vertical: Character
  package var topLeft: Character
  package var topRight: Character
  package var bottomLeft: Character
  package var bottomRight: Character
  package var teeRight: Character
  package var teeLeft: Character
  package var teeDown: Character
  package var teeUp: Character
  package var scrollTrack: Character
  package var scrollThumb: Character
  package var bullet: Character
  /// Rising bars, from the lowest to the highest: the sound of a voice.
  package var bars: [Character]

  package static let unicode = GlyphSet(
    siri: "◆", on: "●", off: "○", check: "✓", cross: "✗", dot: "·", call: "→", reply: "←",
    up: "↑", down: "↓", marker: "▌", prompt: "›", menu: "▾", collapsed: "▸", expanded: "▾",
    warning: "⚠", ellipsis: "…", enter: "↵", tab: "⇥", horizontal: "─", vertical: "│",
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯",
    teeRight: "├", teeLeft: "┤", teeDown: "┬", teeUp: "┴",
    scrollTrack: "│", scrollThumb: "█", bullet: "•", bars: ["▁", "▂", "▃", "▄", "▅", "▆", "▇"])

  package static let ascii = GlyphSet(
    siri: "*", on: "*", off: "o", check: "+", cross: "x", dot: ".", call: ">", reply: "<",
    up: "^", down: "v", marker: "|", prompt: ">", menu: "v", collapsed: "+", expanded: "-",
    warning: "!", ellipsis: "~", enter: "<", tab: ">", horizontal: "-", vertical: "|",
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    teeRight: "+", teeLeft: "+", teeDown: "+", teeUp: "+",
    scrollTrack: "|", scrollThumb: "#", bullet: "*", bars: [".", ".", "-", "-", "=", "=", "#"])

  /// The set that a terminal can draw.
  package static func matching(_ capabilities: Capabilities) -> GlyphSet {
    capabilities.isUTF8 ? unicode : ascii
  }

  /// All signs in a fixed order, so that the two sets can be laid side by side.
  package var all: [Character] {
    [
      siri, on, off, check, cross, dot, call, reply, up, down, marker, prompt, menu, collapsed,
      expanded, warning, ellipsis, enter, tab, horizontal, vertical, topLeft, topRight, bottomLeft,
      bottomRight, teeRight, teeLeft, teeDown, teeUp, scrollTrack, scrollThumb, bullet,
    ] + bars
  }
}
