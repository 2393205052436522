import Conversation
import SiriKit

// What an app for messages and one for media answer beside people and amounts.
extension AnswerDesk {
  /// `nil` when the parameter needs no rule of its own.
  func domainResult(_ heard: Value?) -> ResolutionResult? {
    switch (call.intent.className, call.method.parameter) {
    case ("INSendMessageIntent", "recipients"?) where heard == nil && namesGroup:
      ResolutionResult(.notRequired)
    case ("INSendMessageIntent", "content"?) where heard == nil:
      ResolutionResult(call.intent.values["attachments"] == nil ? .needsValue : .notRequired)
    case ("INSendMessageIntent", "content"?) where forbidsText(heard):
      ResolutionResult(.unsupported)
    case ("INSendMessageIntent", "groupName"?), ("INSendMessageIntent", "speakableGroupName"?):
      heard.map(groupResult)
    case ("INPlayMediaIntent", "mediaItems"?), ("INAddMediaIntent", "mediaItems"?),
      ("INSearchForMediaIntent", "mediaItems"?), ("INUpdateMediaAffinityIntent", "mediaItems"?):
      mediaResult(heard)
    default: nil
    }
  }

  private var namesGroup: Bool {
    ["groupName", "speakableGroupName"].contains { call.intent.values[$0] != nil }
  }

  private func forbidsText(_ heard: Value?) -> Bool {
    if case .text(let text) = heard { world.forbids(text) } else { false }
  }

  private func groupResult(_ heard: Value) -> ResolutionResult {
    guard world.groups.isEmpty || world.hasGroup(heard.summary) else {
      return ResolutionResult(.unsupported)
    }
    return ResolutionResult(.success, values: [heard])
  }

  // MARK: Media

  private func mediaResult(_ heard: Value?) -> ResolutionResult {
    if let reason = refusal { return mediaRefusal(reason) }
    let search = call.intent.values["mediaSearch"]?.summary
    if case .item(let item) = heard, let known = world.media(identifier: item.identifier) {
      return result(for: known)
    }
    guard let words = heard?.summary ?? search else { return anything }
    guard !world.media.isEmpty else {
      return ResolutionResult(
        .success, values: [heard ?? .item(.init(type: "INMediaItem", displayName: words))])
    }
    let found = world.media(called: words)
    guard let first = found.items.first else { return mediaRefusal("") }
    if found.areOnlyNear {
      return ResolutionResult(.confirmationRequired, values: [first.value()])
    }
    guard found.items.count > 1 else { return result(for: first) }
    return ResolutionResult(.disambiguation, values: options(found.items))
  }

  /// The state of the account and of the network, which stand against all items.
  private var refusal: String? {
    if !(app.service.isSignedIn ?? call.device.isSignedIn) { return "loginRequired" }
    return call.device.isOnline && app.service.isAvailable ? nil : "serviceUnavailable"
  }

  private func result(for item: World.MediaItem) -> ResolutionResult {
    item.refusal.map(mediaRefusal) ?? ResolutionResult(.success, values: [item.value()])
  }

  private func mediaRefusal(_ reason: String) -> ResolutionResult {
    let reasons = Catalog.resolutionResult(call.method.resultClass)?.unsupportedReasons ?? []
    return ResolutionResult(
      .unsupported, reason: reasons.contains { $0.name == reason } ? reason : nil)
  }

  /// "Play some music" leaves the choice to the app.
  private var anything: ResolutionResult {
    let playable = world.media.first { $0.refusal == nil }
    return playable.map { ResolutionResult(.success, values: [$0.value()]) }
      ?? ResolutionResult(.notRequired)
  }

  private func options(_ items: [World.MediaItem]) -> [Value] {
    items.map { item in
      item.value(isAmbiguous: items.contains { $0 != item && $0.title == item.title })
    }
  }

  /// What a result that needs several can offer.
  var mediaAlternatives: [Value] {
    options(Array(world.media.filter { $0.refusal == nil }.prefix(3)))
  }

  // MARK: Messages

  /// The message of the intent, as the service takes it.
  func message(key: String) -> World.SentMessage {
    var names: [String] = []
    for parameter in ["recipients", "speakableGroupName", "groupName"] {
      switch call.intent.values[parameter] {
      case .list(let values): names += values.map(\.summary)
      case let value?: names.append(value.summary)
      case nil: break
      }
    }
    return World.SentMessage(
      key: key, recipients: names, content: call.intent.values["content"]?.summary ?? "")
  }
}
