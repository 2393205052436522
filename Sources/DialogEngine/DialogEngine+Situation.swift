import Conversation
import SiriKit

extension DialogEngine {
  /// What decides how a conversation goes on, whatever has led there and however long it took.
  ///
  /// Names and amounts do not count, only that they are there: who tries everything that a handler
  /// can answer, need not try it for each contact.
  package struct Situation: Hashable, Sendable {
    let device: Device
    let stage: Stage
    let className: String?
    let given: Set<String>
    let questionKind: Question.Kind?
    let questionKey: String?
    let parameter: String?
    let buttons: [Button.Role]
    let hasOptions: Bool
    let hasMore: Bool
    let isFirstPage: Bool
    let hasActivity: Bool
    let charges: [Int]
    let failuresInARow: Int
    let canFollowUp: Bool
    let authentication: AuthenticationRequest?
    let misses: [Int]
    let hasDone: Bool
    /// `nil` when the request is over: then it begins anew, or not at all.
    let request: RequestUnderWay?
  }

  /// How far a request has come.
  struct RequestUnderWay: Hashable, Sendable {
    let methodIndex: Int
    let method: String?
    let hasSaidWorking: Bool
    let resolvedParameters: Set<String>
    let element: ListElement?
    let rounds: [String: Int]
    let hasGoAhead: Bool
    let isDonated: Bool
    let code: String?
    let handOverCode: String?
  }

  /// How many calls there have been.
  package var callsMade: Int { callCount }

  /// The present one.
  package var situation: Situation {
    Situation(
      device: device, stage: stage, className: intent?.className,
      given: Set(intent?.values.keys.map(\.self) ?? []), questionKind: question?.kind,
      questionKey: question?.line.key, parameter: question?.parameter,
      buttons: question?.buttons.map(\.role) ?? [], hasOptions: !options.isEmpty,
      hasMore: options.count > policy.pageSize, isFirstPage: question?.firstOption == 0,
      hasActivity: handOver?.userActivity != nil, charges: charges.values.sorted(),
      // More failures than these change nothing.
      failuresInARow: min(failuresInARow, policy.failuresBeforeSuggestion),
      canFollowUp: canFollowUp, authentication: authentication?.request,
      misses: [authentication?.misses ?? 0, missesInARow], hasDone: lastIntentDone != nil,
      request: stage == .ended ? nil : underWay)
  }

  private var underWay: RequestUnderWay {
    RequestUnderWay(
      methodIndex: methodIndex, method: call?.method.name,
      hasSaidWorking: call?.hasSaidWorking ?? false, resolvedParameters: resolvedParameters,
      element: element, rounds: rounds, hasGoAhead: hasGoAhead, isDonated: isDonated,
      code: response?.code,
      handOverCode: handOver?.code)
  }
}
