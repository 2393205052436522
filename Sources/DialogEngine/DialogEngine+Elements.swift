import Conversation
import SiriKit

/// Which element of a list is asked about.
struct ListElement: Hashable, Sendable {
  var index: Int
  /// It has been refused and taken out, so that an answer comes in at its place.
  var isGone = false
}

// Parameters that are lists: each element is settled on its own.
extension DialogEngine {
  /// One result for each element: what is settled stays, and the first that is not decides.
  mutating func resolve(with results: [ResolutionResult], from method: HandlerMethod) {
    guard let parameter = method.parameter else { return }
    let given = elements(of: parameter)
    if results.count < given.count {
      diagnose(
        .fewerResults,
        [
          "method": method.name, "parameter": parameter, "results": "\(results.count)",
          "count": "\(given.count)",
        ])
    }
    guard let open = results.firstIndex(where: { !$0.isSettled }) else {
      return settle(results, from: method)
    }
    let known = zip(given, results).map { $1.kind == .success ? $1.values.first ?? $0 : $0 }
    if !known.isEmpty { intent?.values[parameter] = .list(known + given.dropFirst(known.count)) }
    element = given.indices.contains(open) ? ListElement(index: open) : nil
    resolve(with: results[open], from: method)
  }

  /// What was answered is what there is: an element without a result is lost.
  private mutating func settle(_ results: [ResolutionResult], from method: HandlerMethod) {
    let values = results.filter { $0.kind == .success }.flatMap(\.values)
    let kind: ResolutionResult.Kind = values.isEmpty ? .notRequired : .success
    for result in results { check(result, from: method) }
    resolve(
      with: ResolutionResult(kind, values: values.isEmpty ? [] : [.list(values)]), from: method)
  }

  /// The elements of a parameter; a value that is no list counts as one.
  private func elements(of parameter: String) -> [Value] {
    switch intent?.values[parameter] {
    case .list(let values): values
    case let value?: [value]
    case nil: []
    }
  }

  /// What was heard for the parameter, or for the element that is asked about.
  func heard(for parameter: String) -> Value? {
    guard let element else { return intent?.values[parameter] }
    let all = elements(of: parameter)
    return !element.isGone && all.indices.contains(element.index) ? all[element.index] : nil
  }

  /// Takes the value away; of a list only the element that is asked about.
  mutating func refuse(_ parameter: String) {
    var all = elements(of: parameter)
    guard let element, all.indices.contains(element.index) else {
      intent?.values[parameter] = nil
      return
    }
    guard !element.isGone else { return }
    all.remove(at: element.index)
    intent?.values[parameter] = all.isEmpty ? nil : .list(all)
    self.element?.isGone = true
  }

  /// Puts a value in; into a list at the place that is asked about.
  mutating func put(_ value: Value, into parameter: String) {
    guard intentClass?.parameter(parameter)?.isList == true else {
      intent?.values[parameter] = value
      return
    }
    var new = [value]
    if case .list(let values) = value { new = values }
    var all = elements(of: parameter)
    guard let element, element.index <= all.count else {
      intent?.values[parameter] = .list(new)
      return
    }
    let end = min(element.index + (element.isGone ? 0 : 1), all.count)
    all.replaceSubrange(element.index..<end, with: new)
    intent?.values[parameter] = .list(all)
  }

  /// Each element has its own rounds: three recipients may each need a choice.
  func roundKey(_ parameter: String) -> String {
    guard let element, element.index > 0 else { return parameter }
    return "\(parameter)#\(element.index)"
  }

  /// Forgets how often a parameter was asked for, with all its elements.
  mutating func forgetRounds(of parameter: String) {
    rounds = rounds.filter { $0.key != parameter && !$0.key.hasPrefix("\(parameter)#") }
  }
}

extension ResolutionResult {
  var isSettled: Bool { kind == .success || kind == .notRequired }
}
