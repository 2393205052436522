/// Finds what somebody may have meant.
enum Nearest {
  /// The word with the fewest changes, if they are few enough to be a slip.
  static func word(to word: String, among known: [String]) -> String? {
    let measured = known.map { ($0, distance(Array(word.utf8), Array($0.utf8))) }
    guard let best = measured.min(by: { $0.1 < $1.1 }), best.1 <= max(1, word.utf8.count / 3)
    else { return nil }
    return best.0
  }

  /// Levenshtein's count of letters to add, drop or change.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let change = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[right.count]
  }
}
