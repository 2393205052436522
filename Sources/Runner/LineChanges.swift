import Scripts

/// Lines that are put into a script and taken from it.
struct LineChanges {
  private let script: Script
  private var removed: Set<Int> = []
  /// What comes behind a line.
  private var inserted: [Int: [String]] = [:]
  /// What comes behind that: blocks for other languages.
  private var appended: [Int: [String]] = [:]

  init(_ script: Script) {
    self.script = script
  }

  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && appended.isEmpty }

  mutating func remove(_ line: Int) { removed.insert(line) }

  mutating func insert(_ lines: [String], behind line: Int) {
    if !lines.isEmpty { inserted[line, default: []] += lines }
  }

  mutating func append(_ lines: [String], behind line: Int) {
    appended[line, default: []] += lines
  }

  private enum Mark: String {
    case same = " "
    case removed = "-"
    case inserted = "+"
  }

  private var marked: [(mark: Mark, number: Int, text: String)] {
    script.lines.indices.flatMap { index in
      [(removed.contains(index) ? Mark.removed : .same, index + 1, script.lines[index].text)]
        + ((inserted[index] ?? []) + (appended[index] ?? [])).map { (Mark.inserted, index + 1, $0) }
    }
  }

  /// The script with the changes.
  var text: String {
    script.text(of: marked.filter { $0.mark != .removed }.map(\.text))
  }

  /// The changes with the lines around them.
  var difference: [String] {
    let lines = marked
    let changes = lines.indices.filter { lines[$0].mark != .same }
    guard !changes.isEmpty else { return [] }
    var shown: [String] = ["--- \(script.file)", "+++ \(script.file)"]
    var last = -1
    for index in lines.indices where changes.contains(where: { abs($0 - index) <= 2 }) {
      if index > last + 1 || last < 0 { shown.append("@@ line \(lines[index].number) @@") }
      shown.append(lines[index].mark.rawValue + lines[index].text)
      last = index
    }
    return shown
  }

  /// Endings that were changed: they never change unsaid.
  var endings: [String] {
    marked.filter { $0.mark != .same && $0.text.drop { $0 == " " }.hasPrefix("=") }.map {
      "\(script.file):\($0.number): ending \($0.mark.rawValue) \($0.text)"
    }
  }
}
