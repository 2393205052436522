import Conversation
import Handlers
import Session
import SiriKit
import Testing

@Suite("DemoChat sends messages, DemoTunes plays")
struct ChatAndTunesTests {
  struct Story: Sendable, CustomTestStringConvertible {
    var app: String
    var said: String
    var device: String = ""
    /// The keys of what is said and asked, without the intent's name, and the ending.
    var heard: String
    var ending: String
    var testDescription: String { "\(app): \(said)" }
  }

  static let chat = [
    Story(
      app: "demochat", said: "Tell Odo hello; yes", heard: "goAhead code.handle.success",
      ending: "done"),
    Story(
      app: "demochat", said: "Tell Mira and Odo hello; 2; yes",
      heard: "disambiguation.recipients goAhead code.handle.success", ending: "done"),
    Story(
      app: "demochat", said: "Send a message; Pavel; 2; (hello) {yes}; yes",
      heard:
        "ask.recipients disambiguation.recipients.handle ask.content goAhead code.handle.success",
      ending: "done"),
    Story(
      app: "demochat", said: "Tell Odo my password is x; hello; no",
      heard: "unsupported.content.none ask.content goAhead cancelled", ending: "cancelled"),
    Story(
      app: "demochat", said: "Tell Omar hello; Kim; Zoe; cancel",
      heard: "unsupported.recipients.noAccount ask.recipients "
        + "unsupported.recipients.messagingServiceNotEnabledForRecipient ask.recipients "
        + "unsupported.recipients.noValidHandle ask.recipients cancelled",
      ending: "cancelled"),
    Story(
      app: "demochat", said: "Tell Odo hello", device: "network offline",
      heard: "code.confirm.failureMessageServiceNotAvailable retry.offer",
      ending: "failed failureMessageServiceNotAvailable"),
    Story(
      app: "demochat", said: "Tell Odo hello; open", device: "signed-in no",
      heard: "code.confirm.failureRequiringAppLaunch", ending: "handed over"),
    Story(
      app: "demochat", said: "{INSendMessageIntent speakableGroupName=book club content=hi}; yes",
      heard: "goAhead code.handle.success", ending: "done"),
    Story(
      app: "demochat",
      said: "{INSendMessageIntent speakableGroupName=nobody content=hi}; Family; yes",
      heard: "unsupported.speakableGroupName.none ask.speakableGroupName goAhead "
        + "code.handle.success",
      ending: "done"),
    Story(
      app: "demochat", said: "{INSendMessageIntent recipients=Odo attachments=cat.png}; yes",
      heard: "goAhead code.handle.success", ending: "done"),
    Story(
      app: "demochat", said: "Call Odo", heard: "code.handle.continueInApp", ending: "handed over"),
  ]

  static let tunes = [
    Story(
      app: "demotunes", said: "Play Blue Lantern", heard: "code.handle.handleInApp",
      ending: "done"),
    Story(
      app: "demotunes", said: "Play Harbour Lights; the second one",
      heard: "disambiguation.mediaItems code.handle.handleInApp", ending: "done"),
    Story(
      app: "demotunes", said: "Play Harbour Lights by Coast Road", heard: "code.handle.handleInApp",
      ending: "done"),
    Story(
      app: "demotunes", said: "Play Blue Lanter; yes",
      heard: "confirmation.mediaItems.none code.handle.handleInApp", ending: "done"),
    Story(
      app: "demotunes", said: "Play nothing like it; Paper Boats",
      heard: "unsupported.mediaItems.none ask.mediaItems code.handle.handleInApp",
      ending: "done"),
    Story(
      app: "demotunes", said: "Play Winter Garden",
      heard: "unsupported.mediaItems.subscriptionRequired openApp.offer",
      ending: "failed subscriptionRequired"),
    Story(
      app: "demotunes", said: "Play Blue Lantern", device: "signed-in no",
      heard: "unsupported.mediaItems.loginRequired openApp.offer", ending: "failed loginRequired"),
    Story(
      app: "demotunes", said: "Play Blue Lantern", device: "network offline",
      heard: "unsupported.mediaItems.serviceUnavailable retry.offer",
      ending: "failed serviceUnavailable"),
    Story(
      app: "demotunes", said: "Play Rough Words; cancel",
      heard: "unsupported.mediaItems.explicitContentSettings ask.mediaItems cancelled",
      ending: "cancelled"),
    Story(
      app: "demotunes", said: "Play Far Shore; cancel",
      heard: "unsupported.mediaItems.regionRestriction ask.mediaItems cancelled",
      ending: "cancelled"),
    Story(
      app: "demotunes", said: "Play Long Concert; no",
      heard: "unsupported.mediaItems.cellularDataSettings retry.offer dismissed",
      ending: "failed cellularDataSettings"),
    Story(
      app: "demotunes", said: "Play Blue Lantern", device: "work nothing", heard: "problem",
      ending: "handed over"),
    Story(
      app: "demotunes", said: "Play Blue Lantern; no", device: "work fails",
      heard: "code.handle.failure retry.offer dismissed", ending: "failed failure"),
    Story(
      app: "demotunes", said: "Play some music", heard: "code.handle.handleInApp",
      ending: "done"),
  ]

  @Test("A conversation", arguments: chat + tunes)
  func story(_ story: Story) throws {
    var session = Session(appFile: try AppFile.builtIn(story.app), locale: "en-US")
    if !story.device.isEmpty {
      _ = try session.runDevice(story.device.split(separator: " ").map(String.init))
    }
    for text in story.said.split(separator: "; ") {
      session.say(String(text))
      session.settle()
    }
    let happenings = session.log.events.map(\.happening)
    let keys = happenings.flatMap(\.spokenKeys).map { key in
      key.split(separator: ".").filter { !($0.hasPrefix("IN") && $0.hasSuffix("Intent")) }
        .joined(separator: ".")
    }
    #expect(keys.joined(separator: " ") == story.heard)
    #expect(happenings.compactMap(\.ending).last?.name == story.ending)
  }

  @Test(
    "In the background the app is asked for a handler, before iOS 14 it handled in its callback",
    arguments: [
      ("26.0", "application(_:handlerFor:)"),
      ("13.0", "application(_:handle:completionHandler:)"),
    ])
  func background(system: String, callback: String) throws {
    var session = Session(appFile: try AppFile.builtIn("demotunes"), locale: "en-US")
    _ = try session.runDevice(["ios", system])
    _ = try session.runDevice(["work", "nothing"])
    session.say("Play Blue Lantern")
    session.settle()
    #expect(session.log.events.contains { $0.happening == .appCalled(callback) })
    let found = session.log.events.compactMap { event -> Finding? in
      if case .diagnosed(let finding) = event.happening { finding } else { nil }
    }
    #expect(
      found == [
        Finding(
          .appDidNothing, ["app": "DemoTunes", "code": "handleInApp", "callback": callback])
      ])
  }

  @Test("A message is taken word for word, and sent once")
  func verbatim() throws {
    var session = Session(appFile: try AppFile.builtIn("demochat"), locale: "en-US")
    for text in ["Send a message to Odo", "Tell me 20% of “yes” {ok}", "yes"] {
      session.say(text)
      session.settle()
    }
    #expect(session.handler.world.sentMessages.map(\.content) == ["Tell me 20% of “yes” {ok}"])
    #expect(session.handler.world.sentMessages.map(\.recipients) == [["Odo Brandis"]])
  }

  @Test("The built-in apps' examples are requests that they take", arguments: AppFile.builtIn)
  func examples(_ name: String) throws {
    let file = try AppFile.builtIn(name)
    for locale in file.locales {
      for example in file.examples(in: locale) {
        var session = Session(appFile: file, locale: locale)
        session.say(example)
        session.settle()
        #expect(
          session.log.events.contains {
            if case .called = $0.happening { true } else { false }
          }, "\(locale): \(example)")
      }
    }
  }
}

extension Happening {
  fileprivate var spokenKeys: [String] {
    switch self {
    case .said(let line): [line.key]
    case .asked(let question): [question.lead?.key, question.line.key].compactMap { $0 }
    default: []
    }
  }
}
