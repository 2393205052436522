/// A version of iOS, `17.0`, to be compared.
package struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  private let parts: [Int]
  package let description: String

  /// `nil` when the text is no version.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0 != nil && $0 != -1 }) else {
      return nil
    }
    self.parts = parts.compactMap { $0 }
    description = text
  }

  package static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    for place in 0..<3 {
      let left = one.parts.indices.contains(place) ? one.parts[place] : 0
      let right = other.parts.indices.contains(place) ? other.parts[place] : 0
      if left != right { return left < right }
    }
    return false
  }
}
