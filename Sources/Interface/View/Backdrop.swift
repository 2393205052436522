import Conversation
import DialogEngine
import Screen
import Session
import Synchronization

/// Everything that is drawn but the bottom, the lists on top and the caret.
///
/// Typing changes none of it, so the last one is kept: a key then costs only its own row.
final class Backdrop: Sendable {
  /// What the drawing depends on.
  struct Key: Equatable, Sendable {
    var layout: Layout
    var size: Size
    var generation: Int
    var lastEvent: Event?
    var question: Question?
    var stage: String
    var device: Device
    var locale: String
    var secondLocale: String?
    var showsSpoken: Bool
    var isPresenting: Bool
    var focus: Model.Focus
    var marked: Model.Element?
    var conversationTop: Model.Anchor?
    var logState: LogState
    var finder: LineEditor?
    var isUTF8: Bool
  }

  private let kept = Mutex<(key: Key, drawing: Drawing)?>(nil)

  /// The kept drawing when it is for this key, else a new one.
  func drawing(for key: Key, make: () -> Drawing) -> Drawing {
    if let drawing = kept.withLock({ $0?.key == key ? $0?.drawing : nil }) { return drawing }
    let drawing = make()
    kept.withLock { $0 = (key, drawing) }
    return drawing
  }
}

extension Model {
  var backdropKey: Backdrop.Key {
    Backdrop.Key(
      layout: layout, size: size, generation: session.log.generation,
      lastEvent: session.log.events.last, question: session.engine.question,
      stage: session.engine.stageName,
      device: session.device, locale: session.locale, secondLocale: secondLocale,
      showsSpoken: showsSpoken, isPresenting: isPresenting, focus: focus, marked: markedElement,
      conversationTop: conversationTop, logState: logState, finder: finder,
      isUTF8: capabilities.isUTF8)
  }
}
