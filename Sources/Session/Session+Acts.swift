import Conversation
import Handlers

extension Session {
  /// Does again what was done once.
  package mutating func perform(_ act: Act) {
    switch act {
    case .say(let text): say(text)
    case .tap(let role): tap(role)
    case .choose(let index): choose(index)
    case .set(let name, let value):
      if let setting = DeviceSetting.named(name) { set(setting, to: value) }
    case .behave(let method, let answer):
      // What was taken once is taken again.
      _ = try? setBehaviour(of: method, written: answer)
    case .variant(let name): _ = try? runVariant([name])
    case .handOver(let words):
      _ = try? runHandOver(words.split(separator: " ").map(String.init))
    case .speak(let locale): changeLocale(to: locale)
    }
  }
}
