import Conversation
import DialogEngine
import Files
import Handlers
package import SiriKit

/// A method of one of the app's intents: `confirm` of two intents are two.
package struct IntentMethod: Hashable, Sendable {
  package var intent: IntentClass
  package var method: HandlerMethod

  /// `INSendPaymentIntent.confirm`.
  package var name: String { "\(intent.name).\(method.name)" }
}

// What the handler answers next.
extension Session {
  /// The methods of the app's intents in calling order, those of the intent under way first.
  package var methods: [IntentMethod] {
    var names = appFile.app.intentsSupported
    if let present = engine.intentClass?.name {
      names.removeAll { $0 == present }
      names.insert(present, at: 0)
    }
    return names.compactMap(Catalog.intent).flatMap { intent in
      intent.methods.map { IntentMethod(intent: intent, method: $0) }
    }
  }

  /// The methods with a name, short (`confirm`) or with its intent (`INSendPaymentIntent.confirm`).
  package func methods(named name: String) throws(CommandError) -> [IntentMethod] {
    let found = methods.filter { $0.method.name == name || $0.name == name }
    guard found.isEmpty else { return found }
    var names: [String] = []
    for method in methods where !names.contains(method.method.name) {
      names.append(method.method.name)
    }
    throw CommandError(Session.unknown(name, "method", among: names))
  }

  /// What the method answers next, by its short name.
  package func behaviourName(of method: IntentMethod) -> String {
    let answers = handler.behaviour.answers(for: method.method.name, of: method.intent.name)
    return (answers.isEmpty ? [.world] : answers).map { "\($0)" }.joined(separator: ", then ")
  }

  /// Sets what the methods of a name answer from now on, written as in an app file: a short name, a
  /// mapping, or a list for successive calls. The first method that can answer so is returned.
  @discardableResult
  package mutating func setBehaviour(
    of name: String, written: String
  ) throws(CommandError) -> IntentMethod {
    let reader = BehaviourReader(
      file: name, intents: methods.map(\.intent), world: appFile.world)
    var fault: String?
    var first: IntentMethod?
    let node: YAMLNode
    do {
      node = try YAMLDecoder().node(from: written, file: name)
    } catch {
      throw CommandError(error.remedy.map { "\(error.message); \($0)" } ?? error.message)
    }
    for method in try methods(named: name) {
      do {
        set(try reader.answers(node, for: method.method, of: method.intent), of: method)
        first = first ?? method
      } catch {
        fault = fault ?? error.remedy.map { "\(error.message); \($0)" } ?? error.message
      }
    }
    guard let first else { throw CommandError(fault ?? "") }
    note(behaviour: name, written)
    return first
  }

  /// Runs `/behaviour METHOD ANSWER`; without an answer it tells the present one.
  ///
  /// A short name means every intent that has the method and can give the answer.
  package mutating func runBehaviour(_ words: [String]) throws(CommandError) -> String {
    guard let name = words.first else {
      return methods.map { "\($0.name)  \(behaviourName(of: $0))" }.joined(separator: "\n")
    }
    let methods = try methods(named: name)
    let text = words.dropFirst().joined(separator: " ")
    guard !text.isEmpty else {
      return methods.map { "\($0.name)  \(behaviourName(of: $0))" }.joined(separator: "\n")
    }
    let answered = try setBehaviour(of: name, written: text)
    return "\(name)  \(behaviourName(of: answered))"
  }
}
