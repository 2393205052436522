/// The keys under which the text for a line is looked for, the most special first.
///
/// For `code.INFooIntent.handle.failure`: itself, then with middle segments replaced by `*`
/// (fewest first, and of equally many those further left first), then `code`.
func keyCandidates(_ key: String) -> [String] {
  let segments = key.split(separator: ".", omittingEmptySubsequences: false)
  guard segments.count > 1 else { return [key] }
  let wild = wildcardSets(segments.indices.dropFirst().dropLast())
    .map { set in
      segments.indices
        .map { index in set.contains(index) ? "*" : segments[index] }
        .joined(separator: ".")
    }
  return [key] + wild + [String(segments[0])]
}

/// The sets of segments that may be wild, in the order in which they are tried.
private func wildcardSets(_ middle: Range<Int>) -> [[Int]] {
  // No key has more middle segments; a hostile one shall not take for ever.
  guard (1...6).contains(middle.count) else { return [] }
  return (1..<(1 << middle.count))
    .map { bits in middle.filter { bits & (1 << ($0 - middle.lowerBound)) != 0 } }
    .sorted { one, other in
      one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
    }
}
