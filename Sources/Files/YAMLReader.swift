import CYAML

/// Makes nodes of libyaml's events, within limits that no hostile file can pass.
struct YAMLReader {
  /// The most that a file may ask for; a real one stays far below.
  enum Limit {
    static let bytes = 16 << 20
    static let depth = 64
    static let nodes = 1_000_000
    /// Nodes that aliases stand for, so that a few lines cannot expand to billions.
    static let expandedNodes = 100_000
    /// libyaml compares each such line with all before it, so that many take minutes.
    static let tagDirectives = 256
  }

  /// What an alias stands for.
  private struct Anchored {
    var node: YAMLNode
    /// Nodes in it, with the expansions of its own aliases.
    var size: Int
    /// Levels of nesting in it.
    var height: Int
  }

  /// A node with the measures that the limits need.
  private typealias Measured = Anchored

  private let parser: OpaquePointer
  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: String
  private var anchors: [String: Anchored] = [:]
  private var nodes = 0
  private var expanded = 0

  /// Reads the only document of a file.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, file: String
  ) throws(FileError) -> YAMLNode {
    guard bytes.count <= Limit.bytes else {
      throw FileError(
        file: file, line: 1, column: 1, message: "the file is larger than 16 MiB",
        remedy: "split it")
    }
    let body = withoutByteOrderMark(bytes)
    // libyaml wants an address even for no bytes at all.
    guard let start = body.baseAddress, !body.isEmpty else {
      return YAMLNode(.scalar("", .plain), line: 1, column: 1)
    }
    guard tagDirectives(in: body) <= Limit.tagDirectives else {
      throw FileError(
        file: file, line: 1, column: 1,
        message: "more than \(Limit.tagDirectives) %TAG lines", remedy: "remove them")
    }
    guard let parser = cy_open(start, body.count) else {
      throw FileError(file: file, line: 1, column: 1, message: "out of memory")
    }
    defer { cy_close(parser) }
    var reader = YAMLReader(parser: parser, bytes: body, file: file)
    return try reader.document()
  }

  private init(parser: OpaquePointer, bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.parser = parser
    self.bytes = bytes
    self.file = file
  }

  /// Skips the mark itself, because libyaml would count it as the first column.
  private static func withoutByteOrderMark(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return bytes }
    return UnsafeBufferPointer(rebasing: bytes.dropFirst(3))
  }

  /// Counts the word wherever it stands, since libyaml knows five kinds of line break.
  private static func tagDirectives(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let word = Array("%TAG".utf8)
    var count = 0
    for (index, byte) in bytes.enumerated() where byte == word[0] {
      if bytes[index...].starts(with: word) { count += 1 }
    }
    return count
  }

  private mutating func document() throws(FileError) -> YAMLNode {
    let start = try next()
    guard start.kind == CY_DOCUMENT_START else {
      return YAMLNode(.scalar("", .plain), line: 1, column: 1)
    }
    let root = try node(next(), depth: 1).node
    _ = try next()
    let end = try next()
    guard end.kind == CY_END else {
      throw fault(end, "a second document begins here", "keep one document in a file")
    }
    return root
  }

  private func next() throws(FileError) -> cy_event {
    var event = cy_event()
    guard cy_next(parser, &event) else {
      throw syntaxError(cy_last_error(parser), in: bytes, file: file)
    }
    return event
  }

  private func fault(_ event: cy_event, _ message: String, _ remedy: String?) -> FileError {
    FileError(
      file: file, line: Int(event.line), column: Int(event.column), message: message,
      remedy: remedy)
  }

  // MARK: Nodes

  private mutating func node(_ event: cy_event, depth: Int) throws(FileError) -> Measured {
    guard depth <= Limit.depth else {
      throw fault(event, "nested deeper than \(Limit.depth) levels", "flatten it")
    }
    nodes += 1
    guard nodes <= Limit.nodes else {
      throw fault(event, "more than \(Limit.nodes) values in one file", "split the file")
    }
    let anchor = event.anchor.map { String(cString: $0) }
    if event.kind == CY_ALIAS { return try alias(anchor ?? "", event, depth: depth) }
    let isText = try tagMeansText(event)
    var result: Measured
    switch event.kind {
    case CY_SEQUENCE_START: result = try sequence(event, depth: depth)
    case CY_MAPPING_START: result = try mapping(event, depth: depth)
    default: result = scalar(event, isText: isText)
    }
    result.node.line = Int(event.line)
    result.node.column = Int(event.column)
    if let anchor { anchors[anchor] = result }
    return result
  }

  private func scalar(_ event: cy_event, isText: Bool) -> Measured {
    let text = String(
      decoding: UnsafeBufferPointer(start: event.text, count: event.text_length), as: UTF8.self)
    let style: YAMLNode.Style = event.is_plain && !isText ? .plain : .quoted
    return Measured(
      node: YAMLNode(.scalar(text, style), line: 0, column: 0), size: 1, height: 1)
  }

  private mutating func sequence(_ event: cy_event, depth: Int) throws(FileError) -> Measured {
    var elements: [YAMLNode] = []
    var size = 1
    var height = 0
    var event = try next()
    while event.kind != CY_SEQUENCE_END {
      let element = try node(event, depth: depth + 1)
      elements.append(element.node)
      size += element.size
      height = max(height, element.height)
      event = try next()
    }
    return Measured(
      node: YAMLNode(.sequence(elements), line: 0, column: 0), size: size, height: height + 1)
  }

  private mutating func mapping(_ event: cy_event, depth: Int) throws(FileError) -> Measured {
    var entries: [YAMLNode.Entry] = []
    var lines: [String: Int] = [:]
    var size = 1
    var height = 0
    var event = try next()
    while event.kind != CY_MAPPING_END {
      let key = try self.key(event, depth: depth)
      if let line = lines.updateValue(Int(event.line), forKey: key) {
        throw fault(
          event, "the key '\(shortened(key))' is already on line \(line)", "keep one of them")
      }
      let value = try node(next(), depth: depth + 1)
      entries.append(
        YAMLNode.Entry(
          key: key, line: Int(event.line), column: Int(event.column), value: value.node))
      size += value.size + 1
      height = max(height, value.height)
      event = try next()
    }
    return Measured(
      node: YAMLNode(.mapping(entries), line: 0, column: 0), size: size, height: height + 1)
  }

  private mutating func key(_ event: cy_event, depth: Int) throws(FileError) -> String {
    let node = try node(event, depth: depth + 1).node
    guard case .scalar(let text, let style) = node.content else {
      throw fault(event, "a key is \(node.summary)", "a key is one word or one text")
    }
    if text == "<<", style == .plain {
      throw fault(
        event, "merge keys (<<) are not read", "write the keys out, or quote the key \"<<\"")
    }
    return text
  }

  // MARK: Aliases and tags

  /// The shared node that an alias stands for, at the alias's own place.
  private mutating func alias(
    _ name: String, _ event: cy_event, depth: Int
  ) throws(FileError) -> Measured {
    guard var anchored = anchors[name] else {
      throw fault(
        event, "the alias '*\(name)' stands before the end of its anchor, or has none",
        "write '&\(name)' before a value further up")
    }
    expanded += anchored.size
    guard expanded <= Limit.expandedNodes else {
      throw fault(
        event, "the aliases stand for more than \(Limit.expandedNodes) values",
        "write the values out")
    }
    guard depth + anchored.height - 1 <= Limit.depth else {
      throw fault(event, "nested deeper than \(Limit.depth) levels", "flatten it")
    }
    anchored.node.line = Int(event.line)
    anchored.node.column = Int(event.column)
    return anchored
  }

  /// Whether the tag makes a plain scalar a text; a tag of an application is an error.
  private func tagMeansText(_ event: cy_event) throws(FileError) -> Bool {
    guard let tag = event.tag.map({ String(cString: $0) }) else { return false }
    if tag == "!" || tag == "tag:yaml.org,2002:str" { return true }
    guard tag.hasPrefix("tag:yaml.org,2002:") else {
      throw fault(event, "the tag '\(shortened(tag))' means nothing here", "remove it")
    }
    return false
  }
}
