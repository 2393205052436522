import Conversation
import Session

/// Two ways of one conversation, paired item by item: what is the same stands side by side, what
/// differs faces the other way's in its order.
struct Comparison: Hashable, Sendable {
  /// The places of what faces each other, in `left` and `right`; one of them may be missing.
  struct Pair: Hashable, Sendable {
    var left: Int?
    var right: Int?
    var isSame: Bool
  }

  var leftName: String
  var rightName: String
  /// What is shown of each way, from the last turn that both have in common.
  var left: [Event]
  var right: [Event]
  /// How many items before that both ways have in common.
  var sharedCount: Int
  var pairs: [Pair]
  /// The first row in view.
  var top = 0

  /// More are not paired but put one after the other: the table would take too long.
  private static let tableLimit = 4_000_000

  init(leftName: String, rightName: String, left: [Event], right: [Event]) {
    self.leftName = leftName
    self.rightName = rightName
    let same = zip(left, right).prefix { $0.happening == $1.happening }.count
    // The turn before the fork stays in view: it is what both ways answer to.
    let start = left[..<same].lastIndex { $0.happening.isTurn } ?? 0
    sharedCount = start
    self.left = Array(left[start...])
    self.right = Array(right[start...])
    pairs = Comparison.pairs(self.left.map(\.happening), self.right.map(\.happening))
  }

  var isSame: Bool { pairs.allSatisfy(\.isSame) }

  private static func pairs(_ left: [Happening], _ right: [Happening]) -> [Pair] {
    let common = commonPlaces(left, right)
    var pairs: [Pair] = []
    var place = (left: 0, right: 0)
    for (l, r) in common + [(left.count, right.count)] {
      let count = max(l - place.left, r - place.right)
      for offset in 0..<count {
        let one = place.left + offset
        let other = place.right + offset
        pairs.append(
          Pair(left: one < l ? one : nil, right: other < r ? other : nil, isSame: false))
      }
      if l < left.count, r < right.count { pairs.append(Pair(left: l, right: r, isSame: true)) }
      place = (l + 1, r + 1)
    }
    return pairs
  }

  /// The longest run of places, in order, at which both ways say the same.
  private static func commonPlaces(_ left: [Happening], _ right: [Happening]) -> [(Int, Int)] {
    let head = zip(left, right).prefix { $0 == $1 }.count
    let beginning = (0..<head).map { ($0, $0) }
    let columns = right.count - head
    let rows = left.count - head
    guard rows > 0, columns > 0, rows * columns <= tableLimit else { return beginning }
    var lengths = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
    func index(_ row: Int, _ column: Int) -> Int { row * (columns + 1) + column }
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        lengths[index(row, column)] =
          left[head + row] == right[head + column]
          ? lengths[index(row + 1, column + 1)] + 1
          : max(lengths[index(row + 1, column)], lengths[index(row, column + 1)])
      }
    }
    var common = beginning
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      if left[head + row] == right[head + column] {
        common.append((head + row, head + column))
        row += 1
        column += 1
      } else if lengths[index(row + 1, column)] >= lengths[index(row, column + 1)] {
        row += 1
      } else {
        column += 1
      }
    }
    return common
  }
}

extension Happening {
  /// Something that the user does.
  fileprivate var isTurn: Bool {
    switch self {
    case .heard, .tapped, .chose: true
    default: false
    }
  }
}
