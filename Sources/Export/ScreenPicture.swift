package import Screen

/// A picture (SVG) of the screen after a turn of a recording.
package enum ScreenPicture {
  private struct LastFrame: Audience {
    var frame: Frame?

    mutating func see(_ frame: Frame, at moment: Int) { self.frame = frame }

    func hear(_ turn: String, at moment: Int) {}
  }

  /// The drawing as text.
  ///
  /// - Parameter turn: the user's turn after which the picture is taken, from 1; `nil` for the end.
  package static func svg(
    of recording: Recording, after turn: Int? = nil, on stage: Stage, theme: Theme,
    paper: Picture.Paper
  ) -> String {
    var performance = Performance(recording, on: stage, before: LastFrame(), isPaced: false)
    performance.run(untilTurn: turn)
    let frame = performance.audience.frame ?? Frame(screen: Screen(size: stage.size))
    var picture = Picture(frame, theme: theme, paper: paper, depth: stage.depth)
    picture.title = TextLayout.sanitize("\(recording.appName): \(recording.title)")
    return picture.svg
  }
}
