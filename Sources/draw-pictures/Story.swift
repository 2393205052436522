import Conversation
import Handlers
import Interface
import Screen
import Session

/// A way to a screen that is worth a picture: the keys that a person would type.
struct Story {
  var name: String
  var caption: String
  var size = Size(columns: 120, rows: 40)
  var theme = "dark"
  var paper = Picture.Paper.dark
  var depth = ColourDepth.direct
  var keys: [Key]

  static let all: [Story] = [
    Story(name: "first", caption: "The first screen", keys: []),
    Story(
      name: "disambiguation", caption: "Several people match",
      keys: said("Send $20 to Maria with DemoPay") + [.down, .down]),
    Story(
      name: "go-ahead", caption: "The go-ahead card",
      keys: said("Send $20 to Maria for dinner", "the second one")),
    Story(
      name: "failure", caption: "An error code, what the user hears, and the diagnosis",
      keys: said("/behaviour handle failure", "Send $20 to Maria", "2", "send it")),
    Story(
      name: "open-app", caption: "Open App",
      keys: said(
        "/behaviour confirm failureRequiringAppLaunch", "Send $20 to Maria with DemoPay", "2")),
    Story(
      name: "behaviour", caption: "What a method answers next, and what the user will hear",
      keys: said("Send $20 to Maria", "/behaviour handle") + [.down, .down, .down, .down, .down]),
    Story(
      name: "small", caption: "80 columns", size: Size(columns: 80, rows: 24),
      keys: said("Send $20 to Maria", "the second one")),
    Story(
      name: "light", caption: "A light terminal", theme: "light", paper: .light,
      keys: said("Send $20 to Maria for dinner", "the second one")),
    Story(
      name: "no-colour", caption: "NO_COLOR", theme: "default", depth: .none,
      keys: said("Send $20 to Maria with DemoPay") + [.down, .down]),
    Story(
      name: "chinese", caption: "The same in Chinese",
      keys: said("/language zh-Hans", "用DemoPay给王小明转五十块五毛")),
  ]

  private static func said(_ lines: String...) -> [Key] {
    lines.flatMap { line in line.map { Key.character($0) } + [.enter] }
  }

  /// The frame at the end of the keys, in virtual time.
  func frame() throws -> Frame {
    let appFile = try AppFile.demoPay
    var model = Model(
      session: Session(appFile: appFile, locale: appFile.locales.first ?? "en-US"), size: size,
      capabilities: Capabilities(colours: depth, isUTF8: true, hasMouse: true, hasPaste: true),
      themeName: theme)
    for key in keys {
      _ = model.update(.input(.key(key)))
      while let moment = model.session.nextMoment { _ = model.update(.time(moment)) }
    }
    return model.view()
  }
}
