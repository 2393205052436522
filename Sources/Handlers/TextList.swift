import Files

/// A list of texts, none of which is empty or stands there twice.
struct TextList: Decodable, Hashable {
  let texts: [String]

  init(from decoder: any Decoder) throws {
    var seen: Set<String> = []
    for entry in try [Located<String>](from: decoder) {
      let isEmpty = entry.value.allSatisfy(\.isWhitespace)
      guard !isEmpty, seen.insert(entry.value).inserted else {
        throw FileError(
          file: decoder.fileName, line: entry.line, column: entry.column,
          message: isEmpty ? "the text is empty" : "'\(entry.value)' stands here twice",
          remedy: isEmpty ? "write something, or remove it" : "remove one")
      }
    }
    texts = try [String](from: decoder)
  }
}

/// The identifier of a bundle: `com.example.pay`.
struct BundleIdentifier: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    let isRight = text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".")
    }
    guard isRight, !text.isEmpty else {
      throw decoder.fileError(
        "'\(text)' is no bundle identifier",
        remedy: "write letters, digits, - and . such as com.example.pay")
    }
  }
}
