/// What the mouse's first button or its wheel did, and where.
package enum Mouse: Hashable, Sendable {
  case press(Point)
  case release(Point)
  case drag(Point)
  case scrollUp(Point)
  case scrollDown(Point)

  /// The cell that it happened on.
  package var point: Point {
    switch self {
    case .press(let point), .release(let point), .drag(let point), .scrollUp(let point),
      .scrollDown(let point):
      return point
    }
  }
}
