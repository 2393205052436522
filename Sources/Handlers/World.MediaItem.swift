import Files
package import SiriKit

extension World {
  /// Something that the app can play.
  package struct MediaItem: Hashable, Sendable {
    package var title: String
    package var artist: String?
    package var album: String?
    package var identifier: String
    /// The reason, by its Swift name, for which the app does not play it.
    package var refusal: String?

    package init(
      title: String, artist: String? = nil, album: String? = nil, identifier: String,
      refusal: String? = nil
    ) {
      self.title = title
      self.artist = artist
      self.album = album
      self.identifier = identifier
      self.refusal = refusal
    }

    /// As SiriKit hands it over; the artist tells equal titles apart.
    package func value(isAmbiguous: Bool = false) -> Value {
      let name = isAmbiguous ? [title, artist].compactMap { $0 }.joined(separator: " – ") : title
      return .item(.init(type: "INMediaItem", displayName: name, identifier: identifier))
    }

    /// How surely the words mean it; `nil` when they do not.
    func likeness(to words: FoldedName) -> Int? {
      let title = FoldedName(title)
      let artist = FoldedName(artist ?? "")
      if title == words || FoldedName("\(self.title) \(self.artist ?? "")") == words { return 0 }
      if !artist.isEmpty, words.contains(title), words.contains(artist) { return 1 }
      if artist == words || FoldedName(album ?? "") == words { return 2 }
      if title.contains(words) { return 3 }
      return nearest(words.text, among: [title.text]) == nil ? nil : Self.onlyNear
    }

    /// Only the spelling is near: worth a question, not an answer.
    static let onlyNear = 4
  }

  /// What the words may mean, and whether only the spelling is near.
  func media(called text: String) -> (items: [MediaItem], areOnlyNear: Bool) {
    let words = FoldedName(text)
    let found = media.compactMap { item in
      item.likeness(to: words).map { (item: item, likeness: $0) }
    }
    let best = found.map(\.likeness).min()
    return (
      found.filter { $0.likeness == best }.map(\.item), best == MediaItem.onlyNear
    )
  }

  /// The one with the app's identifier.
  func media(identifier: String?) -> MediaItem? {
    identifier.flatMap { identifier in media.first { $0.identifier == identifier } }
  }
}

extension World.MediaItem: Decodable {
  enum Key: String, CodingKey, CaseIterable {
    case title, artist, album, identifier, refusal
  }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    let title = try keys.decode(NonemptyText.self, forKey: .title).text
    self.init(
      title: title, artist: try keys.decodeIfPresent(String.self, forKey: .artist),
      album: try keys.decodeIfPresent(String.self, forKey: .album),
      identifier: try keys.decodeIfPresent(String.self, forKey: .identifier) ?? title,
      refusal: try keys.decodeIfPresent(MediaReason.self, forKey: .refusal)?.name)
  }
}

/// A reason of `INPlayMediaMediaItemResolutionResult`.
private struct MediaReason: Decodable {
  let name: String

  init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
    let reasons =
      Catalog.resolutionResult("INPlayMediaMediaItemResolutionResult")?.unsupportedReasons ?? []
    let names = reasons.map(\.name)
    guard names.contains(name) else {
      throw decoder.fileError(
        "INPlayMediaMediaItemUnsupportedReason has no reason '\(name)'",
        remedy: remedy(name, among: names))
    }
  }
}
