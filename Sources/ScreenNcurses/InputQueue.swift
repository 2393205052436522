import Screen

/// Inputs in order; taking one is cheap however many wait.
struct InputQueue {
  var inputs: [Input] = []
  private var taken = 0

  var isEmpty: Bool { taken == inputs.count }

  mutating func append(_ input: Input) {
    inputs.append(input)
  }

  mutating func removeFirst() -> Input? {
    guard !isEmpty else { return nil }
    defer {
      taken += 1
      if isEmpty {
        inputs.removeAll(keepingCapacity: inputs.count < 1024)
        taken = 0
      }
    }
    return inputs[taken]
  }
}
