import Synchronization
import Wording

/// The wordings that were needed so far: loading one takes longer than drawing a frame.
final class WordingShelf: Sendable {
  private let loaded = Mutex<[String: Wording]>([:])

  func wording(for locale: String) -> Wording {
    loaded.withLock { shelf in
      if let wording = shelf[locale] { return wording }
      let wording = Wording.embedded(locale: locale)
      shelf[locale] = wording
      return wording
    }
  }
}
