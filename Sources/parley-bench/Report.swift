import Glibc

/// A measured figure, with its target where there is one.
struct Figure {
  enum Target {
    case atMost(Double)
    case atLeast(Double)
  }

  var name: String
  var value: Double
  var unit: String
  var digits = 1
  var target: Target?
  var remark = ""

  /// `nil` where nothing is asked for.
  var isMet: Bool? {
    switch target {
    case .atMost(let limit): value <= limit
    case .atLeast(let limit): value >= limit
    case nil: nil
    }
  }
}

/// Prints figures in columns.
@MainActor
enum Report {
  private static var overCount = 0

  /// At once, since the next figure may take its time.
  static func emit(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }

  static func section(_ title: String) { emit("\n\(title)") }

  static func note(_ text: String) { emit("  \(text)") }

  static func line(_ figure: Figure) {
    var text = "  " + pad(figure.name, 52) + lead(number(figure.value, figure.digits), 12)
    text += " " + pad(figure.unit, 14)
    switch figure.target {
    case .atMost(let limit): text += pad("≤ \(short(limit))", 10)
    case .atLeast(let limit): text += pad("≥ \(short(limit))", 10)
    case nil: text += pad("", 10)
    }
    if let isMet = figure.isMet {
      text += isMet ? "ok" : "over"
      if !isMet { overCount += 1 }
    }
    emit(trimmed(text + (figure.remark.isEmpty ? "" : "  \(figure.remark)")))
  }

  static func close() {
    emit(overCount == 0 ? "\nAll targets are met." : "\n\(overCount) over their target.")
  }

  /// With thousands set apart; the locale has no say.
  static func number(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((value * scale).rounded())
    let whole = "\(abs(scaled) / Int(scale))"
    var grouped = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index).isMultiple(of: 3) { grouped += "," }
      grouped.append(digit)
    }
    guard digits > 0 else { return (scaled < 0 ? "-" : "") + grouped }
    let fraction = "\(abs(scaled) % Int(scale))"
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return (scaled < 0 ? "-" : "") + grouped + "." + zeros + fraction
  }

  private static func short(_ value: Double) -> String {
    number(value, value == value.rounded() ? 0 : 1)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func lead(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
