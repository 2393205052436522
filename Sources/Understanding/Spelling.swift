/// Compares spellings.
enum Spelling {
  /// Whether one letter was added, left out, replaced or swapped with its neighbour.
  static func differsByOne(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    guard abs(one.count - other.count) <= 1, one != other else { return false }
    var start = 0
    while start < min(one.count, other.count), one[start] == other[start] { start += 1 }
    var oneEnd = one.count
    var otherEnd = other.count
    while oneEnd > start, otherEnd > start, one[oneEnd - 1] == other[otherEnd - 1] {
      oneEnd -= 1
      otherEnd -= 1
    }
    let left = one[start..<oneEnd]
    let right = other[start..<otherEnd]
    if left.count <= 1, right.count <= 1 { return true }
    return left.count == 2 && right.count == 2 && left.elementsEqual(right.reversed())
  }
}
