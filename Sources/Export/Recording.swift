import Conversation
import Handlers
package import Session
import Wording

/// A conversation that is to be shared: how it began, what was done, and what came of it.
package struct Recording: Sendable {
  /// How it is called: the case of a script, or what was said first.
  package var title: String
  /// The conversation at its end; from its beginning and its acts it can be played again.
  package let session: Session
  /// The language of Siri's lines.
  package let locale: String

  let wording: Wording

  /// - Parameters:
  ///   - title: `nil` calls it by what was said first.
  ///   - locale: `nil` leaves Siri's lines in the language that was spoken at the end.
  package init(_ session: Session, title: String? = nil, locale: String? = nil) {
    self.session = session
    self.title = title ?? session.turns.first ?? session.appFile.app.name
    self.locale = locale ?? session.locale
    wording = Wording.embedded(locale: self.locale)
  }

  var appName: String { session.appFile.app(in: locale).name }

  /// The conversation before the first word.
  var beginning: Session {
    Session(
      appFile: session.appFile, locale: session.beginning.locale,
      device: session.beginning.device, behaviour: session.beginning.behaviour)
  }

  /// What was set otherwise than in a new conversation, by the names of the settings.
  var deviceDifferences: [(name: String, value: String)] {
    session.changedSettings
  }
}
