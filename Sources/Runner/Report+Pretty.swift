import Files
import Screen

// For people: each failure with its place, the lines around it, and the log.
extension Report {
  func pretty(isColoured: Bool) -> String {
    let paint = Paint(isOn: isColoured)
    var lines = faults.map { paint(.red, TextLayout.sanitize($0.description)) }
    for (performance, failure) in failures {
      if !lines.isEmpty { lines.append("") }
      lines += pretty(performance, failure, paint)
    }
    for (performance, outcome) in performed {
      if case .known(let ticket) = outcome.verdict {
        lines.append(
          TextLayout.sanitize(
            "\(performance.file):\(performance.place.line + 1): \(performance.title): "
              + "known to fail (\(ticket))"))
      }
    }
    if !failures.isEmpty { lines.append("") }
    lines.append(paint(isClean ? .green : .red, summary))
    return lines.joined(separator: "\n") + "\n"
  }

  private func pretty(
    _ performance: Performance, _ failure: Failure, _ paint: Paint
  ) -> [String] {
    let remedy = failure.remedy.map { "; \($0)" } ?? ""
    var lines = [
      paint(
        .red,
        TextLayout.sanitize(
          "\(failure.file):\(failure.line):\(failure.column): \(failure.message)\(remedy)")),
      "  " + TextLayout.sanitize(performance.title),
    ]
    let width = failure.lines.compactMap(\.number).max().map { String($0).count } ?? 1
    for line in failure.lines { lines += pretty(line, width, paint) }
    if !failure.log.isEmpty {
      lines.append("  the log since then:")
      lines += failure.log.map { paint(.dim, "    " + TextLayout.sanitize($0)) }
    }
    return lines
  }

  /// The line, and under it marks for the part that differs.
  private func pretty(_ line: Failure.Line, _ width: Int, _ paint: Paint) -> [String] {
    let number = line.number.map(String.init) ?? ""
    let margin = "  \(line.mark.rawValue) \(TextLayout.pad(number, to: width)) | "
    let colour: Paint.Colour =
      switch line.mark {
      case .same: .plain
      case .expected: .red
      case .actual: .green
      }
    let lines = [paint(colour, TextLayout.sanitize(margin + line.text))]
    guard let part = line.difference, !part.isEmpty else { return lines }
    let characters = Array(line.text)
    let before = TextLayout.width(margin + String(characters[..<part.lowerBound]))
    let marked = max(1, TextLayout.width(String(characters[part])))
    return lines + [String(repeating: " ", count: before) + String(repeating: "~", count: marked)]
  }
}

/// Colours of lines that go to a terminal as they are.
private struct Paint {
  enum Colour: String {
    case plain = ""
    case red = "31"
    case green = "32"
    case dim = "2"
  }

  var isOn: Bool

  func callAsFunction(_ colour: Colour, _ text: String) -> String {
    isOn && colour != .plain ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }
}
