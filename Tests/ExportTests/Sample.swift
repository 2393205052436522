import Conversation
import Export
import Files
import Foundation
import Handlers
import Screen
import Session

/// Conversations that the tests export.
enum Sample {
  /// A payment with a choice, a correction and a receipt.
  static func payment(locale: String = "en-US") throws -> Session {
    var session = Session(appFile: try .demoPay, locale: locale)
    session.say("Send $20 to Maria for dinner")
    session.settle()
    session.choose(1)
    session.settle()
    session.say("no, make it 30")
    session.settle()
    session.tap(.confirm)
    session.settle()
    return session
  }

  /// A failure that offers the app, on a locked device.
  static func failure() throws -> Session {
    var device = Device()
    device.isLocked = true
    var session = Session(appFile: try .demoPay, locale: "en-US", device: device)
    _ = try session.runBehaviour(["confirm", "failureRequiringAppLaunch"])
    session.say("Send $5 to Johnny with DemoPay")
    session.settle()
    session.tap(.unlock)
    session.settle()
    session.tap(.openApp)
    session.settle()
    return session
  }

  /// Everything that could mean something somewhere.
  static let hostile =
    "Send $5 to Johnny for </script><img src=x onerror=alert(1)>&amp;\"'`|\\ [a](b) \u{1B}[2J\u{202E}\u{0}"

  static func hostileTalk() throws -> Session {
    var session = Session(appFile: try .demoPay, locale: "en-US")
    session.say(hostile)
    session.settle()
    session.say("yes")
    session.settle()
    return session
  }

  /// The conversation as `parley talk --log` would have written it.
  static func log(of session: Session, head: String = #"{"parley":"events","version":1}"#) -> String
  {
    ([head] + session.log.events.map(\.record.json)).joined(separator: "\n") + "\n"
  }

  static func theme(_ name: String) throws -> Theme {
    let file = "themes/\(name).yaml"
    let text = Embedded.text(file) ?? ""
    return try YAMLDecoder().decode(ThemeFile.self, from: text, file: file).theme
  }

  static func page(_ recording: Recording) throws -> String {
    HTMLPage.text(of: recording, light: try theme("light"), dark: try theme("dark"))
  }
}

/// Documents that are kept beside the tests; `PARLEY_UPDATE_SCREENS=1` writes them anew.
enum Kept {
  static func text(_ name: String, or new: String) throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Kept/\(name)")
    if ProcessInfo.processInfo.environment["PARLEY_UPDATE_SCREENS"] != nil {
      try Data(new.utf8).write(to: file)
    }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
