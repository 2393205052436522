import Dispatch
package import Scripts
import Synchronization

/// Performs cases, each in a conversation of its own, one after the other or side by side.
package struct Rehearsal {
  private let performances: [Performance]
  private let scripts: [Script]

  package init(_ performances: [Performance], scripts: [Script]) {
    self.performances = performances
    self.scripts = scripts
  }

  /// The outcomes in the order of the performances, whoever is first.
  ///
  /// With `stopsAtFailure` those after the first failure are `nil`.
  package func run(jobs: Int = 1, stopsAtFailure: Bool = false) -> [Outcome?] {
    guard jobs > 1, performances.count > 1 else { return runInOrder(stopsAtFailure) }
    let next = Atomic(0)
    let firstFailure = Atomic(Int.max)
    let outcomes = Mutex([Outcome?](repeating: nil, count: performances.count))
    DispatchQueue.concurrentPerform(iterations: min(jobs, performances.count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < performances.count else { return }
        if stopsAtFailure, index > firstFailure.load(ordering: .relaxed) { return }
        let outcome = perform(index)
        if outcome.failure != nil { _ = firstFailure.min(index, ordering: .relaxed) }
        outcomes.withLock { $0[index] = outcome }
      }
    }
    let first = firstFailure.load(ordering: .relaxed)
    return outcomes.withLock { outcomes in
      guard stopsAtFailure, first < outcomes.count else { return outcomes }
      // Those behind it may have run or not; nobody should see which.
      return outcomes[...first] + outcomes[(first + 1)...].map { _ in nil }
    }
  }

  private func runInOrder(_ stopsAtFailure: Bool) -> [Outcome?] {
    var outcomes = [Outcome?](repeating: nil, count: performances.count)
    for index in performances.indices {
      let outcome = perform(index)
      outcomes[index] = outcome
      if stopsAtFailure, outcome.failure != nil { break }
    }
    return outcomes
  }

  private func perform(_ index: Int) -> Outcome {
    var performer = Performer(performances[index], scripts)
    return performer.run()
  }
}
