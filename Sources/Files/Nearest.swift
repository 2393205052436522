/// The candidate that the word was most likely meant to be; `nil` when none is near.
///
/// Near means at most one edit for every three letters; swapped neighbours count as one edit.
package func nearest(_ word: String, among candidates: [String]) -> String? {
  // Longer words are no slips of the pen, and comparing them would cost their product.
  let longest = 64
  let letters = Array(word.lowercased().unicodeScalars)
  guard letters.count <= longest else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased().unicodeScalars)
    let limit = max(letters.count, other.count) / 3
    guard other.count <= longest, abs(other.count - letters.count) <= limit else { continue }
    let distance = editDistance(letters, other)
    if distance <= limit, distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.name
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
