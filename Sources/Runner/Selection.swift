/// Which of the performances are wanted.
package struct Selection {
  /// Part of a file, name, language or row, whatever its case.
  package var filter: String?
  /// One of so many parts, from 1.
  package var shard: (number: Int, count: Int)?

  package init(filter: String? = nil, shard: (number: Int, count: Int)? = nil) {
    self.filter = filter
    self.shard = shard
  }

  func contains(_ performance: Performance) -> Bool {
    guard let filter else { return true }
    return "\(performance.file) \(performance.title)".lowercased().contains(filter.lowercased())
  }
}

extension Repertoire {
  /// Keeps what is wanted; the parts of a shard take turns, so that they are alike in size.
  package mutating func select(_ selection: Selection) {
    performances = performances.filter(selection.contains)
    guard let (number, count) = selection.shard else { return }
    performances = performances.enumerated().filter { $0.offset % count == number - 1 }
      .map(\.element)
  }
}
