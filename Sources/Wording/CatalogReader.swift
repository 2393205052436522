import Files

/// Reads a String Catalog; what Xcode may add to its format some day is passed over.
struct CatalogReader {
  private typealias Text = StringCatalog.Text

  private(set) var sourceLanguage = "en"
  private(set) var entries: [String: StringCatalog.Entry] = [:]
  private var reader: JSONReader

  init(bytes: [UInt8], file: String) throws(FileError) {
    reader = try JSONReader(bytes, file: file)
  }

  mutating func readCatalog() throws(FileError) {
    var language = sourceLanguage
    var found: [String: StringCatalog.Entry]?
    try reader.object { (reader, name) throws(FileError) in
      switch name {
      case "sourceLanguage": language = try reader.string()
      case "strings": found = try Self.strings(&reader)
      default: try reader.skip()
      }
    }
    try reader.end()
    guard let found else {
      throw reader.error(
        "this is no String Catalog", remedy: "it needs a member \"strings\"")
    }
    sourceLanguage = language
    entries = found
  }

  private static func strings(
    _ reader: inout JSONReader
  ) throws(FileError) -> [String: StringCatalog.Entry] {
    var entries: [String: StringCatalog.Entry] = [:]
    try reader.object { (reader, key) throws(FileError) in
      guard entries[key] == nil else {
        throw reader.error("the key \(key) is here twice", remedy: "keep one of them")
      }
      entries[key] = try entry(&reader)
    }
    return entries
  }

  private static func entry(
    _ reader: inout JSONReader
  ) throws(FileError) -> StringCatalog.Entry {
    var entry = StringCatalog.Entry(line: reader.line, comment: "", localizations: [:])
    try reader.object { (reader, name) throws(FileError) in
      switch name {
      case "comment":
        entry.comment = try reader.string()
      case "localizations":
        try reader.object { (reader, language) throws(FileError) in
          entry.localizations[language] = try text(&reader)
        }
      default:
        try reader.skip()
      }
    }
    return entry
  }

  /// A localization, or a case of a variation: they are built alike.
  private static func text(_ reader: inout JSONReader) throws(FileError) -> Text? {
    var text: Text?
    try reader.object { (reader, name) throws(FileError) in
      switch name {
      case "stringUnit": text = try stringUnit(&reader)
      case "variations": text = try variations(&reader)
      default: try reader.skip()
      }
    }
    return text
  }

  private static func stringUnit(_ reader: inout JSONReader) throws(FileError) -> Text? {
    var text: Text?
    try reader.object { (reader, name) throws(FileError) in
      if name == "value" {
        text = .plain(try reader.string())
      } else {
        try reader.skip()
      }
    }
    return text
  }

  private static func variations(_ reader: inout JSONReader) throws(FileError) -> Text? {
    var text: Text?
    try reader.object { (reader, name) throws(FileError) in
      switch name {
      case "plural": text = .plural(try cases(&reader))
      case "device": text = .device(try cases(&reader))
      default: try reader.skip()
      }
    }
    return text
  }

  private static func cases(_ reader: inout JSONReader) throws(FileError) -> [String: Text] {
    var cases: [String: Text] = [:]
    try reader.object { (reader, name) throws(FileError) in
      cases[name] = try text(&reader)
    }
    guard cases["other"] != nil else {
      throw reader.error(
        "the variation lacks the case for all the rest", remedy: "add \"other\"")
    }
    return cases
  }
}
