package import Conversation
import DialogEngine
import Handlers
import Screen
package import Scripts
package import Session
package import Wording

/// Why something could not be done in a conversation as it stands.
package struct ActingError: Error, Hashable, Sendable {
  package var message: String
  package var remedy: String

  package init(message: String, remedy: String) {
    self.message = message
    self.remedy = remedy
  }
}

// What a script's lines do to a conversation.
extension Session {
  /// Does what a user's line says.
  package mutating func perform(
    _ action: UserLine.Action, _ wording: Wording
  ) throws(ActingError) {
    switch action {
    case .words(let text): say(Gesture(text) == .silence ? "" : text)
    case .tap(let title): try tap(titled: title, wording)
    }
  }

  /// Taps a button by its title or role, or a choice by its label or its number on the page.
  package mutating func tap(titled title: String, _ wording: Wording) throws(ActingError) {
    guard let question = engine.question else {
      throw ActingError(
        message: "[\(title)] cannot be tapped: nothing is asked",
        remedy: "begin with what the user says")
    }
    if let role = question.role(titled: title, wording) { return tap(role) }
    if let index = question.option(titled: title) { return choose(index) }
    let buttons = question.buttons.map { "[\(wording.render($0.title).shown)]" }
    let options = question.options.map { "[\($0.notation)]" }
    let offered = (buttons + options).joined(separator: " ")
    throw ActingError(
      message: "there is no [\(title)] here",
      remedy: offered.isEmpty ? "answer in words" : "write one of \(offered)")
  }

  /// Changes the world as a script's `!` line says; time is not its business.
  package mutating func perform(_ change: WorldChange) throws(ActingError) {
    do {
      switch change.subject {
      case .wait: break
      case .device(let name):
        _ = try runDevice([name, DeviceSetting.word(for: change.value)])
      case .behaviour(let method):
        try setBehaviour(of: method, written: change.value)
      case .variant: _ = try runVariant([change.value])
      case .handOver:
        _ = try runHandOver(change.value.split(separator: " ").map(String.init))
      case .locale:
        guard locales.contains(change.value) else {
          throw CommandError(Session.unknown(change.value, "language", among: locales))
        }
        changeLocale(to: change.value)
      }
    } catch let error as CommandError {
      throw ActingError(message: error.message, remedy: "")
    } catch {
      throw ActingError(message: "\(error)", remedy: "")
    }
  }
}

extension Question {
  /// The role of the button that is called so.
  package func role(titled title: String, _ wording: Wording) -> Button.Role? {
    let name = title.lowercased()
    return buttons.first {
      $0.role.rawValue.lowercased() == name
        || TextLayout.sanitize(wording.render($0.title).shown).lowercased() == name
    }?.role
  }

  /// The index on the whole list of the option that is called so.
  package func option(titled title: String) -> Int? {
    if title.hasPrefix("#"), let number = Int(title.dropFirst()) { return number - 1 }
    if let index = options.firstIndex(where: { $0.notation == title }) {
      return firstOption + index
    }
    let labels = options.indices.filter { TextLayout.sanitize(options[$0].label) == title }
    if labels.count == 1 { return firstOption + labels[0] }
    guard let number = Int(title), options.indices.contains(number - 1) else { return nil }
    return firstOption + number - 1
  }
}

extension Option {
  /// As it stands on the list: the label, with the detail that tells it from others.
  package var notation: String {
    TextLayout.sanitize(label + (detail.map { "  (\($0))" } ?? ""))
  }
}
