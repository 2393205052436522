/// The candidate that the word was most likely meant to be; `nil` when none is near.
///
/// Near means at most one edit for every three letters; swapped neighbours count as one edit.
package func nearest(_ word: String, among candidates: [String]) -> String? {
  nearest(word, among: candidates, limit: 1).first
}

/// The candidates near to the word, the nearest first, and at most so many.
package func nearest(_ word: String, among candidates: [String], limit: Int) -> [String] {
  // Longer words are no slips of the pen, and comparing them would cost their product.
  let longest = 64
  let letters = Array(word.lowercased().unicodeScalars)
  guard letters.count <= longest else { return [] }
  var found: [(name: String, distance: Int, order: Int)] = []
  for (order, candidate) in candidates.enumerated() {
    let other = Array(candidate.lowercased().unicodeScalars)
    let most = max(letters.count, other.count) / 3
    guard other.count <= longest, abs(other.count - letters.count) <= most else { continue }
    let distance = editDistance(letters, other)
    if distance <= most { found.append((candidate, distance, order)) }
  }
  found.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
  return found.prefix(limit).map(\.name)
}

/// Insertions, deletions, replacements and swaps of neighbours that make one word the other.
private func editDistance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for row in one.indices {
    var current = [row + 1]
    for column in other.indices {
      let replaced = last[column] + (one[row] == other[column] ? 0 : 1)
      var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[other.count]
}
