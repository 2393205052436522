/// Makes values of YAML text, strictly: what nobody asked for is an error at its place.
package struct YAMLDecoder {
  package init() {}

  package func decode<T: Decodable>(
    _ type: T.Type, from text: String, file: String
  ) throws(FileError) -> T {
    try decode(type, from: node(from: text, file: file), file: file)
  }

  package func decode<T: Decodable>(
    _ type: T.Type, from bytes: [UInt8], file: String
  ) throws(FileError) -> T {
    try decode(type, from: node(from: bytes, file: file), file: file)
  }

  package func decode<T: Decodable>(
    _ type: T.Type, from bytes: UnsafeBufferPointer<UInt8>, file: String
  ) throws(FileError) -> T {
    try decode(type, from: YAMLReader.read(bytes, file: file), file: file)
  }

  /// Decodes a node that was read before.
  package func decode<T: Decodable>(
    _ type: T.Type, from node: YAMLNode, file: String
  ) throws(FileError) -> T {
    let decoder = NodeDecoder(node, file: file, parent: nil, key: nil)
    do {
      return try decoder.value(of: type)
    } catch let error as FileError {
      throw error
    } catch {
      throw decoder.fault("\(error)")
    }
  }

  /// Reads the nodes of a file without giving them a meaning.
  package func node(from text: String, file: String) throws(FileError) -> YAMLNode {
    try node(from: Array(text.utf8), file: file)
  }

  package func node(from bytes: [UInt8], file: String) throws(FileError) -> YAMLNode {
    let result = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(FileError) in try YAMLReader.read(bytes, file: file) }
    }
    return try result.get()
  }
}

extension CodingUserInfoKey {
  /// The name of the file (a `String`), for types that report faults of their own.
  package static let yamlFile = CodingUserInfoKey(rawValue: "yamlFile")
}

extension Decoder {
  /// A fault at the place of the value that is being decoded.
  package func fileError(_ message: String, remedy: String? = nil) -> any Error {
    if let decoder = self as? NodeDecoder { return decoder.fault(message, remedy) }
    let text = remedy.map { "\(message); \($0)" } ?? message
    return DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
  }
}
