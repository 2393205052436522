import FoundationEssentials
package import Screen
import Session

/// A recording for terminals: asciicast, version 2.
package struct Asciicast: Audience {
  /// Milliseconds between two frames at least: not more than 60 a second.
  private static let frameTime = 17

  private var lines: [String]
  private var writer: TerminalBytes
  private var waiting: (frame: Frame, due: Int)?
  private var last = -Asciicast.frameTime

  /// The whole recording as text.
  package static func text(
    of recording: Recording, on stage: Stage, theme: Theme, paper: Picture.Paper
  ) -> String {
    let tape = Asciicast(
      lines: [header(of: recording, on: stage, theme: theme, paper: paper)],
      writer: TerminalBytes(theme: theme, depth: stage.depth))
    var performance = Performance(recording, on: stage, before: tape)
    performance.run()
    var cast = performance.audience
    cast.finish()
    return cast.lines.joined(separator: "\n") + "\n"
  }

  private init(lines: [String], writer: TerminalBytes) {
    self.lines = lines
    self.writer = writer
  }

  private static func header(
    of recording: Recording, on stage: Stage, theme: Theme, paper: Picture.Paper
  ) -> String {
    let base = theme.appearance(of: Style(), depth: stage.depth)
    return Record.object([
      .init("version", .number(2)),
      .init("width", .number(Decimal(stage.size.columns))),
      .init("height", .number(Decimal(stage.size.rows))),
      .init("title", .text(TextLayout.sanitize(recording.title))),
      .init("idle_time_limit", .number(4)),
      .init("env", .object([.init("TERM", .text("xterm-256color"))])),
      .init(
        "theme",
        .object([
          .init("fg", .text(paper.foreground(base.foreground))),
          .init("bg", .text(paper.background(base.background))),
          .init("palette", .text((paper.palette + paper.palette).joined(separator: ":"))),
        ])),
    ]).json
  }

  /// Takes a frame; of those that come too fast only the last is kept.
  mutating func see(_ frame: Frame, at moment: Int) {
    if let waiting, moment > waiting.due { emit(waiting.frame, at: waiting.due) }
    waiting = (frame, waiting?.due ?? max(moment, last + Asciicast.frameTime))
  }

  private mutating func emit(_ frame: Frame, at moment: Int) {
    waiting = nil
    let bytes = writer.bytes(of: frame)
    guard !bytes.isEmpty else { return }
    last = moment
    line(moment, "o", bytes)
  }

  /// A mark, to which players can jump.
  mutating func hear(_ text: String, at moment: Int) {
    if let waiting { emit(waiting.frame, at: waiting.due) }
    line(max(moment, last), "m", text)
  }

  private mutating func finish() {
    if let waiting { emit(waiting.frame, at: waiting.due) }
  }

  private mutating func line(_ moment: Int, _ kind: String, _ text: String) {
    let time = Decimal(max(0, moment)) / 1000
    lines.append(Record.list([.number(time), .text(kind), .text(text)]).json)
  }
}
