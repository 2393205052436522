import DialogEngine
import Handlers

extension Session {
  /// What decides how it goes on, whatever has led there.
  package var situation: Situation {
    Situation(
      engine: engine.situation, app: handler.containingApp.standing, isAwaited: awaited != nil,
      due: due.map {
        Due(moment: $0.moment - now, call: $0.call - engine.callsMade, kind: $0.kind)
      },
      wakes: wakes.map { $0 - now })
  }

  /// Equal for two conversations that would go on alike.
  package struct Situation: Hashable, Sendable {
    let engine: DialogEngine.Situation
    let app: ContainingApp.Standing?
    let isAwaited: Bool
    let due: [Due]
    let wakes: [Int]
  }
}
