import Files
import FoundationEssentials
import Screen
import Session

// For machines: what test runners, editors and build services read.
extension Report {
  /// The Test Anything Protocol, version 13.
  var tap: String {
    var lines = ["TAP version 13", "1..\(performed.count + faults.count)"]
    var number = 0
    for fault in faults {
      number += 1
      lines.append("not ok \(number) - " + Report.tapText(fault.description))
    }
    for (performance, outcome) in performed {
      number += 1
      let name = Report.tapText("\(performance.file): \(performance.title)")
      switch outcome.verdict {
      case .passed: lines.append("ok \(number) - \(name)")
      case .known(let ticket):
        lines.append("not ok \(number) - \(name) # TODO \(Report.tapText(ticket))")
      case .failed(let failure):
        lines.append("not ok \(number) - \(name)")
        lines += failure.text.map { "# " + TextLayout.sanitize($0) }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A `#` would begin a directive.
  private static func tapText(_ text: String) -> String {
    TextLayout.sanitize(text).replacing("#", with: "\\#")
  }

  /// The XML that build services read.
  var junit: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let known = performed.count - failures.count - performed.count { $0.outcome.verdict == .passed }
    lines.append(
      "<testsuite name=\"parley\" tests=\"\(performed.count + faults.count)\" "
        + "failures=\"\(failures.count)\" errors=\"\(faults.count)\" skipped=\"\(known)\">")
    for fault in faults {
      lines.append("  <testcase classname=\(xml(fault.file)) name=\"\(fault.line)\">")
      lines.append("    <error message=\(xml(fault.description))/>")
      lines.append("  </testcase>")
    }
    for (performance, outcome) in performed {
      let head = "  <testcase classname=\(xml(performance.file)) name=\(xml(performance.title))"
      switch outcome.verdict {
      case .passed: lines.append("\(head)/>")
      case .known(let ticket):
        lines.append("\(head)><skipped message=\(xml(ticket))/></testcase>")
      case .failed(let failure):
        lines.append("\(head)>")
        lines.append(
          "    <failure message=\(xml(failure.message))>"
            + "\(Report.escaped(failure.text.joined(separator: "\n")))</failure>")
        lines.append("  </testcase>")
      }
    }
    lines.append("</testsuite>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func xml(_ text: String) -> String { "\"\(Report.escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    TextLayout.sanitize(text, keepingNewlines: true)
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }

  /// Annotations that GitHub shows beside the lines.
  var github: String {
    var lines = faults.map { fault in
      Report.annotation(
        fault.file, fault.line, fault.column, "wrong script",
        fault.remedy.map { "\(fault.message); \($0)" } ?? fault.message)
    }
    lines += failures.map { performance, failure in
      Report.annotation(
        failure.file, failure.line, failure.column, performance.title,
        failure.text.joined(separator: "\n"))
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  private static func annotation(
    _ file: String, _ line: Int, _ column: Int, _ title: String, _ text: String
  ) -> String {
    func property(_ text: String) -> String {
      data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
    func data(_ text: String) -> String {
      TextLayout.sanitize(text, keepingNewlines: true)
        .replacing("%", with: "%25").replacing("\n", with: "%0A")
    }
    return "::error file=\(property(file)),line=\(line),col=\(column),"
      + "title=\(property(title))::\(data(text))"
  }

  /// One object: `cases` with `verdict`, and `mistakes`.
  var json: String {
    Record.object([
      .init("parley", .text("test")), .init("summary", .text(summary)),
      .init("mistakes", .list(faults.map(\.record))),
      .init("cases", .list(performed.map { $0.performance.record($0.outcome) })),
    ]).json + "\n"
  }
}

extension FileError {
  fileprivate var record: Record {
    .object([
      .init("file", .text(file)), .init("line", .number(Decimal(line))),
      .init("column", .number(Decimal(column))), .init("message", .text(message)),
      .init("remedy", remedy.map { .text($0) } ?? .null),
    ])
  }
}

extension Performance {
  fileprivate func record(_ outcome: Outcome) -> Record {
    let (verdict, rest): (String, [Record.Field]) =
      switch outcome.verdict {
      case .passed: ("passed", [])
      case .known(let ticket): ("known", [.init("ticket", .text(ticket))])
      case .failed(let failure): ("failed", [.init("failure", failure.record)])
      }
    return .object(
      [
        .init("file", .text(file)), .init("line", .number(Decimal(place.line + 1))),
        .init("name", .text(name)), .init("locale", .text(locale)),
        .init(
          "row", .object(row.sorted { $0.key < $1.key }.map { .init($0.key, .text($0.value)) })),
        .init("verdict", .text(verdict)),
        .init("endings", .list(outcome.endings.map { .text($0) })),
      ] + rest)
  }
}

extension Failure {
  /// The message, the lines and the log, without colours.
  var text: [String] {
    [remedy.map { "\(message); \($0)" } ?? message]
      + lines.map { "\($0.mark.rawValue) \($0.text)" }
      + (log.isEmpty ? [] : ["the log since then:"] + log.map { "  \($0)" })
  }

  fileprivate var record: Record {
    .object([
      .init("file", .text(file)), .init("line", .number(Decimal(line))),
      .init("column", .number(Decimal(column))), .init("message", .text(message)),
      .init("remedy", remedy.map { .text($0) } ?? .null),
      .init(
        "lines",
        .list(
          lines.map {
            .object([.init("mark", .text($0.mark.rawValue)), .init("text", .text($0.text))])
          })),
      .init("log", .list(log.map { .text($0) })),
    ])
  }
}
