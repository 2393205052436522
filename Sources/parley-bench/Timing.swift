/// Durations in milliseconds and what becomes of many of them.
enum Timing {
  static func milliseconds(_ duration: Duration) -> Double {
    let parts = duration.components
    return Double(parts.seconds) * 1000 + Double(parts.attoseconds) / 1e15
  }

  static func measure(_ work: () throws -> Void) rethrows -> Double {
    milliseconds(try ContinuousClock().measure(work))
  }

  static func median(_ values: [Double]) -> Double { quantile(values, 0.5) }

  static func quantile(_ values: [Double], _ share: Double) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  /// How often a second the work can be done, tried for about half a second.
  static func rate(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var count = 0
    while clock.now - start < .milliseconds(500) {
      for _ in 0..<8 { try work() }
      count += 8
    }
    return Double(count) / milliseconds(clock.now - start) * 1000
  }
}
