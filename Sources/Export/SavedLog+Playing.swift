import Conversation
package import Files
package import Handlers
package import Session
import SiriKit

// A log is played again: what the user did is done to a new conversation at the same moments.
extension SavedLog {
  /// The conversation of the log, made anew.
  ///
  /// - Parameter locales: the languages in which it may have begun; when the log does not tell,
  ///   that one counts in which it goes as it went.
  package func play(_ appFile: AppFile, locales: [String]) throws(FileError) -> Session {
    var best: Failure?
    for locale in locales {
      var playing = Playing(session: try beginning(appFile, locale))
      guard let failure = playing.takeAll(events) else {
        playing.session.settle()
        return playing.session
      }
      if best.map({ failure.event.line > $0.event.line }) ?? true { best = failure }
    }
    throw FileError(
      file: file, line: best?.event.line ?? 1, column: 1,
      message: best?.message ?? "there is no language to play it in",
      remedy: "give the app file of the conversation with --app, and its language with --locale")
  }

  /// The conversation of a log that was cut off, as far as it goes as it went.
  package func recovered(_ appFile: AppFile, locale: String) throws(FileError) -> Session {
    var playing = Playing(session: try beginning(appFile, locale))
    _ = playing.takeAll(events)
    return playing.session
  }

  private func beginning(_ appFile: AppFile, _ locale: String) throws(FileError) -> Session {
    var device = Device()
    for setting in DeviceSetting.all {
      if let value = self.device[setting.name] { _ = setting.set(value, in: &device) }
    }
    let intents = appFile.app.intentsSupported.compactMap(Catalog.intent)
    var behaviour = Behaviour()
    if let node = try YAMLDecoder().node(from: "handler:\(handler)", file: file)["handler"] {
      behaviour = try BehaviourReader(file: file, intents: intents, world: appFile.world)
        .read(node)
    }
    return Session(
      appFile: appFile, locale: locale, device: device, behaviour: behaviour,
      writtenBehaviour: handler)
  }

  /// Where the new conversation goes another way.
  private struct Failure: Error {
    var event: LoggedEvent
    var happened: String?

    var message: String {
      let there = "the log has '\(event.kind) \(event.summary)'"
      return happened.map { "\(there), but played again it is '\($0)'" }
        ?? "\(there), but played again nothing comes"
    }
  }

  private struct Playing {
    var session: Session

    /// Where it went another way.
    mutating func takeAll(_ events: [LoggedEvent]) -> Failure? {
      for event in events {
        do throws(Failure) { try take(event) } catch { return error }
      }
      return nil
    }

    mutating func take(_ event: LoggedEvent) throws(Failure) {
      if event.kind == "rewind" {
        guard session.rewind(to: event.toTurn ?? 0) else { throw Failure(event: event) }
        return try check(event)
      }
      session.advance(to: max(session.now, event.milliseconds))
      if session.log.count < event.event, !perform(event) { throw Failure(event: event) }
      try check(event)
    }

    /// Does what made the event; false when nobody did.
    private mutating func perform(_ event: LoggedEvent) -> Bool {
      switch event.kind {
      case "heard": session.say(event.text ?? event.summary)
      case "tapped":
        guard let role = event.button.flatMap(Button.Role.init) else { return false }
        session.tap(role)
      case "chose":
        guard let choice = event.choice else { return false }
        session.choose(choice - 1)
      case "device": return set(event.summary)
      case "behaviour": return behave(event.summary)
      case "note": return speak(event.summary) || openFromHome(event.summary)
      case "launch": return handOver("again")
      default: return false
      }
      return true
    }

    /// `locked yes`.
    private mutating func set(_ summary: String) -> Bool {
      let words = summary.split(separator: " ").map(String.init)
      guard words.count == 2, let setting = DeviceSetting.named(words[0]) else { return false }
      return session.set(setting, to: words[1])
    }

    /// `handle  late 12`.
    private mutating func behave(_ summary: String) -> Bool {
      guard let gap = summary.firstRange(of: "  ") else { return false }
      let method = String(summary[..<gap.lowerBound])
      let answer = String(summary[gap.upperBound...])
      do {
        if method == "variant" {
          _ = try session.runVariant([answer])
          return true
        }
        try session.setBehaviour(of: method, written: answer)
        return true
      } catch { return false }
    }

    /// `language zh-Hans`.
    private mutating func speak(_ summary: String) -> Bool {
      let words = summary.split(separator: " ")
      guard words.count == 2, words[0] == "language", session.locales.contains(String(words[1]))
      else { return false }
      session.changeLocale(to: String(words[1]))
      return true
    }

    private mutating func openFromHome(_ summary: String) -> Bool {
      summary == "\(session.appFile.app.name) is opened from the home screen" && handOver("home")
    }

    private mutating func handOver(_ word: String) -> Bool {
      (try? session.runHandOver([word])) != nil
    }

    private func check(_ event: LoggedEvent) throws(Failure) {
      guard event.event > 0, event.event <= session.log.count else {
        throw Failure(event: event)
      }
      let happened = session.log.events[event.event - 1]
      guard happened.happening.kind == event.kind, happened.row.text == event.summary else {
        throw Failure(
          event: event, happened: "\(happened.happening.kind) \(happened.row.text)")
      }
    }
  }
}
