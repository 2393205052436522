/// The indices of the events that a log pane lists, in order; all of them without a list.
enum Listing: Hashable, Sendable {
  case all(Int)
  case some([Int])

  var count: Int {
    switch self {
    case .all(let count): count
    case .some(let indices): indices.count
    }
  }

  /// The event's index at a place of the list.
  subscript(place: Int) -> Int {
    switch self {
    case .all: place
    case .some(let indices): indices[place]
    }
  }

  /// The place of an event, or of the listed one before it; 0 when there is none.
  func place(atOrBefore index: Int) -> Int {
    switch self {
    case .all(let count):
      return min(max(0, index), max(0, count - 1))
    case .some(let indices):
      var low = 0
      var high = indices.count
      while low < high {
        let middle = (low + high) / 2
        if indices[middle] <= index { low = middle + 1 } else { high = middle }
      }
      return max(0, low - 1)
    }
  }
}
