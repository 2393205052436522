import Conversation
import Handlers
import Screen
import Session

@testable import Interface

/// The screen without a terminal: types, clicks, lets time pass, reads what is shown.
struct Rehearsal {
  var model: Model
  var effects: [Effect] = []
  private var now = 0

  init(
    columns: Int = 120, rows: Int = 40, locale: String = "en-US", appFile: AppFile? = nil,
    isUTF8: Bool = true
  ) throws {
    let file = try appFile ?? AppFile.demoPay
    model = Model(
      session: Session(appFile: file, locale: locale), size: Size(columns: columns, rows: rows),
      capabilities: Capabilities(
        colours: .indexed256, isUTF8: isUTF8, hasMouse: true, hasPaste: true),
      themeNames: ["default", "dark", "light"])
  }

  mutating func send(_ input: Input) {
    effects += model.update(.input(input))
    settle()
  }

  /// Everything that is under way comes to its end.
  mutating func settle() {
    while let moment = model.session.nextMoment {
      now = max(now, moment)
      effects += model.update(.time(now))
    }
  }

  mutating func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  mutating func type(_ text: String) {
    for character in text { send(.key(.character(character))) }
  }

  /// Types a line and sends it.
  mutating func say(_ text: String) {
    type(text)
    press(.enter)
  }

  mutating func click(_ hit: Hit) {
    let drawing = model.drawing()
    guard let place = drawing.hits.last(where: { $0.hit == hit }) else { return }
    send(.mouse(.press(place.area.origin)))
    send(.mouse(.release(place.area.origin)))
  }

  var lines: [String] { model.view().screen.lines }
  var text: String { lines.joined(separator: "\n") }

  func shows(_ text: String) -> Bool { self.text.contains(text) }

  var ending: Ending? {
    model.session.log.events.reversed().lazy.compactMap {
      if case .ended(let ending) = $0.happening { ending } else { nil }
    }.first
  }
}
