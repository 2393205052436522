/// Finds what somebody may have meant.
enum Nearest {
  /// The word with the fewest changes, if they are few enough to be a slip.
  static func word(to word: String, among known: [String]) -> String? {
    let measured = known.map { ($0, distance(Array(word.utf8), Array($0.utf8))) }
    guard let best = measured.min(by: { $0.1 < $1.1 }), best.1 <= max(1, word.utf8.count / 3)
    else { return nil }
    return best.0
  }

  /// Damerau's count of letters to add, drop, change or swap with a neighbour.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var next = [index + 1]
      for (column, other) in right.enumerated() {
        let change = row[column] + (letter == other ? 0 : 1)
        var best = min(change, row[column + 1] + 1, next[column] + 1)
        if index > 0, column > 0, letter == right[column - 1], left[index - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        next.append(best)
      }
      (before, row) = (row, next)
    }
    return row[right.count]
  }
}
