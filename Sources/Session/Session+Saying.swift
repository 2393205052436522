package import Conversation
import Handlers
package import Wording

extension Session {
  /// The languages that the conversation can go on in.
  package var locales: [String] { appFile.locales }

  /// Cancels what is under way, as if it had been said.
  package mutating func cancel() {
    say(Gesture.cancel.notation)
  }
}

extension Launch {
  /// What Siri says while the app opens.
  package var opening: Line { Line("openApp.opening", ["app": .text(appName)]) }
}

extension Wording {
  /// A row's content; "none" where there is nothing to show.
  package func content(of row: Card.Row) -> String {
    let content = format(row.content)
    return content.isEmpty ? render(Line("value.none")).shown : content
  }
}
