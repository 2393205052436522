import Conversation
import SiriKit

// The calls and their completion rules.
extension DialogEngine {
  /// Calls the next method in order; after the last resolve method comes confirm, then handle.
  mutating func callNext() {
    guard let methods = intentClass?.methods else { return }
    while methodIndex < methods.count {
      let method = methods[methodIndex]
      if method.phase == .handle, !hasGoAhead, mustAskGoAhead { return askGoAhead() }
      if implements(method) { return begin(method) }
      skip(method)
      if let parameter = method.parameter { resolvedParameters.insert(parameter) }
      methodIndex += 1
    }
    // Without handle nothing can happen; the extension does not conform.
    diagnose(.handleNotFound, ["protocol": intentClass?.handlingProtocol ?? ""])
    failExtension()
  }

  private mutating func begin(_ method: HandlerMethod) {
    guard let intent else { return }
    callCount += 1
    settled[callCount - DialogEngine.settledCalls] = nil
    switch method.phase {
    case .resolve: stage = .resolving
    case .confirm: stage = .confirming
    case .handle: stage = .handling
    }
    call = PendingCall(
      number: callCount, method: method, startedAt: now, request: intent.identifier ?? "",
      hasGoAhead: hasGoAhead)
    emit(.called(number: callCount, method: method.name, intent: intent))
    outputs.append(.call(number: callCount, method: method, intent: intent))
    outputs.append(.wake(at: now + policy.workingAfter))
    outputs.append(.wake(at: now + policy.callLimit))
  }

  /// The extension is of no use any more. Once handle has been called, nobody knows whether it
  /// was done.
  mutating func failExtension() {
    say(stage == .handling ? "problem.\(intentName).handling" : "problem")
    end(.extensionFault)
    _ = suggestsApp()
  }

  /// Nobody waits for the pending call any more.
  mutating func dropCall() {
    guard let dropped = call else { return }
    settle(dropped, isCompleted: false)
    emit(
      .callCancelled(
        number: dropped.number, method: dropped.method.name,
        after: now - dropped.startedAt - timeAtSheet))
    outputs.append(.cancelCall(number: dropped.number))
  }

  private mutating func settle(_ finished: PendingCall, isCompleted: Bool) {
    settled[finished.number] = SettledCall(call: finished, isCompleted: isCompleted)
    call = nil
  }

  /// A call from which something comes, whether it is still awaited or not.
  func call(_ number: Int) -> PendingCall? {
    call?.number == number ? call : settled[number]?.call
  }

  mutating func passTime() {
    guard let pending = call, !isAsking else { return }
    let elapsed = now - pending.startedAt
    if elapsed >= policy.callLimit { return timeOut(pending) }
    if elapsed >= policy.workingAfter, !pending.hasSaidWorking {
      call?.hasSaidWorking = true
      say("working.first")
    }
  }

  private mutating func timeOut(_ pending: PendingCall) {
    dropCall()
    diagnoseSilence(of: pending)
    failExtension()
  }

  mutating func take(_ reply: Reply, of number: Int) {
    guard let pending = call, pending.number == number else {
      return takeAfterVerdict(reply, of: number)
    }
    let elapsed = now - pending.startedAt
    settle(pending, isCompleted: true)
    emit(
      .replied(number: number, method: pending.method.name, reply: reply, after: elapsed))
    if elapsed >= policy.workingAfter {
      diagnose(.slowAnswer, ["method": pending.method.name, "seconds": seconds(elapsed)])
    }
    judge(reply, to: pending.method)
  }

  private mutating func judge(_ reply: Reply, to method: HandlerMethod) {
    switch (method.phase, reply) {
    case (.resolve, .resolution(let result)): resolve(with: result, from: method)
    case (.resolve, .resolutions(let results)): resolve(with: results, from: method)
    case (.confirm, .response(let response)): confirm(with: response, from: method)
    case (.handle, .response(let response)): handle(with: response, from: method)
    case (.resolve, .response), (.confirm, .resolution), (.confirm, .resolutions),
      (.handle, .resolution), (.handle, .resolutions):
      diagnose(.replyOfWrongType, ["method": method.name])
      failExtension()
    }
  }

  /// A second completion ends the extension (Apple); a late one changes nothing.
  private mutating func takeAfterVerdict(_ reply: Reply, of number: Int) {
    guard let past = settled[number] else { return }
    let method = past.call.method.name
    guard past.isCompleted else {
      let elapsed = now - past.call.startedAt
      emit(.repliedLate(number: number, method: method, reply: reply, after: elapsed))
      // Where the user left or changed their mind the handler was not too slow.
      guard elapsed >= policy.callLimit else { return }
      return diagnose(
        .lateAnswer,
        ["method": method, "result": reply.summary, "seconds": seconds(elapsed)])
    }
    emit(.repliedAgain(number: number, method: method, reply: reply))
    diagnose(.completedTwice, ["method": method, "second": reply.summary])
    loseExtension()
  }

  mutating func take(_ fault: CallFault, of number: Int) {
    guard let broken = call(number) else { return }
    let method = broken.method.name
    emit(.faulted(number: number, method: method, fault: fault, after: now - broken.startedAt))
    switch fault {
    case .crashed(let detail):
      diagnose(.crashed, ["method": method, "detail": detail])
    case .exited(let status):
      diagnose(.exited, ["method": method, "status": "\(status)"])
    }
    guard let pending = call else { return }
    if pending.number == number { settle(pending, isCompleted: false) }
    // Another call's end is this one's too: all run in one process.
    loseExtension()
  }

  /// The extension is gone; a request under way ends with it.
  private mutating func loseExtension() {
    guard stage != .ended, stage != .listening else { return }
    dropCall()
    failExtension()
  }
}

extension Reply {
  /// A short text for messages: `disambiguation`, `unsupported noAccount`, `ready`.
  package var summary: String {
    switch self {
    case .resolution(let result): result.summary
    case .resolutions(let results): results.map(\.summary).joined(separator: ", ")
    case .response(let response): response.code
    }
  }
}

extension ResolutionResult {
  package var summary: String {
    reason.map { "\(kind.rawValue) \($0)" } ?? kind.rawValue
  }
}
