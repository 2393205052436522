import Files

extension StringCatalog {
  /// Siri's lines, carried inside the program and read when the first sentence is made.
  ///
  /// A test reads the same bytes and would throw, so the program that is shipped never falls
  /// back on the empty catalog; if it did, every line would show its key.
  package static let siri: StringCatalog = {
    let name = "texts/Siri.xcstrings"
    let bytes = Embedded.bytes(name).map { Array($0) } ?? []
    return (try? StringCatalog(bytes: bytes, file: name)) ?? StringCatalog(file: name)
  }()
}
