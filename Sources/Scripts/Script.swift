package import Files

/// A conversation as text, or several: lines, each exactly as it was written, and what they mean.
package struct Script: Hashable, Sendable {
  /// One conversation of a script.
  package struct Case: Hashable, Sendable {
    package var name: String
    /// The indices of its lines, with the heading.
    package var lines: Range<Int>
    /// The ticket under which it is known to fail today.
    package var known: String?
    package var isLogStrict: Bool
    /// The names in the first row of its table, and the rows below.
    package var columns: [String] = []
    /// The index of the line of each row.
    package var rows: [Int] = []
  }

  /// As it is called in messages.
  package var file: String
  package var frontMatter = FrontMatter()
  package internal(set) var lines: [ScriptLine] = []
  package internal(set) var cases: [Case] = []
  /// Everything that is wrong with it, in the order of the lines.
  package internal(set) var faults: [FileError] = []

  /// Whether the last line has an end, and which.
  private var lineEnd = "\n"
  private var endsWithLineEnd = true

  /// Reads a script. What is wrong is in `faults`; such a script cannot be run.
  package init(_ text: String, file: String) {
    self.file = file
    if text.utf8.contains(UInt8(ascii: "\r")), text.contains("\r\n") { lineEnd = "\r\n" }
    var written = text.split(separator: lineEnd, omittingEmptySubsequences: false).map(String.init)
    if written.last?.isEmpty ?? false { written.removeLast() } else { endsWithLineEnd = false }
    let first = readFrontMatter(written)
    readLines(written, from: first)
    findCases(from: first)
    faults.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Exactly what was read, with what has been changed since.
  package var text: String {
    text(of: lines.map(\.text))
  }

  /// What is written behind a key of the front matter, with the lines that belong to it.
  package func written(_ key: FrontMatter.Key) -> String {
    guard lines.first?.text == "---" else { return "" }
    let matter = lines.dropFirst().map(\.text).prefix { $0 != "---" }
    guard let start = matter.firstIndex(where: { $0.hasPrefix("\(key.rawValue):") }) else {
      return ""
    }
    let more = matter[(start + 1)...].prefix { line in
      line.first.map { $0 == " " || $0 == "\t" || $0 == "#" } ?? true
    }
    let first = matter[start].dropFirst(key.rawValue.count + 1)
    return ([String(first)] + more).joined(separator: "\n")
  }

  /// The text of other lines, ended as these are.
  package func text(of lines: [String]) -> String {
    lines.joined(separator: lineEnd) + (endsWithLineEnd && !lines.isEmpty ? lineEnd : "")
  }

  /// A fault at a line, by its index.
  package func fault(
    at line: Int, column: Int? = nil, _ message: String, _ remedy: String? = nil
  ) -> FileError {
    FileError(
      file: file, line: line + 1, column: column ?? lines[line].column, message: message,
      remedy: remedy)
  }

  // MARK: - Reading

  /// Gives the index of the first line behind the front matter.
  private mutating func readFrontMatter(_ written: [String]) -> Int {
    guard written.first == "---" else { return 0 }
    guard let end = written.dropFirst().firstIndex(of: "---") else {
      faults.append(
        FileError(
          file: file, line: 1, column: 1, message: "the front matter has no end",
          remedy: "close it with a line '---'"))
      lines = written.map { ScriptLine(.remark, text: $0) }
      return written.count
    }
    // An empty line in place of the fence, so that the places are the file's.
    let yaml = "\n" + written[1..<end].joined(separator: "\n") + "\n"
    do throws(FileError) {
      let node = try YAMLDecoder().node(from: yaml, file: file)
      if !node.isNull {
        frontMatter = try YAMLDecoder().decode(FrontMatter.self, from: node, file: file)
      }
    } catch {
      faults.append(error)
    }
    lines = written[...end].map { ScriptLine(.remark, text: $0) }
    return end + 1
  }

  private mutating func readLines(_ written: [String], from first: Int) {
    var reader = LineReader()
    for (index, text) in written.enumerated().dropFirst(first) {
      do throws(LineFault) {
        lines.append(try reader.read(text))
      } catch {
        lines.append(ScriptLine(.remark, text: text))
        faults.append(
          fault(at: index, column: error.column, error.message, error.remedy))
      }
    }
  }

  private mutating func findCases(from first: Int) {
    var starts = lines.indices.filter { if case .heading = lines[$0].kind { true } else { false } }
    let isBegun = lines[first..<(starts.first ?? lines.count)].contains { $0.kind != .remark }
    if isBegun || starts.isEmpty && first < lines.count { starts.insert(first, at: 0) }
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : lines.count
      add(start..<end)
    }
  }

  private mutating func add(_ range: Range<Int>) {
    var added = Case(
      name: name(at: range.lowerBound), lines: range, isLogStrict: frontMatter.isLogStrict)
    if cases.contains(where: { $0.name == added.name }) {
      faults.append(
        fault(
          at: range.lowerBound, "a case is called '\(added.name)' already",
          "give each case a name of its own"))
    }
    var isBegun = false
    for index in range {
      switch lines[index].kind {
      case .known(let ticket): added.known = ticket
      case .strictLog: added.isLogStrict = true
      case .row(let cells): add(cells, at: index, to: &added)
      case .user, .change, .include: isBegun = true
      case .seen, .event, .rewind, .alternative: check(index, isBegun: isBegun)
      case .remark, .heading, .locale: break
      }
    }
    cases.append(added)
  }

  private func name(at index: Int) -> String {
    if case .heading(let name) = lines[index].kind { return name }
    return file.split(separator: "/").last.map(String.init) ?? file
  }

  private mutating func add(_ cells: [String], at index: Int, to added: inout Case) {
    if added.columns.isEmpty {
      added.columns = cells
      if let wrong = cells.first(where: { !LinePattern.isName($0) || $0 == "any" }) {
        faults.append(
          fault(at: index, "a column cannot be called '\(wrong)'", "write a name such as 'amount'"))
      }
      return
    }
    // The line under the names, as in Markdown.
    if cells.allSatisfy({ $0.allSatisfy { $0 == "-" || $0 == ":" } && !$0.isEmpty }) { return }
    guard cells.count == added.columns.count else {
      faults.append(
        fault(
          at: index, "the row has \(cells.count) cells, the table \(added.columns.count) columns",
          "write one cell for each of \(added.columns.joined(separator: ", "))"))
      return
    }
    added.rows.append(index)
  }

  private mutating func check(_ index: Int, isBegun: Bool) {
    if case .alternative = lines[index].kind {
      guard index > 0, lines[index - 1].isExpectation else {
        faults.append(
          fault(at: index, "'or:' stands under no expected line", "put it under a 'Siri:' line"))
        return
      }
    }
    guard isBegun else {
      faults.append(
        fault(
          at: index, "nothing can be expected before the first '>'",
          "begin with what the user says"))
      return
    }
  }
}

extension ScriptLine {
  /// Whether another wording may stand under it.
  var isExpectation: Bool {
    switch kind {
    case .seen, .event, .alternative: true
    default: false
    }
  }

  /// The cells of a table's row.
  package var rowCells: [String] {
    if case .row(let cells) = kind { cells } else { [] }
  }
}

extension Script {
  /// Remarks that an audience may read begin so.
  private static let captionMark = "//:"

  /// The caption that stands above a line, for a language: the `//:` remarks between it and the
  /// step before; `nil` when there is none.
  package func caption(above index: Int, locale: String) -> String? {
    var captions: [String] = []
    lines: for line in lines[..<index].reversed() {
      switch line.kind {
      case .user, .change, .rewind, .include, .heading: break lines
      default: break
      }
      guard line.kind == .remark, line.locale.map({ $0 == locale }) ?? true,
        let mark = line.text.firstRange(of: Script.captionMark),
        line.locale != nil || Substring(line.text).trimmed.hasPrefix(Script.captionMark)
      else { continue }
      captions.insert(String(line.text[mark.upperBound...].trimmed), at: 0)
    }
    return captions.isEmpty ? nil : captions.joined(separator: " ")
  }
}
