import CResources

/// The files that are carried inside the program, by their path: `apps/demopay.app.yaml`.
package enum Embedded {
  package static var names: [String] {
    var names: [String] = []
    forEach { name, _ in
      names.append(String(cString: name))
      return true
    }
    return names
  }

  /// The bytes of a file, which stay where they are as long as the program runs.
  package static func bytes(_ name: String) -> UnsafeBufferPointer<UInt8>? {
    var found: UnsafeBufferPointer<UInt8>?
    forEach { candidate, bytes in
      guard String(cString: candidate) == name else { return true }
      found = bytes
      return false
    }
    return found
  }

  /// A file as text.
  package static func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Walks the table until it ends or the visitor has seen enough.
  private static func forEach(
    _ visit: (UnsafePointer<CChar>, UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    var entry = parley_resource_table()
    while let file = entry?.pointee, let name = file.name {
      guard visit(name, UnsafeBufferPointer(start: file.bytes, count: file.length)) else { return }
      entry = entry?.advanced(by: 1)
    }
  }
}
