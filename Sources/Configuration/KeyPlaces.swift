/// Where the keys of an XML property list stand; a binary one has no places.
struct KeyPlaces {
  struct Place: Hashable {
    var line = 1
    var column = 1
  }

  /// By path, the names of the keys with a space between, and `[0]` for an element of an array.
  private var places: [String: Place] = [:]

  /// The place of the path, or of the nearest enclosing one that the file has.
  subscript(path: [String]) -> Place {
    var path = path
    while !path.isEmpty {
      if let place = places[path.joined(separator: " ")] { return place }
      path.removeLast()
    }
    return Place()
  }

  init(_ bytes: [UInt8]) {
    var scanner = Scanner(bytes)
    guard bytes.prefix(6) != ArraySlice("bplist".utf8) else { return }
    places = scanner.scan()
  }

  /// Walks through the tags; what is no tag of a property list is passed over, since the list
  /// has been read before.
  private struct Scanner {
    /// An open dictionary or array, and where in it the next value belongs.
    private struct Level {
      var isArray: Bool
      var key: String?
      var index = 0
    }

    private let bytes: [UInt8]
    private var index = 0
    private var place = Place()
    private var levels: [Level] = []
    private var places: [String: Place] = [:]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() -> [String: Place] {
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "<") { take() } else { step() }
      }
      return places
    }

    private mutating func step() {
      if bytes[index] == UInt8(ascii: "\n") {
        place = Place(line: place.line + 1, column: 1)
      } else if bytes[index] & 0xC0 != 0x80 {
        place.column += 1
      }
      index += 1
    }

    private mutating func pass(until end: String) {
      let end = Array(end.utf8)
      while index < bytes.count, !bytes[index...].starts(with: end) { step() }
      for _ in end where index < bytes.count { step() }
    }

    private mutating func take() {
      if bytes[index...].starts(with: "<!--".utf8) { return pass(until: "-->") }
      let start = place
      let from = index
      pass(until: ">")
      let tag = String(decoding: bytes[from..<index], as: UTF8.self)
      let name = tag.dropFirst().prefix { $0 != " " && $0 != "/" && $0 != ">" }
      let isEmpty = tag.hasSuffix("/>")
      switch name {
      case "":  // An end tag.
        if ["</dict>", "</array>"].contains(tag), !levels.isEmpty { levels.removeLast() }
      case "key":
        let from = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { step() }
        guard !levels.isEmpty else { return }
        let key = String(decoding: bytes[from..<index], as: UTF8.self)
        levels[levels.count - 1].key = key
        note(start)
      case "dict", "array":
        beginElement(at: start)
        if !isEmpty { levels.append(Level(isArray: name == "array")) }
      case "plist", "?xml", "!DOCTYPE": break
      default: beginElement(at: start)
      }
    }

    private mutating func beginElement(at start: Place) {
      guard let last = levels.last, last.isArray else { return }
      levels[levels.count - 1].key = "[\(last.index)]"
      levels[levels.count - 1].index += 1
      note(start)
    }

    private mutating func note(_ start: Place) {
      let path = levels.compactMap(\.key)
      places[path.joined(separator: " ")] = start
    }
  }
}
